/**
 * What words of a query say together.
 *
 * The problem: what one person writes as one word another writes as two, and some texts say the same as others with
 * another number of words: `bigquery` and `big query`, `CAC` and `customer acquisition cost`. The idea is a graph over
 * the words: an edge leads from a word to the next one, and further edges lead over several words, one for each text
 * that says the same as these, and one for the words written together. A document satisfies a word when it has the
 * word, or the text of any edge that leads over it.
 *
 *   customer  acquisition  cost  trend
 *   \________ cac _________/             a document has to have "trend", and either "cac" or all of the three words
 *   \_ customeracquisition _/            or this one and "cost", and so forth
 *
 * Inside a phrase, or a word that is divided (`stg_orders`, a URN), each way through the graph is a form of its own,
 * all of whose tokens are adjacent: those with the fewest changes first, and at most so many. What names have adjacent
 * is found by the word written together (`pageviews` finds `page_views`), since the index knows the pairs of names.
 */
import { Remembered } from '../kernel/remembered.js';
import type { QueryNode } from '../search/search-index.port.js';
import {
  isStopWord,
  MOST_SYNONYM_WORDS,
  MOST_TOGETHER,
  synonymsOf,
  type AnalysedWord,
  wordsOf,
  writtenTogether,
} from './text-analysis.js';
import { pairWrittenTogether, wholeTokensOf } from './value-tokens.js';
import { compoundWord } from './compound-word.js';
import { anyForm, type QueryTerm, type TokenPhrase, whole } from './full-text-expression.js';

/** Words of a phrase beyond which none of them are: what is written so is a sentence, or a URN. */
const MOST_IN_PHRASE = 6;
/** Forms of a phrase, or of a divided word, that are looked for. */
const MOST_FORMS = 8;

type Stops = 'drop' | 'keep';

/** Words that say something together, from one place up to, not including, another, and how else that is written. */
interface GraphEdge {
  readonly from: number;
  readonly to: number;
  readonly tokens: readonly string[];
}

const known = new Remembered<readonly (QueryTerm | undefined)[]>(1000);

/** `whole`: the query is these words, of which those that are made of others can be taken apart. */
export type TermPlace = 'part' | 'whole';

/** Words that stand beside one another in a query, one by one; `undefined` for what says nothing. */
export function adjacentTerms(
  texts: readonly string[],
  stops: Stops,
  place: TermPlace,
): readonly (QueryTerm | undefined)[] {
  return known.of([stops, place, ...texts].join('\n'), () => {
    const terms = termsOf(texts, stops);
    return place === 'part' || stops === 'keep' ? terms : terms.map((term, at) => term && withParts(term, texts[at]));
  });
}

/** Nodes, those that are words as terms that know of the words beside them; without words that say nothing. */
export function* withNeighbours(
  nodes: readonly QueryNode[],
  stops: Stops,
  place: TermPlace,
): Generator<Exclude<QueryNode, { kind: 'word' }> | QueryTerm> {
  let words: string[] = [];
  const terms = (): readonly QueryTerm[] => adjacentTerms(words, stops, place).filter((term) => term !== undefined);
  for (const node of nodes) {
    if (node.kind === 'word') {
      words.push(node.text);
      continue;
    }
    yield* terms();
    words = [];
    yield node;
  }
  yield* terms();
}

function withParts(term: QueryTerm, text = ''): QueryTerm {
  const compound = compoundWord(text, wordsOf(text));
  return compound === undefined ? term : { ...term, compound };
}

function termsOf(texts: readonly string[], stops: Stops): readonly (QueryTerm | undefined)[] {
  const own = texts.map((text) => wordsOf(text));
  const others = texts.map((): TokenPhrase[] => []);
  for (const { from, to, tokens } of texts.length < 2 ? [] : [...synonymsOver(own, stops), ...togetherOver(own)]) {
    for (let at = from; at < to; at++) others[at]?.push(whole(tokens));
  }
  return texts.map((text, at) => {
    const forms = formsOf(text, own[at] ?? [], stops);
    return forms && { pattern: anyForm(forms), others: others[at] ?? [] };
  });
}

/** Adjacent words. `undefined`: they say nothing. */
export function phraseTerm(text: string, stops: Stops): QueryTerm | undefined {
  const words = kept(wordsOf(text), stops);
  return words.length === 0 ? undefined : { pattern: anyForm(waysThrough(words)), others: [] };
}

/** All forms in which a word of a query is looked for, as it is written first. */
function formsOf(text: string, words: readonly AnalysedWord[], stops: Stops): (readonly string[])[] | undefined {
  const said = kept(words, stops);
  const [first] = said;
  if (first === undefined) return undefined;
  const forms = waysThrough(said);
  // Of `A/B` nothing is left to write together once `a` is passed over; inner capitals alone divide nothing.
  const isOne = !/[^\p{L}\p{N}\p{M}]/u.test(text);
  if (words.length > 1 && (isOne || (said.length < words.length && words.length <= MOST_TOGETHER))) {
    forms.push([writtenTogether(words)]);
  }
  if (words.length === 1) forms.push([pairWrittenTogether(first.stemmed)]);
  if (/^urn:/i.test(text)) return [...forms, ...urnForms(text)];
  return isOne || words.length < 2 ? forms : [...forms, ...wholeForms(text)];
}

/** Who writes a whole name in lower case does not say where its inner capitals divide it. */
function wholeForms(text: string): readonly (readonly string[])[] {
  return (wholeTokensOf(text)?.folded ?? []).map((token) => [token]);
}

/** A text that is a URN is also the whole of an own URN, or of a reference, in any case. */
function urnForms(text: string): readonly (readonly string[])[] {
  const tokens = wholeTokensOf(text);
  return tokens === undefined ? [] : [...tokens.folded, tokens.reference].map((token) => [token]);
}

/** Synonyms of runs of whole words of the query. */
function* synonymsOver(texts: readonly (readonly AnalysedWord[])[], stops: Stops): Generator<GraphEdge> {
  const tokens = texts.map((words) => kept(words, stops).map(({ stemmed }) => stemmed));
  for (let from = 0; from < texts.length; from++) {
    let run: readonly string[] = [];
    for (let to = from; to < texts.length && run.length < MOST_SYNONYM_WORDS; to++) {
      run = [...run, ...(tokens[to] ?? [])];
      // What a word says by itself is among its own forms.
      if (to > from) for (const synonym of synonymsOf(run)) yield { from, to: to + 1, tokens: synonym };
    }
  }
}

/** Undivided words of the query, written together. */
function* togetherOver(texts: readonly (readonly AnalysedWord[])[]): Generator<GraphEdge> {
  for (let from = 0; from < texts.length; from++) {
    let run: readonly AnalysedWord[] = [];
    for (let to = from; to < Math.min(texts.length, from + MOST_TOGETHER) && texts[to]?.length === 1; to++) {
      run = [...run, ...(texts[to] ?? [])];
      if (to > from) yield { from, to: to + 1, tokens: [writtenTogether(run)] };
    }
  }
}

/** Token sequences that say the same as these words, the words themselves first, then those with fewest changes. */
function waysThrough(words: readonly AnalysedWord[]): (readonly string[])[] {
  const edges = edgesOver(words);
  const forms: (readonly string[])[] = [];
  let ways: (readonly GraphEdge[])[] = [[]];
  while (ways.length > 0 && forms.length < MOST_FORMS) {
    for (const way of ways.slice(0, MOST_FORMS - forms.length)) forms.push(tokensOf(words, way));
    ways = ways.flatMap((way) =>
      edges.filter(({ from }) => from >= (way.at(-1)?.to ?? 0)).map((edge) => [...way, edge]),
    );
    if (forms.length + ways.length > MOST_FORMS) ways = ways.slice(0, MOST_FORMS - forms.length);
  }
  return forms;
}

function edgesOver(words: readonly AnalysedWord[]): readonly GraphEdge[] {
  const edges: GraphEdge[] = [];
  for (let from = 0; from < words.length; from++) {
    for (let to = from + 1; to <= Math.min(words.length, from + MOST_SYNONYM_WORDS); to++) {
      const tokens = words.slice(from, to).map(({ stemmed }) => stemmed);
      for (const synonym of synonymsOf(tokens)) edges.push({ from, to, tokens: synonym });
    }
  }
  if (words.length > MOST_IN_PHRASE) return edges;
  for (let from = 0; from < words.length; from++) {
    for (let to = from + 2; to <= Math.min(words.length, from + MOST_TOGETHER); to++) {
      edges.push({ from, to, tokens: [writtenTogether(words.slice(from, to))] });
    }
  }
  return edges;
}

/** Words with the texts of edges in the places of those that they lead over. */
function tokensOf(words: readonly AnalysedWord[], way: readonly GraphEdge[]): readonly string[] {
  const stems = (from: number, to?: number): readonly string[] => words.slice(from, to).map(({ stemmed }) => stemmed);
  const parts = way.map((edge, at) => [...stems(way[at - 1]?.to ?? 0, edge.from), ...edge.tokens]);
  return [...parts.flat(), ...stems(way.at(-1)?.to ?? 0)];
}

function kept(words: readonly AnalysedWord[], stops: Stops): readonly AnalysedWord[] {
  return stops === 'keep' ? words : words.filter(({ word }) => !isStopWord(word));
}
