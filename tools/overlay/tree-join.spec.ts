import { Diagnostics } from '../diagnostics/diagnostics.js';
import { ParseCache } from '../resolve/parse-cache.js';
import { SourceFile } from '../source/source-file.js';
import { joinTrees } from './tree-join.js';

const RESOURCE = `resource: books
doc: Books.
methods:
  - { kind: action, name: lend, doc: Lend., parameters: [{ name: wish, doc: What., type: wire.Wish }] }
`;

/** What the service stands on: `wire.Wish`, which holds a stamp and a snapshot, and the event `wire.Lent`. */
const STANDARD: Readonly<Record<string, string>> = {
  'entity-registry.yml': 'entities:\n  - { name: book, keyAspect: bookKey }\n',
  'rpc/books.yml': RESOURCE,
  'graphql/search.graphql': 'extend type Query { found: Boolean }',
  'wire/Wish.pdl': 'namespace wire record Wish { stamp: optional Stamp what: optional Snapshot }',
  'wire/Stamp.pdl': 'namespace wire record Stamp { time: long }',
  'wire/Snapshot.pdl': 'namespace wire typeref Snapshot = union[BookSnapshot]',
  'wire/BookSnapshot.pdl':
    'namespace wire @Entity = {"name": "book", "keyAspect": "bookKey"} record BookSnapshot { urn: string aspects: array[union[BookKey]] }',
  'wire/BookKey.pdl': 'namespace wire @Aspect = {"name": "bookKey"} record BookKey { isbn: string }',
  'wire/Lent.pdl': 'namespace wire @Event = {"name": "lent"} record Lent { what: string }',
  'shared/Title.pdl': 'namespace shared typeref Title = Words',
  'shared/Words.pdl': 'namespace shared typeref Words = string',
};

function sources(texts: Readonly<Record<string, string>>, label: string, rank: number): readonly SourceFile[] {
  return Object.entries(texts).map(([path, text]) => new SourceFile(path, text, { label, rank }));
}

/** Place -> text of the joined files, and the codes of what was told. */
function joined(...trees: readonly Readonly<Record<string, string>>[]) {
  const own = sources(STANDARD, 'models', -1);
  const diagnostics = new Diagnostics();
  const files = joinTrees(
    trees.map((tree, rank) => sources(tree, `tree${String(rank)}`, rank)),
    own,
    { parseCache: new ParseCache(), diagnostics },
  );
  return {
    places: files.map(({ place }) => place).sort(),
    text: (place: string) => files.find((file) => file.place === place)?.text,
    found: diagnostics.sorted().map(({ code, span }) => `${code} ${span.file.place}`),
  };
}

const SERVICE = ['models/graphql/search.graphql', 'models/rpc/books.yml'];
const WIRE = ['models/wire/Lent.pdl', 'models/wire/Snapshot.pdl', 'models/wire/Stamp.pdl', 'models/wire/Wish.pdl'];

describe('trees of models', () => {
  it('get resources, operations and the types of the interface, and nothing else', () => {
    const { places, found } = joined({ 'a/Robot.pdl': 'namespace a record Robot {}', 'rpc/theirs.yml': 'x: 1' });
    expect({ places, found }).toEqual({ places: [...SERVICE, ...WIRE, 'tree0/a/Robot.pdl'], found: [] });
  });

  it('are replaced where they declare what belongs to the interface alone', () => {
    const { places, found } = joined({
      'their/Wish.pdl': 'namespace wire record Wish { more: int }',
      'their/Lent.pdl': 'namespace wire record Lent {}',
    });
    expect({ places, found }).toEqual({ places: [...SERVICE, ...WIRE], found: [] });
  });

  it('keep a type that their aspects and the interface share when it takes all that ours takes', () => {
    const { places, found } = joined({
      'a/Seen.pdl': 'namespace a import wire.Stamp @Aspect = {"name": "seen"} record Seen { at: Stamp }',
      'a/Stamp.pdl': 'namespace wire record Stamp { time: long by: optional string }',
    });
    expect({ places, found }).toEqual({
      places: [
        ...SERVICE,
        ...WIRE.filter((place) => !place.endsWith('Stamp.pdl')),
        'tree0/a/Seen.pdl',
        'tree0/a/Stamp.pdl',
      ],
      found: [],
    });
  });

  it.each([
    ['a field more that must be there', 'record Stamp { time: long by: string }', ['wire-type-kept tree0/a/Stamp.pdl']],
    ['another type of field', 'record Stamp { time: string }', ['wire-type-kept tree0/a/Stamp.pdl']],
    ['another kind of type', 'enum Stamp { NOW }', ['wire-type-kept tree0/a/Stamp.pdl']],
    ['a default for less', 'record Stamp {}', ['wire-type-kept tree0/a/Stamp.pdl']],
  ])('get ours for a shared type with %s', (_title, declaration, expected) => {
    const { places, found } = joined({
      'a/Seen.pdl': 'namespace a import wire.Stamp @Aspect = {"name": "seen"} record Seen { at: Stamp }',
      'a/Stamp.pdl': `namespace wire ${declaration}`,
    });
    expect({ places, found }).toEqual({ places: [...SERVICE, ...WIRE, 'tree0/a/Seen.pdl'], found: expected });
  });

  it('are listed by the union of snapshots in the place of our entities', () => {
    const { text } = joined({
      'a/RobotSnapshot.pdl': 'namespace a @Entity = {"name": "robot", "keyAspect": "k"} record RobotSnapshot {}',
    });
    expect(text('models/wire/Snapshot.pdl')).toBe('namespace wire\n\ntyperef Snapshot = union[a.RobotSnapshot]\n');
  });

  it('borrow what they name and do not declare, with all that it needs', () => {
    const { places, found } = joined({
      'a/Robot.pdl': 'namespace a import shared.Title record Robot { title: Title }',
      'entity-registry.yml': 'entities:\n  - { name: robot, keyAspect: bookKey }\n',
    });
    expect({ places, found }).toEqual({
      places: [
        ...SERVICE,
        'models/shared/Title.pdl',
        'models/shared/Words.pdl',
        'models/wire/BookKey.pdl',
        ...WIRE,
        'tree0/a/Robot.pdl',
        'tree0/entity-registry.yml',
      ].sort(),
      found: ['borrowed-types tree0/a/Robot.pdl'],
    });
  });

  it('replace files of earlier trees that declare the same type', () => {
    const { places } = joined(
      { 'a/Robot.pdl': 'namespace a record Robot {}', 'a/Arm.pdl': 'namespace a record Arm {}' },
      { 'other/name.pdl': 'namespace a record Robot { arms: int }' },
    );
    expect(places).toEqual([...SERVICE, ...WIRE, 'tree0/a/Arm.pdl', 'tree1/other/name.pdl']);
  });
});
