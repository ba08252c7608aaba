/**
 * An engine of the servers column as tests use it: the real program, on a free port of this machine, with data of its
 * own. The calls of one engine come one after another.
 */
export interface RealEngine {
  readonly name: string;
  /**
   * Install what is missing and start; after `stop` or `kill`, on the same port with the same data.
   * @returns the variables by which suites find it, such as TEST_DATABASE_URL
   * @throws EngineMissing when this machine cannot have it
   */
  start(): Promise<Readonly<Record<string, string>>>;
  /** End it in order. Does nothing when it does not run. */
  stop(): Promise<void>;
  /** End it as a loss of power does: nothing is flushed or said. */
  kill(): Promise<void>;
  /** It keeps its connections and answers nothing until `resume`. */
  pause(): void;
  resume(): void;
  /** End it and remove its data; what was installed remains for the next run. */
  remove(): Promise<void>;
}

/** The engine cannot be had on this machine; the message says why, and what would help. */
export class EngineMissing extends Error {
  override readonly name = 'EngineMissing';
}
