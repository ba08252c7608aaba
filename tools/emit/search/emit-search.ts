import type { AspectSpec, CatalogModel, EntitySpec, SearchableSpec } from '../../model/catalog-model.js';
import type { Emitter } from '../emitter.js';
import { type Json, jsonText } from '../json-file.js';
import { compareText } from '../order.js';
import { generatedNotice, type OutputFile } from '../output-file.js';
import { BOOLEAN, COUNT, EXACT, fieldMapping, fixedFields } from './field-mapping.js';
import { indexSettings } from './index-settings.js';

/**
 * Bodies with which the indexes of a search server are made: one for each entity, holding the fields of all its aspects,
 * and one for the edges between entities.
 */
export const searchEmitter: Emitter = { name: 'search', emit: emitSearch };

type Mappings = Map<string, Json>;

function emitSearch(model: CatalogModel): readonly OutputFile[] {
  const settings = indexSettings(model.textAnalysis);
  const aspects = new Map(model.aspects.map((aspect) => [aspect.name, aspect]));
  return [
    ...model.entities.map((entity) => indexFile(entity.name.toLowerCase(), entityMappings(entity, aspects), settings)),
    { path: 'search/edges.index.json', text: jsonText(edgeIndex()) },
  ];
}

function indexFile(name: string, properties: Mappings, settings: Json): OutputFile {
  const sorted = [...properties].sort(([a], [b]) => compareText(a, b));
  const mappings = { _meta: meta(), dynamic: false, properties: Object.fromEntries(sorted) };
  return { path: `search/${name}.index.json`, text: jsonText({ settings, mappings }) };
}

function meta(): Json {
  return { notice: generatedNotice('') };
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

function edgeIndex(): Json {
  const end: Json = { properties: { urn: EXACT, entityType: EXACT } };
  return {
    settings: { index: {} },
    mappings: {
      _meta: meta(),
      dynamic: false,
      properties: {
        source: end,
        destination: end,
        relationshipType: EXACT,
        createdOn: COUNT,
        createdActor: EXACT,
        updatedOn: COUNT,
        updatedActor: EXACT,
        properties: { type: 'object', enabled: false },
      },
    },
  };
}
