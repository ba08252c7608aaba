import { catalogModel, field, named, record, typeref, union } from '../emit/catalog-model.builder.js';
import type { ResourceSpec, TypeRef } from '../model/catalog-model.js';
import { SourceFile } from '../source/source-file.js';
import { mergeModels } from './model-sources.js';

const file = (path: string): SourceFile => new SourceFile(path, '');

describe('mergeModels', () => {
  it('adds to foreign models what the service stands on and they lack', () => {
    const types = [
      record('a.Asked', [field('in', { type: named('a.Inner') }), field('shared', { type: named('a.Shared') })]),
      record('a.Base', []),
      record('a.Inner', [], { includes: ['a.Base'] }),
      record('a.Shared', [field('x', { type: named('a.Theirs') })]),
      record('a.Theirs', []),
      record('a.Unasked', []),
    ].map((type) => ({ ...type, source: `${type.fqn}.pdl` }));
    const model = catalogModel({ types, resources: [resource(named('a.Asked'))] });
    const sources = [
      ...types.map((type) => file(type.source)),
      file('entity-registry.yml'),
      file('graphql/documents/ours.graphql'),
      file('graphql/overrides.yml'),
      file('rpc/books.yml'),
    ];
    const foreign = [
      file('deep/entity-registry.yml'),
      file('rpc/theirs.yml'),
      new SourceFile('x/Shared.pdl', 'namespace a record Shared {}'),
    ];
    const merged = mergeModels(foreign, { sources, model });
    expect(merged.map(({ path }) => path).sort()).toEqual([
      'a.Asked.pdl',
      'a.Base.pdl',
      'a.Inner.pdl',
      'deep/entity-registry.yml',
      'graphql/overrides.yml',
      'rpc/books.yml',
      'x/Shared.pdl',
    ]);
  });

  it('leaves our entities out of the snapshots', () => {
    const source = (fqn: string) => ({ source: `${fqn}.pdl` });
    const types = [
      record('a.BookSnapshot', [], { ...source('a.BookSnapshot'), annotations: { Entity: { name: 'book' } } }),
      { ...typeref('a.Snapshot', union({ 'a.BookSnapshot': named('a.BookSnapshot') })), ...source('a.Snapshot') },
    ];
    const model = catalogModel({ types, resources: [resource(named('a.Snapshot'))] });
    const sources = types.map((type) => file(type.source));
    const merged = mergeModels([], { sources, model });
    expect(merged.map(({ path, text }) => [path, text])).toEqual([
      ['a.Snapshot.pdl', 'namespace a\n\ntyperef Snapshot = union[]\n'],
    ]);
  });
});

function resource(returns: TypeRef): ResourceSpec {
  const lend = { kind: 'action', name: 'lend', doc: '', deprecated: undefined, parameters: [], errors: [] } as const;
  return { name: 'books', doc: '', source: 'rpc/books.yml', methods: [{ ...lend, returns }] };
}
