import fc from 'fast-check';
import { aspects } from '../../generated/service/registry/aspects.js';
import { entities } from '../../generated/service/registry/entities.js';
import type { EntitySpec } from '../../generated/service/registry/model.js';
import { resources } from '../../generated/service/registry/resources.js';
import { ownModel } from '../generator/own-model.js';
import { mutated, ValueArbitrary } from '../generator/value-arbitrary.js';
import { sampleSize } from '../sample-size.js';
import type { WireAnswer, WireApp } from './app.builder.js';
import { wireApp } from './app.builder.js';
import { jsonMember } from './json-member.js';
import { DATASET, ingest, proposal, put, refusal, stored } from './proposal.builder.js';

/** What is not named in a request is not touched by it. */
const KEPT = 'urn:li:dataset:(urn:li:dataPlatform:hive,shop.kept,PROD)';

/** Values of any kind in every parameter and every aspect: accepted, or refused as a whole. */
let app: WireApp;
beforeAll(async () => {
  app = await wireApp();
  await put(app, DATASET, 'datasetProperties', { name: 'orders' });
  await put(app, KEPT, 'datasetProperties', { name: 'orders' });
});
afterAll(async () => {
  expect(await stored(app, KEPT, 'datasetProperties')).toEqual({ name: 'orders' });
  await app.close();
});

const value = fc.oneof(
  fc.jsonValue({ maxDepth: 3 }),
  fc.constantFrom<unknown[]>(
    -1,
    0,
    1.5,
    1e300,
    2 ** 31,
    2 ** 53,
    -(2 ** 63),
    '',
    ' ',
    '-1',
    '1e9',
    [],
    {},
    [[]],
    [null],
  ),
  fc.constantFrom<unknown[]>(DATASET, 'urn:li:tag:a', 'dataset', { or: [{ and: [{ field: 'name', value: 'a' }] }] }),
  fc.constantFrom<unknown[]>({ or: [null] }, { or: [{ and: [{}] }] }, { value: { a: { urn: DATASET, aspects: [] } } }),
);

/** What is wrong with a response that is neither a success nor a refusal in the protocol's form. */
function fault(answer: WireAnswer): string | undefined {
  if (answer.status === 200) return undefined;
  const [status, message] = refusal(answer);
  const isRefusal = status >= 400 && status < 500 && typeof message === 'string' && message !== '';
  return isRefusal ? undefined : `${String(answer.status)} ${answer.text}`;
}

const ACTIONS = resources.flatMap(({ name: resource, methods }) =>
  methods.filter(({ kind }) => kind === 'action').map((method) => [resource, method.name, method.parameters] as const),
);

describe.each(ACTIONS)('%s %s', (resource, action, parameters) => {
  it('accepts or refuses any value of its parameters', async () => {
    const names = parameters.map(({ name }) => name);
    const body = fc.record(Object.fromEntries(names.map((name) => [name, value])), { requiredKeys: [] });
    const property = fc.asyncProperty(body, async (requestBody) => {
      expect(fault(await app.post(`/${resource}?action=${action}`, requestBody))).toBeUndefined();
    });
    await fc.assert(property, { numRuns: sampleSize(30, 60) });
  });
});

describe('any value of an aspect', () => {
  // One of the actions above stops writes.
  beforeAll(async () => {
    expect((await app.post('/entities?action=setWritable', {})).status).toBe(200);
  });

  const arbitrary = new ValueArbitrary(ownModel());

  /** Aspects with an entity that has them; some are only parts of others. */
  const carried = aspects.flatMap(({ name, record }) => {
    const entity = entities.find((candidate) => candidate.aspects.includes(name));
    return entity === undefined ? [] : [[name, record, entity] as const];
  });

  it.each(carried)('%s is accepted or refused, and never stored in part', async (aspect, record, entity) => {
    const fitting = arbitrary.of({ kind: 'named', fqn: record });
    const values = fc.oneof(fitting, fitting.chain(mutated), value);
    const property = fc.asyncProperty(fc.uuid(), values, async (id, json) => {
      const entityUrn = urnOf(entity, id);
      const answer = await ingest(app, proposal(aspect, json, { entityType: entity.name, entityUrn }));
      expect(fault(answer)).toBeUndefined();
      const exists = await app.post('/entities?action=exists', { urn: entityUrn });
      expect(jsonMember(exists.json(), 'value')).toBe(answer.status === 200);
    });
    await fc.assert(property, { numRuns: sampleSize(8, 20) });
  });

  /** URN of an entity that no other run uses. */
  function urnOf(entity: EntitySpec, id: string): string {
    const parts = entity.keyFields.map(({ symbols, value: kind }) =>
      kind === 'urn' ? 'urn:li:dataPlatform:hive' : (symbols[0] ?? id),
    );
    return `urn:li:${entity.name}:${parts.length === 1 ? id : `(${parts.join(',')})`}`;
  }
});
