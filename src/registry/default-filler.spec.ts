import { DefaultFiller } from './default-filler.js';

const filler = new DefaultFiller({
  'a.Stamp': { defaults: { time: 0 }, nested: {} },
  'a.Owners': {
    defaults: { last: { actor: 'urn:li:corpuser:unknown' }, tags: [] },
    nested: {
      last: { kind: 'record', record: 'a.Stamp' },
      history: { kind: 'items', of: { kind: 'record', record: 'a.Stamp' } },
      either: { kind: 'union', members: { 'a.Stamp': { kind: 'record', record: 'a.Stamp' } } },
    },
  },
});

describe('DefaultFiller', () => {
  it('fills absent fields, and the fields of what it filled', () => {
    expect(filler.fill('a.Owners', {})).toEqual({ last: { actor: 'urn:li:corpuser:unknown', time: 0 }, tags: [] });
  });

  it('goes into arrays, maps and union members', () => {
    const filled = filler.fill('a.Owners', {
      last: { time: 1 },
      tags: ['x'],
      history: [{}, { time: 2 }],
      either: { 'a.Stamp': {} },
      other: 3,
    });
    expect(filled).toEqual({
      last: { time: 1 },
      tags: ['x'],
      history: [{ time: 0 }, { time: 2 }],
      either: { 'a.Stamp': { time: 0 } },
      other: 3,
    });
    expect(filler.fill('a.Owners', { history: { k: {} }, last: {}, tags: [] })).toEqual({
      history: { k: { time: 0 } },
      last: { time: 0 },
      tags: [],
    });
  });

  it('gives every value a default of its own and leaves the value alone', () => {
    const value = {};
    const first = filler.fill('a.Owners', value);
    const second = filler.fill('a.Owners', value);
    expect(first).toEqual(second);
    if (!isOwners(first) || !isOwners(second)) throw new TypeError('no tags');
    expect(first.tags).not.toBe(second.tags);
    expect(value).toEqual({});
  });

  it('leaves alone what has no defaults or does not fit', () => {
    const value = { a: 1 };
    expect(filler.fill('a.Other', value)).toBe(value);
    expect(filler.fill('toString', value)).toBe(value);
    expect(filler.fill('a.Owners', 'text')).toBe('text');
    expect(filler.fill('a.Owners', { last: 7, tags: [], either: 'x', history: null })).toEqual({
      last: 7,
      tags: [],
      either: 'x',
      history: null,
    });
  });
});

function isOwners(value: unknown): value is { readonly tags: unknown } {
  return typeof value === 'object' && value !== null && 'tags' in value;
}
