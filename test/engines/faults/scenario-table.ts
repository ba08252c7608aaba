import type { EngineName } from './engine-parts.js';
import type { EngineFault } from './faulted-engine.js';

/** Which engines one or several services use. */
export interface Stack {
  readonly primary: 'postgres' | 'sqlite';
  readonly index: 'elasticsearch' | 'opensearch' | 'sqlite';
  readonly events: 'kafka' | 'none';
  /** Processes over the same engines; an index of SQLite is one process's own. */
  readonly services: 1 | 2 | 3;
}

/** To whom something happens: an engine, all engines at once, the first service, or the disk of its own files. */
export type FaultTarget = EngineName | 'disk' | 'engines' | 'service';

interface FaultEvent {
  readonly target: FaultTarget;
  readonly fault: EngineFault;
  /** For how long. */
  readonly seconds: number;
  /** `usual`: in every run; `rare`: with `--all`. */
  readonly run: 'rare' | 'usual';
}

export interface FaultScenario extends FaultEvent {
  readonly stack: Stack;
}

/** Seconds without an answer that are more than any call waits for one, and three times as long as a lease lasts. */
const LONG = 15;
const SHORT = 4;

export const SCENARIOS: readonly FaultScenario[] = [
  ...over('sqlite', 'sqlite', 'none', 1, [
    usual('service', 'kill', 1),
    rare('service', 'stop', 1),
    rare('service', 'pause', SHORT),
    usual('disk', 'full', SHORT),
  ]),
  ...over('sqlite', 'sqlite', 'kafka', 1, [
    usual('kafka', 'kill', SHORT),
    rare('kafka', 'stop', SHORT),
    rare('kafka', 'pause', LONG),
    rare('kafka', 'slow', SHORT),
    rare('kafka', 'cut', SHORT),
    rare('kafka', 'deaf', SHORT),
    rare('kafka', 'full', SHORT),
    rare('service', 'kill', 1),
  ]),
  ...over('sqlite', 'opensearch', 'none', 1, [
    usual('opensearch', 'kill', SHORT),
    rare('opensearch', 'stop', SHORT),
    rare('opensearch', 'pause', LONG),
    rare('opensearch', 'slow', SHORT),
    usual('opensearch', 'cut', SHORT),
    rare('opensearch', 'deaf', LONG),
    usual('opensearch', 'full', SHORT),
    rare('service', 'kill', 1),
  ]),
  ...over('sqlite', 'elasticsearch', 'none', 1, [
    usual('elasticsearch', 'kill', SHORT),
    rare('elasticsearch', 'pause', LONG),
    rare('elasticsearch', 'cut', SHORT),
    rare('elasticsearch', 'full', SHORT),
  ]),
  ...over('postgres', 'sqlite', 'none', 1, [
    usual('postgres', 'kill', SHORT),
    rare('postgres', 'stop', SHORT),
    usual('postgres', 'pause', LONG),
    rare('postgres', 'slow', SHORT),
    usual('postgres', 'cut', SHORT),
    rare('postgres', 'deaf', LONG),
    usual('postgres', 'full', SHORT),
    rare('service', 'kill', 1),
    rare('disk', 'full', SHORT),
  ]),
  ...over('postgres', 'opensearch', 'none', 1, [
    rare('postgres', 'kill', SHORT),
    rare('postgres', 'pause', LONG),
    rare('opensearch', 'kill', SHORT),
    rare('engines', 'kill', SHORT),
  ]),
  ...over('postgres', 'elasticsearch', 'none', 1, [rare('engines', 'kill', SHORT)]),
  ...over('postgres', 'sqlite', 'kafka', 1, [rare('engines', 'cut', SHORT), rare('engines', 'kill', SHORT)]),
  ...over('sqlite', 'opensearch', 'kafka', 1, [rare('engines', 'pause', SHORT), rare('engines', 'kill', SHORT)]),
  ...over('sqlite', 'elasticsearch', 'kafka', 1, [rare('engines', 'kill', SHORT)]),
  ...over('postgres', 'elasticsearch', 'kafka', 1, [rare('engines', 'kill', SHORT)]),
  ...over('postgres', 'sqlite', 'none', 2, [usual('service', 'kill', SHORT), rare('service', 'pause', LONG)]),
  ...over('postgres', 'opensearch', 'none', 3, [
    usual('service', 'pause', LONG),
    rare('service', 'kill', SHORT),
    rare('postgres', 'kill', SHORT),
  ]),
  ...over('postgres', 'opensearch', 'kafka', 2, [
    usual('engines', 'kill', SHORT),
    rare('engines', 'slow', SHORT),
    rare('service', 'kill', SHORT),
    rare('service', 'pause', LONG),
  ]),
];

/** Such as `postgres + opensearch + kafka, 2 services`. */
export function stackName({ primary, index, events, services }: Stack): string {
  const engines = [primary, index, ...(events === 'none' ? [] : [events])].join(' + ');
  return services === 1 ? engines : `${engines}, ${String(services)} services`;
}

function over(
  ...[primary, index, events, services, faults]: [
    Stack['primary'],
    Stack['index'],
    Stack['events'],
    Stack['services'],
    readonly FaultEvent[],
  ]
): readonly FaultScenario[] {
  const stack = { primary, index, events, services };
  return faults.map((event) => ({ stack, ...event }));
}

function usual(target: FaultTarget, fault: EngineFault, seconds: number): FaultEvent {
  return { target, fault, seconds, run: 'usual' };
}

function rare(target: FaultTarget, fault: EngineFault, seconds: number): FaultEvent {
  return { target, fault, seconds, run: 'rare' };
}
