import Table from 'cli-table3';
import { CHECK_KINDS, type CheckCount, type CheckKind, type QueryVerdict } from './judge.js';

/** Verdicts by the kind of their queries. */
export type VerdictsByKind = ReadonlyMap<string, readonly QueryVerdict[]>;

/** What of the expectations holds, by kind of query and for all of them. */
export function relevanceTable(adapter: string, verdicts: VerdictsByKind): string {
  const table = new Table({
    head: ['query', 'count', ...CHECK_KINDS],
    colAligns: ['left', 'right', ...CHECK_KINDS.map(() => 'right' as const)],
    style: { head: [], border: [], compact: true },
  });
  for (const [kind, own] of [...verdicts, ['all', [...verdicts.values()].flat()] as const]) {
    table.push([kind, own.length, ...CHECK_KINDS.map((check) => share(own, check))]);
  }
  return `Relevance: ${adapter}\n${table.toString()}\n`;
}

/** `12/13 92 %`; empty when nothing is expected. */
function share(verdicts: readonly QueryVerdict[], kind: CheckKind): string {
  const sum = (part: keyof CheckCount): number => verdicts.reduce((total, { checks }) => total + checks[kind][part], 0);
  const all = sum('all');
  return all === 0
    ? ''
    : `${String(sum('passed'))}/${String(all)} ${String(Math.floor((100 * sum('passed')) / all))} %`;
}
