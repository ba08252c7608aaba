import { fieldsOf, findingsOf, modelOf, type SourceTexts } from '../model.builder.js';
import { typeText } from '../../model/type-text.js';

const THINGS: SourceTexts = {
  'root.pdl': 'record Thing {}',
  'near.pdl': 'namespace near record Thing {}',
  'far.pdl': 'namespace far record Thing {}',
};

/** What the first field of `near.User` turns out to be. */
function meaningOf(user: string, texts: SourceTexts = THINGS): string | undefined {
  const type = fieldsOf(modelOf({ ...texts, 'user.pdl': user }), 'near.User')[0]?.type;
  return type && typeText(type);
}

describe('a bare name', () => {
  it('is a primitive before anything else', () => {
    expect(meaningOf('namespace near record User { it: string }')).toEqual('string');
  });

  it('is an import before it is a type of the namespace', () => {
    expect(meaningOf('namespace near import far.Thing record User { it: Thing }')).toEqual('far.Thing');
  });

  it('is a type of the namespace before it is one of the root', () => {
    expect(meaningOf('namespace near record User { it: Thing }')).toEqual('near.Thing');
  });

  it('is a type of the root in the end', () => {
    const texts = { 'root.pdl': 'record Thing {}' };
    expect(meaningOf('namespace near record User { it: Thing }', texts)).toEqual('Thing');
  });

  it('is looked up in the namespace of the scope around it, under the imports of the file', () => {
    const user = 'namespace near record User { inner: { namespace far record Inner { it: Thing } } }';
    const model = modelOf({ ...THINGS, 'user.pdl': user });
    expect(fieldsOf(model, 'far.Inner').map((field) => field.type)).toEqual([{ kind: 'named', fqn: 'far.Thing' }]);
  });
});

describe('a dotted name', () => {
  it('is taken as it is', () => {
    expect(meaningOf('namespace near record User { it: far.Thing }')).toEqual('far.Thing');
  });

  it('is never completed by the namespace', () => {
    expect(
      findingsOf({ 'a.pdl': 'namespace a.b record B { it: c.D }', 'd.pdl': 'namespace a.b.c record D {}' }),
    ).toEqual(['unknown-type a.pdl:1:30']);
  });
});

describe('an inline type', () => {
  it('is hoisted under the namespace around it and found from other files', () => {
    const model = modelOf({
      'book.pdl': 'namespace library record Book { formats: array[enum Format { PAPER }] }',
      'shelf.pdl': 'namespace library record Shelf { format: Format }',
    });
    expect(model.types.map((type) => type.fqn)).toEqual(['library.Book', 'library.Format', 'library.Shelf']);
    expect(fieldsOf(model, 'library.Book').map((field) => field.type)).toEqual([
      { kind: 'array', items: { kind: 'named', fqn: 'library.Format' } },
    ]);
  });
});

describe('a name that is not declared', () => {
  it('is reported where it is imported, and not again where it is used', () => {
    expect(findingsOf({ 'a.pdl': 'import b.Gone record A { one: Gone two: Gone }' })).toEqual([
      'unknown-import a.pdl:1:8',
    ]);
  });

  it('does not cause further errors', () => {
    const texts = {
      'a.pdl':
        '@Aspect = { "name": "a" } record A includes Gone { @Searchable = { "/*/x": {} } list: array[Gone] = [1] }',
    };
    expect(findingsOf(texts)).toEqual(['unknown-type a.pdl:1:45', 'unknown-type a.pdl:1:93']);
  });
});
