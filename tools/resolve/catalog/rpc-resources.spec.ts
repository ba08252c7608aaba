import { findingsOf, modelOf, type SourceTexts } from '../model.builder.js';

const TYPES: SourceTexts = {
  'book.pdl': 'namespace library record Book { title: string }',
  'format.pdl': 'namespace library enum Format { PAPER AUDIO }',
};

function resource(method: string): SourceTexts {
  return { ...TYPES, 'rpc/books.yml': `resource: books\ndoc: Books.\nmethods:\n  - ${method}\n` };
}

describe('a resource file', () => {
  it('gives methods with types, defaults and errors', () => {
    const text = `
resource: books
doc: >-
  All
  books.
methods:
  - kind: action
    name: lend
    doc: Lend.
    deprecated: Use borrow.
    parameters:
      - { name: books, type: 'array[library.Book]', doc: Which. }
      - { name: days, type: int, default: 14, doc: For how long. }
      - { name: format, type: library.Format, optional: true, doc: As what. }
    returns: map[string, long]
    errors:
      - { status: 404, when: It is gone. }
  - kind: get
    doc: One.
    returns: library.Book
`;
    expect(modelOf({ ...TYPES, 'rpc/books.yml': text }).resources).toEqual([
      {
        name: 'books',
        doc: 'All books.',
        source: 'rpc/books.yml',
        methods: [
          {
            kind: 'action',
            name: 'lend',
            doc: 'Lend.',
            deprecated: 'Use borrow.',
            parameters: [
              {
                name: 'books',
                doc: 'Which.',
                type: { kind: 'array', items: { kind: 'named', fqn: 'library.Book' } },
                presence: 'required',
                default: undefined,
              },
              {
                name: 'days',
                doc: 'For how long.',
                type: { kind: 'primitive', name: 'int' },
                presence: 'optional',
                default: 14,
              },
              {
                name: 'format',
                doc: 'As what.',
                type: { kind: 'named', fqn: 'library.Format' },
                presence: 'optional',
                default: undefined,
              },
            ],
            returns: { kind: 'map', values: { kind: 'primitive', name: 'long' } },
            errors: [{ status: 404, when: 'It is gone.' }],
          },
          {
            kind: 'get',
            name: 'get',
            doc: 'One.',
            deprecated: undefined,
            parameters: [],
            returns: { kind: 'named', fqn: 'library.Book' },
            errors: [],
          },
        ],
      },
    ]);
  });

  it.each([
    ['{ kind: get, doc: One., returns: library.Bok }', ['unknown-type rpc/books.yml:4:38']],
    ['{ kind: get, doc: One., returns: Book }', ['unknown-type rpc/books.yml:4:38']],
    ['{ kind: fetch, doc: One. }', ['unknown-choice rpc/books.yml:4:13']],
    ['{ kind: action, doc: One. }', ['missing-key rpc/books.yml:4:5']],
    ['{ kind: get, doc: 5 }', ['wrong-value rpc/books.yml:4:23']],
    [
      '{ kind: get, doc: One., parameters: [{ name: a, type: library.Format, default: PAPR, doc: A. }] }',
      ['default-enum-symbol rpc/books.yml:4:84'],
    ],
    ['{ kind: get, doc: One., errors: [{ status: "gone", when: Gone. }] }', ['wrong-value rpc/books.yml:4:48']],
  ])('is checked: %s', (method, findings) => {
    expect(findingsOf(resource(method))).toEqual(findings);
  });
});
