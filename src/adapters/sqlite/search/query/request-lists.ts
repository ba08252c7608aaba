import type { Work } from '../../../../kernel/work.js';
import { DocSet, intersection } from '../memory/doc-set.js';
import type { Stepwise } from '../../../../text-search/stepwise.js';
import { type FullTextExpression, partsOf } from '../../../../text-search/full-text-expression.js';
import type { Postings, TimedList } from './postings.js';
import { printExpression } from './printed-expression.js';
import { keyOf, type WantedList } from './wanted-list.js';

/** Units of work of a document of a list that is read at once. */
const UNITS_A_DOCUMENT = 0.3;

/**
 * What the lists of one request are read from. `readsAtOnce`: whether in the turn that asks for one. Changes are to be
 * remembered meanwhile.
 */
export interface RequestListSources {
  readonly postings: Postings;
  readonly readsAtOnce: () => boolean;
  readonly work: Work;
}

/** The posting lists that one request works with: they stay until it is answered, whether or not they can be cached. */
export class RequestLists {
  private readonly lists = new Map<string, TimedList>();
  private readonly missing = new Map<string, WantedList>();

  /** `outdated`: more was written since a list was read than is remembered. */
  state: 'outdated' | 'sound' = 'sound';

  constructor(private readonly sources: RequestListSources) {}

  /** Whether the list of a text is read in the turn that asks for it. */
  get readsAtOnce(): boolean {
    return this.sources.readsAtOnce();
  }

  /** Call before anything is found, also again. */
  begin(): void {
    this.state = 'sound';
    this.lists.clear();
  }

  /** Documents that match, as of now; waits for what is to be read. */
  *text(expression: FullTextExpression): Stepwise<DocSet> {
    const sets: DocSet[] = [];
    for (const part of partsOf(expression)) sets.push(yield* this.list({ kind: 'text', expression: part }));
    return intersection(sets);
  }

  *list(wanted: WantedList): Stepwise<DocSet> {
    const key = keyOf(wanted);
    const known = this.known(key, wanted);
    if (known !== undefined) return known;
    yield this.obtain(key, wanted);
    return this.lists.get(key)?.set ?? DocSet.EMPTY;
  }

  /** Documents that match, as of now; none where a list is to be read first, which `complete` does. */
  textNow(expression: FullTextExpression): DocSet {
    const parts = partsOf(expression);
    const [only] = parts;
    if (only !== undefined && parts.length === 1) return this.partNow(only);
    return intersection(parts.map((part) => this.partNow(part)));
  }

  private partNow(expression: FullTextExpression): DocSet {
    const key = printExpression(expression);
    const own = this.lists.get(key);
    // A score asks for the same lists again and again.
    if (own !== undefined && own.at === this.sources.postings.now) return own.set;
    const wanted: WantedList = { kind: 'text', expression };
    const known = this.found(key, wanted, own);
    if (known === undefined) this.missing.set(key, wanted);
    return known ?? DocSet.EMPTY;
  }

  /** Read what was missing. @returns whether anything was */
  *complete(): Stepwise<'changed' | 'complete'> {
    if (this.missing.size === 0) return 'complete';
    for (const [key, wanted] of this.missing) yield this.obtain(key, wanted);
    this.missing.clear();
    return 'changed';
  }

  /** Those of a few documents that match now. */
  among(few: DocSet, wanted: WantedList): DocSet {
    const list = this.lists.get(keyOf(wanted));
    const found = list && this.sources.postings.among(few, wanted, list);
    if (found === undefined) this.state = 'outdated';
    return found ?? DocSet.EMPTY;
  }

  private known(key: string, wanted: WantedList): DocSet | undefined {
    return this.found(key, wanted, this.lists.get(key));
  }

  /** @param own the list that the request has, of whatever moment */
  private found(key: string, wanted: WantedList, own: TimedList | undefined): DocSet | undefined {
    const { postings, work } = this.sources;
    let list = own === undefined ? postings.cached(key, wanted) : postings.revised(wanted, own);
    if (list === undefined && wanted.kind === 'text' && this.readsAtOnce) {
      list = postings.readNow(wanted);
      work.spend(list.set.size * UNITS_A_DOCUMENT);
    }
    if (list !== undefined && list !== own) this.lists.set(key, list);
    return list?.set;
  }

  private async obtain(key: string, wanted: WantedList): Promise<void> {
    this.lists.set(key, await this.sources.postings.obtain(wanted, this.sources.work));
  }
}
