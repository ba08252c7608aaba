import { inParts, inTurns } from './in-turns.js';
import { listText } from './list-text.js';
import { LongText } from './long-text.js';
import { Work } from './work.js';

/** Counts what it is asked to spend, and its rests, which it takes whenever it may. */
class CountedWork extends Work {
  spent = 0;
  rests = 0;

  override get turnIsOver(): boolean {
    return true;
  }

  override spend(units: number): void {
    this.spent += units;
    super.spend(units);
  }

  override rest(): Promise<void> {
    this.rests++;
    return super.rest();
  }
}

function counted(units = Infinity): CountedWork {
  return new CountedWork({ units, seconds: 60 });
}

const ITEMS = Array.from({ length: 100 }, (_, at) => at);

describe('inTurns', () => {
  it('handles every item in order, with rests between, and counts them', async () => {
    const work = counted();
    const handled: number[] = [];
    await inTurns(ITEMS, { work, units: 2 }, (item) => handled.push(item));
    expect([handled, work.spent, work.rests]).toEqual([ITEMS, 200, 6]);
  });

  it('ends before what the work does not allow', async () => {
    const handled: number[] = [];
    const run = inTurns(ITEMS, { work: counted(40), units: 2 }, (item) => handled.push(item));
    await expect(run).rejects.toMatchObject({ row: { code: 'REQUEST_TOO_COSTLY' } });
    expect(handled).toEqual(ITEMS.slice(0, 16));
  });
});

describe('inParts', () => {
  it('joins the results of the parts, with rests between', async () => {
    const work = counted();
    const sizes: number[] = [];
    const found = await inParts(ITEMS, { work, size: 40 }, (part) => {
      sizes.push(part.length);
      return Promise.resolve(part.map((item) => -item));
    });
    expect([found, sizes, work.rests]).toEqual([ITEMS.map((item) => -item), [40, 40, 20], 2]);
  });
});

describe('a long text', () => {
  it('is a text while it is short', async () => {
    const cost = { work: Work.unlimited, units: 1 };
    expect((await listText(['a', 'b'], cost, (item) => `"${item}"`)).whole()).toBe('["a","b"]');
    expect((await listText([], cost, String)).whole()).toBe('[]');
  });

  it('is what was added, when it is long', () => {
    const parts = ITEMS.map((item) => `é${String(item)}`.repeat(500));
    const whole = new LongText();
    whole.add('begin');
    for (const from of [0, 50]) {
      const half = new LongText();
      for (const part of parts.slice(from, from + 50)) half.add(part);
      whole.append(half);
    }
    whole.add('end');
    expect(whole.whole()).toEqual(Buffer.from(`begin${parts.join('')}end`));
  });
});
