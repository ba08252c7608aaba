import { assertNever } from '../../../kernel/assert-never.js';
import type { Work } from '../../../kernel/work.js';
import type { SearchFields } from '../../../registry/search-fields.js';
import type { QueryNode } from '../../../search/search-index.port.js';
import { prefixPattern, type QueryTerm } from '../../../text-search/full-text-expression.js';
import { fold } from '../../../text-search/text-analysis.js';
import { adjacentTerms, phraseTerm, type TermPlace, withNeighbours } from '../../../text-search/word-graph.js';
import { DOCUMENT } from '../documents/document-mapping.js';
import { allOf, anyOf, type QueryClause, EVERYTHING, fits, having, not, NOTHING } from './clauses.js';
import { fieldClause } from './filter-body.js';

/**
 * `terms`: what is looked for in the text and counts for the score, what is under `not` left out. `clause`: the
 * documents that are found.
 */
export interface QueryClauses {
  readonly clause: QueryClause;
  readonly terms: readonly QueryTerm[];
}

/** `loose`: compound words of which any part is enough. */
export interface QuerySettings {
  readonly fields: SearchFields;
  readonly loose: ReadonlySet<string>;
  readonly work: Work;
}

/** Units of work of a wildcard, by the letters of its longest text: the server looks through as many words. */
const WILDCARD_UNITS = [100_000, 20_000, 5000] as const;

/**
 * A query in the server's language. Words without tokens are skipped as long as others are left; a query of stop words
 * alone looks for these.
 */
export function queryClauses(query: QueryNode, settings: QuerySettings): QueryClauses {
  for (const stops of ['drop', 'keep'] as const) {
    const translation = new Translation(settings, stops);
    const clause = translation.of(query, 'whole');
    if (clause !== undefined) return { clause, terms: translation.terms };
  }
  return { clause: NOTHING, terms: [] };
}

class Translation {
  readonly terms: QueryTerm[] = [];

  constructor(
    private readonly settings: QuerySettings,
    private readonly stops: 'drop' | 'keep',
  ) {}

  /** `undefined`: the node asks for nothing. */
  of(node: QueryNode, place: TermPlace = 'part'): QueryClause | undefined {
    switch (node.kind) {
      case 'all':
        return EVERYTHING;
      case 'and':
        return this.conjunction(node.nodes, place);
      case 'or':
        return this.disjunction(node.nodes);
      case 'not':
        return this.conjunction([node], 'part');
      case 'word':
        return this.text(adjacentTerms([node.text], this.stops, place)[0]);
      case 'phrase':
        return this.text(phraseTerm(node.text, this.stops));
      case 'prefix': {
        const pattern = prefixPattern(node.text);
        return this.text(pattern && { pattern, others: [] });
      }
      case 'wildcard':
        return this.wildcard(node.pattern);
      case 'field':
        return fieldClause(node.field, node.value, this.settings.fields);
      default:
        return assertNever(node, 'query node');
    }
  }

  private disjunction(nodes: readonly QueryNode[]): QueryClause | undefined {
    const clauses = nodes.map((node) => this.of(node)).filter((clause) => clause !== undefined);
    return clauses.length === 0 ? undefined : anyOf(clauses);
  }

  private conjunction(nodes: readonly QueryNode[], place: TermPlace): QueryClause | undefined {
    const wanted: QueryClause[] = [];
    for (const node of withNeighbours(nodes, this.stops, place)) {
      if ('others' in node) wanted.push(this.text(node) ?? EVERYTHING);
      else if (node.kind === 'not') {
        const excluded = new Translation(this.settings, this.stops).of(node.node);
        if (excluded !== undefined) wanted.push(not(excluded));
      } else {
        const clause = this.of(node);
        if (clause !== undefined) wanted.push(clause);
      }
    }
    return wanted.length === 0 ? undefined : allOf(wanted);
  }

  private text(term: QueryTerm | undefined): QueryClause | undefined {
    if (term === undefined) return undefined;
    this.terms.push(term);
    const { compound } = term;
    if (compound === undefined || !this.settings.loose.has(compound.text)) return having(term);
    return anyOf([having(term), ...compound.parts.map(having)]);
  }

  private wildcard(sent: string): QueryClause {
    const pattern = fold(sent);
    const letters = pattern.split(/[*?]/).reduce((most, part) => Math.max(most, part.length), 0);
    this.settings.work.spend(
      WILDCARD_UNITS[letters === 0 ? 0 : letters === 1 ? 1 : 2],
      `The wildcard "${sent}" is looked for in the values of all fields: name a field, or use fewer wildcards.`,
    );
    return fits(DOCUMENT.written, pattern.replaceAll('\\', '\\\\'));
  }
}
