import { WorkProgress } from './work-progress.js';

describe('WorkProgress', () => {
  it('says how far it is, also when there is more to do than was expected', () => {
    const work = new WorkProgress('entities', 50_000);
    work.done = 1200;
    expect(work.text).toBe('1,200 of about 50,000 entities');
    work.done = 60_000;
    expect(work.text).toBe('60,000 of about 60,000 entities');
  });

  it('says of one that it is one', () => {
    const [entity, entry] = [new WorkProgress('entities', 1), new WorkProgress('entries', 1)];
    entity.done = 1;
    expect([entity.doneText, entity.text, entry.doneText]).toEqual(['1 entity', '1 of about 1 entity', '0 entries']);
    entity.done = 1200;
    expect(entity.doneText).toBe('1,200 entities');
  });

  it('proposes a wait of a second to a minute by the speed so far', () => {
    const hardlyBegun = new WorkProgress('entries', 1_000_000_000);
    expect(hardlyBegun.secondsLeft).toBe(1);
    hardlyBegun.done = 1;
    expect(hardlyBegun.secondsLeft).toBe(60);
    const nearlyDone = new WorkProgress('entries', 1000);
    nearlyDone.done = 999;
    expect(nearlyDone.secondsLeft).toBe(1);
  });

  it('says how fast it is and how long it takes, after a second, by what this process has done', () => {
    let now = 0;
    const work = new WorkProgress('entities', 50_000, 10_000, () => now);
    expect(work.text).toBe('10,000 of about 50,000 entities');
    work.done = 12_000;
    now = 999;
    expect([work.rate, work.textWithPace]).toEqual([undefined, '12,000 of about 50,000 entities']);
    now = 2000;
    expect(work.rate).toBe(1000);
    expect(work.textWithPace).toBe('12,000 of about 50,000 entities, 1,000 a second, about 38 seconds left');
    now = 8000;
    expect(work.textWithPace).toBe('12,000 of about 50,000 entities, 250 a second, about 3 minutes left');
    work.done = 50_000;
    expect(work.textWithPace).toMatch(/about 0 seconds left$/);
  });
});
