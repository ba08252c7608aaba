import { Injectable } from '@nestjs/common';

/** Asks an engine for a sign of life; rejects when there is none. */
export type EngineProbe = () => Promise<unknown>;

/** Sentences about what is wrong although requests are served; empty when all is well. */
export type WarningSource = () => Promise<readonly string[]>;

/** Where the service stands between its start and its end. */
@Injectable()
export class Readiness {
  private stage: 'serving' | 'starting' | 'stopping' = 'starting';
  private probes: ReadonlyMap<string, EngineProbe> = new Map();
  private warningSource: WarningSource = () => Promise.resolve([]);

  /** Called when everything is up. @param probes by the name of the engine */
  started(probes: ReadonlyMap<string, EngineProbe>, warnings: WarningSource): void {
    this.probes = probes;
    this.warningSource = warnings;
    this.stage = 'serving';
  }

  stopping(): void {
    this.stage = 'stopping';
  }

  /** What operators should look at; asked for while serving. */
  warnings(): Promise<readonly string[]> {
    return this.warningSource();
  }

  /** Why no requests should be sent now; `undefined` when there is no reason. */
  async reasonNotReady(): Promise<string | undefined> {
    if (this.stage !== 'serving') return `The service is ${this.stage}.`;
    for (const [name, probe] of this.probes) {
      try {
        await probe();
      } catch {
        return `The ${name} does not answer.`;
      }
    }
    return undefined;
  }
}
