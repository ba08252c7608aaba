import { readFileSync } from 'node:fs';
import { PageModels } from '../shared/page-models.js';
import { entityTabs } from './entity-tabs.js';

const FILE = readFileSync(new URL('../../../generated/web/models.json', import.meta.url), 'utf8');
const models = PageModels.parse(FILE);

function titles(entityType: string, stored: readonly string[], known = models): readonly string[] {
  const entity = known.entity(entityType);
  return entity === undefined ? [] : entityTabs(entity, stored, known).map(({ title }) => title);
}

describe('the tabs of an entity', () => {
  it('are those of the aspects that it has, and of what else is known of its type', () => {
    const stored = ['datasetKey', 'datasetProperties', 'schemaMetadata', 'ownership', 'editableDatasetProperties'];
    expect(titles('dataset', stored)).toEqual([
      'Columns',
      'Properties',
      ...['Queries', 'Runs', 'Assertions', 'Statistics', 'Lineage', 'Related', 'History', 'JSON'],
    ]);
    expect(titles('tag', ['tagKey'])).toEqual(['Related', 'History', 'JSON']);
  });

  it('have an aspect of a company, under the heading that its hint states', () => {
    const file: { entities: { name: string; aspects: string[] }[]; aspects: object[] } = JSON.parse(FILE);
    file.entities.find(({ name }) => name === 'tag')?.aspects.push('wombatCare', 'wombatDiet');
    file.aspects.push(
      { name: 'wombatCare', kind: 'versioned', record: 'x.WombatCare', renderSpec: { displayName: 'Wombat care' } },
      { name: 'wombatDiet', kind: 'versioned', record: 'x.WombatDiet' },
    );
    const known = PageModels.parse(JSON.stringify(file));
    expect(titles('tag', ['tagKey', 'wombatCare', 'wombatDiet'], known).slice(0, 2)).toEqual([
      'Wombat care',
      'Details',
    ]);
  });
});
