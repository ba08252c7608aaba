/**
 * The score of a document as clauses of the server's language: the same figures as of the embedded index, see
 * `text-search/score-weights.ts`. Each clause that may add to it has a name, by which the server says which of them a
 * hit has; so an explanation is made of the same plan as the score.
 *
 *   bool.should   dis_max of a term: the worth of the name, 4, 1 or 0.3     `t0 name`, `t0 strong`, ...
 *                 a tenth of the worth for each further name that has it    `t0 further 1`
 *                 equality, beginning, reference, pairs, end of the name    `equal written`, ...
 *   factor        of the document's own field values
 *
 * Scores are numbers of 32 bits there, so those of two documents may be equal that differ in the eighth digit.
 */
import type { SearchFields } from '../../../registry/search-fields.js';
import type { QueryNode } from '../../../search/search-index.port.js';
import {
  expressionsOf,
  type FullTextExpression,
  inFurtherNames,
  type QueryTerm,
  type TokenPattern,
} from '../../../text-search/full-text-expression.js';
import { COLUMN_WEIGHTS, COLUMNS_OF_WEIGHT, mostNames, type ScoredColumn } from '../../../text-search/index-text.js';
import {
  ADJACENT_PAIR,
  BEGINNING,
  EQUALITY,
  FURTHER_NAME,
  NAME_END,
  nameWorth,
  REFERENCE,
} from '../../../text-search/score-weights.js';
import type { RankedPart, ValueFinder } from '../../../text-search/score-explanation.js';
import { type WholeExpressions, wholeExpressions } from '../../../text-search/whole-expressions.js';
import { WholeMatches } from '../../../text-search/whole-matches.js';
import { DOCUMENT } from '../documents/document-mapping.js';
import { anyOf, type QueryClause, EVERYTHING, having, matching, not, without } from './clauses.js';

/** Columns but the last, where everything else must be. */
const HEAVIEST_FIRST: readonly ScoredColumn[] = ['name', 'strong', 'plain'];

/** What the server says of a hit that its score is made of. `names`: of the clauses that it has. */
export interface ScoredHit {
  readonly names: ReadonlySet<string>;
  readonly length: number;
  readonly factor: number;
}

/** How hits are scored, and why. */
export interface ScorePlan {
  /** Scores the documents that a clause finds. */
  readonly scored: (found: QueryClause) => QueryClause;
  readonly partsOf: (hit: ScoredHit) => readonly RankedPart[];
  readonly isExplained: boolean;
}

/** `loose`: compound words of which any part is enough. */
export interface ScoreSources {
  readonly fields: SearchFields;
  readonly loose: ReadonlySet<string>;
  /** Whether hits are to say which clauses they have. */
  readonly isExplained: boolean;
}

/** A clause that adds to scores, and the part of an explanation that it is. */
interface Share {
  readonly clause: QueryClause;
  readonly parts: (hit: ScoredHit) => readonly RankedPart[];
}

export function scorePlan(query: QueryNode, terms: readonly QueryTerm[], sources: ScoreSources): ScorePlan {
  if (terms.length === 0) {
    return {
      scored: (found) => withFactor({ constant_score: { filter: found, boost: 1 } }),
      partsOf: (hit) => [added(1, 'all', { kind: 'hit' }), ...partsOfFactor(hit)],
      isExplained: sources.isExplained,
    };
  }
  const isLoose = ({ compound }: QueryTerm): boolean => compound !== undefined && sources.loose.has(compound.text);
  const shares = [
    ...terms.map((term, at) =>
      isLoose(term) ? looseShare(term, `t${String(at)}`, sources) : termShare(term, `t${String(at)}`, sources),
    ),
    ...wholeShares(query, terms, sources.fields),
  ];
  const loose = terms.filter(isLoose);
  const partsOf = (hit: ScoredHit): readonly RankedPart[] => [
    ...shares.flatMap(({ parts }) => parts(hit)),
    ...partsOfFactor(hit),
  ];
  const summed = (found: QueryClause): QueryClause =>
    withFactor({ bool: { filter: [found], should: shares.map(({ clause }) => clause), minimum_should_match: 0 } });
  if (loose.length === 0) return { scored: summed, partsOf, isExplained: sources.isExplained };
  const whole = { bool: { filter: loose.map(having), _name: 'whole' } };
  return {
    scored: (found) => tiered(summed, found, whole),
    partsOf: (hit) => [...partsOf(hit), partOfTier(partsOf(hit), hit.names.has('whole') ? 'whole' : 'part')],
    isExplained: sources.isExplained,
  };
}

/** What puts documents with the whole of all words above 1, and those with parts of them below. */
function tiered(summed: (found: QueryClause) => QueryClause, found: QueryClause, whole: QueryClause): QueryClause {
  const part = {
    script_score: {
      query: summed({ bool: { filter: [found], must_not: [whole] } }),
      script: { source: '_score <= 0 ? 0 : _score / (1 + _score)' },
    },
  };
  const all = {
    bool: { must: [summed({ bool: { filter: [found, whole] } }), { constant_score: { filter: EVERYTHING } }] },
  };
  return { bool: { should: [all, part], minimum_should_match: 1 } };
}

function partOfTier(parts: readonly RankedPart[], tier: 'part' | 'whole'): RankedPart {
  const score = scoreOf(parts);
  const reason = tier === 'whole' ? 'whole words' : 'parts of words';
  const amount = score <= 0 ? 1 : (tier === 'whole' ? 1 + score : score / (1 + score)) / score;
  return { effect: 'multiply', amount, reason, about: { kind: 'hit' } };
}

/** The score that parts make up. */
export function scoreOf(parts: readonly Pick<RankedPart, 'amount' | 'effect'>[]): number {
  const sum = parts.reduce((total, { effect, amount }) => (effect === 'add' ? total + amount : total), 0);
  return parts.reduce((total, { effect, amount }) => (effect === 'multiply' ? total * amount : total), sum);
}

function withFactor(query: QueryClause): QueryClause {
  return {
    function_score: {
      query,
      field_value_factor: { field: DOCUMENT.factor, missing: 1 },
      boost_mode: 'multiply',
    },
  };
}

function partsOfFactor({ factor }: ScoredHit): readonly RankedPart[] {
  return factor === 1 ? [] : [{ effect: 'multiply', amount: factor, reason: 'weights', about: { kind: 'weights' } }];
}

/** What a term is worth by the heaviest column that has it, and what further names add. */
function termShare(term: QueryTerm, name: string, { fields }: Pick<ScoreSources, 'fields'>): Share {
  const pattern: TokenPattern =
    term.others.length === 0 ? term.pattern : term.pattern.map((forms) => [...forms, ...term.others]);
  const inColumn = (column: ScoredColumn): QueryClause =>
    anyOf(expressionsOf(term, COLUMNS_OF_WEIGHT[column]).map(matching));
  const named = inColumn('name');
  const columns = HEAVIEST_FIRST.filter((column) => column !== 'name');
  const further = Array.from({ length: Math.max(0, mostNames(fields) - 1) }, (_, at) => at + 1);
  const clause: QueryClause = {
    bool: {
      should: [
        {
          dis_max: {
            queries: [
              worthOfName(named, 1, `${name} name`),
              ...columns.map((column) => constant(inColumn(column), COLUMN_WEIGHTS[column], `${name} ${column}`)),
              constant(EVERYTHING, COLUMN_WEIGHTS.weak),
            ],
          },
        },
        ...further.map((at) =>
          worthOfName(
            { bool: { filter: [named, matching(inFurtherNames(term, at))] } },
            FURTHER_NAME,
            `${name} further ${String(at)}`,
          ),
        ),
      ],
    },
  };
  const about = { kind: 'term', pattern, among: 'all fields' } as const;
  return {
    clause,
    parts: ({ names, length }) => {
      const column = HEAVIEST_FIRST.find((one) => names.has(`${name} ${one}`)) ?? 'weak';
      const count = further.filter((at) => names.has(`${name} further ${String(at)}`)).length;
      const amount = column === 'name' ? nameWorth(length) : COLUMN_WEIGHTS[column];
      return [
        added(amount, column, about),
        ...(count === 0
          ? []
          : [added(count * FURTHER_NAME * nameWorth(length), 'further names', { ...about, among: 'names' })]),
      ];
    },
  };
}

/** The same of documents that have the whole of a compound word; of others what its parts are worth. */
function looseShare(term: QueryTerm, name: string, sources: ScoreSources): Share {
  const whole = termShare(term, name, sources);
  const parts = (term.compound?.parts ?? []).map((part, at) => ({
    part,
    name: `${name} part ${String(at)}`,
    share: termShare(part, `${name} part ${String(at)}`, sources),
  }));
  const isWhole: QueryClause = { bool: { filter: [having(term)], _name: `${name} whole` } };
  return {
    clause: {
      bool: {
        should: [
          { bool: { filter: [isWhole], must: [whole.clause] } },
          ...parts.map(({ part, name: own, share }) => ({
            bool: {
              filter: [{ bool: { filter: [having(part)], _name: own } }, not(having(term))],
              must: [share.clause],
            },
          })),
        ],
      },
    },
    parts: (hit) =>
      hit.names.has(`${name} whole`)
        ? whole.parts(hit)
        : parts.flatMap(({ name: own, share }) => (hit.names.has(own) ? share.parts(hit) : [])),
  };
}

/** What the query as a whole is worth. */
function wholeShares(query: QueryNode, terms: readonly QueryTerm[], fields: SearchFields): readonly Share[] {
  const whole = wholeExpressions(query, terms);
  if (whole === undefined) return [];
  const values = new WholeMatches(whole, fields);
  const { begins, refers, pairs, ends } = whole;
  return [
    ...equalShares(whole, terms.length, values),
    ...(begins === undefined ? [] : [beginningShare(begins, whole.stemmed, values)]),
    ...share(refers, { name: 'reference', amount: REFERENCE, reason: 'reference', findsIn: values.reference }),
    ...pairs.flatMap((pair, at) =>
      share(pair, {
        name: `adjacent ${String(at)}`,
        amount: ADJACENT_PAIR,
        reason: 'adjacent',
        findsIn: values.adjacent(at),
      }),
    ),
    ...share(ends, { name: 'ends', amount: NAME_END, reason: 'end of name', findsIn: values.ending }),
  ];
}

/** The name of a clause, and the part of an explanation that it is. */
interface NamedShare {
  readonly name: string;
  readonly amount: number;
  readonly reason: string;
  readonly findsIn: ValueFinder;
}

/** What a document gets that has an expression; nothing where there is none. */
function share(
  expression: FullTextExpression | undefined,
  { name, amount, reason, findsIn }: NamedShare,
): readonly Share[] {
  if (expression === undefined) return [];
  return [
    {
      clause: constant(matching(expression), amount, name),
      parts: ({ names }) => (names.has(name) ? [added(amount, reason, { kind: 'whole query', findsIn })] : []),
    },
  ];
}

function equalShares(
  { written, folded, stemmed }: WholeExpressions,
  terms: number,
  values: WholeMatches,
): readonly Share[] {
  if (written === undefined || folded === undefined || stemmed === undefined) return [];
  const kinds = { written, folded, stemmed } as const;
  const names = ['written', 'folded', 'stemmed'] as const;
  return [
    {
      clause: {
        dis_max: {
          queries: names.map((kind) => constant(matching(kinds[kind]), terms * EQUALITY[kind], `equal ${kind}`)),
        },
      },
      parts: (hit) => {
        const kind = names.find((one) => hit.names.has(`equal ${one}`));
        return kind === undefined
          ? []
          : [added(terms * EQUALITY[kind], 'equal', { kind: 'whole query', findsIn: values.equal })];
      },
    },
  ];
}

function beginningShare(
  begins: FullTextExpression,
  equal: FullTextExpression | undefined,
  values: WholeMatches,
): Share {
  const clause = equal === undefined ? matching(begins) : without(matching(begins), matching(equal));
  return {
    clause: constant(clause, BEGINNING, 'begins'),
    parts: ({ names }) =>
      names.has('begins') ? [added(BEGINNING, 'begins', { kind: 'whole query', findsIn: values.beginning })] : [],
  };
}

function constant(filter: QueryClause, boost: number, name?: string): QueryClause {
  return { constant_score: { filter, boost, ...(name === undefined ? {} : { _name: name }) } };
}

/** As many times the worth of the document's name. */
function worthOfName(filter: QueryClause, factor: number, name: string): QueryClause {
  return {
    function_score: {
      query: { constant_score: { filter, _name: name } },
      field_value_factor: { field: DOCUMENT.worth, factor, missing: 1 },
      boost_mode: 'replace',
    },
  };
}

function added(amount: number, reason: string, about: RankedPart['about']): RankedPart {
  return { effect: 'add', amount, reason, about };
}
