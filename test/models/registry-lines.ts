import type {
  AspectSpec,
  EntitySpec,
  ModelPath,
  RelationshipSpec,
  SearchableSpec,
  TimeseriesFieldSpec,
} from '../../generated/service/registry/model.js';
import { short, valueText, wordText } from './type-lines.js';

/**
 * Aspects and entities in the notation of `established-registry.txt`: below an aspect its search fields, its edges and
 * its time-series fields; below an entity its key, its aspects in order, and its snapshot.
 */
export function registryLines(aspects: readonly AspectSpec[], entities: readonly EntitySpec[]): readonly string[] {
  return [...aspects.flatMap(aspectLines), ...entities.flatMap(entityLines)];
}

function aspectLines(aspect: AspectSpec): readonly string[] {
  return [
    `aspect ${aspect.name} ${aspect.kind} ${short(aspect.record)}`,
    ...aspect.searchable.map(searchLine),
    ...aspect.relationships.map(edgeLine),
    ...aspect.timeseriesFields.map((field) => `  ${pointText(field)}`),
    ...aspect.timeseriesCollections.flatMap(({ path, name, key, fields }) => [
      `  points ${path.join('/')} as ${name} by ${key}`,
      ...fields.map((field) => `    ${pointText(field)}`),
    ]),
  ];
}

function searchLine(field: SearchableSpec): string {
  const { facet, hasValues, numValues, aliases, weights } = field;
  const parts = [
    `  search ${field.path.join('/')} as ${field.name}: ${field.type}`,
    field.queryByDefault ? 'queried' : undefined,
    field.autocomplete ? 'completed' : undefined,
    field.boost === 1 ? undefined : `boost=${String(field.boost)}`,
    facet === undefined ? undefined : `facet=${wordText(facet)}`,
    hasValues === undefined ? undefined : `has=${hasValues.name}`,
    hasValues?.facet === undefined ? undefined : `facet=${wordText(hasValues.facet)}`,
    numValues === undefined ? undefined : `count=${numValues}`,
    aliases.length === 0 ? undefined : `aliases=${aliases.join(',')}`,
    Object.keys(weights).length === 0 ? undefined : `weights=${valueText(weights)}`,
  ];
  return parts.filter((part) => part !== undefined).join(' ');
}

function edgeLine(edge: RelationshipSpec): string {
  const paths: readonly (readonly [string, ModelPath | undefined])[] = [
    ['createdOn', edge.createdOn],
    ['createdActor', edge.createdActor],
    ['updatedOn', edge.updatedOn],
    ['updatedActor', edge.updatedActor],
    ['properties', edge.properties],
  ];
  const lineage = edge.lineage ? ` lineage ${edge.direction}` : '';
  const evidence = paths.map(([key, path]) => (path === undefined ? '' : ` ${key}=${path.join('/')}`)).join('');
  return `  edge ${edge.path.join('/')}: ${edge.name} to ${edge.entityTypes.join(' ')}${lineage}${evidence}`;
}

function pointText({ path, name, value }: TimeseriesFieldSpec): string {
  return `point ${path.join('/')} as ${name}: ${value}`;
}

function entityLines({ name, category, keyAspect, keyFields, aspects, snapshot }: EntitySpec): readonly string[] {
  const parts = keyFields.map((field) => `${field.name}${field.presence === 'optional' ? '?' : ''}: ${field.value}`);
  return [
    `entity ${name} ${category}`,
    `  key ${keyAspect}(${parts.join(', ')})`,
    `  aspects ${aspects.join(' ')}`,
    ...(snapshot === undefined
      ? []
      : [`  snapshot ${short(snapshot.record)} of ${snapshot.members.map(short).join(' ')}`]),
  ];
}
