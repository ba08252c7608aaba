import { readFileSync } from 'node:fs';
import { buildSchema, isObjectType } from 'graphql';
import { aspectPage, fieldPage } from '../../src/cli/models/explanations/aspect-page.js';
import { findField } from '../../src/cli/models/explanations/field-path.js';
import { readKnowledge } from '../../src/cli/models/explanations/model-knowledge.js';
import type { ExplanationPage } from '../../src/cli/models/explanations/page.js';
import { parseType } from '../../src/cli/models/explanations/type-text.js';
import { cadastre } from './command-line.builder.js';

const SCHEMA = buildSchema(readFileSync('generated/contract/graphql/schema.graphql', 'utf8'));
const knowledge = await readKnowledge();
const aspects = knowledge.registry.aspects();

/** The pages that the command prints for programs. */
async function explained(target: string): Promise<unknown> {
  const { code, out } = await cadastre(['explain', target, '--json']);
  expect(code).toBe(0);
  return out.split('\n').map((line): unknown => JSON.parse(line));
}

/** Whether `Type.field`, or `Type.field: Type`, is in the schema. */
function isServed(name: string): boolean {
  const [, type = '', field = ''] = /^(\w+)\.(\w+)/.exec(name) ?? [];
  const object = SCHEMA.getType(type);
  return isObjectType(object) && Object.hasOwn(object.getFields(), field);
}

/** The texts under a heading of a page. */
function textsOf({ facts }: ExplanationPage, label: string): readonly string[] {
  const value = facts[label] ?? [];
  return typeof value === 'string' ? [value] : value.filter((part) => typeof part === 'string');
}

describe('cadastre explain', () => {
  it('explains the entity and the key parts of a URN', async () => {
    const urn = 'urn:li:dataset:(urn:li:dataPlatform:postgres,petshop.public.pets,PROD)';
    expect(await explained(urn)).toEqual([
      expect.objectContaining({
        kind: 'entity',
        name: 'dataset',
        facts: expect.objectContaining({
          'this urn': urn,
          urn: 'urn:li:dataset:(<platform>,<name>,<origin>)',
          graphql: 'type Dataset, read by Query.dataset(urn:), symbol DATASET',
          key: [
            expect.objectContaining({ part: 'platform', value: 'urn:li:dataPlatform:postgres', kind: 'urn' }),
            expect.objectContaining({ part: 'name', value: 'petshop.public.pets', kind: 'string' }),
            expect.objectContaining({ part: 'origin', value: 'PROD' }),
          ],
        }),
      }),
    ]);
  });

  it('explains the rules, the declaration and the search fields of a field', async () => {
    const found = await explained('ownership.owners.owner');
    expect(found).toEqual([
      {
        kind: 'field',
        name: 'ownership.owners.owner',
        doc: expect.any(String),
        facts: expect.objectContaining({
          written: expect.stringMatching(/^models\/com\/linkedin\/common\/Owner\.pdl:\d+$/),
          type: 'com.linkedin.common.Urn',
          validation: 'required; a URN of corpuser or corpGroup',
          graphql: ['Owner.owner'],
          index: [expect.objectContaining({ field: 'owners', path: 'owners/*/owner', type: 'URN' })],
          relationships: [{ relationship: 'OwnedBy', path: 'owners/*/owner', to: 'corpuser, corpGroup', lineage: '' }],
        }),
      },
    ]);
  });

  it.each([
    ['dataset', 'by searches and completions that name no type'],
    ['domain', 'by searches that name no type; by completions only when its type is named'],
    ['dataHubPolicy', 'only when its type is named'],
  ])('explains which queries find %s', async (entity, found) => {
    expect(await explained(entity)).toEqual([expect.objectContaining({ facts: expect.objectContaining({ found }) })]);
  });

  it.each([
    ['ownership', [{ array: 'owners', 'item key': 'owner, then type', path: '/owners/<owner>/<type>' }]],
    [
      'editableSchemaMetadata.editableSchemaFieldInfo.globalTags',
      [
        {
          array: 'editableSchemaFieldInfo/*/globalTags/tags',
          'item key': 'tag',
          path: '/editableSchemaFieldInfo/<fieldPath>/globalTags/tags/<tag>',
        },
      ],
    ],
    ['datasetProperties.tags', [{ array: 'tags', 'item key': 'the item itself', path: '/tags/<item>' }]],
    ['datasetProperties.name', []],
  ])('explains how patches address items of %s', async (target, patches) => {
    const pages = await explained(target);
    expect(pages).toContainEqual(expect.objectContaining({ facts: expect.objectContaining({ patches }) }));
  });

  it('names the direction of lineage', async () => {
    expect(await explained('upstreamLineage.upstreams.dataset')).toEqual([
      expect.objectContaining({
        facts: expect.objectContaining({
          relationships: [expect.objectContaining({ relationship: 'DownstreamOf', lineage: 'it is upstream' })],
        }),
      }),
    ]);
  });

  it('names columns of time series and how the aspect is read', async () => {
    expect(await explained('dashboardUsageStatistics.viewsCount')).toEqual([
      expect.objectContaining({
        facts: expect.objectContaining({
          'time series': [{ column: 'viewsCount', path: 'viewsCount', type: 'int' }],
          rpc: [
            'POST /aspects?action=getTimeseriesAspectValues {"urn": "<urn>", "entity": "<entity>", "aspect": "dashboardUsageStatistics"}',
          ],
        }),
      }),
    ]);
  });

  it('shows every page of a name', async () => {
    const pages = await explained('container.container');
    expect(pages).toEqual([
      expect.objectContaining({ kind: 'aspect', name: 'container' }),
      expect.objectContaining({ kind: 'search field', name: 'container.container' }),
      expect.objectContaining({ kind: 'field', name: 'container.container' }),
    ]);
  });

  it('prints a page for people', async () => {
    const { code, out } = await cadastre(['explain', 'dataset.description']);
    expect({ code, out }).toEqual({
      code: 0,
      out: `search field dataset.description

query   npx cadastre search 'description:<value>' --entity dataset
filter  npx cadastre search --entity dataset --filter description=<value>

index
  ASPECT             FIELD        PATH         TYPE  BOOST  QUERIED  ALSO AS
  datasetProperties  description  description  TEXT  1      yes      hasDescription`,
    });
  });

  it.each([
    ['datset', 'There is no entity and no aspect "datset". Did you mean "dataset"?'],
    ['tagProperties.colour', 'There is no "colour" in tagProperties.colour. It has name, description, colorHex.'],
    [
      'datasetProperties.desciption',
      'There is no "desciption" in datasetProperties.desciption. Did you mean "description"?',
    ],
    ['status.removed.more', 'There is no "more" in status.removed.more. It has no fields.'],
    ['urn:li:datset:x', 'Unknown entity type "datset". Did you mean "dataset"?'],
  ])('suggests a name for %s', async (target, err) => {
    expect(await cadastre(['explain', target])).toEqual({ code: 1, out: '', err });
  });
});

describe('explanations', () => {
  it('name only fields that GraphQL serves', () => {
    const names = aspects.flatMap((aspect) => textsOf(aspectPage(aspect, knowledge), 'graphql'));
    expect(names.length).toBeGreaterThan(aspects.length);
    expect(names.filter((name) => !isServed(name))).toEqual([]);
  });

  it('find every field of every aspect where it is written', () => {
    const lost: string[] = [];
    for (const aspect of aspects) {
      for (const { name } of knowledge.type(aspect.record)?.fields ?? []) {
        const found = findField(aspect.record, [name], knowledge);
        if (found.kind === 'lost') lost.push(`${aspect.name}.${name}`);
        else {
          const [written = ''] = textsOf(fieldPage(aspect, found, knowledge), 'written');
          const [, path = '', line = '0'] = /^(.*):(\d+)$/.exec(written) ?? [];
          const text = readFileSync(path, 'utf8').split('\n')[Number(line) - 1];
          if (!new RegExp(`(^|[{,\\s])\`?${name}\`?:`).test(text ?? '')) lost.push(`${aspect.name}.${name} at ${path}`);
        }
      }
    }
    expect(lost).toEqual([]);
  });

  it('find every place of the search index and every edge', () => {
    const lost = aspects.flatMap(({ name, record, searchable, relationships }) =>
      [...searchable, ...relationships]
        .map(({ path }) => ({ path, found: findField(record, path, knowledge) }))
        .filter(({ path, found }) => found.kind === 'lost' || !path.join('/').startsWith(found.path.join('/')))
        .map(({ path }) => `${name}/${path.join('/')}`),
    );
    expect(lost).toEqual([]);
  });

  it.each([
    ['array[map[string, a.B]]', { kind: 'array', of: 'map[string, a.B]' }],
    ['map[string, array[a.B]]', { kind: 'map', of: 'array[a.B]' }],
    [
      'union[a.B, c: array[d.E]]',
      {
        kind: 'union',
        members: [
          { key: 'a.B', type: 'a.B' },
          { key: 'c', type: 'array[d.E]' },
        ],
      },
    ],
    ['union[]', { kind: 'union', members: [] }],
    ['a.B', { kind: 'name', name: 'a.B' }],
  ])('take %s apart', (text, type) => {
    expect(parseType(text)).toEqual(type);
  });

  it('explains nothing of secret fields', async () => {
    const secrets = aspects.filter(({ secrets: paths = [] }) => paths.length > 0);
    expect(secrets.length).toBeGreaterThan(0);
    for (const { name, secrets: paths = [] } of secrets) {
      const { out } = await cadastre(['explain', name, '--json']);
      expect(out).toContain(`"kind":"aspect","name":"${name}"`);
      for (const path of paths) {
        const field = path.join('.');
        expect(out).not.toContain(`"field":"${field}"`);
        expect(await cadastre(['explain', `${name}.${field}`])).toEqual({
          code: 1,
          out: '',
          err: `"${field}" of ${name} is secret: RPC reads it, and nothing explains it.`,
        });
      }
    }
  });

  it('says of how many fields it says nothing, and shows their arrays no more than them', () => {
    const aspect = knowledge.registry.aspects().find(({ name }) => name === 'ownership');
    if (aspect === undefined) throw new TypeError('The models have no ownership.');
    const secrets = [['owners']];
    expect([aspectPage(aspect, knowledge).facts['secret'], aspectPage(aspect, knowledge).facts['patches']]).toEqual([
      '',
      [expect.objectContaining({ array: 'owners' })],
    ]);
    const page = aspectPage({ ...aspect, secrets }, knowledge);
    expect([page.facts['secret'], page.facts['patches']]).toEqual(['1 field, read over RPC alone', []]);
  });
});
