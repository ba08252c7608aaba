import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { Ajv, type ValidateFunction } from 'ajv';
import { parse } from 'yaml';
import { yamlSchemas } from '../../tools/commands/yaml-schemas.js';
import type { Diagnostic } from '../../tools/diagnostics/diagnostics.js';
import { catalogModel } from '../../tools/emit/catalog-model.builder.js';
import {
  EDITS_PATH,
  isRegistry,
  LISTS_PATH,
  OPEN_LINEAGE_PATH,
  OVERVIEWS_PATH,
  RULES_PATH,
  TEXT_ANALYSIS_PATH,
} from '../../tools/resolve/catalog/model-files.js';
import { compileCase, type GoldenCase, goldenCases } from '../golden/golden-case.js';

const MODELS = fileURLToPath(new URL('../../models/', import.meta.url));
/** Codes of errors in the form of a file, as opposed to its meaning. */
const FORM_CODES: ReadonlySet<string> = new Set(['missing-key', 'unknown-choice', 'unknown-key', 'wrong-value']);
const ajv = new Ajv({ allowUnionTypes: true });

const validators: ReadonlyMap<string, ValidateFunction> = new Map(
  yamlSchemas
    .emit(catalogModel({}))
    .map(({ path, text }) => [path.replace(/^model-files\/|\.json$/g, ''), ajv.compile(JSON.parse(text))]),
);

function schemaOf(path: string): string | undefined {
  if (isRegistry({ path })) return 'entity-registry';
  if (path.startsWith('rpc/')) return 'rpc-resource';
  const byPath: Readonly<Record<string, string>> = {
    'patches.yml': 'patches',
    'graphql/overrides.yml': 'graphql-overrides',
    [EDITS_PATH]: 'graphql-edits',
    [LISTS_PATH]: 'graphql-lists',
    [OPEN_LINEAGE_PATH]: 'openlineage',
    [OVERVIEWS_PATH]: 'graphql-overviews',
    [RULES_PATH]: 'rules',
    [TEXT_ANALYSIS_PATH]: 'text-analysis',
  };
  return byPath[path];
}

/** @returns what the schema of the file says of it, `undefined` for a file without one */
function judge(path: string, text: string): 'fits' | 'refused' | undefined {
  const validate = validators.get(schemaOf(path) ?? '');
  // An empty file is an object without keys.
  if (validate !== undefined) return validate(parse(text) ?? {}) ? 'fits' : 'refused';
  return undefined;
}

/** The keys of an example are the parameters of its method, so they are a matter of meaning. */
function isOfForm({ code, message }: Diagnostic): boolean {
  return FORM_CODES.has(code) && !/^The example|of the example/.test(message);
}

interface JudgedFile {
  readonly name: string;
  readonly checker: 'fits' | 'refused';
  readonly schema: 'fits' | 'refused';
}

/** The YAML files of a case: what the checker says of their form, and what the schema says. */
function judgedFiles(golden: GoldenCase): readonly JudgedFile[] {
  const { diagnostics } = compileCase(golden);
  return golden.sources.flatMap((file): JudgedFile[] => {
    const own = diagnostics.filter(({ severity, span }) => severity === 'error' && span.file.place === file.place);
    // What is not YAML for the generator has no form.
    if (!file.path.endsWith('.yml') || own.some(({ code }) => code.startsWith('yaml-'))) return [];
    const schema = judge(file.path, file.text);
    const checker = own.some(isOfForm) ? 'refused' : 'fits';
    return schema === undefined ? [] : [{ name: `${golden.name}/${file.path}`, checker, schema }];
  });
}

describe('the schemas of YAML files', () => {
  const paths = readdirSync(MODELS, { recursive: true, encoding: 'utf8' })
    .map((path) => path.replaceAll('\\', '/'))
    // Those of bootstrap/ have values of aspects, which the service judges by their records.
    .filter((path) => path.endsWith('.yml') && !path.startsWith('bootstrap/'));

  it.each(paths)('fit our own %s, which names its schema', (path) => {
    const text = readFileSync(join(MODELS, path), 'utf8');
    expect(judge(path, text)).toBe('fits');
    const up = '../'.repeat(path.split('/').length);
    const schema = `${up}generated/contract/model-files/${schemaOf(path) ?? ''}.json`;
    expect(text.split('\n', 1)).toEqual([`# yaml-language-server: $schema=${schema}`]);
  });

  it('refuse in the golden folders what the checker refuses for its form, and nothing else', () => {
    const files = [...goldenCases(), ...goldenCases('one-mistake'), ...goldenCases('overlay')].flatMap(judgedFiles);
    expect(files.filter(({ checker, schema }) => checker !== schema)).toEqual([]);
    const refused = new Set(
      files.flatMap(({ name, checker }) => (checker === 'refused' ? [schemaOf(inTree(name))] : [])),
    );
    expect([...refused].sort()).toEqual([...validators.keys()].sort());
  });

  it.each([
    ['entity-registry.yml', 'entities:\nevents:\n', 'refused'],
    ['entity-registry.yml', 'entities: []\nevents:\nplugins: 1\n', 'fits'],
    ['entity-registry.yml', 'entities:\n  - { name: a, keyAspect: b, doc: }\n', 'fits'],
    ['entity-registry.yml', 'entities:\n  - { name: a, keyAspect: }\n', 'refused'],
    ['patches.yml', 'arrays: { a: { b: c, d: [], e: [f] } }\n', 'fits'],
    ['patches.yml', 'arrays: { a: { b: 1 } }\n', 'refused'],
    ['rules.yml', 'columnLineage: { a: { name: n, upstreams: u, downstreams: { e: p } } }\n', 'fits'],
    ['rules.yml', 'columnLineage: { a: { name: n, upstreams: u, downstreams: [p] } }\n', 'refused'],
    ['graphql/edits.yml', 'lists: { a: { at: b/c, key: [d, { $first: [$e, f] }], names: any } }\n', 'fits'],
    ['graphql/edits.yml', 'lists: { a: { at: b/c, repeated: sometimes } }\n', 'refused'],
    ['graphql/edits.yml', 'inputs: { a: { doc: D., members: { b: c, d: { type: e, names: [f] } } } }\n', 'fits'],
    ['graphql/edits.yml', 'edits: { a: { doc: D. } }\n', 'refused'],
    ['graphql/lists.yml', 'lists: { a: { doc: D., entity: b, items: c, where: { d: e } } }\n', 'fits'],
    ['graphql/lists.yml', 'lists: { a: { doc: D., entity: b } }\n', 'refused'],
    ['graphql/overviews.yml', 'modules: { a: { title: T, field: f, renders: R, scenarios: [S], most: 3 } }\n', 'fits'],
    ['graphql/overviews.yml', 'charts: { a: { title: T, field: f, groups: [G], form: pie, most: 3 } }\n', 'refused'],
    ['graphql/overrides.yml', 'shared: { fields: { a: b, c: [d], e: { hidden: true } } }\n', 'fits'],
    ['graphql/overrides.yml', 'shared: { fields: { a: { hidden: sometimes } } }\n', 'refused'],
    [
      'rpc/a.yml',
      'resource: a\ndoc: A.\nmethods: [{ kind: get, doc: D., errors: [{ status: "404", when: w }] }]\n',
      'fits',
    ],
    ['rpc/a.yml', 'resource: a\ndoc: A.\nmethods: [{ kind: got, doc: D. }]\n', 'refused'],
    ['search/text-analysis.yml', 'synonyms: [[a, b], c]\n', 'fits'],
    ['search/text-analysis.yml', 'synonyms: [[a, 1]]\n', 'refused'],
  ] as const)('say of %s with %j: %s', (path, text, said) => {
    expect(judge(path, text)).toBe(said);
  });
});

/** The path of a file below its case. */
function inTree(name: string): string {
  return name.replace(/^(?:one-mistake\/|overlay\/)?[^/]+\//, '');
}
