import { setImmediate } from 'node:timers/promises';
import { SharedPass } from './shared-pass.js';

describe('SharedPass', () => {
  let begun = 0;
  let read = 0;
  beforeEach(() => {
    begun = 0;
    read = 0;
  });

  const passOver = (count: number): SharedPass<number> =>
    new SharedPass(async function* () {
      begun++;
      for (let page = 1; page <= count; page++) {
        await setImmediate();
        read = page;
        yield page;
      }
      return undefined;
    });
  const all = async (pages: AsyncGenerator<number, undefined>): Promise<readonly number[]> => {
    const taken: number[] = [];
    for await (const page of pages) taken.push(page);
    return taken;
  };

  it('gives every page to all that join in the same turn, and reads it once', async () => {
    const pass = passOver(3);
    expect(await Promise.all([all(pass.join()), all(pass.join())])).toEqual([
      [1, 2, 3],
      [1, 2, 3],
    ]);
    expect(begun).toBe(1);
  });

  it('starts again for those that join later', async () => {
    const pass = passOver(2);
    const first = all(pass.join());
    await setImmediate();
    await setImmediate();
    expect(await Promise.all([first, all(pass.join())])).toEqual([
      [1, 2],
      [1, 2],
    ]);
    expect(begun).toBe(2);
  });

  it('waits for nobody when all readers have joined', async () => {
    const pass = passOver(1);
    pass.mostReaders = 2;
    const long = 600_000;
    const first = all(pass.join(undefined, long));
    await setImmediate();
    expect(begun).toBe(0);
    expect(await Promise.all([first, all(pass.join(undefined, long))])).toEqual([[1], [1]]);
    const third = pass.join();
    expect([begun, await all(third)]).toEqual([1, [1]]);
    expect(begun).toBe(2);
  });

  it('waits for readers that join within a given time', async () => {
    const pass = passOver(2);
    const first = all(pass.join(undefined, 50));
    await setImmediate();
    await setImmediate();
    expect([begun, await Promise.all([first, all(pass.join())])]).toEqual([
      0,
      [
        [1, 2],
        [1, 2],
      ],
    ]);
    expect(begun).toBe(1);
  });

  it('is shared by those that begin after the same place', async () => {
    const pass = new SharedPass<number, number>(async function* (after = 0) {
      begun++;
      for (let page = after + 1; page <= 3; page++) yield await Promise.resolve(page);
      return undefined;
    });
    const places = [2, undefined, 2, 1];
    expect(await Promise.all(places.map((place) => all(pass.join(place))))).toEqual([[3], [1, 2, 3], [3], [2, 3]]);
    expect(begun).toBe(3);
  });

  it('reads no page before all want it', async () => {
    const pass = passOver(3);
    const quick = all(pass.join());
    const slow = pass.join();
    await slow.next();
    for (let turn = 0; turn < 10; turn++) await setImmediate();
    expect(read).toBe(1);
    await slow.return(undefined);
    expect(await quick).toEqual([1, 2, 3]);
  });

  it('tells all when reading fails', async () => {
    const pass = new SharedPass<number>(async function* () {
      yield await Promise.resolve(1);
      throw new RangeError('no second page');
    });
    const ends = await Promise.allSettled([all(pass.join()), all(pass.join())]);
    expect(ends.map((end) => (end.status === 'rejected' ? String(end.reason) : end.value))).toEqual([
      'RangeError: no second page',
      'RangeError: no second page',
    ]);
  });
});
