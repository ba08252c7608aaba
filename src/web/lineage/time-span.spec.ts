import { dayOf, isWithin, readTime, shownDay } from './time-span.js';

const NOW = new Date(2026, 4, 17, 12).getTime();
const NOTHING = { days: undefined, from: undefined, to: undefined };

describe('the time of a lineage', () => {
  it('is all time, days back from now, or days of which both count', () => {
    expect(readTime(NOTHING, NOW)).toEqual({ span: {} });
    expect(readTime({ ...NOTHING, days: 2 }, NOW)).toEqual({ span: { from: new Date(2026, 4, 15, 12).getTime() } });
    expect(readTime({ days: 2, from: '2026-01-31', to: '2026-01-31' }, NOW)).toEqual({
      span: { from: new Date(2026, 0, 31).getTime(), before: new Date(2026, 1, 1).getTime() },
    });
    expect(readTime({ ...NOTHING, to: '2025-12-31' }, NOW)).toEqual({
      span: { before: new Date(2026, 0, 1).getTime() },
    });
  });

  it.each(['2026-02-31', '2026-2-3', 'yesterday', '20260101', '2026-13-01', ''])('is not from %j', (from) => {
    const message = `“${from}” is not a day. Write it as 2026-01-31.`;
    expect(readTime({ ...NOTHING, from }, NOW)).toEqual({ span: {}, fault: { field: 'from', message } });
    expect(readTime({ ...NOTHING, to: from }, NOW)).toEqual({ span: {}, fault: { field: 'to', message } });
  });

  it('does not end before it begins', () => {
    expect(readTime({ ...NOTHING, from: '2026-02-01', to: '2026-01-31' }, NOW)).toEqual({
      span: {},
      fault: { field: 'to', message: '2026-01-31 is before 2026-02-01, the first day.' },
    });
  });

  it('has in it what nobody knows the time of', () => {
    const times = [undefined, 9, 10, 19, 20];
    expect(times.map((time) => isWithin(time, { from: 10, before: 20 }))).toEqual([true, false, true, true, false]);
    expect(times.every((time) => isWithin(time, {}))).toBe(true);
  });

  it('begins and ends with days of where the person is', () => {
    expect(dayOf(NOW)).toBe('2026-05-17');
    expect(['2026-02-28', '2026-02-29', undefined].map(shownDay)).toEqual(['2026-02-28', '', '']);
    expect(dayOf(new Date(2026, 0, 1).getTime())).toBe('2026-01-01');
  });
});
