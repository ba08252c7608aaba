import { fileURLToPath } from 'node:url';
import { browsePathOf, browsePathV2Of, platformOf } from '../../src/aspects/default-aspects/default-rules.js';
import type { Diagnostic } from '../../tools/diagnostics/diagnostics.js';
import { GeneratorBug } from '../../tools/invariant.js';
import type { CatalogModel, NamedType, ResourceSpec } from '../../tools/model/catalog-model.js';
import type { Compilation } from '../../tools/resolve/compile.js';
import { compileTrees } from '../../tools/commands/model-trees.js';
import { placeOf } from '../../tools/source/span.js';
import { ownModel } from './own-model.js';

const PROJECT = fileURLToPath(new URL('../../', import.meta.url));
const FLEET = 'test/third-party/fleet';
const ADDITIONS = 'test/third-party/additions';

function compiled(...trees: readonly string[]): Compilation & { readonly model: CatalogModel } {
  const compilation = compileTrees({ own: `${PROJECT}models`, trees });
  const { model, diagnostics } = compilation;
  if (model === undefined) throw new GeneratorBug(diagnostics.map(({ message }) => message).join('\n'));
  return { ...compilation, model };
}

function typeOf<Kind extends NamedType['kind']>(model: CatalogModel, kind: Kind, fqn: string) {
  const type = model.types.find((candidate) => candidate.fqn === fqn);
  if (type?.kind !== kind) throw new GeneratorBug(`${fqn} is no ${kind}.`);
  // eslint-disable-next-line @typescript-eslint/consistent-type-assertions -- proven by the line before
  return type as Extract<NamedType, { readonly kind: Kind }>;
}

function countsOf(diagnostics: readonly Diagnostic[]): Readonly<Record<string, number>> {
  const counts = new Map<string, number>();
  for (const { severity, code } of diagnostics) {
    const name = `${severity} ${code}`;
    counts.set(name, (counts.get(name) ?? 0) + 1);
  }
  return Object.fromEntries([...counts].sort());
}

describe('a tree of models that somebody else wrote', () => {
  const { model, diagnostics } = compiled(FLEET);

  it('compiles with warnings about what other readers would ignore', () => {
    expect(countsOf(diagnostics)).toEqual({
      'note borrowed-types': 1,
      'note unknown-annotation': 3,
      'warning annotation-misspelt': 1,
      'warning anonymous-file': 1,
      'warning documents-left-out': 1,
      'warning later-annotation': 1,
      'warning later-field-type': 1,
      'warning later-key': 6,
      'warning operation-left-out': 18,
      'warning overrides-left-out': 3,
      'warning patches-left-out': 1,
      'warning rule-name': 3,
      'warning rules-left-out': 32,
      'warning second-declaration': 1,
      'warning text-boolean': 1,
      'warning text-number': 1,
      'warning timeseries-aggregation-idle': 1,
      'warning unused-import': 1,
    });
  });

  it('is named in every place of its own, and the standard models in theirs', () => {
    const trees = diagnostics.map(({ span }) => placeOf(span).replace(/^(test\/third-party\/fleet|models)\/.*/, '$1'));
    expect([...new Set(trees)]).toEqual(['models', FLEET]);
  });

  it('brings its entities and none of ours', () => {
    expect(
      model.entities.map(({ name, category, aspects, snapshot }) => ({ name, category, aspects, snapshot })),
    ).toEqual([
      {
        name: 'port',
        category: 'core',
        aspects: ['portKey', 'portInfo', 'portTraffic'],
        snapshot: {
          record: 'com.harbourlight.snapshot.PortSnapshot',
          members: ['com.harbourlight.key.PortKey', 'com.harbourlight.port.PortInfo'],
        },
      },
      { name: 'vessel', category: 'core', aspects: ['vesselKey', 'vesselParticulars'], snapshot: undefined },
      { name: 'voyage', category: 'internal', aspects: ['voyageKey'], snapshot: undefined },
    ]);
    expect(model.aspects.map(({ name }) => name)).toEqual([
      'portInfo',
      'portKey',
      'portTraffic',
      'vesselKey',
      'vesselParticulars',
      'voyageKey',
    ]);
  });

  it('has included fields where its clauses stand, and fields named by words of the language', () => {
    const fields = typeOf(model, 'record', 'com.harbourlight.fleet.VesselParticulars').fields;
    expect(fields.map(({ name }) => name)).toEqual([
      'tonnage',
      'record',
      'includes',
      'null',
      'class',
      'default',
      'namespace',
      'constructor',
      'toString',
      'hasOwnProperty',
      '__proto__',
      'hull',
      'engines',
      'decks',
      'manifest',
      'route',
      'builder',
      'checksum',
      'hold',
      'note',
      'berths',
      'sister',
      'former',
      'labels',
      'name',
      'remark',
    ]);
  });

  it('has the types that are declared inside others', () => {
    const names = model.types.map(({ fqn }) => fqn).filter((fqn) => fqn.startsWith('com.harbourlight.'));
    expect(names).toEqual(
      expect.arrayContaining([
        'com.harbourlight.fleet.Engine',
        'com.harbourlight.fleet.HullMaker',
        'com.harbourlight.fleet.HullMaterial',
        'com.harbourlight.fleet.Md5',
        'com.harbourlight.fleet.Plank',
        'com.harbourlight.fleet.Power',
        'com.harbourlight.paper.Manifest',
        'com.harbourlight.paper.Page',
        'com.harbourlight.port.FlagTraffic',
      ]),
    );
  });

  it('has unions by alias and by type', () => {
    const fields = typeOf(model, 'record', 'com.harbourlight.fleet.VesselParticulars').fields;
    const keys = (name: string): readonly string[] => {
      const type = fields.find((field) => field.name === name)?.type;
      return type?.kind === 'union' ? type.members.map(({ key }) => key) : [];
    };
    expect([keys('route'), keys('builder')]).toEqual([
      ['null', 'names', 'legs', 'byDay'],
      ['string', 'com.harbourlight.fleet.HullMaker', 'com.harbourlight.fleet.Flag'],
    ]);
  });

  it('keeps all annotations, whether they mean something or not', () => {
    const flag = typeOf(model, 'enum', 'com.harbourlight.fleet.Flag');
    const fields = typeOf(model, 'record', 'com.harbourlight.fleet.VesselParticulars').fields;
    expect({
      doc: flag.doc,
      type: flag.annotations,
      symbols: flag.symbols.map(({ name, deprecated, annotations }) => ({ name, deprecated, annotations })),
      former: fields.find(({ name }) => name === 'former')?.annotations,
      sister: fields.find(({ name }) => name === 'sister')?.annotations['UrnValidation'],
    }).toEqual({
      doc: 'Flags of the fleet. Some are désuet — see /* flags */.',
      type: { aliases: ['com.harbourlight.legacy.Ensign'] },
      symbols: [
        { name: 'NL', deprecated: undefined, annotations: {} },
        {
          name: 'PA',
          deprecated: 'Sold in 2019.',
          annotations: { deprecated: 'Sold in 2019.', harbour: { origin: 'old books' } },
        },
        { name: 'MT', deprecated: true, annotations: { deprecated: true, 'since-year': 1999 } },
      ],
      former: {
        aliases: ['oldName'],
        compliance: [{ policy: 'PUBLIC' }],
        order: 'descending',
        pairings: [{ destination: 'com.harbourlight.fleet.HullUrn', source: 'com.harbourlight.port.PortUrn' }],
      },
      sister: { entityTypes: ['vessel'] },
    });
  });

  it('is read as it is meant where values are written as text', () => {
    const searchable = model.aspects.flatMap((aspect) =>
      aspect.searchable.map(({ name, type, boost, queryByDefault }) => [
        aspect.name,
        name,
        type,
        boost,
        queryByDefault,
      ]),
    );
    expect(searchable).toEqual([
      ['portInfo', 'portName', 'TEXT_PARTIAL', 1, true],
      ['portInfo', 'remark', 'TEXT', 1, true],
      ['portInfo', 'openedAt', 'DATETIME', 1, false],
      ['portKey', 'code', 'TEXT_PARTIAL', 4.5, true],
      ['vesselKey', 'imo', 'KEYWORD', 1, true],
      ['vesselKey', 'registry', 'TEXT', 1, true],
      ['vesselParticulars', 'tonnage', 'COUNT', 1, false],
      ['vesselParticulars', 'constructor', 'TEXT', 1, true],
      ['vesselParticulars', '__proto__', 'KEYWORD', 1, false],
      ['vesselParticulars', 'quays', 'URN', 1, true],
      ['vesselParticulars', 'labels', 'KEYWORD', 1, false],
      ['vesselParticulars', 'name', 'WORD_GRAM', 10, true],
      ['vesselParticulars', 'remark', 'TEXT', 1, true],
    ]);
  });

  it('has no examples that name what it does not have', () => {
    const shown = model.resources.flatMap(({ name, methods }) =>
      methods.flatMap((method) => (method.example === undefined ? [] : [`${name}.${method.name}`])),
    );
    const answered = model.resources.flatMap(({ name, methods }) =>
      methods.flatMap((method) => (method.answer === undefined ? [] : [`${name}.${method.name}`])),
    );
    expect(answered.filter((name) => !shown.includes(name))).toEqual([]);
    expect(shown).toEqual([
      'aspects.getCoverage',
      'entities.deleteAll',
      'entities.setWritable',
      'operations.audit',
      'operations.rebuild',
      'operations.compact',
      'operations.maintenance',
      'operations.listModelChanges',
      'operations.listDeadLetters',
      'operations.getEsTaskStatus',
      'operations.getIndexSizes',
      'platform.producePlatformEvent',
      'runs.list',
      'runs.describe',
      'runs.rollback',
    ]);
  });

  it('is served over the resources and operations of ours, as far as they concern it', () => {
    const standard = ownModel();
    expect(model.resources.map(withoutExamples)).toEqual(standard.resources.map(withoutExamples));
    expect(model.graphqlSources.map(({ path }) => path)).toEqual([
      'graphql/access.graphql',
      'graphql/accounts.graphql',
      'graphql/analytics.graphql',
      'graphql/application.graphql',
      'graphql/documents/editing.graphql',
      'graphql/documents/examples/3-lineage.graphql',
      'graphql/documents/examples/4-edit.graphql',
      'graphql/documents/finding.graphql',
      'graphql/documents/lineage.graphql',
      'graphql/editing.graphql',
      'graphql/entity-lists.graphql',
      'graphql/lineage.graphql',
      'graphql/recommendations.graphql',
      'graphql/search.graphql',
      'graphql/views.graphql',
    ]);
    expect(typeOf(model, 'typeref', 'com.linkedin.metadata.snapshot.Snapshot').ref).toMatchObject({
      members: [{ key: 'com.harbourlight.snapshot.PortSnapshot' }],
    });
  });
});

describe('two trees of models', () => {
  const standard = ownModel();
  const { model, diagnostics } = compiled('models', ADDITIONS);
  const entity = (name: string, of = model) => of.entities.find((candidate) => candidate.name === name);

  it('leave nothing out', () => {
    expect(diagnostics).toEqual([]);
    expect(model.resources).toEqual(standard.resources);
    expect(model.graphqlSources).toEqual(standard.graphqlSources);
  });

  it('add aspects to an entity and replace its other keys', () => {
    const before = entity('dataset', standard);
    expect(entity('dataset')).toEqual({
      ...before,
      doc: 'Data in the harbour.',
      aspects: [...(before?.aspects ?? []), 'freightTerms'],
    });
  });

  it('add entities that use what both declare', () => {
    expect(entity('buoy')?.aspects).toEqual([
      'buoyKey',
      'ownership',
      'freightTerms',
      'browsePaths',
      'dataPlatformInstance',
    ]);
    expect(model.entities.length).toBe(standard.entities.length + 2);
  });

  it('give an entity that has a platform in its key that platform, and a browse path', () => {
    expect(entity('mooring')?.defaults).toEqual({
      platform: { kind: 'urn', text: { field: 'operator', isLowerCase: false } },
      browsePath: [{ kind: 'key', text: { field: 'operator', part: 0, isLowerCase: true } }],
      browsePathV2: [],
    });
  });

  it('give it both without a rule, and by one line of YAML to an entity that has none', () => {
    const made = (name: string, key: Readonly<Record<string, string>>) => {
      const defaults = entity(name)?.defaults;
      return [
        browsePathOf(defaults, key, '.'),
        browsePathV2Of(defaults, key, '.'),
        platformOf(defaults, key, model.rules.defaults.platformType ?? ''),
      ];
    };
    expect([
      made('mooring', { operator: 'urn:li:dataPlatform:Pilots', berth: 'north.4' }),
      made('buoy', { sign: 'B7' }),
    ]).toEqual([
      ['/pilots', [{ id: 'Default' }], 'urn:li:dataPlatform:Pilots'],
      ['/buoys/B7', [{ id: 'Default' }], 'urn:li:dataPlatform:b7'],
    ]);
  });

  it('state rules for entities of their own, and replace single ones of ours', () => {
    expect(entity('buoy')?.defaults).toEqual({
      platform: { kind: 'name', text: { field: 'sign', isLowerCase: true } },
      browsePath: [
        { kind: 'literal', text: 'buoys' },
        { kind: 'key', text: { field: 'sign', isLowerCase: false } },
      ],
      browsePathV2: [],
    });
    expect(entity('chart')).toEqual(entity('chart', standard));
    expect(model.rules).toEqual({
      ...standard.rules,
      expansions: { ...standard.rules.expansions, tags: ['editedFieldTags'] },
    });
    expect(model.textAnalysis).toEqual(standard.textAnalysis);
  });

  it('replace a type by one of the same full name', () => {
    expect(typeOf(model, 'record', 'com.linkedin.common.Status').fields.map(({ name }) => name)).toEqual([
      'removed',
      'reason',
    ]);
    expect(model.types.length).toBe(standard.types.length + 3);
  });

  it('count the other way round, too', () => {
    const turned = compiled(ADDITIONS, 'models').model;
    expect(typeOf(turned, 'record', 'com.linkedin.common.Status').fields.map(({ name }) => name)).toEqual(['removed']);
    expect(entity('buoy', turned)?.aspects).toEqual(entity('buoy')?.aspects);
    expect(turned.rules).toEqual(standard.rules);
  });
});

function withoutExamples({ methods, ...resource }: ResourceSpec): object {
  return { ...resource, methods: methods.map(({ example, answer, ...method }) => method) };
}
