import { CatalogError, failures } from '../../kernel/failures.js';
import type { QueryNode } from '../search-index.port.js';
import { notClosed, scanQuery } from './query-scanner.js';
import type { QueryFields, QueryMode, QueryToken } from './query-token.js';

/** Longest query text, in UTF-16 code units. */
export const MAX_QUERY_LENGTH = 4096;
/** Parentheses inside one another. */
export const MAX_QUERY_DEPTH = 32;

/** Before a text that is to be read in structured mode whatever the caller's mode. */
const STRUCTURED_PREFIX = '/q ';

/**
 * Query text as a tree. Words side by side are all wanted; `or` binds weaker than that. Operators without operands are
 * passed over, and a parenthesis that closes nothing is part of its word. The empty text and `*` mean everything.
 * @throws failures.queryInvalid when the text is too long or nested too deep, or something in it is not closed
 * @throws failures.queryFieldUnknown when the text names a field that does not exist
 */
export function parseQuery(text: string, mode: QueryMode, fields: QueryFields): QueryNode {
  try {
    return parse(text, mode, fields);
  } catch (error) {
    if (!(error instanceof CatalogError)) throw error;
    throw new CatalogError(error.row, error.message, { ...error.params, words: text }, error);
  }
}

function parse(text: string, mode: QueryMode, fields: QueryFields): QueryNode {
  if (text.length > MAX_QUERY_LENGTH) {
    throw failures.queryInvalid({ reason: `it is longer than ${String(MAX_QUERY_LENGTH)} characters` });
  }
  const trimmed = text.trim();
  if (trimmed === '' || trimmed === '*') return { kind: 'all' };
  const skipped = trimmed.startsWith(STRUCTURED_PREFIX) ? STRUCTURED_PREFIX.length : 0;
  const offset = text.length - text.trimStart().length + skipped;
  const tokens = scanQuery({ text: trimmed.slice(skipped), offset, mode: skipped > 0 ? 'structured' : mode }, fields);
  return new QueryParser(tokens).parse() ?? { kind: 'all' };
}

class QueryParser {
  private at = 0;
  private depth = 0;

  constructor(private readonly tokens: readonly QueryToken[]) {}

  /** `undefined` when the tokens ask for nothing. */
  parse(): QueryNode | undefined {
    return this.disjunction();
  }

  private disjunction(): QueryNode | undefined {
    const nodes: QueryNode[] = [];
    for (;;) {
      const node = this.conjunction();
      if (node !== undefined) nodes.push(node);
      if (this.tokens[this.at]?.kind !== 'or') return join('or', nodes);
      this.at++;
    }
  }

  private conjunction(): QueryNode | undefined {
    const nodes: QueryNode[] = [];
    for (let token = this.tokens[this.at]; token !== undefined; token = this.tokens[this.at]) {
      if (token.kind === 'or' || token.kind === 'close') break;
      const node = this.unit();
      if (node !== undefined) nodes.push(node);
    }
    return join('and', nodes);
  }

  private unit(): QueryNode | undefined {
    let negations = 0;
    let token = this.tokens[this.at];
    while (token?.kind === 'not' || token?.kind === 'and') {
      if (token.kind === 'not') negations++;
      token = this.tokens[++this.at];
    }
    const node = this.operand(token);
    return node === undefined || negations % 2 === 0 ? node : { kind: 'not', node };
  }

  private operand(token: QueryToken | undefined): QueryNode | undefined {
    if (token?.kind === 'term') {
      this.at++;
      return token.node;
    }
    if (token?.kind !== 'open') return undefined;
    this.at++;
    if (++this.depth > MAX_QUERY_DEPTH) {
      throw failures.queryInvalid({ reason: `its parentheses are nested deeper than ${String(MAX_QUERY_DEPTH)}` });
    }
    const node = this.disjunction();
    this.depth--;
    if (this.tokens[this.at]?.kind !== 'close') throw notClosed('parenthesis', token.position);
    this.at++;
    return node === undefined || token.scope === undefined ? node : within(token.scope, node);
  }
}

function join(kind: 'and' | 'or', nodes: readonly QueryNode[]): QueryNode | undefined {
  return nodes.length > 1 ? { kind, nodes } : nodes[0];
}

/** `field:(a OR b)`: every text inside is a value of the field. */
function within(field: string, node: QueryNode): QueryNode {
  switch (node.kind) {
    case 'and':
    case 'or':
      return { kind: node.kind, nodes: node.nodes.map((each) => within(field, each)) };
    case 'not':
      return { kind: 'not', node: within(field, node.node) };
    case 'word':
    case 'phrase':
      return { kind: 'field', field, value: node.text };
    case 'prefix':
      return { kind: 'field', field, value: `${node.text}*` };
    case 'wildcard':
      return { kind: 'field', field, value: node.pattern };
    case 'all':
      return { kind: 'field', field, value: '*' };
    case 'field':
      return node;
  }
}
