import type { JudgedQuery, Wanted } from './judged-query.js';

/** How one judged query did. `misses`: what is not as judged, one sentence each. */
export interface QueryVerdict {
  readonly query: JudgedQuery;
  readonly misses: readonly string[];
  readonly checks: Readonly<Record<CheckKind, CheckCount>>;
}

/** What is counted of answers: the first hit, the first three, pairs in order, and what must not be found. */
export const CHECK_KINDS = ['hit@1', 'hit@3', 'order', 'absent'] as const;
export type CheckKind = (typeof CHECK_KINDS)[number];

export interface CheckCount {
  readonly passed: number;
  readonly all: number;
}

/** One expectation of a query. */
interface JudgedCheck {
  readonly kind: CheckKind;
  readonly miss: string | undefined;
}

/**
 * Compare an answer with the judgement.
 * @param found handles of the hits in their order
 */
export function judge(query: JudgedQuery, found: readonly string[]): QueryVerdict {
  const checks = [...checksOf(query, found)];
  return {
    query,
    misses: checks.flatMap(({ miss }) => miss ?? []),
    checks: {
      'hit@1': countOf(checks, 'hit@1'),
      'hit@3': countOf(checks, 'hit@3'),
      order: countOf(checks, 'order'),
      absent: countOf(checks, 'absent'),
    },
  };
}

function* checksOf(query: JudgedQuery, found: readonly string[]): Generator<JudgedCheck> {
  yield* checksOfFirst(query, found);
  for (const [better, worse] of query.before ?? []) {
    const [above, below] = [found.indexOf(better), found.indexOf(worse)];
    if (above >= 0 && above < below) yield passed('order');
    else yield missed('order', `${better} (${placeOf(above)}), ${worse} (${placeOf(below)})`);
  }
  for (const handle of query.absent ?? []) {
    yield found.includes(handle) ? missed('absent', `${handle} is found`) : passed('absent');
  }
  if (query.nothing === true) {
    yield found.length === 0 ? passed('absent') : missed('absent', `${firstOf(found)} is found`);
  }
}

function* checksOfFirst({ first, firstThree = [] }: JudgedQuery, found: readonly string[]): Generator<JudgedCheck> {
  if (first !== undefined) {
    if (hasAny(found.slice(0, 1), first)) yield passed('hit@1');
    else yield missed('hit@1', `${nameOf(first)} is not first, but ${firstOf(found)}`);
  }
  for (const wanted of first === undefined ? firstThree : [first, ...firstThree]) {
    if (hasAny(found.slice(0, 3), wanted)) yield passed('hit@3');
    else yield missed('hit@3', `${nameOf(wanted)} is not among the first three, but ${firstOf(found)}`);
  }
}

/** The first three, to be shown. */
function firstOf(found: readonly string[]): string {
  return found.length === 0 ? 'nothing' : found.slice(0, 3).join(', ');
}

function passed(kind: CheckKind): JudgedCheck {
  return { kind, miss: undefined };
}

function missed(kind: CheckKind, miss: string): JudgedCheck {
  return { kind, miss };
}

function hasAny(found: readonly string[], wanted: Wanted): boolean {
  return found.some((handle) => (typeof wanted === 'string' ? handle === wanted : wanted.includes(handle)));
}

function nameOf(wanted: Wanted): string {
  return typeof wanted === 'string' ? wanted : wanted.join(' or ');
}

function placeOf(at: number): string {
  return at < 0 ? 'not found' : `place ${String(at + 1)}`;
}

function countOf(checks: readonly JudgedCheck[], kind: CheckKind): CheckCount {
  const own = checks.filter((each) => each.kind === kind);
  return { passed: own.filter(({ miss }) => miss === undefined).length, all: own.length };
}
