import type { DocSet, IdOrder } from '../memory/doc-set.js';
import type { Stepwise } from '../../../../text-search/stepwise.js';
import { havingTerm, wantsPartsNow } from './compound-words.js';
import type { QueryTerm } from '../../../../text-search/full-text-expression.js';
import { readTerm, TermSets, type TermSources } from './term-sets.js';

/** Documents, and their keys in the making. */
export interface KeyBlock {
  readonly ids: Int32Array;
  readonly keys: Float64Array;
  readonly order: IdOrder;
}

/** A part of a compound word, and the documents that have it. */
export interface LoosePart {
  readonly sets: TermSets;
  readonly anywhere: DocSet;
}

/** A term of which any part is enough now. `whole`: documents that have the whole of it; `parts` counts for others. */
export interface LooseTerm {
  readonly whole: DocSet;
  readonly parts: readonly LoosePart[];
}

/** `undefined` for a term of which the whole is wanted. */
export function looseTerm(term: QueryTerm, sources: TermSources): LooseTerm | undefined {
  const { lists } = sources;
  if (term.compound === undefined || !wantsPartsNow(term, lists)) return undefined;
  const parts = term.compound.parts.map((part) => ({
    sets: new TermSets(part, sources),
    anywhere: havingTerm(part, lists),
  }));
  return { whole: havingTerm(term, lists), parts };
}

/** Read the lists that scores of its parts need, in steps. */
export function* readParts(term: QueryTerm, sources: TermSources): Stepwise<void> {
  if (!wantsPartsNow(term, sources.lists)) return;
  for (const part of term.compound?.parts ?? []) yield* readTerm(part, sources);
}

/** Adds what a term is worth to documents that have the whole of it, and what its parts are worth to others. */
export function addLooseTerm(
  { whole, parts }: LooseTerm,
  term: TermSets,
  block: KeyBlock,
  add: (term: TermSets, block: KeyBlock) => void,
): void {
  const { ids, keys, order } = block;
  const isWhole = new Uint8Array(ids.length);
  const addTo = (set: DocSet, wanted: 0 | 1, sets: TermSets): void => {
    const worth = new Float64Array(ids.length);
    add(sets, { ids, keys: worth, order });
    set.visitAmong(ids, order, (_, at) => {
      if (isWhole[at] === wanted) keys[at] = (keys[at] ?? 0) + (worth[at] ?? 0);
    });
  };
  whole.visitAmong(ids, order, (_, at) => {
    isWhole[at] = 1;
  });
  addTo(whole, 1, term);
  for (const { sets, anywhere } of parts) addTo(anywhere, 0, sets);
}

/**
 * A score among those of documents some of which have only parts of words: these stay below 1, in their order, and all
 * others are above it.
 */
export function tieredScore(score: number, tier: 'part' | 'whole'): number {
  if (score <= 0) return score;
  return tier === 'whole' ? 1 + score : score / (1 + score);
}
