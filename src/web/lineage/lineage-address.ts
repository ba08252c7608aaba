import type { PictureSide } from './lineage-graph.js';
import { DIRECTIONS } from './lineage-graph.js';
import type { ChosenTime } from './time-span.js';

/** What somebody chose to see, as the address has it. */
export interface LineageAddress extends ChosenTime {
  readonly direction: PictureSide | 'both';
  readonly hops: number;
  readonly columns: 'off' | 'on';
  readonly fold: 'off' | 'on';
  readonly show: 'graph' | 'table';
}

/** Hops that mean all there are. */
export const ALL_HOPS = 99;
const START_HOPS = 2;

export function readLineage(parameters: URLSearchParams): LineageAddress {
  const direction = DIRECTIONS.find((one) => one === parameters.get('direction')) ?? 'both';
  return {
    direction,
    hops: positive(parameters.get('hops')) ?? START_HOPS,
    days: positive(parameters.get('days')),
    from: parameters.get('from') ?? undefined,
    to: parameters.get('to') ?? undefined,
    columns: parameters.get('columns') === 'on' ? 'on' : 'off',
    fold: parameters.get('fold') === 'on' ? 'on' : 'off',
    show: parameters.get('show') === 'table' ? 'table' : 'graph',
  };
}

/** What is as usual does not stand in the address; what else stands there stays. */
export function writeLineage(address: LineageAddress, before: URLSearchParams): URLSearchParams {
  const parameters = new URLSearchParams(before);
  const usual = readLineage(new URLSearchParams());
  for (const name of ['direction', 'hops', 'days', 'from', 'to', 'columns', 'fold', 'show'] as const) {
    const value = address[name];
    if (value === usual[name] || value === undefined) parameters.delete(name);
    else parameters.set(name, String(value));
  }
  return parameters;
}

function positive(text: string | null): number | undefined {
  const number = Number(text ?? '');
  return Number.isInteger(number) && number > 0 ? Math.min(number, ALL_HOPS * ALL_HOPS) : undefined;
}
