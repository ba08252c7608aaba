import { placeOf } from '../../source/span.js';
import { SourceFile } from '../../source/source-file.js';
import { compile } from '../compile.js';

describe('an aspect with the name of a standard one', () => {
  it('is reported in the tree that was joined to the standard one', () => {
    const standard = { label: 'models', rank: 0 };
    const theirs = { label: 'theirs', rank: 1 };
    const { diagnostics } = compile([
      new SourceFile('entity-registry.yml', 'entities: []', standard),
      new SourceFile('z.pdl', 'namespace z @Aspect = { "name": "status" } record Status {}', standard),
      new SourceFile('a.pdl', 'namespace a @Aspect = { "name": "status" } record Mine {}', theirs),
    ]);
    expect(diagnostics.map(({ code, span }) => `${code} at ${placeOf(span)}`)).toEqual([
      'duplicate-aspect at theirs/a.pdl:1:33',
    ]);
  });
});
