import { entryValue, forgetValue } from './entry-value.js';
import { noteEntry } from './memory-ports.builder.js';

describe('the value of an entry', () => {
  it('is parsed once, and the same for every projection', () => {
    const entry = noteEntry(1, 'a', { json: '{"list":[1]}' });
    const value = entryValue(entry);
    expect(value).toEqual({ list: [1] });
    expect(entryValue(entry)).toBe(value);
  });

  it('is what the writer has parsed already', () => {
    const parsed = { n: 1 };
    expect(entryValue(noteEntry(1, 'a', { parsed }))).toBe(parsed);
  });

  it('is absent for a deletion', () => {
    expect(entryValue(noteEntry(1, 'a', { change: 'DELETE', json: undefined }))).toBeUndefined();
  });

  it('is parsed once more when it was forgotten', () => {
    const entry = noteEntry(1, 'a', { json: '{"n":1}', parsed: { n: 2 } });
    expect(entryValue(entry)).toEqual({ n: 2 });
    forgetValue(entry);
    expect(entryValue(entry)).toEqual({ n: 1 });
  });
});
