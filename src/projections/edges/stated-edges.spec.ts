import type { AspectSpec, RelationshipSpec } from '../../../generated/service/registry/model.js';
import { SYSTEM_ACTOR } from '../../kernel/actors.js';
import { aspectSpec, relationshipSpec } from '../../registry/generated-models.builder.js';
import { statedEdges } from './stated-edges.js';

function aspect(...relationships: readonly RelationshipSpec[]): AspectSpec {
  return aspectSpec('any', { relationships });
}

function described(spec: AspectSpec, value: unknown): readonly string[] {
  return statedEdges(SYSTEM_ACTOR, spec, value).map((edge) => `${edge.type} ${edge.destination} ${edge.lineage}`);
}

describe('statedEdges', () => {
  it('follows arrays, nested records, union members and maps', () => {
    const spec = aspect(
      relationshipSpec({ path: ['list', '*', 'inner', 'urn'], name: 'A' }),
      relationshipSpec({ path: ['union', '*', 'string'], name: 'B' }),
      relationshipSpec({ path: ['map', '*'], name: 'C' }),
      relationshipSpec({ path: ['keyed', '$key'], name: 'D' }),
    );
    const value = {
      list: [{ inner: { urn: 'urn:li:tag:a' } }, { inner: {} }],
      union: [{ string: 'urn:li:tag:b' }],
      map: { x: 'urn:li:tag:c', y: 'urn:li:tag:d' },
      keyed: { 'urn:li:tag:e': 1 },
    };
    expect(described(spec, value)).toEqual([
      'A urn:li:tag:a none',
      'B urn:li:tag:b none',
      'C urn:li:tag:c none',
      'C urn:li:tag:d none',
      'D urn:li:tag:e none',
    ]);
  });

  it('states nothing for what is absent, no text or no URN', () => {
    const spec = aspect(relationshipSpec({ path: ['leaf', '*'] }));
    for (const value of [{}, { leaf: null }, { leaf: 'urn:li:tag:a' }, { leaf: [7, 'nonsense', null] }]) {
      expect(described(spec, value)).toEqual([]);
    }
  });

  it('states an edge once', () => {
    expect(
      described(aspect(relationshipSpec({ path: ['leaf', '*'] })), { leaf: ['urn:li:tag:a', 'urn:li:tag:a'] }),
    ).toEqual(['Knows urn:li:tag:a none']);
  });

  it('says on which side of lineage the other entity is', () => {
    const spec = (direction: RelationshipSpec['direction']) => aspect(relationshipSpec({ lineage: true, direction }));
    expect(described(spec('upstream'), { to: 'urn:li:tag:a' })).toEqual(['Knows urn:li:tag:a upstream']);
    expect(described(spec('downstream'), { to: 'urn:li:tag:a' })).toEqual(['Knows urn:li:tag:a downstream']);
  });

  it('reads stamps and properties beside the leaf, item by item', () => {
    const spec = aspect(
      relationshipSpec({
        path: ['edges', '*', 'to'],
        createdOn: ['edges', '*', 'made', 'time'],
        createdActor: ['edges', '*', 'made', 'actor'],
        updatedOn: ['edges', '*', 'touched'],
        properties: ['edges', '*', 'properties'],
      }),
    );
    const value = {
      edges: [
        {
          to: 'urn:li:tag:a',
          made: { time: 5, actor: 'urn:li:corpuser:x' },
          touched: 0,
          properties: { source: 'UI', n: 1 },
        },
        { to: 'urn:li:tag:b', touched: 6 },
        { to: 'urn:li:tag:c', touched: 2 ** 63 },
      ],
    };
    expect(statedEdges(SYSTEM_ACTOR, spec, value)).toMatchObject([
      { createdOn: 5, createdActor: 'urn:li:corpuser:x', updatedOn: undefined, properties: { source: 'UI' } },
      { createdOn: undefined, createdActor: undefined, updatedOn: 6, properties: undefined },
      { updatedOn: Number.MAX_SAFE_INTEGER },
    ]);
  });

  it('joins every downstream column of an item with every upstream column', () => {
    const column = (name: string): string =>
      `urn:li:schemaField:(urn:li:dataset:(urn:li:dataPlatform:x,d,PROD),${name})`;
    const value = {
      fineGrainedLineages: [
        { upstreams: [column('lonely')] },
        { upstreams: [column('a'), column('b'), 'urn:li:tag:x'], downstreams: [column('c')] },
      ],
    };
    const edges = statedEdges(
      SYSTEM_ACTOR,
      {
        ...aspect(),
        columnLineage: {
          name: 'DownstreamOf',
          entityTypes: ['schemaField'],
          upstreams: ['fineGrainedLineages', '*', 'upstreams', '*'],
          downstreams: ['fineGrainedLineages', '*', 'downstreams', '*'],
          depth: 1,
        },
      },
      value,
    );
    expect(edges.map((edge) => [edge.source, edge.type, edge.destination, edge.lineage])).toEqual([
      [column('c'), 'DownstreamOf', column('a'), 'upstream'],
      [column('c'), 'DownstreamOf', column('b'), 'upstream'],
    ]);
  });

  it('names columns of the entity itself, for items that say which', () => {
    const columnLineage = {
      name: 'DownstreamOf',
      entityTypes: ['schemaField'],
      upstreams: ['fields', '*', 'from'],
      downstreams: { entityType: 'schemaField', path: ['fields', '*', 'own', 'path'] },
      depth: 1,
    };
    const upstream = 'urn:li:schemaField:(urn:li:dataset:(urn:li:dataPlatform:x,d,PROD),a)';
    const value = {
      fields: [{ from: upstream, own: { path: 'sum(a,b)' } }, { from: upstream }, { own: { path: 'c' } }],
    };
    const edges = statedEdges(SYSTEM_ACTOR, { ...aspect(), columnLineage }, value);
    expect(edges.map((edge) => [edge.source, edge.type, edge.destination, edge.lineage])).toEqual([
      [`urn:li:schemaField:(${SYSTEM_ACTOR},sum%28a%2Cb%29)`, 'DownstreamOf', upstream, 'upstream'],
    ]);
  });
});
