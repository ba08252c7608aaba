/** Signals that ask the service to end. */
const STOPPING = ['SIGTERM', 'SIGINT'] as const;
export type StopSignal = (typeof STOPPING)[number];

/**
 * Milliseconds within which signals are one and the same: a terminal signals npm, launcher and service alike, and npm
 * and the launcher pass on what they get.
 */
export const SAME_SIGNAL = 500;

/** The process as signals see it. `now`: milliseconds of a clock that only moves forward. */
export interface SignalledProcess {
  readonly on: (signal: StopSignal, listener: () => void) => void;
  readonly exit: (code: number) => void;
  readonly now: () => number;
}

/**
 * Handles signals from the beginning: one that comes before there is anything to stop ends it as soon as there is. A
 * later one ends the process at once.
 */
export class StopSignals {
  private stop: ((signal: StopSignal) => Promise<void>) | undefined;
  private received: { readonly signal: StopSignal; readonly at: number } | undefined;

  constructor(private readonly process: SignalledProcess) {
    for (const signal of STOPPING) {
      process.on(signal, () => {
        this.take(signal);
      });
    }
  }

  /** @param stop called once, at a signal or now when one has come; the process exits after it, with 1 if it fails */
  whenAsked(stop: (signal: StopSignal) => Promise<void>): void {
    this.stop = stop;
    this.endWhenAsked();
  }

  private take(signal: StopSignal): void {
    const at = this.process.now();
    if (this.received === undefined) {
      this.received = { signal, at };
      this.endWhenAsked();
    } else if (at - this.received.at > SAME_SIGNAL) {
      this.process.exit(1);
    }
  }

  private endWhenAsked(): void {
    const { stop, received } = this;
    if (stop === undefined || received === undefined) return;
    void stop(received.signal).then(
      () => {
        this.process.exit(0);
      },
      () => {
        this.process.exit(1);
      },
    );
  }
}
