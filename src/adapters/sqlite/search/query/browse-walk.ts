import { sortInSteps } from '../../../../kernel/sort-in-steps.js';
import type { Urn } from '../../../../kernel/urn.js';
import type { IndexField } from '../../../../registry/search-fields.js';
import type { FieldValues } from '../../../../search/document-store.port.js';
import type { BrowseRequest, BrowseResult } from '../../../../search/search-index.port.js';
import { type ColumnView, idsIn } from '../memory/column-view.js';
import type { Column } from '../memory/column.js';
import { DocSet } from '../memory/doc-set.js';
import { docFilter } from './filter-evaluation.js';
import type { QuerySources } from './query-evaluation.js';
import { changedId, type RecentChanges } from './recent-changes.js';
import { immediately, type Stepwise } from '../../../../text-search/stepwise.js';
import { topDocuments } from '../memory/top-documents.js';

/** How a list of browse paths lies to the path that is looked at. */
interface BrowseLocation {
  /** Whether one of the paths is the path itself. */
  readonly here: boolean;
  /** Next steps of the paths that lead further, each once. */
  readonly below: readonly string[];
}

/** `changes`: what is written while a path is looked at. */
export interface BrowseSources extends QuerySources {
  readonly changes: RecentChanges;
}

/** Documents that are looked at in a step. */
const STEP = 4096;
/** Times that a list is made in steps, before it is made in one turn: so that it ends, too, while others write. */
const ATTEMPTS = 3;
/** URNs that are looked up in a step. */
const SHOWN = 100;
/** Units of work of a document that is looked at. */
const UNITS_A_DOCUMENT = 0.02;

/**
 * What lies at a browse path: groups, which are the next steps of the paths that lead further, and the entities exactly
 * there. An entity with several paths is at each of them. Paths are compared as they are written; a missing slash
 * at the beginning and one too many at the end make no difference. The answer is of the moment of its last step: what
 * is written while others have their turns is looked at again.
 */
export function* browse(request: BrowseRequest, sources: BrowseSources): Stepwise<BrowseResult> {
  const field = browseField(request, sources);
  if (field === undefined) return EMPTY;
  const walk = new BrowseWalk(request, field, sources);
  for (let attempt = 1; ;) {
    walk.update();
    if (walk.isLost) {
      yield* walk.surveyAll();
      continue;
    }
    const { now } = sources.changes;
    const answer = attempt > ATTEMPTS ? immediately(walk.answer()) : yield* walk.answer();
    if (sources.changes.now === now) return answer;
    attempt++;
  }
}

class BrowseWalk {
  private readonly base: string;
  private folder = new Folder();
  /** Number of changes that the folder reflects; `undefined` when it is to be looked at as a whole. */
  private at: number | undefined;

  constructor(
    private readonly request: BrowseRequest,
    private readonly field: IndexField,
    private readonly sources: BrowseSources,
  ) {
    this.base = normalPath(request.path);
  }

  get isLost(): boolean {
    return this.at === undefined;
  }

  *surveyAll(): Stepwise<void> {
    const { directory, columns, changes, work } = this.sources;
    this.folder = new Folder();
    this.at = changes.now;
    const filter = yield* this.filter('many');
    const all = directory.all();
    for (let from = 0; from < all.size; from += STEP) {
      const part = new DocSet(all.ids.subarray(from, from + STEP));
      work.spend(part.size * UNITS_A_DOCUMENT);
      this.survey(filter(part), columns.column(this.field.name));
      yield;
    }
  }

  /** Look again at what was written since; the folder is lost when that is too much. */
  update(): void {
    if (this.at === undefined) return;
    const { columns, changes } = this.sources;
    const written = changes.since(this.at);
    this.at = written === undefined ? undefined : changes.now;
    if (written === undefined || written.length === 0) return;
    const ids = new Set(written.map(changedId));
    this.folder.remove(ids);
    const filter = immediately(this.filter('few'));
    this.survey(filter(DocSet.of(ids)), columns.column(this.field.name));
  }

  *answer(): Stepwise<BrowseResult> {
    const { directory } = this.sources;
    const { start, count } = this.request.page;
    const groups = yield* sorted([...this.folder.counts].map(([name, times]) => ({ name, count: times })));
    const shown = groups.slice(start, start + count);
    const here = this.folder.here();
    const entities = yield* topDocuments(
      new DocSet(here),
      { keys: (ids, keys) => keys.fill(0, 0, ids.length) },
      { start: Math.max(0, start - groups.length), count: count - shown.length },
      directory.urnOrder(),
    );
    const urns: Urn[] = [];
    for (const [at, id] of entities.entries()) {
      const urn = directory.urn(id);
      if (urn !== undefined) urns.push(urn);
      if (at % SHOWN === SHOWN - 1) yield;
    }
    return {
      groups: shown,
      groupTotal: groups.length,
      urns,
      urnTotal: here.length,
      documentTotal: this.folder.below,
    };
  }

  private *filter(documents: 'few' | 'many'): Stepwise<(found: DocSet) => DocSet> {
    const { entityType, filter } = this.request;
    const passes = yield* docFilter(filter, [entityType], { ...this.sources, documents });
    return (found) => passes?.passing(found) ?? found;
  }

  private survey(found: DocSet, view: ColumnView): void {
    const { base } = this;
    for (const part of view.parts(found)) {
      const places: (BrowseLocation | undefined)[] = [];
      for (const id of idsIn(found, part, view.whole === undefined ? 'many' : 'one')) {
        this.folder.add(part.base + id, locationOf(part.column, id, { base, places }));
      }
    }
  }
}

/** What was found at a path. */
class Folder {
  readonly counts = new Map<string, number>();
  /** Documents with paths that lead further. */
  below = 0;
  private readonly locations = new Map<number, BrowseLocation>();

  add(id: number, location: BrowseLocation): void {
    if (!location.here && location.below.length === 0) return;
    this.locations.set(id, location);
    this.count(location, 1);
  }

  remove(ids: ReadonlySet<number>): void {
    for (const id of ids) {
      const location = this.locations.get(id);
      if (location === undefined) continue;
      this.locations.delete(id);
      this.count(location, -1);
    }
  }

  /** Documents exactly there, in the order of their ids. */
  here(): Int32Array {
    const found: number[] = [];
    for (const [id, location] of this.locations) if (location.here) found.push(id);
    return Int32Array.from(found).sort();
  }

  private count({ below }: BrowseLocation, change: -1 | 1): void {
    if (below.length > 0) this.below += change;
    for (const name of below) {
      const count = (this.counts.get(name) ?? 0) + change;
      if (count === 0) this.counts.delete(name);
      else this.counts.set(name, count);
    }
  }
}

function* sorted<T extends { readonly name: string }>(items: readonly T[]): Stepwise<readonly T[]> {
  const sorting = sortInSteps(items, (a, b) => (a.name < b.name ? -1 : 1));
  for (;;) {
    const step = sorting.next();
    if (step.done === true) return step.value;
    yield;
  }
}

const EMPTY: BrowseResult = { groups: [], groupTotal: 0, urns: [], urnTotal: 0, documentTotal: 0 };

/** The field that has the browse paths of an entity type; `undefined` for a type that has none. */
export function browseField(
  { entityType }: BrowseRequest,
  { fields }: Pick<QuerySources, 'fields'>,
): IndexField | undefined {
  return fields.select([entityType], (each) => each.type === 'BROWSE_PATH')[0];
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
