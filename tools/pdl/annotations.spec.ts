import { Diagnostics } from '../diagnostics/diagnostics.js';
import { SourceFile } from '../source/source-file.js';
import { mergeAnnotations } from './annotations.js';
import { parseDocument } from './parser.js';
import { printValue } from './spelling.js';

/** Annotations of a record -> merged tree as JSON, and conflicts as `kind path through parent`. */
const cases: readonly (readonly [text: string, merged: string, conflicts: readonly string[]])[] = [
  ['', '{}', []],
  ['@a', '{ "a": true }', []],
  ['@a.b = 1 @a.c = 2', '{ "a": { "b": 1, "c": 2 } }', []],
  ['@a = {"b": 1} @a.c = 2', '{ "a": { "b": 1, "c": 2 } }', []],
  ['@a = {"b": {"c": 1}} @a.b.d.e = 2', '{ "a": { "b": { "c": 1, "d": { "e": 2 } } } }', []],
  ['@a.b = {"c": 1} @a.b.d = 2', '{ "a": { "b": { "c": 1, "d": 2 } } }', []],
  ['@a = {} @a.b', '{ "a": { "b": true } }', []],
  ['@a.b = 1 @a = {}', '{ "a": { "b": 1 } }', ['defined a through a']],
  ['@a = 1 @a = 2', '{ "a": 1 }', ['defined a through a']],
  ['@a = {"b": 1} @a.b = 2', '{ "a": { "b": 1 } }', ['defined a.b through a.b']],
  ['@a = 1 @a.b.c = 2', '{ "a": 1 }', ['through-value a.b.c through a']],
  ['@a = [] @a.b = 2', '{ "a": [] }', ['through-value a.b through a']],
  ['@a.b @a.b.c', '{ "a": { "b": true } }', ['through-value a.b.c through a.b']],
  ['@__proto__.x = 1 @constructor = 2', '{ "__proto__": { "x": 1 }, "constructor": 2 }', []],
];

describe('mergeAnnotations', () => {
  it.each(cases)('merges %j', (text, merged, conflicts) => {
    const file = new SourceFile('Test.pdl', `${text} record A {}`);
    const { declaration } = parseDocument(file, new Diagnostics());
    const result = mergeAnnotations(declaration?.annotations ?? []);
    const span = { file, start: 0, end: 0 };
    expect({
      merged: printValue({ kind: 'object', entries: result.entries, span }),
      conflicts: result.conflicts.map(({ kind, path, parent }) => `${kind} ${path} through ${parent}`),
    }).toEqual({ merged, conflicts });
  });

  it('points at the conflicting key', () => {
    const text = '@a = {"b": 1} @a.b = 2 record A {}';
    const { declaration } = parseDocument(new SourceFile('Test.pdl', text), new Diagnostics());
    const { conflicts } = mergeAnnotations(declaration?.annotations ?? []);
    expect(
      conflicts.map(({ span, first }) => [span, first].map((place) => text.slice(place.start, place.end))),
    ).toEqual([['@a.b = 2', '"b": 1']]);
  });
});
