import { StoreUnavailable } from '../../kernel/failures.js';
import { GatheredWrites } from './gathered-writes.js';

/** Writes of texts such as `a1`, whose first letter is their entity, to a server that answers at a call of `answer`. */
class SlowWrites {
  /** What was sent, in order; a batch that reads first begins with what it waited for. */
  readonly sent: string[] = [];
  readonly gathered: GatheredWrites<string>;
  private readonly open: (() => void)[] = [];
  private preparing = 0;

  constructor(changesAtOnce: number, refused: (changes: readonly string[]) => Error | undefined = () => undefined) {
    this.gathered = new GatheredWrites<string>(
      async (changes, sent) => {
        expect(++this.preparing).toBe(1);
        if (changes.some((change) => change.endsWith('?'))) await sent();
        this.preparing--;
        return async () => {
          this.sent.push(changes.join(' '));
          await new Promise<void>((answered) => {
            this.open.push(answered);
          });
          const error = refused(changes);
          if (error !== undefined) throw error;
        };
      },
      (change) => change.slice(0, 1),
      changesAtOnce,
    );
  }

  /** Answer the request that was sent first, after all that can be sent was. */
  async answer(): Promise<void> {
    await settle();
    this.open.shift()?.();
    await settle();
  }
}

async function settle(): Promise<void> {
  for (let turn = 0; turn < 20; turn++) await Promise.resolve();
}

describe('GatheredWrites', () => {
  it('writes together what is added while requests are under way', async () => {
    const writes = new SlowWrites(3);
    const added = Promise.all(['a', 'b', 'c', 'd', 'e'].map((one) => writes.gathered.add([`${one}1`])));
    await settle();
    expect(writes.sent).toEqual(['a1', 'b1 c1 d1']);
    await writes.answer();
    expect(writes.sent).toEqual(['a1', 'b1 c1 d1']);
    await writes.answer();
    expect(writes.sent).toEqual(['a1', 'b1 c1 d1', 'e1']);
    await writes.answer();
    await added;
  });

  it('writes changes of an entity one after another, in their order', async () => {
    const writes = new SlowWrites(3);
    const added = Promise.all([['a1'], ['a2'], ['b1'], ['a3']].map((changes) => writes.gathered.add(changes)));
    await settle();
    expect(writes.sent).toEqual(['a1']);
    for (let answers = 0; answers < 4; answers++) await writes.answer();
    await added;
    expect(writes.sent).toEqual(['a1', 'a2 b1', 'a3']);
  });

  it('waits for all requests before it reads', async () => {
    const writes = new SlowWrites(1);
    const added = Promise.all([['a1'], ['b?']].map((changes) => writes.gathered.add(changes)));
    await settle();
    expect(writes.sent).toEqual(['a1']);
    await writes.answer();
    expect(writes.sent).toEqual(['a1', 'b?']);
    await writes.answer();
    await added;
  });

  it('divides what is more than one request takes, and says when nothing is under way', async () => {
    const writes = new SlowWrites(250);
    const changes = Array.from({ length: 600 }, (_, at) => `${String.fromCodePoint(0x1000 + at)}1`);
    const added = writes.gathered.add(changes);
    for (let answers = 0; answers < 3; answers++) await writes.answer();
    await added;
    expect(writes.sent.map((sent) => sent.split(' ').length)).toEqual([250, 250, 100]);
    await writes.gathered.settled();
  });

  it('says when all is written that was added before, whatever is added later', async () => {
    const writes = new SlowWrites(1);
    const first = writes.gathered.add(['a1']);
    let settled = 'no';
    const before = writes.gathered.settled().then(() => (settled = 'yes'));
    const second = writes.gathered.add(['b1']);
    await settle();
    expect(settled).toBe('no');
    await writes.answer();
    await before;
    expect([settled, writes.sent]).toEqual(['yes', ['a1', 'b1']]);
    await writes.answer();
    await Promise.all([first, second]);
  });

  it('says which call is to blame, and writes the others', async () => {
    const writes = new SlowWrites(3, (changes) => (changes.includes('d1') ? new TypeError('d') : undefined));
    const outcomes = Promise.allSettled(['a', 'b', 'c', 'd', 'e'].map((one) => writes.gathered.add([`${one}1`])));
    for (let answers = 0; answers < 6; answers++) await writes.answer();
    expect((await outcomes).map(({ status }) => status)).toEqual([
      ...['fulfilled', 'fulfilled', 'fulfilled', 'rejected', 'fulfilled'],
    ]);
    expect(writes.sent).toEqual(['a1', 'b1 c1 d1', 'b1', 'c1', 'd1', 'e1']);
  });

  it('tries nothing again while the server is away', async () => {
    const writes = new SlowWrites(3, () => new StoreUnavailable('away'));
    const outcomes = Promise.allSettled(['a', 'b', 'c', 'd'].map((one) => writes.gathered.add([`${one}1`])));
    for (let answers = 0; answers < 3; answers++) await writes.answer();
    expect((await outcomes).every(({ status }) => status === 'rejected')).toBe(true);
    expect(writes.sent).toEqual(['a1', 'b1 c1 d1']);
  });
});
