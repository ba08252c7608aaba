import { readNumber } from './number-text.js';

describe('readNumber', () => {
  const { TZ: zone } = process.env;
  beforeAll(() => {
    process.env['TZ'] = 'America/New_York';
  });
  afterAll(() => {
    if (zone === undefined) delete process.env['TZ'];
    else process.env['TZ'] = zone;
  });

  it.each([
    ['12', 12],
    [' -1.5 ', -1.5],
    ['.5', 0.5],
    ['1e3', 1000],
    ['2024-01-31', Date.UTC(2024, 0, 31)],
    ['2024-01', Date.UTC(2024, 0, 1)],
    ['2024-02-29', Date.UTC(2024, 1, 29)],
    ['2024-01-31T12:30', Date.UTC(2024, 0, 31, 12, 30)],
    ['2024-01-31T12:30:00.5', Date.UTC(2024, 0, 31, 12, 30, 0, 500)],
    ['2024-01-31T12:30:00Z', Date.UTC(2024, 0, 31, 12, 30)],
    ['2024-01-31T12:30:00.250+01:00', Date.UTC(2024, 0, 31, 11, 30, 0, 250)],
  ])('reads %j', (text, number) => {
    expect(readNumber(text)).toBe(number);
  });

  it.each([
    '',
    ' ',
    'x',
    '1x',
    '0x10',
    'Infinity',
    '1e999',
    '-1e999',
    'NaN',
    '2024-13-01',
    '2024-1-1',
    '2024-02-30',
    '2023-02-29',
    '2024-04-31T10:00',
    '2024-01T10:00',
    '--1',
    '1,000',
  ])('does not read %j as a number', (text) => {
    expect(readNumber(text)).toBeUndefined();
  });
});
