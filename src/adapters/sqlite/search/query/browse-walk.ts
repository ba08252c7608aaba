import type { Urn } from '../../../../kernel/urn.js';
import type { IndexField } from '../../../../registry/search-fields.js';
import type { FieldValues } from '../../../../search/document-store.port.js';
import type { BrowseRequest, BrowseResult } from '../../../../search/search-index.port.js';
import { type ColumnView, idsIn } from '../memory/column-view.js';
import type { Column } from '../memory/column.js';
import { DocSet } from '../memory/doc-set.js';
import { docFilter } from './filter-evaluation.js';
import type { QuerySources } from './query-evaluation.js';
import type { Stepwise } from '../../../../text-search/stepwise.js';
import { topDocuments } from '../memory/top-documents.js';

/** How a list of browse paths lies to the path that is looked at. */
interface BrowseLocation {
  /** Whether one of the paths is the path itself. */
  readonly here: boolean;
  /** Next steps of the paths that lead further, each once. */
  readonly below: readonly string[];
}

/**
 * What lies at a browse path: groups, which are the next steps of the paths that lead further, and the entities exactly
 * there. An entity with several paths is at each of them. Paths are compared as they are written; a missing slash
 * at the beginning and one too many at the end make no difference.
 */
export function* browse(request: BrowseRequest, sources: QuerySources): Stepwise<BrowseResult> {
  const field = browseField(request, sources);
  if (field === undefined) return EMPTY;
  const filtered = yield* docFilter(request.filter, [request.entityType], { ...sources, documents: 'many' });
  const found = filtered === undefined ? sources.directory.all() : filtered(sources.directory.all());
  const { counts, below, here } = survey(found, sources.columns.column(field.name), request.path);
  const groups = [...counts].map(([name, count]) => ({ name, count })).sort((a, b) => (a.name < b.name ? -1 : 1));
  const { start, count } = request.page;
  const shown = groups.slice(start, start + count);
  const rest = { start: Math.max(0, start - groups.length), count: count - shown.length };
  const entities = yield* topDocuments(
    new DocSet(Int32Array.from(here)),
    { keys: (ids, keys) => keys.fill(0, 0, ids.length) },
    rest,
    sources.directory.urnOrder(),
  );
  return {
    groups: shown,
    groupTotal: groups.length,
    urns: Array.from(entities, (id) => sources.directory.urn(id)).filter((urn): urn is Urn => urn !== undefined),
    urnTotal: here.length,
    documentTotal: below,
  };
}

const EMPTY: BrowseResult = { groups: [], groupTotal: 0, urns: [], urnTotal: 0, documentTotal: 0 };

/** The field that has the browse paths of an entity type; `undefined` for a type that has none. */
export function browseField(
  { entityType }: BrowseRequest,
  { fields }: Pick<QuerySources, 'fields'>,
): IndexField | undefined {
  return fields.select([entityType], (each) => each.type === 'BROWSE_PATH')[0];
}

function survey(
  found: DocSet,
  view: ColumnView,
  path: string,
): { readonly counts: ReadonlyMap<string, number>; readonly below: number; readonly here: readonly number[] } {
  const base = normalPath(path);
  const counts = new Map<string, number>();
  const here: number[] = [];
  let below = 0;
  for (const part of view.parts()) {
    const places: (BrowseLocation | undefined)[] = [];
    for (const id of idsIn(found, part, view.whole === undefined ? 'many' : 'one')) {
      const place = locationOf(part.column, id, { base, places });
      if (place.here) here.push(part.base + id);
      if (place.below.length > 0) below++;
      for (const name of place.below) counts.set(name, (counts.get(name) ?? 0) + 1);
    }
  }
  return { counts, below, here };
}

/** Most documents have one path, which many others have, too. */
function locationOf(
  column: Column,
  id: number,
  { base, places }: { readonly base: string; readonly places: (BrowseLocation | undefined)[] },
): BrowseLocation {
  const only = column.onlyNumber(id);
  return only === undefined ? placeOf(column.values(id), base) : (places[only] ??= placeOf(column.values(id), base));
}

function placeOf(values: FieldValues, base: string): BrowseLocation {
  const below = new Set<string>();
  let here = false;
  for (const value of values) {
    const path = normalPath(String(value));
    if (path === base) here = true;
    else if (path.startsWith(`${base}/`)) {
      const step = path.slice(base.length + 1);
      const end = step.indexOf('/');
      below.add(end < 0 ? step : step.slice(0, end));
    }
  }
  return { here, below: [...below] };
}

/** `/a/b`; the root is the empty text. */
function normalPath(path: string): string {
  const trimmed = path.endsWith('/') ? path.slice(0, -1) : path;
  return trimmed === '' || trimmed.startsWith('/') ? trimmed : `/${trimmed}`;
}
