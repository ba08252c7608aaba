import { fieldsOf, findingsOf, modelOf, typeOf, type SourceTexts } from '../model.builder.js';

const PARTS: SourceTexts = {
  'named.pdl': 'record Named includes Known { name: string }',
  'known.pdl': 'record Known { since: long }',
  'alias.pdl': 'typeref Titled = record Title { title: string }',
};

describe('includes', () => {
  it.each([
    [
      'before the braces put the fields first',
      'record Book includes Named, Titled { isbn: string }',
      ['since', 'name', 'title', 'isbn'],
    ],
    [
      'after the braces put the fields last',
      'record Book { isbn: string } includes Titled, Named',
      ['isbn', 'title', 'since', 'name'],
    ],
  ])('%s', (_, text, names) => {
    const model = modelOf({ ...PARTS, 'book.pdl': text });
    expect(fieldsOf(model, 'Book').map((field) => field.name)).toEqual(names);
  });

  it('remember where a field was declared, and only the records that the clause names', () => {
    const model = modelOf({ ...PARTS, 'book.pdl': 'record Book includes Named { isbn: string }' });
    expect(typeOf(model, 'Book')).toMatchObject({ includes: ['Named'] });
    expect(fieldsOf(model, 'Book').map((field) => field.declaredIn)).toEqual(['Known', 'Named', 'Book']);
  });

  it('name both origins when fields clash along different ways', () => {
    expect(findingsOf({ ...PARTS, 'book.pdl': 'record Book includes Named, Known {}' })).toEqual([
      'included-field-clash book.pdl:1:29',
    ]);
  });
});

describe('records that contain each other', () => {
  it('are allowed', () => {
    const model = modelOf({ 'a.pdl': 'record A { b: optional B }', 'b.pdl': 'record B { list: array[A] }' });
    expect(model.types.map((type) => type.fqn)).toEqual(['A', 'B']);
  });

  it('are allowed through typerefs', () => {
    expect(findingsOf({ 'a.pdl': 'typeref A = array[record B { a: A }]' })).toEqual([]);
  });
});

describe('fields', () => {
  it('carry all that was written on them', () => {
    const text = `record Book {
      /** How many. */
      @deprecated = "Count them."
      @custom.b = 2
      @custom.a = [1, true, null]
      pages: optional long = 9007199254740993
    }`;
    expect(fieldsOf(modelOf({ 'book.pdl': text }), 'Book')).toEqual([
      {
        name: 'pages',
        doc: 'How many.',
        type: { kind: 'primitive', name: 'long' },
        presence: 'optional',
        default: 9007199254740993n,
        annotations: { custom: { a: [1, true, null], b: 2 }, deprecated: 'Count them.' },
        deprecated: 'Count them.',
        declaredIn: 'Book',
        audience: 'everybody',
      },
    ]);
  });
});
