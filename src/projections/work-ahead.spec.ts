import { WorkAhead } from './work-ahead.js';

class RefusedWork extends Error {}

describe('WorkAhead', () => {
  /** A piece of work with the means to end it. */
  function piece(): { readonly work: Promise<void>; readonly end: () => void; readonly fail: () => void } {
    let end = (): void => undefined;
    let fail = (): void => undefined;
    const work = new Promise<void>((resolve, reject) => {
      end = resolve;
      fail = () => {
        reject(new RefusedWork());
      };
    });
    return { work, end, fail };
  }

  it('waits for the oldest piece when there are as many as may be', async () => {
    const ahead = new WorkAhead(2);
    const [first, second] = [piece(), piece()];
    await ahead.begin(first.work);
    let canTakeMore = 'no';
    const begun = ahead.begin(second.work).then(() => (canTakeMore = 'yes'));
    second.end();
    await second.work;
    expect(canTakeMore).toBe('no');
    first.end();
    await begun;
    expect(canTakeMore).toBe('yes');
  });

  it('says when the pieces so far have ended, while others begin', async () => {
    const ahead = new WorkAhead(3);
    const [first, second, later] = [piece(), piece(), piece()];
    await ahead.begin(first.work);
    await ahead.begin(second.work);
    const begun = ahead.begun();
    const waiting = ahead.begin(later.work);
    first.end();
    second.end();
    await expect(begun).resolves.toBeUndefined();
    const all = ahead.begun();
    later.fail();
    await expect(all).rejects.toThrow(RefusedWork);
    await waiting;
  });

  it('says at the end that a piece failed, or before when it is waited for', async () => {
    const ahead = new WorkAhead(2);
    const [first, second, third] = [piece(), piece(), piece()];
    await ahead.begin(first.work);
    second.fail();
    first.end();
    await ahead.begin(second.work);
    third.end();
    await expect(ahead.begin(third.work)).rejects.toThrow(RefusedWork);
    await expect(ahead.done()).resolves.toBeUndefined();
    const last = piece();
    await ahead.begin(last.work);
    last.fail();
    await expect(ahead.done()).rejects.toThrow(RefusedWork);
  });
});
