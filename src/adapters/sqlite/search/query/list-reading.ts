/**
 * Reads from the index which documents a text or a wildcard is in, in steps of a millisecond or so.
 *
 * The problem: a word may be in a million documents, the beginning of a word in a thousand words, and a wildcard in
 * every value; FTS5 gives what it finds in one call. The idea: calls that say where to continue. A word is read some
 * thousand rows at a time. For a beginning, occurrences of terms are read in order of the terms: of a term that fills a
 * whole answer the list is read instead, since it may occur many times in a document, and the next answer begins after
 * it. A wildcard is looked for in the values of columns, which have steps of their own.
 *
 *   "or" *   occurrences from `or`:  orchard 7, orchard 9, order 1, order 1, order 4 ...   orchard is taken
 *            occurrences from `order`: nothing but order -> rows of "order": 1 4 9 12 ...
 *            occurrences after `order`: ordinal 3                                          the end
 *
 * What is written between two steps may be in the list or not: whoever reads brings it up to date with the changes
 * since the beginning. The cost: up to twice that of one call, and a bit for each document while ids are gathered.
 */
import type { Work } from '../../../../kernel/work.js';
import type { ColumnStore } from '../memory/column-store.js';
import type { Column } from '../memory/column.js';
import { type DocSet, GatheredIds } from '../memory/doc-set.js';
import { asFunction, type DocTest } from '../memory/doc-test.js';
import type { NamedTest } from '../memory/matching-values.js';
import type { DocumentFile } from '../storage/document-file.js';
import type { TextColumn } from '../../../../text-search/index-text.js';
import type { TokenPhrase } from '../../../../text-search/full-text-expression.js';
import { printExpression } from './printed-expression.js';
import type { WantedList } from './wanted-list.js';
import type { Wildcard } from './wildcard.js';

/** Rows, occurrences and documents that are handled in a step. */
const ROWS = 4096;
const OCCURRENCES = 1024;
const DOCUMENTS = 16_384;
/** Rows of the table in which a phrase is looked for in a step: its words may meet in none of them. */
const PHRASE_ROWS = 8192;
/** Units of work: of a call, a row, an occurrence, a document that is looked at. */
const UNITS = { call: 50, row: 0.3, occurrence: 0.7, document: 0.01 } as const;
/** After all terms that begin with a text, and directly after a term: no token has these characters. */
const AFTER_ALL = '\u{10ffff}';
const AFTER = '\u0001';

export interface ListReadingSources {
  readonly file: DocumentFile;
  readonly columns: ColumnStore;
  /** One more than the highest id of a document. */
  readonly limit: () => number;
}

/** Documents of a list, as of any moment since the call. @throws as `Work.spend` and what the driver throws */
export async function readList(wanted: WantedList, sources: ListReadingSources, work: Work): Promise<DocSet> {
  const reading = new ListReading(sources, work);
  if (wanted.kind === 'wildcard') return reading.wildcard(wanted.wildcard);
  const { columns, pattern } = wanted.expression;
  return reading.anyOf(pattern.flat(), columns);
}

class ListReading {
  private readonly found = new GatheredIds();

  constructor(
    private readonly sources: ListReadingSources,
    private readonly work: Work,
  ) {}

  async anyOf(phrases: readonly TokenPhrase[], columns: readonly TextColumn[]): Promise<DocSet> {
    for (const phrase of phrases) {
      if (phrase.end === 'whole') await this.phrase(phrase, columns);
      else for (const token of phrase.tokens) await this.beginning(token, columns);
    }
    return this.found.set();
  }

  async wildcard({ pattern, fields, units }: Wildcard): Promise<DocSet> {
    const { columns } = this.sources;
    for (const { name, test } of fields) {
      const leases = [columns.lease([name])];
      try {
        await leases[0]?.ready;
        const { whole } = columns.column(name);
        if (whole?.isEmpty === true) continue;
        const cause = wildcardCause(pattern);
        if (whole !== undefined) await this.wholeColumn(whole, test, { cause, units });
        else {
          const lease = columns.leaseTest(name, test);
          leases.push(lease);
          this.work.spend(this.sources.limit() * units, cause);
          await lease.ready;
          await this.documents(() => columns.column(name).docTest(test));
        }
      } finally {
        for (const lease of leases) lease.release();
      }
    }
    return this.found.set();
  }

  private async phrase(phrase: TokenPhrase, columns: readonly TextColumn[]): Promise<void> {
    const printed = printExpression({ columns, pattern: [[phrase]] });
    const { words } = this.sources.file;
    const last = 2 * this.sources.limit() + 1;
    const reach = phrase.tokens.length === 1 ? last + 1 : PHRASE_ROWS;
    for (let after = -1; after < last;) {
      const rows = words.matchingRows(printed, { after, upTo: after + reach }, ROWS);
      for (const row of rows) this.found.addOne(row >>> 1);
      after = rows.length < ROWS ? after + reach : (rows.at(-1) ?? last);
      await this.pause(UNITS.call + rows.length * UNITS.row);
    }
  }

  private async beginning(start: string, columns: readonly TextColumn[]): Promise<void> {
    const wanted = new Set(columns);
    for (let from = start; ;) {
      const rows = this.sources.file.words.occurrences(from, start + AFTER_ALL, OCCURRENCES);
      const last = rows.at(-1)?.[0];
      const isAll = last === undefined || rows.length < OCCURRENCES;
      for (const [term, id, column] of rows) if ((isAll || term !== last) && wanted.has(column)) this.found.addOne(id);
      await this.pause(UNITS.call + rows.length * UNITS.occurrence, beginningCause(start));
      if (isAll) return;
      if (rows[0]?.[0] !== last) from = last;
      else {
        await this.phrase({ tokens: [last], end: 'whole' }, columns);
        from = last + AFTER;
      }
    }
  }

  private async wholeColumn(column: Column, test: NamedTest, { cause, units }: Cost): Promise<void> {
    const steps = column.matching.once(test);
    let step = steps.next();
    for (; step.done !== true; step = steps.next()) await this.pause(step.value * units, cause);
    const values = step.value;
    if (values.includes(1)) await this.documents(() => column.docTest({ values, none: false }, this.sources.limit()));
  }

  /** @param testNow a test of documents is valid until the next write */
  private async documents(testNow: () => DocTest): Promise<void> {
    const limit = this.sources.limit();
    for (let from = 0; from < limit; from += DOCUMENTS) {
      const passes = asFunction(testNow());
      for (let id = from; id < Math.min(limit, from + DOCUMENTS); id++) if (passes(id)) this.found.addOne(id);
      await this.pause(DOCUMENTS * UNITS.document);
    }
  }

  private async pause(units: number, cause?: string): Promise<void> {
    this.work.spend(units, cause);
    if (this.work.turnIsOver) await this.work.rest();
  }
}

/** `units`: of a value that is tested. */
interface Cost {
  readonly cause: string;
  readonly units: number;
}

function wildcardCause(pattern: string): string {
  return `The wildcard "${pattern}" is looked for in the values of all fields: name a field, or use fewer wildcards.`;
}

function beginningCause(start: string): string {
  return `Too many words begin as "${start}" does: write more of its letters.`;
}
