import { assertNever } from '../../../../kernel/assert-never.js';
import type { Work } from '../../../../kernel/work.js';
import type { SearchFields } from '../../../../registry/search-fields.js';
import type { QueryNode } from '../../../../search/search-index.port.js';
import type { ColumnStore } from '../memory/column-store.js';
import type { DocumentDirectory } from '../memory/document-directory.js';
import { DocSet, intersection, union } from '../memory/doc-set.js';
import { passing } from '../memory/doc-test.js';
import { ANY_VALUE, type NamedTest } from '../memory/matching-values.js';
import type { Stepwise } from '../../../../text-search/stepwise.js';
import { columnTest } from './filter-evaluation.js';
import { wantsParts } from './compound-words.js';
import {
  type CompoundWord,
  expressionsOf,
  partsOf,
  prefixPattern,
  type QueryTerm,
} from '../../../../text-search/full-text-expression.js';
import { FOUND_COLUMNS } from '../../../../text-search/index-text.js';
import type { RequestLists } from './request-lists.js';
import { namedFieldTest } from '../../../../text-search/value-match.js';
import type { WantedList } from './wanted-list.js';
import { adjacentTerms, phraseTerm, type TermPlace, withNeighbours } from '../../../../text-search/word-graph.js';
import { wildcardOf } from './wildcard.js';

/** Units of work of a document that sets are joined of, or a field is tested of. */
const UNITS_A_DOCUMENT = 0.005;

/**
 * `terms`: what was looked for in the text and counts for the score, what is under `not` left out. `loose`: compound
 * words of which any part was enough, where documents with the whole of it are known.
 */
export interface Evaluation {
  readonly found: DocSet;
  readonly terms: readonly QueryTerm[];
  readonly loose: ReadonlySet<string>;
}

/** Compound words of which any part is enough: of those that want it now, of all, or of certain ones. */
export type LooseWords = ReadonlySet<string> | 'all' | 'as wanted';

/** What answers a query needs. */
export interface QuerySources {
  readonly directory: DocumentDirectory;
  readonly columns: ColumnStore;
  readonly lists: RequestLists;
  readonly fields: SearchFields;
  readonly work: Work;
}

/**
 * Documents that a query finds, among a few or among all. Words without tokens (punctuation, stop words) are skipped as
 * long as others are left; a query of stop words alone looks for these.
 * @param few what was written while the query was evaluated: found as it is now, of lists that were read before
 */
export function* evaluateQuery(
  query: QueryNode,
  sources: QuerySources,
  wanted: LooseWords,
  few?: DocSet,
): Stepwise<Evaluation> {
  for (const stops of ['drop', 'keep'] as const) {
    const evaluator = new QueryEvaluator(sources, { stops, few, wanted });
    const found = yield* evaluator.evaluate(query, 'whole');
    if (found !== undefined) return { found, terms: evaluator.terms, loose: evaluator.loose };
  }
  return { found: DocSet.EMPTY, terms: [], loose: new Set() };
}

interface EvaluationSettings {
  readonly stops: 'drop' | 'keep';
  readonly few: DocSet | undefined;
  readonly wanted: LooseWords;
}

class QueryEvaluator {
  readonly terms: QueryTerm[] = [];
  readonly loose = new Set<string>();

  constructor(
    private readonly sources: QuerySources,
    private readonly settings: EvaluationSettings,
  ) {}

  /** `undefined`: the node asks for nothing. */
  *evaluate(node: QueryNode, place: TermPlace = 'part'): Stepwise<DocSet | undefined> {
    const { stops } = this.settings;
    switch (node.kind) {
      case 'all':
        return this.all();
      case 'and':
        return yield* this.conjunction(node.nodes, place);
      case 'or':
        return yield* this.disjunction(node.nodes);
      case 'not':
        return yield* this.conjunction([node], 'part');
      case 'word':
        return yield* this.text(adjacentTerms([node.text], stops, place)[0]);
      case 'phrase':
        return yield* this.text(phraseTerm(node.text, stops));
      case 'prefix':
        return yield* this.text(prefixTerm(node.text));
      case 'wildcard':
        return yield* this.list({ kind: 'wildcard', wildcard: wildcardOf(node.pattern, this.sources.fields) });
      case 'field':
        return yield* this.field(node.field, node.value);
      default:
        return assertNever(node, 'query node');
    }
  }

  private *disjunction(nodes: readonly QueryNode[]): Stepwise<DocSet | undefined> {
    let joined: DocSet | undefined;
    for (const node of nodes) {
      const set = yield* this.evaluate(node);
      if (set === undefined) continue;
      joined = joined === undefined ? set : yield* this.joined([joined, set], union);
    }
    return joined;
  }

  private *conjunction(nodes: readonly QueryNode[], place: TermPlace): Stepwise<DocSet | undefined> {
    let wanted: DocSet | undefined;
    const unwanted: DocSet[] = [];
    for (const node of withNeighbours(nodes, this.settings.stops, place)) {
      const set = yield* 'others' in node
        ? this.text(node)
        : node.kind === 'not'
          ? this.excluded(node.node)
          : this.evaluate(node);
      if (set === undefined) continue;
      if ('kind' in node && node.kind === 'not') unwanted.push(set);
      else wanted = wanted === undefined ? set : yield* this.joined([wanted, set], intersection);
    }
    if (wanted === undefined && unwanted.length === 0) return undefined;
    let found = wanted ?? this.all();
    for (const set of unwanted) found = yield* this.joined([found, set], ([all, without]) => all.without(without));
    return found;
  }

  /** Two sets as one, in a step of its own. */
  private *joined(
    sets: readonly [DocSet, DocSet],
    join: (sets: readonly [DocSet, DocSet]) => DocSet,
  ): Stepwise<DocSet> {
    const [a, b] = sets;
    this.sources.work.spend((a.size + b.size) * UNITS_A_DOCUMENT);
    const set = join(sets);
    yield;
    return set;
  }

  private *excluded(node: QueryNode): Stepwise<DocSet | undefined> {
    return yield* new QueryEvaluator(this.sources, this.settings).evaluate(node);
  }

  private *text(term: QueryTerm | undefined): Stepwise<DocSet | undefined> {
    if (term === undefined) return undefined;
    this.terms.push(term);
    let found = yield* this.having(term);
    if (term.compound === undefined || !(yield* this.isLoose(term.compound, found))) return found;
    this.loose.add(term.compound.text);
    for (const part of term.compound.parts) found = yield* this.joined([found, yield* this.having(part)], union);
    return found;
  }

  private *isLoose({ text, named }: CompoundWord, whole: DocSet): Stepwise<boolean> {
    const { wanted } = this.settings;
    if (typeof wanted !== 'string') return wanted.has(text);
    const so = yield* this.list({ kind: 'text', expression: named });
    return wanted === 'all' || wantsParts(whole, so);
  }

  /** Documents that have a term anywhere. */
  private *having(term: QueryTerm): Stepwise<DocSet> {
    let found = DocSet.EMPTY;
    for (const expression of expressionsOf(term, FOUND_COLUMNS)) {
      let common: DocSet | undefined;
      for (const part of partsOf(expression)) {
        const set = yield* this.list({ kind: 'text', expression: part });
        common = common === undefined ? set : yield* this.joined([common, set], intersection);
      }
      if (common === undefined || common.size === 0) continue;
      found = found.size === 0 ? common : yield* this.joined([found, common], union);
    }
    return found;
  }

  private *list(wanted: WantedList): Stepwise<DocSet> {
    const { few } = this.settings;
    return few === undefined ? yield* this.sources.lists.list(wanted) : this.sources.lists.among(few, wanted);
  }

  private *field(name: string, value: string): Stepwise<DocSet> {
    const { columns, fields, work } = this.sources;
    const documents = this.settings.few === undefined ? 'many' : 'few';
    const test = yield* columnTest(columns.column(name), fieldValueTest(name, value, fields), { work, documents });
    const all = this.all();
    work.spend(all.size * UNITS_A_DOCUMENT);
    yield;
    return passing(all, test);
  }

  private all(): DocSet {
    const { directory } = this.sources;
    return this.settings.few?.and(directory.all()) ?? directory.all();
  }
}

/** All words, the last of which may be unfinished. */
function prefixTerm(text: string): QueryTerm | undefined {
  const pattern = prefixPattern(text);
  return pattern && { pattern, others: [] };
}

/** The test that `field:value` makes of each value of the field; `*` stands for any. */
export function fieldValueTest(name: string, value: string, fields: SearchFields): NamedTest {
  if (value === '*') return ANY_VALUE;
  return {
    test: namedFieldTest(name, value, fields),
    needle: undefined,
    name: () => JSON.stringify(['field', value]),
  };
}
