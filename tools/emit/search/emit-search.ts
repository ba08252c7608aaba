import type { AspectSpec, CatalogModel, EntitySpec, SearchableSpec } from '../../model/catalog-model.js';
import type { Emitter } from '../emitter.js';
import { type Json, jsonText } from '../json-file.js';
import { compareText } from '../order.js';
import { generatedNotice, type OutputFile } from '../output-file.js';
import { BOOLEAN, COUNT, EXACT, fieldMapping, fixedFields } from './field-mapping.js';
import { indexSettings } from './index-settings.js';

/**
 * With what the indexes of a search server are made: mappings for each entity, with the fields of all its aspects, and
 * for the edges between entities; and once the settings of all of them. The body that makes an index has the members of
 * both files, `settings` and `mappings`.
 */
export const searchEmitter: Emitter = { name: 'search', emit: emitSearch };

type Mappings = Map<string, Json>;

function emitSearch(model: CatalogModel): readonly OutputFile[] {
  const aspects = new Map(model.aspects.map((aspect) => [aspect.name, aspect]));
  return [
    ...model.entities.map((entity) => indexFile(entity.name.toLowerCase(), entityMappings(entity, aspects))),
    indexFile('edges', edgeMappings()),
    { path: 'search/settings.json', text: jsonText({ settings: indexSettings(model.textAnalysis) }) },
  ];
}

function indexFile(name: string, properties: Mappings): OutputFile {
  const sorted = [...properties].sort(([a], [b]) => compareText(a, b));
  const meta = { notice: generatedNotice('') };
  const mappings = { _meta: meta, dynamic: false, properties: Object.fromEntries(sorted) };
  return { path: `search/${name}.index.json`, text: jsonText({ mappings }) };
}

function entityMappings(entity: EntitySpec, aspects: ReadonlyMap<string, AspectSpec>): Mappings {
  const properties: Mappings = new Map();
  const aliases: (readonly [string, SearchableSpec])[] = [];
  for (const name of entity.aspects) {
    for (const spec of aspects.get(name)?.searchable ?? []) {
      addField(properties, spec);
      aliases.push(...spec.aliases.map((alias): readonly [string, SearchableSpec] => [alias, spec]));
    }
  }
  // An alias yields to a field of its own name, and to the first that claims it.
  for (const [alias, spec] of aliases) addOnce(properties, alias, { type: 'alias', path: spec.name });
  for (const [name, mapping] of Object.entries(fixedFields())) properties.set(name, mapping);
  return properties;
}

function addField(properties: Mappings, spec: SearchableSpec): void {
  addOnce(properties, spec.name, fieldMapping(spec.type));
  if (spec.hasValues !== undefined) addOnce(properties, spec.hasValues.name, BOOLEAN);
  if (spec.numValues !== undefined) addOnce(properties, spec.numValues, COUNT);
}

/** Aspects of one entity may name the same field; the first decides how it is indexed. */
function addOnce(properties: Mappings, name: string, mapping: Json): void {
  if (!properties.has(name)) properties.set(name, mapping);
}

function edgeMappings(): Mappings {
  const end: Json = { properties: { urn: EXACT, entityType: EXACT } };
  return new Map<string, Json>([
    ['source', end],
    ['destination', end],
    ['relationshipType', EXACT],
    ['createdOn', COUNT],
    ['createdActor', EXACT],
    ['updatedOn', COUNT],
    ['updatedActor', EXACT],
    ['properties', { type: 'object', enabled: false }],
  ]);
}
