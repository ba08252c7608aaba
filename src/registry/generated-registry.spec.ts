import type { Validator } from '../../generated/service/validators/index.js';
import { InvariantError } from '../kernel/assert-never.js';
import { CatalogError } from '../kernel/failures.js';
import { aspectSpec, entitySpec, generatedModels, keyField, relationshipSpec } from './generated-models.builder.js';
import { GeneratedRegistry } from './generated-registry.js';

const fitting: Validator = (value, sink) => {
  if (typeof value === 'string') sink.urn(value, ['shelf']);
  else if (value === 'bad') sink.mismatch('record', value);
};
/** Knows a member `a` and nothing else. */
const onlyA: Validator = (value, sink) => {
  if (typeof value !== 'object' || value === null) sink.mismatch('record', value);
  else
    for (const [key, member] of Object.entries(value)) {
      const before = sink.count;
      if (key !== 'a') sink.unrecognized(member);
      sink.under(before, key);
    }
};

const registry = new GeneratedRegistry(
  generatedModels({
    entities: [
      entitySpec('book', {
        keyFields: [
          keyField('shelf', { value: 'urn' }),
          keyField('title'),
          keyField('state', { value: 'enum', symbols: ['NEW', 'OLD'] }),
        ],
        aspects: ['bookKey', 'info'],
      }),
      entitySpec('shelf'),
    ],
    aspects: [
      aspectSpec('bookKey'),
      aspectSpec('info', { relationships: [relationshipSpec({ entityTypes: ['library', 'shelf'] })] }),
      aspectSpec('shelfKey'),
    ],
    records: { 'test.Info': { defaults: { pages: 1 }, nested: {} } },
    validators: { 'test.Info': fitting, 'test.A': onlyA },
    parameterValidators: { 'books.lend': onlyA },
    resources: [
      {
        name: 'books',
        doc: '',
        source: '',
        methods: [
          {
            kind: 'action',
            name: 'lend',
            doc: '',
            deprecated: undefined,
            parameters: [],
            returns: undefined,
            errors: [],
          },
        ],
      },
    ],
  }),
);
const BOOK = 'urn:li:book:(urn:li:shelf:a(1),Emma,NEW)';

function messageOf(action: () => unknown): string {
  try {
    action();
  } catch (error) {
    if (error instanceof CatalogError) return `${error.row.code} ${error.message}`;
    throw error;
  }
  return 'nothing was thrown';
}

describe('GeneratedRegistry', () => {
  describe('looks up', () => {
    it('entities without regard to case, with their aspects', () => {
      const book = registry.requireEntity('BOOK');
      expect([book.name, book.keySpec.name, [...book.aspectByName.keys()]]).toEqual([
        'book',
        'bookKey',
        ['bookKey', 'info'],
      ]);
      expect(registry.entities().map((entity) => entity.name)).toEqual(['book', 'shelf']);
      expect(registry.entity('constructor')).toBeUndefined();
    });

    it('aspects by name and by record', () => {
      expect(registry.aspectOfRecord('test.Info')).toBe(registry.aspect('info'));
      expect(registry.aspect('Info')).toBeUndefined();
      expect(registry.aspects().map((aspect) => aspect.name)).toEqual(['bookKey', 'info', 'shelfKey']);
    });

    it('resources by name', () => {
      expect(registry.resource('books')).toBe(registry.resources()[0]);
      expect(registry.resource('toString')).toBeUndefined();
    });

    it('and says what was meant when it finds nothing', () => {
      expect(messageOf(() => registry.requireEntity('bok'))).toBe(
        'ENTITY_TYPE_UNKNOWN Unknown entity type "bok". Did you mean "book"?',
      );
      const shelf = registry.requireEntity('shelf');
      expect(messageOf(() => registry.requireAspect(shelf, 'info'))).toBe(
        'ASPECT_UNKNOWN Unknown aspect "info" for entity "shelf".',
      );
      expect(messageOf(() => registry.requireAspect(shelf, 'shelfkey'))).toBe(
        'ASPECT_UNKNOWN Unknown aspect "shelfkey" for entity "shelf". Did you mean "shelfKey"?',
      );
    });
  });

  describe('reads a urn', () => {
    it('with the parts that its key takes', () => {
      const { entity, ...parts } = registry.requireUrn(BOOK);
      expect(entity).toBe(registry.entity('book'));
      expect(parts).toEqual({ urn: BOOK, entityType: 'book', parts: ['urn:li:shelf:a(1)', 'Emma', 'NEW'] });
      expect(registry.keyOf(parts)).toEqual({ shelf: 'urn:li:shelf:a(1)', title: 'Emma', state: 'NEW' });
    });

    it('and takes a tuple as it stands where the key has one field', () => {
      const target = registry.requireUrn('urn:li:shelf:(north,upper)');
      expect(registry.keyOf(target)).toEqual({ id: '(north,upper)' });
      expect(registry.urnOf(target.entity, { id: '(north,upper)' })).toBe(target.urn);
    });

    it.each([
      ['book', 'URN_INVALID Invalid urn: "book": it is not of the form urn:li:<entityType>:<key>.'],
      ['urn:li:boook:x', 'ENTITY_TYPE_UNKNOWN Unknown entity type "boook". Did you mean "book"?'],
      [
        'urn:li:book:(a,b)',
        'KEY_INVALID Invalid key in urn "urn:li:book:(a,b)": it has 2 parts and "book" takes 3: shelf, title, state.',
      ],
      [
        'urn:li:book:(urn:li:shelf:a,b,Old)',
        'KEY_INVALID Invalid key in urn "urn:li:book:(urn:li:shelf:a,b,Old)": "Old" is not a valid state; known are NEW, OLD.',
      ],
      [
        'urn:li:book:(urn:li:cave:a,b,OLD)',
        'KEY_INVALID Invalid key in urn "urn:li:book:(urn:li:cave:a,b,OLD)": its shelf is wrong: "urn:li:cave:a" names the unknown entity type "cave".',
      ],
    ])('or says why %j is none', (text, message) => {
      expect(messageOf(() => registry.requireUrn(text))).toBe(message);
    });
  });

  describe('builds a urn', () => {
    const book = registry.requireEntity('book');

    it('from a key aspect', () => {
      expect(registry.urnOf(book, { title: 'Emma', state: 'NEW', shelf: 'urn:li:shelf:a(1)' })).toBe(BOOK);
    });

    it.each([
      [{ shelf: 's', state: 'NEW' }, '"title" is missing'],
      [{ shelf: 's', title: 7, state: 'NEW' }, '"title" is missing'],
      [{ shelf: 's', title: 'a,b', state: 'NEW' }, 'a part holds a comma or parentheses that break it apart'],
      [{ shelf: 's', title: 'a)', state: 'NEW' }, 'its parentheses do not balance'],
    ])('or says why %j makes none', (key, reason) => {
      expect(messageOf(() => registry.urnOf(book, key))).toContain(reason);
    });
  });

  describe('validates', () => {
    const messages = (value: unknown): readonly string[] =>
      registry.issues('test.Info', value).map(({ message }) => message);

    it('urns by the entity types and keys that it knows', () => {
      expect(messages('urn:li:shelf:a')).toEqual([]);
      expect(messages(BOOK)).toEqual([`"${BOOK}" names an entity of type "book" where only shelf may stand`]);
      expect(messages('urn:li:sHelf:a')).toEqual([]);
      expect(messages('shelf')).toEqual(['"shelf" is not a urn: it is not of the form urn:li:<entityType>:<key>']);
    });

    it('and lets urns name entity types that relationships or stamps know and are not modelled', () => {
      const anywhere = new GeneratedRegistry(
        generatedModels({
          aspects: [aspectSpec('noteKey', { relationships: [relationshipSpec({ entityTypes: ['library'] })] })],
          validators: { 'test.NoteKey': (value, sink) => sink.urn(String(value), undefined) },
        }),
      );
      expect(anywhere.issues('test.NoteKey', 'urn:li:library:x')).toEqual([]);
      expect(anywhere.issues('test.NoteKey', 'urn:li:corpuser:x')).toEqual([]);
      expect(anywhere.issues('test.NoteKey', 'urn:li:museum:x')).toEqual([
        { path: '/', message: '"urn:li:museum:x" names the unknown entity type "museum"' },
      ]);
    });

    it('parameters like a record', () => {
      const books = registry.resource('books');
      const lend = books?.methods[0];
      if (books === undefined || lend === undefined) throw new TypeError('no method');
      expect(registry.parameterIssues(books, lend, { a: 1, b: 2 })).toEqual([
        { path: '/b', message: 'unrecognized field found but not allowed' },
      ]);
    });

    it('nothing of a type that are not modelled', () => {
      expect(() => registry.issues('constructor', {})).toThrow(InvariantError);
    });
  });

  describe('normalises', () => {
    it('a value that fits to itself', () => {
      const value = { a: 1 };
      expect(registry.normalise('test.A', value)).toEqual({ kind: 'valid', value, dropped: 0 });
    });

    it('a value with unknown members that carry nothing to one without them', () => {
      const value = { a: 1, b: {}, c: false };
      expect(registry.normalise('test.A', value)).toEqual({ kind: 'valid', value: { a: 1 }, dropped: 2 });
    });

    it('nothing that has an issue', () => {
      expect(registry.normalise('test.A', { b: {}, c: true })).toEqual({
        kind: 'invalid',
        issues: [{ path: '/c', message: 'unrecognized field found but not allowed' }],
      });
    });
  });

  it('shows defaults to readers', () => {
    expect(registry.withDefaults('test.Info', {})).toEqual({ pages: 1 });
  });
});
