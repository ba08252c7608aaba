import type { Work } from '../../../kernel/work.js';
import {
  type BrowseRequest,
  type BrowseResult,
  SearchIndex,
  type SearchRequest,
  type SearchResult,
  type SuggestRequest,
  type Suggestion,
} from '../../../search/search-index.port.js';
import { attempt } from '../sqlite-fault.js';
import type { DocumentReader, Preparation } from './query/document-reader.js';
import { keyOfSearch, keyOfSuggest } from './query/recent-answers.js';
import type { DocumentGenerations } from './sqlite-document-store.js';

/**
 * Answers from the documents of SqliteDocumentStore. FTS5 finds words; what filters, facets, sorting and browsing need
 * is in columns by document number, which a request first waits for: a filter on a frequent value, a count over all
 * hits and an exact total then cost a pass over integers.
 */
export class SqliteSearchIndex extends SearchIndex {
  constructor(private readonly generations: Pick<DocumentGenerations, 'current' | 'forEachServed'>) {
    super();
  }

  override search(request: SearchRequest, work: Work): Promise<SearchResult> {
    const key = keyOfSearch(request);
    return this.answer({
      known: (reader) => reader.knownAnswer(key, work),
      prepare: (reader) => reader.prepareSearch(request, work),
      answer: (reader) => reader.search(request, work, key),
    });
  }

  override suggest(request: SuggestRequest, work: Work): Promise<readonly Suggestion[]> {
    const key = keyOfSuggest(request);
    return this.answer({
      known: (reader) => reader.knownSuggestions(key, work),
      prepare: (reader) => reader.prepareSuggest(request),
      answer: (reader) => reader.suggest(request, work, key),
    });
  }

  override browse(request: BrowseRequest, work: Work): Promise<BrowseResult> {
    return this.answer({
      prepare: (reader) => reader.prepareBrowse(request),
      answer: (reader) => reader.browse(request, work),
    });
  }

  /**
   * Load what reads need in the background, of the generation that serves and of each that follows it. Resolves when
   * that of the first one is there, at once where it is damaged; never rejects.
   */
  warmUp(): Promise<void> {
    let first: Promise<void> | undefined;
    this.generations.forEachServed((file) => {
      const loaded = file.warmUp();
      first ??= loaded;
    });
    return first ?? Promise.resolve();
  }

  /** Prepare and answer; again when another generation serves meanwhile, or writes were lost. */
  private async answer<T>(question: ReaderCall<T>): Promise<T> {
    for (;;) {
      const { reader, known } = await attempt(() => this.ask(question));
      if (known !== undefined) return known;
      const result = await this.attemptWith(reader, question);
      if (result !== 'replaced') return result.answer;
    }
  }

  private ask<T>({ known }: ReaderCall<T>): { readonly reader: DocumentReader; readonly known: T | undefined } {
    const { reader } = this.generations.current;
    return { reader, known: known?.(reader) };
  }

  private async attemptWith<T>(reader: DocumentReader, question: ReaderCall<T>): Promise<Attempt<T>> {
    const { ready, release } = await attempt(() => question.prepare(reader));
    try {
      if (ready !== undefined) await attempt(() => ready);
      return await attempt(() => this.answered(reader, question));
    } catch (error) {
      if (this.isReplaced(reader)) return 'replaced';
      throw error;
    } finally {
      release();
    }
  }

  private async answered<T>(reader: DocumentReader, question: ReaderCall<T>): Promise<Attempt<T>> {
    if (this.generations.current.reader !== reader) return 'replaced';
    const answer = await question.answer(reader);
    // What was answered meanwhile may be of writes that are lost.
    return this.generations.current.reader === reader ? { answer } : 'replaced';
  }

  /** Whether another reader can be asked instead. */
  private isReplaced(reader: DocumentReader): boolean {
    try {
      return this.generations.current.reader !== reader;
    } catch {
      // Writes are lost; the fault that was met says so, too.
      return false;
    }
  }
}

/** Something that is asked of a reader: the answer if it is known, else first what it needs, then the answer. */
interface ReaderCall<T> {
  readonly known?: (reader: DocumentReader) => T | undefined;
  readonly prepare: (reader: DocumentReader) => Preparation;
  readonly answer: (reader: DocumentReader) => Promise<T>;
}

/** `replaced`: the reader no longer serves. */
type Attempt<T> = 'replaced' | { readonly answer: T };
