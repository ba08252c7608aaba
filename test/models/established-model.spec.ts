import { readFileSync } from 'node:fs';
import { aspects, entities } from '../../generated/service/registry/index.js';
import { ownModel } from '../generator/own-model.js';
import { registryLines } from './registry-lines.js';
import { short, typeLines } from './type-lines.js';

/** A part of a line in which these models differ from the established ones on purpose. */
interface Difference {
  /** Name of the type or entity; for a line below it, the name of that line behind a `#`. */
  readonly at: string;
  readonly established: string;
  readonly ours: string;
  readonly reason: string;
}

const ONE_URN =
  'The field is one URN, so a path that selects items finds none; it was always treated as if it did not.';
const LOWER_CASE = 'The annotation is spelt in lower case everywhere else.';

const ENVIRONMENT = 'Newer clients filter by env.';
/** Keys with an environment: name, record, what the registry says of the field. */
const KEYS_WITH_ENVIRONMENT = [
  ['datasetKey', 'DatasetKey', 'origin as origin: TEXT_PARTIAL facet=Environment'],
  ['dataProcessKey', 'DataProcessKey', 'origin as origin: TEXT_PARTIAL'],
  ['mlModelDeploymentKey', 'MLModelDeploymentKey', 'origin as origin: TEXT_PARTIAL facet=Environment'],
  ['mlModelGroupKey', 'MLModelGroupKey', 'origin as origin: TEXT_PARTIAL'],
  ['mlModelKey', 'MLModelKey', 'origin as origin: TEXT_PARTIAL facet=Environment'],
] as const;

const TYPE_DIFFERENCES: readonly Difference[] = [
  ...KEYS_WITH_ENVIRONMENT.map(([, record]) => ({
    at: `metadata.key.${record}#origin`,
    established: 'fieldType: TEXT_PARTIAL',
    ours: 'fieldNameAliases: [env], fieldType: TEXT_PARTIAL',
    reason: ENVIRONMENT,
  })),
  ...['parentTemplate', 'parentInstance'].map((name) => ({
    at: `dataprocess.DataProcessInstanceRelationships#${name}`,
    established: `{/*: {fieldName: ${name}, fieldType: URN, queryByDefault: false}}`,
    ours: `{fieldName: ${name}, fieldType: URN, queryByDefault: false}`,
    reason: ONE_URN,
  })),
  { at: 'dataset.DatasetDeprecation', established: '@Deprecated', ours: '@deprecated', reason: LOWER_CASE },
  {
    at: 'events.metadata.ChangeType',
    established: 'RESTATE',
    ours: 'RESTATE CREATE_ENTITY',
    reason: 'Newer clients send it.',
  },
  {
    at: 'metadata.query.filter.Criterion#value',
    established: 'string',
    ours: 'string = ""',
    reason: 'Newer clients leave it out and send values.',
  },
  {
    at: 'schema.SchemaField#fieldPath',
    established: 'queryByDefault: "true"',
    ours: 'queryByDefault: true',
    reason: 'A flag written as text counts as absent, and its default is the same.',
  },
  { at: 'schema.SchemaField#jsonPath', established: '@Deprecated', ours: '@deprecated', reason: LOWER_CASE },
  ...[
    'identity.CorpUserCredentials#salt',
    'identity.CorpUserCredentials#hashedPassword',
    'identity.CorpUserCredentials#passwordResetToken',
    'identity.InviteToken#token',
    'secret.DataHubSecretValue#value',
  ].map((at) => ({
    at,
    established: 'string',
    ours: 'string @secret',
    reason: 'Readers of GraphQL and of the documentation need not know it.',
  })),
];

const REGISTRY_DIFFERENCES: readonly Difference[] = [
  ...['corpGroup', 'corpuser', 'dashboard', 'dataJob', 'dataProcess', 'dataProcessInstance', 'notebook'].map((at) => ({
    at,
    established: 'uncategorised',
    ours: 'core',
    reason: 'A category was never stated; people work with these entities directly.',
  })),
  ...KEYS_WITH_ENVIRONMENT.map(([key, , established]) => ({
    at: `${key}#search`,
    established,
    ours: `${established} aliases=env`,
    reason: ENVIRONMENT,
  })),
];

/** The lines of a fixture, and the name by which a difference refers to each. */
function readLines(name: string): readonly { readonly at: string; readonly line: string }[] {
  let owner = '';
  return readFileSync(new URL(name, import.meta.url), 'utf8')
    .trimEnd()
    .split('\n')
    .map((line) => {
      const [first = '', second = ''] = line.trim().split(/[ :]/);
      if (line.startsWith(' ')) return { at: `${owner}#${first}`, line };
      owner = second;
      return { at: owner, line };
    });
}

/** The expected lines: the established ones with the differences applied. */
function expectedLines(name: string, differences: readonly Difference[]): readonly string[] {
  return readLines(name).map(({ at, line }) => {
    const difference = differences.find((candidate) => candidate.at === at);
    return difference === undefined ? line : line.replace(difference.established, difference.ours);
  });
}

describe('the established model', () => {
  it('is what models/ declares, type by type and field by field', () => {
    const established = new Set(readLines('established-types.txt').map(({ at }) => at));
    const types = ownModel().types.filter(({ fqn }) => established.has(short(fqn)));
    expect(typeLines(types)).toEqual(expectedLines('established-types.txt', TYPE_DIFFERENCES));
  });

  it('is what the generated registry says about aspects and entities', () => {
    expect(registryLines(aspects, entities)).toEqual(expectedLines('established-registry.txt', REGISTRY_DIFFERENCES));
  });

  it.each([
    ['established-types.txt', TYPE_DIFFERENCES],
    ['established-registry.txt', REGISTRY_DIFFERENCES],
  ])('has each part from which these models differ, in %s', (name, differences) => {
    const lines = new Map(readLines(name).map(({ at, line }) => [at, line]));
    expect(differences.filter(({ at, established }) => lines.get(at)?.includes(established) !== true)).toEqual([]);
  });
});
