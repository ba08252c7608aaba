import { assertNever } from '../../../kernel/assert-never.js';
import type { SearchFields } from '../../../registry/search-fields.js';
import type { QueryNode } from '../../../search/search-index.port.js';
import type { ColumnStore } from './column-store.js';
import type { DocumentDirectory } from './document-directory.js';
import { DocSet, intersection, union } from './doc-set.js';
import {
  combine,
  type FullTextExpression,
  phrasePattern,
  prefixPattern,
  termsPattern,
  type TokenPattern,
  wordPattern,
} from './full-text-expression.js';
import type { ScoredColumn } from './index-text.js';
import type { Postings } from './postings.js';
import { wholeToken } from './text-analysis.js';
import { fieldTest, wildcardTest } from './value-match.js';

export const SCORED_COLUMNS: readonly ScoredColumn[] = ['name', 'strong', 'plain', 'weak'];

/**
 * Documents that a query finds, and what their scores are made of. `text`: the part of the query that was looked up in
 * the full-text table as a whole; `terms`: the patterns in it that count for the score, those under `not` left out.
 */
export interface Evaluation {
  readonly found: DocSet;
  readonly text: FullTextExpression | undefined;
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

/** A part of a query: for the full-text table as long as it can be, so that the table combines words; else a set. */
type Part =
  | { readonly kind: 'nothing' }
  | { readonly kind: 'set'; readonly set: DocSet }
  | { readonly kind: 'text'; readonly expression: FullTextExpression };

const NOTHING: Part = { kind: 'nothing' };

/**
 * Evaluate a query. Words without tokens (punctuation, stop words) are passed over as long as others are left; a query
 * of stop words alone looks for these.
 */
export function evaluateQuery(query: QueryNode, sources: QuerySources): Evaluation {
  for (const stops of ['drop', 'keep'] as const) {
    const evaluator = new QueryEvaluator(sources, stops);
    const part = evaluator.read(query);
    if (part.kind === 'nothing') continue;
    const text = part.kind === 'text' ? part.expression : undefined;
    return { found: evaluator.setOf(part), text, terms: evaluator.terms };
  }
  return { found: DocSet.EMPTY, text: undefined, terms: [] };
}

class QueryEvaluator {
  readonly terms: TokenPattern[] = [];

  constructor(
    private readonly sources: QuerySources,
    private readonly stops: 'drop' | 'keep',
  ) {}

  read(node: QueryNode): Part {
    switch (node.kind) {
      case 'all':
        return { kind: 'set', set: this.sources.directory.all() };
      case 'and':
        return this.conjunction(node.nodes);
      case 'or':
        return this.disjunction(node.nodes);
      case 'not':
        return this.conjunction([node]);
      case 'word':
        return this.text(wordPattern(node.text, this.stops));
      case 'phrase':
        return this.text(phrasePattern(node.text, this.stops));
      case 'prefix':
        return this.text(prefixPattern(node.text));
      case 'wildcard':
        return { kind: 'set', set: this.wildcard(node.pattern) };
      case 'field':
        return { kind: 'set', set: this.field(node.field, node.value) };
      default:
        return assertNever(node, 'query node');
    }
  }

  setOf(part: Exclude<Part, { kind: 'nothing' }>): DocSet {
    return part.kind === 'set' ? part.set : this.sources.postings.find(part.expression);
  }

  private conjunction(nodes: readonly QueryNode[]): Part {
    const wanted = nodes.filter((node) => node.kind !== 'not').map((node) => this.read(node));
    const unwanted = nodes.flatMap((node) => (node.kind === 'not' ? [this.excluded(node.node)] : []));
    const sets = wanted.flatMap((part) => (part.kind === 'set' ? [part.set] : []));
    const texts = wanted.flatMap((part) => (part.kind === 'text' ? [part.expression] : []));
    const dropped = unwanted.flatMap((part) => (part.kind === 'text' ? [part.expression] : []));
    const droppedSets = unwanted.flatMap((part) => (part.kind === 'set' ? [part.set] : []));
    if (sets.length + texts.length + dropped.length + droppedSets.length === 0) return NOTHING;
    if (texts.length === 0) {
      const from = sets.length === 0 ? this.sources.directory.all() : intersection(sets);
      const gone = dropped.length === 0 ? [] : [this.sources.postings.find(combine('any', dropped))];
      return without(from, [...droppedSets, ...gone]);
    }
    const kept = combine('all', texts);
    const expression: FullTextExpression =
      dropped.length === 0 ? kept : { kind: 'without', kept, dropped: combine('any', dropped) };
    if (sets.length + droppedSets.length === 0) return { kind: 'text', expression };
    return without(intersection([this.sources.postings.find(expression), ...sets]), droppedSets);
  }

  private disjunction(nodes: readonly QueryNode[]): Part {
    const parts = nodes.map((node) => this.read(node)).filter((part) => part.kind !== 'nothing');
    if (parts.length === 0) return NOTHING;
    const texts = parts.flatMap((part) => (part.kind === 'text' ? [part.expression] : []));
    if (texts.length === parts.length) return { kind: 'text', expression: combine('any', texts) };
    return { kind: 'set', set: union(parts.map((part) => this.setOf(part))) };
  }

  private excluded(node: QueryNode): Part {
    return new QueryEvaluator(this.sources, this.stops).read(node);
  }

  private text(pattern: TokenPattern | undefined): Part {
    if (pattern === undefined) return NOTHING;
    this.terms.push(pattern);
    return { kind: 'text', expression: { kind: 'find', columns: SCORED_COLUMNS, pattern } };
  }

  private wildcard(pattern: string): DocSet {
    const encoded = pattern.split(/([*?])/).map((part) => (/^[*?]$/.test(part) ? part : wholeToken(part)));
    const test = wildcardTest(encoded.join(''));
    const head = encoded[0] ?? '';
    const terms = this.sources.postings.terms(head, `${head}\uffff`, test);
    const sets: DocSet[] = [];
    for (let from = 0; from < terms.length; from += TERMS_AT_ONCE) {
      const pattern = termsPattern(terms.slice(from, from + TERMS_AT_ONCE));
      sets.push(this.sources.postings.find({ kind: 'find', columns: [...SCORED_COLUMNS, 'whole'], pattern }));
    }
    return union(sets);
  }

  private field(name: string, value: string): DocSet {
    const { columns, directory, fields } = this.sources;
    const column = columns.column(name);
    if (value === '*') return directory.all().filter((id) => column.bag(id) !== 0);
    const test = fieldTest(value, fields.field(name)?.family ?? 'keyword');
    const passes = column.bags.map((bag) => bag.some(test));
    return directory.all().filter((id) => passes[column.bag(id)] === true);
  }
}

function without(from: DocSet, dropped: readonly DocSet[]): Part {
  return { kind: 'set', set: dropped.length === 0 ? from : from.filter((id) => !dropped.some((set) => set.has(id))) };
}
