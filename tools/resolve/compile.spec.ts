import { NO_OVERRIDES } from '../model/graphql-overrides.js';
import { SourceFile } from '../source/source-file.js';
import { compile } from './compile.js';
import { findingsOf, modelOf, sourcesOf, type SourceTexts } from './model.builder.js';

const TEXTS: SourceTexts = {
  'b.pdl': 'namespace n @Aspect = { "name": "second" } record B { @Searchable = {} x: A }',
  'a.pdl': 'namespace n enum A { ONE }',
  'c.pdl': 'namespace n @Aspect = { "name": "first" } record C { id: string }',
  'entity-registry.yml':
    'entities: [{ name: y, keyAspect: first, aspects: [second] }, { name: x, keyAspect: first, aspects: [] }]',
  'rpc/z.yml': 'resource: a\ndoc: A.\nmethods: []',
  'rpc/a.yml': 'resource: b\ndoc: B.\nmethods: []',
  'graphql/b.graphql': 'type B { x: Int }',
  'graphql/a.graphql': 'type A { x: Int }',
  'graphql/overrides.yml': 'interfaces: { Thing: [x, y] }',
};

describe('the model', () => {
  it('is sorted by name, and does not depend on the order of the files', () => {
    const model = modelOf(TEXTS);
    expect(compile([...sourcesOf(TEXTS)].reverse()).model).toEqual(model);
    expect({
      types: model.types.map((type) => type.fqn),
      aspects: model.aspects.map((aspect) => aspect.name),
      entities: model.entities.map((entity) => entity.name),
      resources: model.resources.map((resource) => resource.name),
      graphql: model.graphqlSources.map((source) => source.path),
    }).toEqual({
      types: ['n.A', 'n.B', 'n.C'],
      aspects: ['first', 'second'],
      entities: ['x', 'y'],
      resources: ['a', 'b'],
      graphql: ['graphql/a.graphql', 'graphql/b.graphql'],
    });
  });

  it('has the overrides, and none when there is no file of them', () => {
    expect(modelOf(TEXTS).graphqlOverrides).toEqual({
      ...NO_OVERRIDES,
      interfaces: new Map([['Thing', ['x', 'y']]]),
    });
    expect(modelOf({}).graphqlOverrides).toEqual(NO_OVERRIDES);
  });

  it('ignores files that say nothing about models', () => {
    expect(modelOf({ ...TEXTS, 'README.md': '# Models', 'rpc/deep/x.yaml': '?' })).toEqual(modelOf(TEXTS));
  });

  it('names the file of every type', () => {
    expect(modelOf(TEXTS).types.map((type) => type.source)).toEqual(['a.pdl', 'b.pdl', 'c.pdl']);
  });
});

describe('a compilation', () => {
  it('reports the errors of all stages and files at once, sorted by place', () => {
    const texts = {
      'b.pdl': 'record B { x: Gone y: int = "1" ; }',
      'a.pdl': 'record A { @Searchable = { "boost": 1 } x: string }',
      'entity-registry.yml': 'entities: [{ name: x, keyAspect: none, aspects: [] }]',
      'rpc/a.yml': 'resource: a',
    };
    expect(findingsOf(texts)).toEqual([
      'unknown-key a.pdl:1:28',
      'unknown-type b.pdl:1:15',
      'default-type b.pdl:1:29',
      'illegal-character b.pdl:1:33',
      'unknown-aspect entity-registry.yml:1:34',
      'missing-key rpc/a.yml:1:1',
      'missing-key rpc/a.yml:1:1',
    ]);
  });

  it('has no model when there is an error', () => {
    expect(compile([new SourceFile('a.pdl', 'record A {}')]).model).toBeUndefined();
  });

  it('has a model beside warnings', () => {
    const { model, diagnostics } = compile(sourcesOf({ ...TEXTS, 'd.pdl': '@Deprecated record D {}' }));
    expect(diagnostics.map(({ code, severity }) => [code, severity])).toEqual([['annotation-misspelt', 'warning']]);
    expect(model?.types.map((type) => type.annotations)).toContainEqual({ Deprecated: true });
  });
});
