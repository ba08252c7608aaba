import type { RelationshipSpec, SearchableSpec, TimeseriesFieldSpec } from '../../../generated/registry/model.js';
import type { Row } from './page.js';

/** Places in the search index. */
export function indexRows(fields: readonly SearchableSpec[]): readonly Row[] {
  return fields.map((field) => ({
    field: field.name,
    path: field.path.join('/'),
    type: field.type,
    boost: String(field.boost),
    queried: field.queryByDefault ? 'yes' : 'by name',
    suggests: field.autocomplete ? 'yes' : '',
    facet: field.facet ?? '',
    'also as': [
      ...field.aliases,
      ...(field.hasValues === undefined ? [] : [field.hasValues.name]),
      ...(field.numValues === undefined ? [] : [field.numValues]),
    ].join(', '),
  }));
}

/** Edges, as seen from the entity that holds the aspect. */
export function edgeRows(edges: readonly RelationshipSpec[]): readonly Row[] {
  return edges.map(({ name, path, entityTypes, lineage, direction }) => ({
    relationship: name,
    path: path.join('/'),
    to: entityTypes.join(', '),
    lineage: lineage ? `it is ${direction}` : '',
  }));
}

/** Columns of a time series. */
export function seriesRows(fields: readonly TimeseriesFieldSpec[]): readonly Row[] {
  return fields.map(({ name, path, value, aggregation }) => ({
    column: name,
    path: path.join('/'),
    type: value,
    aggregation,
  }));
}
