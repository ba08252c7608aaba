import { setTimeout } from 'node:timers/promises';
import { Injectable } from '@nestjs/common';
import { StoreUnavailable } from '../../kernel/failures.js';

/** Checks that an engine responds and can do its work; rejects when it does not, with StoreUnavailable to say why. */
export type EngineProbe = () => Promise<unknown>;

/** State of an engine. `reason`: a sentence; present when it is DOWN. */
export interface EngineState {
  readonly name: string;
  readonly status: 'DOWN' | 'UP';
  readonly reason?: string;
}

/** Milliseconds in which an engine has to answer a probe: supervisors wait a few seconds. */
const PROBE_LIMIT = 3000;

/** What the rest of the service reports. Sentences for operators; lists are empty when there is nothing to say. */
export interface ReadinessSources {
  /** By name of the engine; without one of them the service cannot do its work. */
  readonly probes: ReadonlyMap<string, EngineProbe>;
  /** What is wrong with engines that the service can wait for, by name; `undefined` when nothing is. */
  readonly problems: () => ReadonlyMap<string, string | undefined>;
  /** What cannot be answered yet, and how far it is. */
  readonly waiting: () => readonly string[];
  /** Problems that do not stop the service. */
  readonly warnings: () => Promise<readonly string[]>;
}

/** The stage of the service between its start and its end. */
@Injectable()
export class Readiness {
  private stage: 'serving' | 'starting' | 'stopping' = 'starting';
  private fault: string | undefined;
  private sources: ReadinessSources = {
    probes: new Map(),
    problems: () => new Map(),
    waiting: () => [],
    warnings: () => Promise.resolve([]),
  };

  /** Called before anything starts that takes time. */
  watch(sources: ReadinessSources): void {
    this.sources = sources;
  }

  /** Called when everything has started. */
  started(): void {
    if (this.stage === 'starting') this.stage = 'serving';
  }

  stopping(): void {
    this.stage = 'stopping';
  }

  /** Something is broken that does not heal by itself; the first reason stays until the service ends. */
  broken(reason: string): void {
    this.fault ??= reason;
  }

  /** What operators should look at; called while serving. */
  warnings(): Promise<readonly string[]> {
    return this.sources.warnings();
  }

  /** Why no requests should be sent now; `undefined` when there is no reason. */
  async reasonNotReady(): Promise<string | undefined> {
    if (this.stage === 'stopping') return 'The service is stopping.';
    if (this.fault !== undefined) return this.fault;
    const waiting = this.sources.waiting();
    if (this.stage === 'starting') return ['The service is starting.', ...waiting].join(' ');
    if (waiting.length > 0) return waiting.join(' ');
    return (await this.probed()).find(({ status }) => status === 'DOWN')?.reason;
  }

  /** All engines, each asked now. */
  async engines(): Promise<readonly EngineState[]> {
    const optional = [...this.sources.problems()].map(([name, reason]) => stateOf(name, reason));
    return [...(await this.probed()), ...optional];
  }

  private probed(): Promise<readonly EngineState[]> {
    return Promise.all(
      [...this.sources.probes].map(async ([name, probe]) => stateOf(name, await reasonOf(name, probe))),
    );
  }
}

function stateOf(name: string, reason: string | undefined): EngineState {
  return reason === undefined ? { name, status: 'UP' } : { name, status: 'DOWN', reason };
}

/** Why an engine cannot be used now; `undefined` when it can. */
async function reasonOf(name: string, probe: EngineProbe): Promise<string | undefined> {
  const late = new AbortController();
  try {
    return await Promise.race([
      probe().then(() => undefined),
      setTimeout(PROBE_LIMIT, `The ${name} does not answer within ${String(PROBE_LIMIT / 1000)} seconds.`, {
        ref: false,
        signal: late.signal,
      }),
    ]);
  } catch (error) {
    return error instanceof StoreUnavailable ? `The ${name}: ${error.message}` : `The ${name} does not answer.`;
  } finally {
    late.abort();
  }
}
