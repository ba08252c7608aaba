import type {
  KeyedArraySpec,
  ModelPath,
  RelationshipSpec,
  SearchableSpec,
  TimeseriesFieldSpec,
} from '../../../../generated/service/registry/model.js';
import type { TableRow } from './page.js';

/** Places in the search index. */
export function indexRows(fields: readonly SearchableSpec[]): readonly TableRow[] {
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

/** Edges, as seen from the entity that has the aspect. */
export function edgeRows(edges: readonly RelationshipSpec[]): readonly TableRow[] {
  return edges.map(({ name, path, entityTypes, lineage, direction }) => ({
    relationship: name,
    path: path.join('/'),
    to: entityTypes.join(', '),
    lineage: lineage ? `it is ${direction}` : '',
  }));
}

/**
 * Arrays whose items a patch addresses by key.
 * @param all those of the aspect, since an array may be nested in another
 */
export function patchRows(arrays: readonly KeyedArraySpec[], all: readonly KeyedArraySpec[]): readonly TableRow[] {
  return arrays.map(({ path, keys }) => ({
    array: path.join('/'),
    'item key': keys.length === 0 ? 'the item itself' : keys.join(', then '),
    path: `/${patchPath([...path, '*'], all).join('/')}`,
  }));
}

/** A path as a patch writes it, with the names of items in angle brackets. */
function patchPath(path: ModelPath, arrays: readonly KeyedArraySpec[]): readonly string[] {
  return path.flatMap((step, at) => {
    if (step !== '*') return [step];
    const array = path.slice(0, at).join('/');
    const keys = arrays.find((keyed) => keyed.path.join('/') === array)?.keys ?? ['number or key'];
    return (keys.length === 0 ? ['item'] : keys).map((key) => `<${key}>`);
  });
}

/** Columns of a time series. */
export function seriesRows(fields: readonly TimeseriesFieldSpec[]): readonly TableRow[] {
  return fields.map(({ name, path, value }) => ({ column: name, path: path.join('/'), type: value }));
}
