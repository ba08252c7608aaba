import { isTurnOver, nextTurn } from './event-loop-turn.js';
import { CallerGone, DeadlinePassed } from './failures.js';
import { Work } from './work.js';

const SECOND = { units: 1e6, seconds: 1 };

/** Keep the event loop busy. */
function stand(milliseconds: number): void {
  const end = performance.now() + milliseconds;
  while (performance.now() < end);
}

/** What a request throws once so many units are spent. */
function spent(work: Work, units: number): unknown {
  try {
    work.spend(units);
    return undefined;
  } catch (error) {
    return error;
  }
}

describe('Work', () => {
  it('is refused beyond its units, with the cause that was named last', () => {
    const work = new Work({ units: 100, seconds: 1 });
    work.spend(60);
    work.spend(40);
    expect(() => {
      work.spend(1, 'Ask for fewer points.');
    }).toThrow(
      'The request needs more than the 100 units of work that one may take (REQUEST_WORK). Ask for fewer points.',
    );
    expect(spent(work, 0)).toMatchObject({ row: { code: 'REQUEST_TOO_COSTLY', status: 400 } });
  });

  it('ends at its deadline, noticed within a thousand units and after each rest', async () => {
    const work = new Work({ units: Infinity, seconds: 0 });
    expect(spent(work, 999)).toBeUndefined();
    expect(spent(work, 1)).toBeInstanceOf(DeadlinePassed);
    await expect(work.rest()).rejects.toThrow(DeadlinePassed);
  });

  it('counts the time from when it begins', () => {
    const work = new Work({ units: Infinity, seconds: 0.4 });
    stand(401);
    work.begin();
    expect(spent(work, 1000)).toBeUndefined();
    stand(401);
    expect(spent(work, 1000)).toBeInstanceOf(DeadlinePassed);
  });

  it('ends when its caller has hung up, noticed within a thousand units and after each rest', async () => {
    const caller = { destroyed: false };
    const work = new Work(SECOND, caller);
    await work.rest();
    work.spend(1000);
    caller.destroyed = true;
    expect(spent(work, 999)).toBeUndefined();
    expect(spent(work, 1)).toBeInstanceOf(CallerGone);
    await expect(work.rest()).rejects.toThrow(CallerGone);
  });

  it('of nobody is not limited', async () => {
    Work.unlimited.spend(1e15);
    await expect(Work.unlimited.rest()).resolves.toBeUndefined();
  });

  it('rests before another piece when it has done a millisecond and the turn is over', async () => {
    const work = new Work(SECOND);
    await work.rest();
    expect(work.turnIsOver).toBe(false);
    stand(6);
    expect([work.turnIsOver, work.shouldRest]).toEqual([true, false]);
    work.spend(1000);
    expect(work.shouldRest).toBe(true);
    await work.rest();
    expect(work.shouldRest).toBe(false);
  });
});

describe('a turn of the event loop', () => {
  it('is over after 5 ms of anybody, and not in the next turn', async () => {
    await nextTurn();
    expect(isTurnOver()).toBe(false);
    stand(6);
    expect(isTurnOver()).toBe(true);
    await new Promise(setImmediate);
    expect(isTurnOver()).toBe(false);
  });

  it('belongs to one of those who wait, in their order, while others are served', async () => {
    let others = 0;
    const order: (readonly [string, number])[] = [];
    const long = async (name: string): Promise<void> => {
      for (let slice = 0; slice < 2; slice++) {
        await nextTurn();
        order.push([name, others]);
      }
    };
    const work = Promise.all([long('a'), long('b')]);
    const serve = (): void => {
      others++;
      if (order.length < 4) setImmediate(serve);
    };
    setImmediate(serve);
    await work;
    expect(order).toEqual([
      ['a', 0],
      ['b', 1],
      ['a', 2],
      ['b', 3],
    ]);
  });
});
