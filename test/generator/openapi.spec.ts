import { Validator } from '@seriousme/openapi-schema-validator';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { readFileSync } from 'node:fs';
import { isMembers } from '../../src/kernel/members.js';

const FILE = new URL('../../generated/contract/openapi/openapi.json', import.meta.url);
const document: unknown = JSON.parse(readFileSync(FILE, 'utf8'));

/** The member at the end of a path of keys; `undefined` where there is none. */
function at(value: unknown, ...path: readonly string[]): unknown {
  return path.reduce<unknown>((inner, key) => (isMembers(inner) ? inner[key] : undefined), value);
}

/** An example with the address of its schema in the document. */
interface ShownExample {
  readonly name: string;
  readonly schema: string;
  readonly value: unknown;
}

interface OperationPlace {
  readonly path: string;
  readonly verb: string;
  readonly operation: unknown;
}

function operations(): readonly OperationPlace[] {
  const paths = at(document, 'paths');
  return Object.entries(isMembers(paths) ? paths : {}).flatMap(([path, item]) =>
    Object.entries(isMembers(item) ? item : {}).map(([verb, operation]) => ({ path, verb, operation })),
  );
}

function pointer(...path: readonly string[]): string {
  return ['rpc#', ...path.map((part) => encodeURIComponent(part.replaceAll('~', '~0').replaceAll('/', '~1')))].join(
    '/',
  );
}

function examplesOf({ path, verb, operation }: OperationPlace): readonly ShownExample[] {
  const content = ['requestBody', 'content', 'application/json'];
  const body = at(operation, ...content, 'example');
  const parameters = at(operation, 'parameters');
  const shown = (Array.isArray(parameters) ? parameters : []).flatMap((parameter: unknown, place): ShownExample[] => {
    const value = at(parameter, 'example');
    const schema = pointer('paths', path, verb, 'parameters', String(place), 'schema');
    return value === undefined ? [] : [{ name: `${path} ${String(at(parameter, 'name'))}`, schema, value }];
  });
  const schema = pointer('paths', path, verb, ...content, 'schema');
  return body === undefined ? shown : [...shown, { name: path, schema, value: body }];
}

const ANSWER = ['responses', '200', 'content', 'application/json'];

/** Operations that answer with a body, each with its example. */
function answers(): readonly ShownExample[] {
  return operations().flatMap(({ path, verb, operation }) =>
    at(operation, ...ANSWER) === undefined
      ? []
      : [
          {
            name: `${path} answer`,
            schema: pointer('paths', path, verb, ...ANSWER, 'schema'),
            value: at(operation, ...ANSWER, 'example'),
          },
        ],
  );
}

describe('the OpenAPI document', () => {
  it('is valid', async () => {
    if (!isMembers(document)) throw new TypeError('The document is no object.');
    const result = await new Validator().validate(document);
    expect(result.errors ?? []).toEqual([]);
    expect(result.valid).toBe(true);
  });

  it('has an example for each operation', () => {
    const without = operations().filter((place) => examplesOf(place).length === 0);
    expect([without.map(({ path }) => path), operations().length > 30]).toEqual([[], true]);
  });

  it('has an example for each answer', () => {
    expect(answers().filter(({ value }) => value === undefined)).toEqual([]);
    expect(answers().length).toBeGreaterThan(25);
  });

  it('has examples that fit their schemas', () => {
    const ajv = new Ajv2020({ strict: false, allErrors: true, validateFormats: false });
    ajv.addSchema({ $id: 'rpc', ...(isMembers(document) ? document : {}) });
    const examples = [...operations().flatMap(examplesOf), ...answers()];
    const unfit = examples.flatMap(({ name, schema, value }) => {
      const validate = ajv.compile({ $ref: schema });
      return validate(value) ? [] : [`${name}: ${ajv.errorsText(validate.errors)}`];
    });
    expect(unfit).toEqual([]);
  });

  it('would show an example that does not fit', () => {
    const ajv = new Ajv2020({ strict: false, validateFormats: false });
    ajv.addSchema({ $id: 'rpc', ...(isMembers(document) ? document : {}) });
    const path = '/entities?action=search';
    const schema = pointer('paths', path, 'post', 'requestBody', 'content', 'application/json', 'schema');
    expect(ajv.compile({ $ref: schema })({ entity: 1 })).toBe(false);
  });
});
