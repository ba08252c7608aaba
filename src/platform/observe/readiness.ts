import { Injectable } from '@nestjs/common';
import { StoreUnavailable } from '../../kernel/failures.js';

/** Checks that an engine responds and can do its work; rejects when it does not, with StoreUnavailable to say why. */
export type EngineProbe = () => Promise<unknown>;

/** What the rest of the service reports. Sentences for operators; lists are empty when there is nothing to say. */
export interface ReadinessSources {
  /** By name of the engine. */
  readonly probes: ReadonlyMap<string, EngineProbe>;
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
  private sources: ReadinessSources = { probes: new Map(), waiting: () => [], warnings: () => Promise.resolve([]) };

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
    for (const [name, probe] of this.sources.probes) {
      try {
        await probe();
      } catch (error) {
        return error instanceof StoreUnavailable ? `The ${name}: ${error.message}` : `The ${name} does not answer.`;
      }
    }
    return undefined;
  }
}
