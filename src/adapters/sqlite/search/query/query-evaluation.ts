import { assertNever } from '../../../../kernel/assert-never.js';
import type { SearchFields } from '../../../../registry/search-fields.js';
import type { QueryNode } from '../../../../search/search-index.port.js';
import type { ColumnStore } from '../memory/column-store.js';
import type { DocumentDirectory } from '../memory/document-directory.js';
import { DocSet, intersection, union } from '../memory/doc-set.js';
import { passing } from '../memory/doc-test.js';
import { ANY_VALUE, type NamedTest } from '../memory/matching-values.js';
import { phrasePattern, prefixPattern, termsPattern, type TokenPattern, wordPattern } from './full-text-expression.js';
import type { ScoredColumn } from '../storage/index-text.js';
import type { Postings } from './postings.js';
import { wholeToken } from '../text/text-analysis.js';
import { fieldTest, wildcardTest } from './value-match.js';

const SCORED_COLUMNS: readonly ScoredColumn[] = ['name', 'strong', 'plain', 'weak'];

/** `terms`: the patterns that were found in the text and count for the score, those under `not` left out. */
export interface Evaluation {
  readonly found: DocSet;
  readonly terms: readonly TokenPattern[];
}

/** Terms of a wildcard that go into one expression. */
const TERMS_AT_ONCE = 200;

/** What answers a query needs. */
export interface QuerySources {
  readonly directory: DocumentDirectory;
  readonly columns: ColumnStore;
  readonly postings: Postings;
  readonly fields: SearchFields;
}

/**
 * Documents that a query finds. Words without tokens (punctuation, stop words) are skipped as long as others are left;
 * a query of stop words alone looks for these.
 */
export function evaluateQuery(query: QueryNode, sources: QuerySources): Evaluation {
  for (const stops of ['drop', 'keep'] as const) {
    const evaluator = new QueryEvaluator(sources, stops);
    const found = evaluator.evaluate(query);
    if (found !== undefined) return { found, terms: evaluator.terms };
  }
  return { found: DocSet.EMPTY, terms: [] };
}

class QueryEvaluator {
  readonly terms: TokenPattern[] = [];

  constructor(
    private readonly sources: QuerySources,
    private readonly stops: 'drop' | 'keep',
  ) {}

  /** `undefined`: the node asks for nothing. */
  evaluate(node: QueryNode): DocSet | undefined {
    switch (node.kind) {
      case 'all':
        return this.sources.directory.all();
      case 'and':
        return this.conjunction(node.nodes);
      case 'or': {
        const sets = node.nodes.map((each) => this.evaluate(each)).filter((set) => set !== undefined);
        return sets.length === 0 ? undefined : union(sets);
      }
      case 'not':
        return this.conjunction([node]);
      case 'word':
        return this.text(wordPattern(node.text, this.stops));
      case 'phrase':
        return this.text(phrasePattern(node.text, this.stops));
      case 'prefix':
        return this.text(prefixPattern(node.text));
      case 'wildcard':
        return this.wildcard(node.pattern);
      case 'field':
        return this.field(node.field, node.value);
      default:
        return assertNever(node, 'query node');
    }
  }

  private conjunction(nodes: readonly QueryNode[]): DocSet | undefined {
    const wanted: DocSet[] = [];
    const unwanted: DocSet[] = [];
    for (const node of nodes) {
      const set = node.kind === 'not' ? this.excluded(node.node) : this.evaluate(node);
      if (set !== undefined) (node.kind === 'not' ? unwanted : wanted).push(set);
    }
    if (wanted.length === 0 && unwanted.length === 0) return undefined;
    const found = wanted.length === 0 ? this.sources.directory.all() : intersection(wanted);
    return unwanted.length === 0 ? found : found.filter((id) => !unwanted.some((set) => set.has(id)));
  }

  private excluded(node: QueryNode): DocSet | undefined {
    return new QueryEvaluator(this.sources, this.stops).evaluate(node);
  }

  private text(pattern: TokenPattern | undefined): DocSet | undefined {
    if (pattern === undefined) return undefined;
    this.terms.push(pattern);
    return this.sources.postings.find({ columns: SCORED_COLUMNS, pattern });
  }

  private wildcard(pattern: string): DocSet | undefined {
    const encoded = pattern.split(/([*?])/).map((part) => (/^[*?]$/.test(part) ? part : wholeToken(part)));
    const test = wildcardTest(encoded.join(''));
    const head = encoded[0] ?? '';
    const terms = this.sources.postings.terms(head, `${head}\uffff`, test);
    const sets: DocSet[] = [];
    for (let from = 0; from < terms.length; from += TERMS_AT_ONCE) {
      const pattern = termsPattern(terms.slice(from, from + TERMS_AT_ONCE));
      sets.push(this.sources.postings.find({ columns: [...SCORED_COLUMNS, 'whole'], pattern }));
    }
    return union(sets);
  }

  private field(name: string, value: string): DocSet {
    const { columns, directory, fields } = this.sources;
    const view = columns.column(name);
    return passing(directory.all(), view.docTest(fieldValueTest(name, value, fields)));
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
