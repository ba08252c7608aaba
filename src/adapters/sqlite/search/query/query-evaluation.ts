import { assertNever } from '../../../../kernel/assert-never.js';
import type { Work } from '../../../../kernel/work.js';
import type { SearchFields } from '../../../../registry/search-fields.js';
import type { QueryNode } from '../../../../search/search-index.port.js';
import type { ColumnStore } from '../memory/column-store.js';
import type { DocumentDirectory } from '../memory/document-directory.js';
import { DocSet, intersection, union } from '../memory/doc-set.js';
import { passing } from '../memory/doc-test.js';
import { ANY_VALUE, type NamedTest } from '../memory/matching-values.js';
import type { Stepwise } from '../memory/stepwise.js';
import { columnTest } from './filter-evaluation.js';
import { phrasePattern, prefixPattern, type TokenPattern, wordPattern } from './full-text-expression.js';
import type { ScoredColumn } from '../storage/index-text.js';
import type { RequestLists } from './request-lists.js';
import { fieldTest } from './value-match.js';
import type { WantedList } from './wanted-list.js';
import { wildcardOf } from './wildcard.js';

const SCORED_COLUMNS: readonly ScoredColumn[] = ['name', 'strong', 'plain', 'weak'];
/** Units of work of a document that sets are joined of, or a field is tested of. */
const UNITS_A_DOCUMENT = 0.005;

/** `terms`: the patterns that were found in the text and count for the score, those under `not` left out. */
export interface Evaluation {
  readonly found: DocSet;
  readonly terms: readonly TokenPattern[];
}

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
export function* evaluateQuery(query: QueryNode, sources: QuerySources, few?: DocSet): Stepwise<Evaluation> {
  for (const stops of ['drop', 'keep'] as const) {
    const evaluator = new QueryEvaluator(sources, { stops, few });
    const found = yield* evaluator.evaluate(query);
    if (found !== undefined) return { found, terms: evaluator.terms };
  }
  return { found: DocSet.EMPTY, terms: [] };
}

interface EvaluationSettings {
  readonly stops: 'drop' | 'keep';
  readonly few: DocSet | undefined;
}

class QueryEvaluator {
  readonly terms: TokenPattern[] = [];

  constructor(
    private readonly sources: QuerySources,
    private readonly settings: EvaluationSettings,
  ) {}

  /** `undefined`: the node asks for nothing. */
  *evaluate(node: QueryNode): Stepwise<DocSet | undefined> {
    const { stops } = this.settings;
    switch (node.kind) {
      case 'all':
        return this.all();
      case 'and':
        return yield* this.conjunction(node.nodes);
      case 'or':
        return yield* this.disjunction(node.nodes);
      case 'not':
        return yield* this.conjunction([node]);
      case 'word':
        return yield* this.text(wordPattern(node.text, stops));
      case 'phrase':
        return yield* this.text(phrasePattern(node.text, stops));
      case 'prefix':
        return yield* this.text(prefixPattern(node.text));
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

  private *conjunction(nodes: readonly QueryNode[]): Stepwise<DocSet | undefined> {
    let wanted: DocSet | undefined;
    const unwanted: DocSet[] = [];
    for (const node of nodes) {
      const set = yield* node.kind === 'not' ? this.excluded(node.node) : this.evaluate(node);
      if (set === undefined) continue;
      if (node.kind === 'not') unwanted.push(set);
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

  private *text(pattern: TokenPattern | undefined): Stepwise<DocSet | undefined> {
    if (pattern === undefined) return undefined;
    this.terms.push(pattern);
    let found: DocSet | undefined;
    // The parts of a pattern may be in different rows of the table.
    for (const part of pattern) {
      const set = yield* this.list({ kind: 'text', expression: { columns: SCORED_COLUMNS, pattern: [part] } });
      found = found === undefined ? set : yield* this.joined([found, set], intersection);
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

/** The test that `field:value` makes of each value of the field; `*` stands for any. */
export function fieldValueTest(name: string, value: string, fields: SearchFields): NamedTest {
  if (value === '*') return ANY_VALUE;
  return {
    test: fieldTest(value, fields.field(name)?.family ?? 'keyword'),
    needle: undefined,
    name: () => JSON.stringify(['field', value]),
  };
}
