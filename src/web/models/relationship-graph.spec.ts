import type { EntityModel } from '../shared/page-models.js';
import { ModelReference } from './model-reference.js';
import { chosenEdges, linkLabel, linksOf, modelEdges } from './relationship-graph.js';

function entity(name: string, category: 'core' | 'internal', ...aspects: readonly string[]): EntityModel {
  return {
    ...{ name, symbol: name.toUpperCase(), doc: '', category, found: 'always', aspects },
    ...{ keyFields: [], nameAt: [], descriptionAt: [], pointedAtBy: [] },
  };
}

const ENTITIES = [entity('ship', 'core', 'crew', 'route'), entity('sailor', 'core'), entity('log', 'internal', 'crew')];
const relationships = {
  crew: [{ path: 'members/*', name: 'SailedBy', entityTypes: ['sailor'] }],
  route: [
    { path: 'next', name: 'Follows', entityTypes: ['ship', 'kraken'], lineage: 'upstream' as const },
    { path: 'pilot', name: 'LedBy', entityTypes: ['sailor'] },
  ],
};
const REFERENCE = new ModelReference({
  entities: [],
  types: [],
  aspects: Object.entries(relationships).map(([name, own]) => ({
    ...{ name, relationships: own, searchable: [], figures: [] },
  })),
});
const EDGES = modelEdges(ENTITIES, REFERENCE);
const ALL = { focus: '', relationship: '', internal: 'shown' } as const;

function namesOf(filter: Parameters<typeof chosenEdges>[2]): readonly string[] {
  return chosenEdges(EDGES, ENTITIES, filter).map(({ from, name, to }) => `${from} ${name} ${to}`);
}

describe('relationships of the models', () => {
  it('are those of the aspects of each type, with the fields that state them', () => {
    expect(EDGES).toHaveLength(5);
    expect(EDGES[1]).toEqual({
      ...{ from: 'ship', to: 'ship', name: 'Follows', aspect: 'route', path: 'next', lineage: 'upstream' },
    });
  });

  it('are shown between types of the models alone', () => {
    const core = ['ship SailedBy sailor', 'ship Follows ship', 'ship LedBy sailor'];
    expect(namesOf(ALL)).toEqual([...core, 'log SailedBy sailor']);
    expect(namesOf({ ...ALL, internal: 'hidden' })).toEqual(core);
  });

  it('are those of one type, also of an internal one, or those of one name', () => {
    expect(namesOf({ ...ALL, focus: 'log', internal: 'hidden' })).toEqual(['log SailedBy sailor']);
    expect(namesOf({ ...ALL, focus: 'ship', relationship: 'SailedBy' })).toEqual(['ship SailedBy sailor']);
  });

  it('are one line between two types, called by their names', () => {
    const links = linksOf(chosenEdges(EDGES, ENTITIES, ALL));
    expect(links.map((link) => [link.from, link.to, linkLabel(link), link.isLineage])).toEqual([
      ['ship', 'sailor', 'LedBy, SailedBy', false],
      ['ship', 'ship', 'Follows', true],
      ['log', 'sailor', 'SailedBy', false],
    ]);
    expect(linkLabel({ from: 'a', to: 'b', names: ['A', 'B', 'C'], isLineage: false })).toBe('A and 2 more');
  });
});
