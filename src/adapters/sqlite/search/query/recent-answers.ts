/**
 * Answers to searches and completions that were asked before, while nothing was written since.
 *
 * The problem: the pages that people open first ask the same searches for everybody, and most seconds of a catalog's
 * day pass without a write. The idea: an answer is right as long as no document has changed, which the number of
 * changes says. So answers are kept, and all of them are dropped by the first change.
 *
 *   change 7   "orders daily" is asked: its key is kept   again: its answer is kept   again: answered
 *   change 8   "orders daily" is asked: its answer is kept, since its key is known
 *
 * What is asked but once costs a key. An answer is kept as a copy: the values in it would otherwise keep the texts of
 * whole documents in memory, uncounted. It costs its bytes in the memory of the index, where it is evicted as anything
 * else. Pages of many hits, searches within lists and explanations are never kept.
 */
import { hash } from 'node:crypto';
import { serialize } from 'node:v8';
import type { FacetRequest, SearchRequest, SuggestRequest } from '../../../../search/search-index.port.js';
import type { Evictable, IndexMemory } from '../memory/index-memory.js';
import { CurrentEntries } from './current-entries.js';
import { MadeAgain } from './made-again.js';
import type { RecentChanges } from './recent-changes.js';

/** Hits of a page that is kept, at most. */
const LARGEST_PAGE = 100;
/** Characters of a key. */
const LONGEST_KEY = 8192;
/** Characters of facets from which on their digest is in the key: every search looks for its key. */
const DIGESTED = 256;
/** Memory of an answer beside its parts, and of each byte of its serialised form. */
const ANSWER_BYTES = 500;
const BYTES_A_BYTE = 3;

interface CachedAnswer<T> extends Evictable {
  readonly result: T;
}

/** Answers of one kind, each plain data. */
export class RecentAnswers<T> {
  private readonly answers: CurrentEntries<CachedAnswer<T>>;

  constructor(
    memory: IndexMemory,
    private readonly changes: Pick<RecentChanges, 'now'>,
  ) {
    this.answers = new CurrentEntries(memory, changes);
  }

  /** The answer as of now, when it is known. */
  find(key: string): T | undefined {
    return this.answers.find(key)?.result;
  }

  /**
   * Note that something was answered, and keep its answer when it had been asked before.
   * @param at number of changes when the answer began
   */
  note(key: string, result: T, at: number): void {
    if (!this.answers.isAgain(key)) return;
    // What was found in several moments is no answer of any of them.
    if (at !== this.changes.now || this.answers.find(key) !== undefined) return;
    const answer: CachedAnswer<T> = {
      result: structuredClone(result),
      isPinned: false,
      isUsed: false,
      evict: () => {
        this.answers.remove(key);
      },
    };
    this.answers.keep(key, answer, ANSWER_BYTES + 2 * key.length + BYTES_A_BYTE * serialize(result).length);
  }
}

/** Names a request among all; `undefined` for one whose answer is never kept. */
export type AnswerKey = string | undefined;

/** Names a search. */
export function keyOfSearch(request: SearchRequest): AnswerKey {
  if (request.within !== undefined || request.explanation !== undefined) return undefined;
  if (request.page.count > LARGEST_PAGE) return undefined;
  const { facets, filter, ...others } = request;
  return shortKey(others, filterKeys.of(filter, JSON.stringify) + keyOfFacets(facets));
}

/** Names the hits of a search by score, whichever page of them is asked for; `undefined` where they are never kept. */
export function keyOfHits({ entityTypes, query, filter, ...request }: SearchRequest): AnswerKey {
  if (request.within !== undefined || request.explanation !== undefined || request.sort !== undefined) return undefined;
  if (request.page.count > LARGEST_PAGE) return undefined;
  return shortKey({ entityTypes, query }, filterKeys.of(filter, JSON.stringify));
}

const filterKeys = new MadeAgain<SearchRequest['filter'], string>();

/** By list: callers mostly ask for the default facets, of which there is one list. */
const facetKeys = new WeakMap<readonly FacetRequest[], string>();

function keyOfFacets(facets: readonly FacetRequest[]): string {
  let key = facetKeys.get(facets);
  if (key === undefined) {
    const text = JSON.stringify(facets);
    key = text.length < DIGESTED ? text : `"${hash('sha256', text)}"`;
    facetKeys.set(facets, key);
  }
  return key;
}

/** The same of completions. */
export function keyOfSuggest(request: SuggestRequest): AnswerKey {
  return request.limit > LARGEST_PAGE ? undefined : shortKey(request);
}

function shortKey(request: object, more = ''): AnswerKey {
  const key = JSON.stringify(request) + more;
  return key.length > LONGEST_KEY ? undefined : key;
}
