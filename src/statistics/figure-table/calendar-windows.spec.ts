import { assert, constantFrom, integer, property } from 'fast-check';
import { type CalendarUnit, CalendarWindows } from './calendar-windows.js';

function startOf(unit: CalendarUnit, time: string, multiple = 1): string {
  const start = new CalendarWindows(unit, multiple).startOf(Date.parse(time));
  return start === undefined ? 'none' : new Date(start).toISOString();
}

describe('windows of the calendar', () => {
  it.each<[CalendarUnit, string, string]>([
    ['SECOND', '2024-02-29T23:59:59.999Z', '2024-02-29T23:59:59.000Z'],
    ['MINUTE', '2024-02-29T23:59:59.999Z', '2024-02-29T23:59:00.000Z'],
    ['HOUR', '2024-03-31T01:30:00.000Z', '2024-03-31T01:00:00.000Z'],
    ['DAY', '2024-02-29T23:59:59.999Z', '2024-02-29T00:00:00.000Z'],
    ['DAY', '2024-03-01T00:00:00.000Z', '2024-03-01T00:00:00.000Z'],
    ['WEEK', '2024-03-03T23:59:59.999Z', '2024-02-26T00:00:00.000Z'],
    ['WEEK', '2024-03-04T00:00:00.000Z', '2024-03-04T00:00:00.000Z'],
    ['WEEK', '2025-01-01T12:00:00.000Z', '2024-12-30T00:00:00.000Z'],
    ['MONTH', '2024-02-29T23:59:59.999Z', '2024-02-01T00:00:00.000Z'],
    ['MONTH', '2024-03-01T00:00:00.000Z', '2024-03-01T00:00:00.000Z'],
    ['QUARTER', '2024-06-30T23:59:59.999Z', '2024-04-01T00:00:00.000Z'],
    ['YEAR', '2024-12-31T23:59:59.999Z', '2024-01-01T00:00:00.000Z'],
    ['YEAR', '1969-12-31T23:59:59.999Z', '1969-01-01T00:00:00.000Z'],
    ['WEEK', '1969-12-28T23:59:59.999Z', '1969-12-22T00:00:00.000Z'],
  ])('have a %s in UTC around %s', (unit, time, expected) => {
    expect(startOf(unit, time)).toBe(expected);
  });

  it.each<[CalendarUnit, number, string, string]>([
    ['HOUR', 6, '2024-02-29T23:59:59.999Z', '2024-02-29T18:00:00.000Z'],
    ['DAY', 2, '1970-01-04T00:00:00.000Z', '1970-01-03T00:00:00.000Z'],
    ['WEEK', 2, '1970-01-12T00:00:00.000Z', '1970-01-05T00:00:00.000Z'],
    ['MONTH', 6, '2024-12-31T23:59:59.999Z', '2024-07-01T00:00:00.000Z'],
    ['MONTH', 5, '1969-12-01T00:00:00.000Z', '1969-08-01T00:00:00.000Z'],
    ['YEAR', 10, '2024-02-29T00:00:00.000Z', '2020-01-01T00:00:00.000Z'],
  ])('have several units: %s times %d', (unit, multiple, time, expected) => {
    expect(startOf(unit, time, multiple)).toBe(expected);
  });

  it('follow each other without gaps, and have each time in one', () => {
    const units = constantFrom<CalendarUnit[]>('SECOND', 'MINUTE', 'HOUR', 'DAY', 'WEEK', 'MONTH', 'QUARTER', 'YEAR');
    const times = integer({ min: -1_000_000_000_000, max: 4_000_000_000_000 });
    assert(
      property(units, integer({ min: 1, max: 7 }), times, (unit, multiple, time) => {
        const windows = new CalendarWindows(unit, multiple);
        const start = windows.startOf(time) ?? Number.NaN;
        const next = windows.after(start);
        expect(start <= time && time < next).toBe(true);
        expect([windows.startOf(start), windows.startOf(next - 1), windows.startOf(next)]).toEqual([
          start,
          start,
          next,
        ]);
      }),
    );
  });

  it('have no place for times beyond the calendar', () => {
    expect(new CalendarWindows('DAY', 1).startOf(Number.MAX_SAFE_INTEGER)).toBeUndefined();
  });
});
