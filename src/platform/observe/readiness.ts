import { Injectable } from '@nestjs/common';
import { StoreUnavailable } from '../../kernel/failures.js';

/** Checks that an engine responds and can do its work; rejects when it does not, with StoreUnavailable to say why. */
export type EngineProbe = () => Promise<unknown>;

/** Problems that do not stop the service, one sentence each; empty when there are none. */
export type WarningSource = () => Promise<readonly string[]>;

/** The stage of the service between its start and its end. */
@Injectable()
export class Readiness {
  private stage: 'serving' | 'starting' | 'stopping' = 'starting';
  private probes: ReadonlyMap<string, EngineProbe> = new Map();
  private warningSource: WarningSource = () => Promise.resolve([]);

  /** Called when everything has started. @param probes by name of the engine */
  started(probes: ReadonlyMap<string, EngineProbe>, warnings: WarningSource): void {
    this.probes = probes;
    this.warningSource = warnings;
    this.stage = 'serving';
  }

  stopping(): void {
    this.stage = 'stopping';
  }

  /** What operators should look at; called while serving. */
  warnings(): Promise<readonly string[]> {
    return this.warningSource();
  }

  /** Why no requests should be sent now; `undefined` when there is no reason. */
  async reasonNotReady(): Promise<string | undefined> {
    if (this.stage !== 'serving') return `The service is ${this.stage}.`;
    for (const [name, probe] of this.probes) {
      try {
        await probe();
      } catch (error) {
        return error instanceof StoreUnavailable ? `The ${name}: ${error.message}` : `The ${name} does not answer.`;
      }
    }
    return undefined;
  }
}
