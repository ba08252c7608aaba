import type { SearchFields } from '../../../../registry/search-fields.js';
import type { DocSet } from '../memory/doc-set.js';
import type { Stepwise } from '../memory/stepwise.js';
import { mostNames, type ScoredColumn } from '../storage/index-text.js';
import { inFurtherNames, type TokenPattern } from './full-text-expression.js';
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

  constructor(
    readonly pattern: TokenPattern,
    private readonly sources: TermSources,
  ) {}

  /** @param place in the list of columns */
  at(place: number, column: ScoredColumn): DocSet {
    return (this.sets[place] ??= this.sources.lists.textNow({ columns: [column], pattern: this.pattern }));
  }

  named(): DocSet {
    return this.at(0, 'name');
  }

  /** Documents of which a second name has the term, then those of which a third one has it, and so forth. */
  further(): readonly DocSet[] {
    return (this.furtherSets ??= this.readFurther());
  }

  /** Read all of them, and make what looking ids up takes. */
  prepare(): void {
    for (const [place, column] of HEAVIEST_FIRST.entries()) this.at(place, column).has(0);
    for (const set of this.further()) set.has(0);
  }

  private readFurther(): readonly DocSet[] {
    const found: DocSet[] = [];
    for (let further = 1; further < mostNames(this.sources.fields); further++) {
      const set = this.sources.lists.textNow(inFurtherNames(this.pattern, further));
      if (set.size === 0) break;
      found.push(set);
    }
    return found;
  }
}

/** Read the lists of a term that most scores need, in steps. */
export function* readTerm(pattern: TokenPattern, { lists, fields }: TermSources): Stepwise<void> {
  yield* lists.text({ columns: ['name'], pattern });
  for (let further = 1; further < mostNames(fields); further++) {
    const set = yield* lists.text(inFurtherNames(pattern, further));
    if (set.size === 0) return;
  }
}
