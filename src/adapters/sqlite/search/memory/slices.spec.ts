import { nextTurn } from '../../../../kernel/event-loop-turn.js';
import { TurnRecord } from '../../../../kernel/turn-record.builder.js';
import { TakenTurns } from './slices.builder.js';
import { Slices } from './slices.js';

describe('Long work in slices', () => {
  const work = function* (turns: TakenTurns, log: string[], name: string, steps: number): Generator<undefined> {
    for (let at = 0; at < steps; at++) {
      turns.time += 2;
      log.push(name);
      yield;
    }
  };

  it('ends a turn when its milliseconds are over, and lets several works take turns in it', async () => {
    const turns = new TakenTurns();
    const slices = new Slices(turns);
    const log: string[] = [];
    const done = Promise.all([slices.run(work(turns, log, 'a', 4)), slices.run(work(turns, log, 'b', 2))]);
    const perTurn: string[] = [];
    while (turns.next()) perTurn.push(log.splice(0).join(''));
    expect(perTurn).toEqual(['aba', 'baa', '']);
    await done;
  });

  it('waits for what a step answers, while other work continues', async () => {
    const turns = new TakenTurns();
    const slices = new Slices(turns);
    const log: string[] = [];
    let resolve = (): void => undefined;
    const until = new Promise<void>((done) => (resolve = done));
    const waiting = slices.run(
      (function* (): Generator {
        yield until;
        log.push('w');
      })(),
    );
    const other = slices.run(work(turns, log, 'a', 4));
    while (turns.next());
    await other;
    expect(log.join('')).toBe('aaaa');
    resolve();
    await until;
    await Promise.resolve();
    while (turns.next());
    await waiting;
    expect(log.join('')).toBe('aaaaw');
  });

  it('does work for which nobody waits after all other, and like other when somebody does', async () => {
    const turns = new TakenTurns();
    const slices = new Slices(turns);
    const log: string[] = [];
    let waits = false;
    const last = slices.run(work(turns, log, 'u', 6), () => waits);
    const first = slices.run(work(turns, log, 'a', 4));
    const perTurn: string[] = [];
    while (turns.next()) {
      perTurn.push(log.splice(0).join(''));
      waits = perTurn.join('').includes('uu');
    }
    expect(perTurn.filter((each) => each !== '')).toEqual(['aaa', 'a', 'u', 'u', 'uuu', 'u']);
    await Promise.all([first, last]);
  });

  it('has no turn of the event loop in common with others who wait for one', async () => {
    const record = new TurnRecord();
    const noting = function* (): Generator<undefined> {
      record.note();
      yield;
    };
    await Promise.all([nextTurn().then(record.note), new Slices().run(noting()), nextTurn().then(record.note)]);
    expect(record.different).toBe(3);
  });

  it('ends a work that fails, and no other', async () => {
    const turns = new TakenTurns();
    const slices = new Slices(turns);
    const failing = slices.run(
      (function* (): Generator<undefined> {
        yield;
        throw new RangeError('broken');
      })(),
    );
    const log: string[] = [];
    const other = slices.run(work(turns, log, 'a', 2));
    while (turns.next());
    await expect(failing).rejects.toThrow('broken');
    await other;
    expect(log).toEqual(['a', 'a']);
  });
});
