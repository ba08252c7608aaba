import { catalogModel, field, named, record } from '../emit/catalog-model.builder.js';
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
    const lend = {
      kind: 'action',
      name: 'lend',
      doc: '',
      deprecated: undefined,
      parameters: [],
      returns: named('a.Asked'),
      errors: [],
    } as const;
    const model = catalogModel({
      types,
      resources: [{ name: 'books', doc: '', source: 'rpc/books.yml', methods: [lend] }],
    });
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
    expect(merged.map(({ path }) => path)).toEqual([
      'deep/entity-registry.yml',
      'x/Shared.pdl',
      'a.Asked.pdl',
      'a.Base.pdl',
      'a.Inner.pdl',
      'graphql/overrides.yml',
      'rpc/books.yml',
    ]);
  });
});
