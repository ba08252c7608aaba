import { SAME_SIGNAL, type SignalledProcess, type StopSignal, StopSignals } from './stop-signals.js';

/** A process whose signals and clock the spec decides. */
class FakeProcess implements SignalledProcess {
  readonly exits: number[] = [];
  time = 0;
  private readonly listeners = new Map<StopSignal, () => void>();

  readonly on = (signal: StopSignal, listener: () => void): void => void this.listeners.set(signal, listener);
  readonly exit = (code: number): void => void this.exits.push(code);
  readonly now = (): number => this.time;

  signal(signal: StopSignal): void {
    this.listeners.get(signal)?.();
  }
}

describe('StopSignals', () => {
  let process: FakeProcess;
  let signals: StopSignals;
  let stops: StopSignal[];
  let stopped: () => void;
  let failed: () => void;
  let ending: Promise<void>;
  beforeEach(() => {
    process = new FakeProcess();
    signals = new StopSignals(process);
    stops = [];
    ending = new Promise((resolve, reject) => {
      stopped = resolve;
      failed = () => {
        reject(new RangeError('a file cannot be closed'));
      };
    });
  });

  const stop = (signal: StopSignal): Promise<void> => {
    stops.push(signal);
    return ending;
  };

  it('stops at a signal, and exits when that is done', async () => {
    signals.whenAsked(stop);
    process.signal('SIGTERM');
    expect([stops, process.exits]).toEqual([['SIGTERM'], []]);
    stopped();
    await ending;
    expect(process.exits).toEqual([0]);
  });

  it('exits with 1 when it cannot be stopped in order', async () => {
    signals.whenAsked(stop);
    process.signal('SIGINT');
    failed();
    await expect(ending).rejects.toThrow();
    expect(process.exits).toEqual([1]);
  });

  it('stops at once for a signal that came before', () => {
    process.signal('SIGTERM');
    signals.whenAsked(stop);
    expect(stops).toEqual(['SIGTERM']);
  });

  it('takes signals that come together for one', () => {
    signals.whenAsked(stop);
    process.signal('SIGINT');
    process.time = SAME_SIGNAL;
    process.signal('SIGINT');
    expect([stops, process.exits]).toEqual([['SIGINT'], []]);
  });

  it('exits at once at a later signal', () => {
    signals.whenAsked(stop);
    process.signal('SIGTERM');
    process.time = SAME_SIGNAL + 1;
    process.signal('SIGINT');
    expect([stops, process.exits]).toEqual([['SIGTERM'], [1]]);
  });
});
