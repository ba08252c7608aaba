import type { SearchFields } from '../../../../registry/search-fields.js';
import { DocSet, union } from '../memory/doc-set.js';
import type { Stepwise } from '../../../../text-search/stepwise.js';
import { COLUMNS_OF_WEIGHT, FOUND_COLUMNS, mostNames, type ScoredColumn } from '../../../../text-search/index-text.js';
import {
  expressionsOf,
  inFurtherNames,
  type QueryTerm,
  type TokenPattern,
} from '../../../../text-search/full-text-expression.js';
import type { RequestLists } from './request-lists.js';

/** Columns but the last, where everything else must be. */
export const HEAVIEST_FIRST: readonly ScoredColumn[] = ['name', 'strong', 'plain'];

/** Where the lists of terms come from. */
export interface TermSources {
  readonly lists: RequestLists;
  readonly fields: SearchFields;
}

/** Documents that have a term, by column; read when they are needed, since often names decide everything. */
export class TermSets {
  private readonly sets: DocSet[] = [];
  private furtherSets: readonly DocSet[] | undefined;
  private hasOthers: boolean | undefined;

  constructor(
    private readonly term: QueryTerm,
    private readonly sources: TermSources,
  ) {}

  /** All forms in which it is looked for, its own first. */
  get pattern(): TokenPattern {
    const { pattern, others } = this.term;
    return others.length === 0 ? pattern : pattern.map((forms) => [...forms, ...others]);
  }

  /** @param place in the list of columns */
  at(place: number): DocSet {
    return (this.sets[place] ??= this.read(HEAVIEST_FIRST[place] ?? 'weak'));
  }

  named(): DocSet {
    return this.at(0);
  }

  /** Documents of which a second name has the term, then those of which a third one has it, and so forth. */
  further(): readonly DocSet[] {
    return (this.furtherSets ??= this.readFurther());
  }

  /** Read all of them, and make what looking ids up takes. */
  prepare(): void {
    for (let place = 0; place < HEAVIEST_FIRST.length; place++) this.at(place).has(0);
    for (const set of this.further()) set.has(0);
  }

  private read(column: ScoredColumn): DocSet {
    const { lists } = this.sources;
    const [own, others] = expressionsOf(this.term, COLUMNS_OF_WEIGHT[column]);
    const found = own === undefined ? DocSet.EMPTY : lists.textNow(own);
    if (others === undefined || !(this.hasOthers ??= this.othersAreFound())) return found;
    return union([found, lists.textNow(others)]);
  }

  /** Mostly nothing has what only words of the query say together, which one list says for all columns. */
  private othersAreFound(): boolean {
    const [, anywhere] = expressionsOf(this.term, FOUND_COLUMNS);
    return anywhere !== undefined && this.sources.lists.textNow(anywhere).size > 0;
  }

  private readFurther(): readonly DocSet[] {
    const found: DocSet[] = [];
    for (let further = 1; further < mostNames(this.sources.fields); further++) {
      const set = this.sources.lists.textNow(inFurtherNames(this.term, further));
      if (set.size === 0) break;
      found.push(set);
    }
    return found;
  }
}

/** Read the lists of a term that most scores need, in steps. */
export function* readTerm(term: QueryTerm, { lists, fields }: TermSources): Stepwise<void> {
  for (const expression of expressionsOf(term, COLUMNS_OF_WEIGHT.name)) yield* lists.text(expression);
  for (let further = 1; further < mostNames(fields); further++) {
    const set = yield* lists.text(inFurtherNames(term, further));
    if (set.size === 0) return;
  }
}
