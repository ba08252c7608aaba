import type { OutputFile } from '../emit/output-file.js';
import type { CatalogModel } from '../model/catalog-model.js';
import { completeOutput, type GeneratedOutput } from './build-output.js';
import { ThirdPartyAborted } from '../third-party/program.js';

/** Runs the third-party generators in the background, one run at a time: a new run ends the previous one. */
export class BackgroundGenerator {
  private readonly onOutput: (output: GeneratedOutput) => void;
  private readonly onFailure: (error: unknown) => void;
  private end = new AbortController();
  private running: Promise<void> = Promise.resolve();

  constructor(onOutput: (output: GeneratedOutput) => void, onFailure: (error: unknown) => void) {
    this.onOutput = onOutput;
    this.onFailure = onFailure;
  }

  /** Complete the files emitted from this model, and drop the previous model. */
  start(model: CatalogModel, emitted: readonly OutputFile[]): void {
    this.end.abort();
    const end = new AbortController();
    this.end = end;
    const before = this.running;
    this.running = before.then(() => this.run(model, emitted, end.signal));
  }

  /** Resolves when all processes have ended. */
  async stop(): Promise<void> {
    this.end.abort();
    await this.running;
  }

  private async run(model: CatalogModel, emitted: readonly OutputFile[], signal: AbortSignal): Promise<void> {
    if (signal.aborted) return;
    try {
      this.onOutput(await completeOutput(model, emitted, signal));
    } catch (error) {
      if (!(error instanceof ThirdPartyAborted)) this.onFailure(error);
    }
  }
}
