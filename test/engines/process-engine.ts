import { runFolder } from './engine-home.js';
import { EngineProcess } from './engine-process.js';
import type { RealEngine } from './real-engine.js';

/** An engine that is one program with a folder of its own: all but how it is started. */
export abstract class ProcessEngine implements RealEngine {
  protected readonly process: EngineProcess;

  /** @param endSignal asks the program to end in order */
  constructor(
    readonly name: string,
    private readonly endSignal: NodeJS.Signals = 'SIGTERM',
  ) {
    this.process = new EngineProcess(name, runFolder(name));
  }

  /** Its data, its settings and its log. */
  get folder(): string {
    return this.process.folder;
  }

  get isRunning(): boolean {
    return this.process.isRunning;
  }

  abstract start(): Promise<Readonly<Record<string, string>>>;

  stop(): Promise<void> {
    return this.process.stop(this.endSignal);
  }

  kill(): Promise<void> {
    return this.process.kill();
  }

  pause(): void {
    this.process.signalAll('SIGSTOP');
  }

  resume(): void {
    this.process.signalAll('SIGCONT');
  }

  remove(): Promise<void> {
    return this.process.remove();
  }
}
