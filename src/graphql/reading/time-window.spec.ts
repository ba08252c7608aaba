import { durationOf } from './time-window.js';

const DAY = 86_400_000;
const at = (text: string): number => Date.parse(text);

describe('the duration of a span of time', () => {
  it.each([
    ['one unit unless it says how many', '2023-11-01', { unit: 'HOUR' }, DAY / 24],
    ['several days', '2023-11-01', { unit: 'DAY', multiple: 3 }, 3 * DAY],
    ['a month of 30 days', '2023-11-01', { unit: 'MONTH', multiple: 1 }, 30 * DAY],
    ['a February of 29 days', '2024-02-01', { unit: 'MONTH', multiple: 1 }, 29 * DAY],
    ['a leap year', '2024-01-01', { unit: 'YEAR', multiple: 1 }, 366 * DAY],
    ['no unit of the calendar', '2024-01-01', { unit: 'AGE', multiple: 1 }, undefined],
  ])('is that of %s', (_name, start, length, expected) => {
    expect(durationOf({ startTimeMillis: at(start), length })).toBe(expected);
  });

  it('is unknown without a length, and where the calendar ends', () => {
    expect(durationOf({ startTimeMillis: 0 })).toBeUndefined();
    expect(durationOf({ startTimeMillis: 9e15, length: { unit: 'DAY' } })).toBeUndefined();
  });
});
