import { parseOptions, type ScaleOptions } from './scale-options.js';

const PHASES = ['stop', 'filters', 'facets'];
const DEFAULTS: ScaleOptions = { entities: 1_000_000, only: '', data: undefined, documents: 'large', form: 'table' };

describe('The command line of the scale test', () => {
  it.each<[string, Partial<ScaleOptions>]>([
    ['', {}],
    ['--entities 1 --only f --data /x', { entities: 1, only: 'f', data: '/x' }],
    ['--entities=3000000 --small --json', { entities: 3_000_000, documents: 'small', form: 'json' }],
  ])('reads "%s"', (text, change) => {
    expect(parseOptions(text.split(' ').filter(Boolean), PHASES)).toEqual({
      kind: 'run',
      options: { ...DEFAULTS, ...change },
    });
  });

  it('asks for help before all else', () => {
    expect(parseOptions(['--entities', '0', '--help'], PHASES)).toEqual({ kind: 'help' });
  });

  it.each([
    ['--entities 0', '--entities takes a whole number above 0, not "0".'],
    ['--entities 1e9x', '--entities takes a whole number above 0, not "1e9x".'],
    ['--only sorts', '--only takes a part of stop, filters, facets, not "sorts".'],
    ['--fast', "Unknown option '--fast'."],
    ['--small=yes', "Option '--small' does not take an argument."],
    ['--data', "Option '--data <value>' argument missing."],
    ['stop', "Unexpected argument 'stop'."],
  ])('refuses "%s" in one sentence', (text, message) => {
    expect(parseOptions(text.split(' '), PHASES)).toEqual({ kind: 'wrong', message });
  });
});
