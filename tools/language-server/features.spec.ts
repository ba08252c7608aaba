import { Diagnostics } from '../diagnostics/diagnostics.js';
import { SourceFile } from '../source/source-file.js';
import { quickFixes } from './code-actions.js';
import { formattingEdits } from './formatting.js';
import { hoverAt } from './hover.js';
import { offsetAt, rangeOf } from './positions.js';
import { definitionAt, referencesAt } from './references.js';
import { renameType } from './rename.js';
import { cursorIn, uriIn, workspaceOf } from './workspace.builder.js';

const TEXTS = {
  'a/Book.pdl':
    'namespace a\n\n/** A book. */\n@Aspect = { "name": "book", "EntityUrns": ["a.Key"] }\nrecord Book {\n  key: Key\n}\n',
  'a/Key.pdl':
    'namespace a\n\n@Aspect = { "name": "bookKey" }\nrecord Key {\n  /** Its number. */\n  @Searchable = { "fieldType": "KEYWORD" }\n  id: string\n}\n',
  'b/Shelf.pdl': 'namespace b\n\nimport a.Key\n\nrecord Shelf {\n  keys: array[Key]\n  other: optional a.Key\n}\n',
  'rpc/keys.yml': 'resource: keys\ndoc: Keys.\nmethods:\n  - kind: get\n    doc: One.\n    returns: array[a.Key]\n',
  'entity-registry.yml':
    "entities:\n  - name: novel\n    doc: A long one.\n    keyAspect: bookKey\n    aspects: ['book']\n",
};

/** The texts with the cursor at a place of one of them. */
function at(path: keyof typeof TEXTS, before: string, after = '') {
  return cursorIn({ ...TEXTS, [path]: TEXTS[path].replace(before + after, `${before}|${after}`) });
}

function placesOf(spans: readonly { readonly file: SourceFile; readonly start: number }[]): readonly string[] {
  return spans.map(({ file, start }) => {
    const { line, column } = file.positionAt(start);
    return `${file.path}:${String(line)}:${String(column)}`;
  });
}

function hover(path: keyof typeof TEXTS, before: string, after = ''): string | undefined {
  const { snapshot, file, offset } = at(path, before, after);
  const found = hoverAt(snapshot, file, offset);
  return found === undefined ? undefined : JSON.stringify(found.contents).replaceAll('\\n', '\n');
}

describe('positions', () => {
  it('are those of the protocol, behind tabs, emoji and a byte order mark', () => {
    const file = new SourceFile('a.pdl', '\ufeffnamespace a\r\n\t/** 📚 */ record A {}');
    const start = file.text.indexOf('A {}');
    const range = { start: { line: 1, character: 18 }, end: { line: 1, character: 19 } };
    expect(rangeOf({ file, start, end: start + 1 })).toEqual(range);
    expect(offsetAt(file, range.start)).toBe(start);
    expect(rangeOf({ file, start: 1, end: 10 })).toEqual({
      start: { line: 0, character: 0 },
      end: { line: 0, character: 9 },
    });
    expect([offsetAt(file, { line: 0, character: 0 }), offsetAt(file, { line: 9, character: 0 })]).toEqual([
      1,
      file.text.length,
    ]);
  });
});

describe('definition and references', () => {
  it('lead from a type to all that names it, in PDL and YAML files', () => {
    const { snapshot, file, offset } = at('b/Shelf.pdl', 'array[', 'Key');
    const definition = definitionAt(snapshot, file, offset);
    expect(definition && placesOf([definition])).toEqual(['a/Key.pdl:4:8']);
    expect(placesOf(referencesAt(snapshot, { file, offset }, 'without-declaration'))).toEqual([
      'a/Book.pdl:6:8',
      'a/Book.pdl:4:45',
      'b/Shelf.pdl:3:8',
      'b/Shelf.pdl:6:15',
      'b/Shelf.pdl:7:19',
      'rpc/keys.yml:6:20',
    ]);
  });

  it('lead from an aspect in a YAML file to the annotation, and back', () => {
    const { snapshot, file, offset } = at('entity-registry.yml', 'bookK', 'ey');
    const definition = definitionAt(snapshot, file, offset);
    expect(definition && placesOf([definition])).toEqual(['a/Key.pdl:3:21']);
    expect(placesOf(referencesAt(snapshot, { file, offset }, 'with-declaration'))).toEqual([
      'a/Key.pdl:3:21',
      'entity-registry.yml:4:16',
    ]);
  });

  it('know nothing of other words', () => {
    const { snapshot, file, offset } = at('a/Key.pdl', 'rec', 'ord');
    expect([
      definitionAt(snapshot, file, offset),
      ...referencesAt(snapshot, { file, offset }, 'with-declaration'),
    ]).toEqual([undefined]);
  });
});

describe('hover', () => {
  it('shows a type with its documentation, its role and its use', () => {
    const text = hover('a/Book.pdl', 'record Bo', 'ok');
    expect(text).toContain('record a.Book {\n  key: Key\n}');
    expect(text).toContain('A book.\n\nAspect `book` of `novel`\n\nNot used by other types.');
    expect(hover('b/Shelf.pdl', 'array[K', 'ey')).toContain('Places that use it: 5, in files: 3.');
  });

  it('shows fields, annotations and their keys', () => {
    expect(hover('a/Key.pdl', 'i', 'd: string')).toContain('id: string');
    expect(hover('a/Key.pdl', '@Search', 'able')).toContain('The value is a search field');
    expect(hover('a/Key.pdl', '"field', 'Type')).toContain('How the value is indexed');
  });

  it('shows entities, aspects and keys of YAML files', () => {
    expect(hover('entity-registry.yml', 'nov', 'el')).toContain('A long one.\n\nAspects: `bookKey`, `book`');
    expect(hover('entity-registry.yml', "'bo", "ok'")).toContain('Aspect `book` of `novel`');
    expect(hover('entity-registry.yml', 'keyAs', 'pect')).toContain('The aspect whose fields are the key in the URN.');
    expect(hover('rpc/keys.yml', 'ret', 'urns')).toContain('Type of the answer');
  });

  it('shows nothing of what has no meaning', () => {
    expect(hover('a/Key.pdl', 'name', 'space')).toBeUndefined();
  });
});

describe('rename', () => {
  it('replaces simple and full names everywhere, and names the file', () => {
    const { snapshot, file, offset } = at('b/Shelf.pdl', 'array[', 'Key');
    const renamed = renameType(snapshot, { file, offset }, 'Label');
    if (renamed.kind !== 'rename') throw new TypeError(renamed.reason);
    expect(
      renamed.edits.map(
        ({
          span: {
            file: { path, text },
            start,
            end,
          },
        }) => `${path} ${text.slice(start, end)}`,
      ),
    ).toEqual([
      'a/Book.pdl Key',
      'a/Book.pdl Key',
      'a/Key.pdl Key',
      'b/Shelf.pdl Key',
      'b/Shelf.pdl Key',
      'b/Shelf.pdl Key',
      'rpc/keys.yml Key',
    ]);
    expect(renamed.file).toEqual({ from: snapshot.index.byFqn.get('a.Key')?.document.file, to: 'a/Label.pdl' });
  });

  it.each([
    ['my-key', 'is not a name'],
    ['record', 'is a reserved word'],
    ['string', 'is a primitive type'],
    ['Book', 'There is already a type "a.Book"'],
    ['BOOK', 'There is already a type "a.Book"'],
    // Shelf.pdl imports the type under its simple name, which the file declares itself.
    ['Shelf', 'is imported at'],
  ])('to %s is refused', (name, reason) => {
    const { snapshot, file, offset } = at('b/Shelf.pdl', 'array[', 'Key');
    expect(renameType(snapshot, { file, offset }, name)).toEqual({
      kind: 'refused',
      reason: expect.stringContaining(reason),
    });
  });
});

describe('formatting', () => {
  it('replaces the lines that differ, and nothing of a file with errors', () => {
    const file = new SourceFile('a.pdl', 'record A {\n  a:   string\n}\n');
    expect(formattingEdits(file)).toEqual([
      { range: { start: { line: 1, character: 0 }, end: { line: 2, character: 0 } }, newText: '  a: string\n' },
    ]);
    expect(formattingEdits(new SourceFile('a.pdl', 'record A {'))).toEqual([]);
    expect(formattingEdits(new SourceFile('a.pdl', 'record A {\n  a: string\n}\n'))).toEqual([]);
  });
});

describe('quick fixes', () => {
  it('are those of diagnostics that have one, where the cursor is', () => {
    const diagnostics = new Diagnostics();
    const file = new SourceFile('a.pdl', 'import a.B;\nrecord A {}');
    diagnostics.report('illegal-character', { file, start: 10, end: 11 }, { text: ';' });
    diagnostics.report('duplicate-import', { file, start: 7, end: 10 }, { name: 'B', first: 'a.pdl:1:1' });
    const here = { line: 0, character: 11 };
    const fixes = quickFixes(diagnostics.sorted(), { start: here, end: here }, uriIn('a.pdl'));
    expect(fixes.map(({ title, edit }) => [title, edit?.changes?.[uriIn('a.pdl')]?.[0]?.newText])).toEqual([
      ['Remove it: nothing in PDL ends with a semicolon', ''],
    ]);
  });
});

describe('a workspace', () => {
  it('lays open texts over the disk, and adds files that are not saved', () => {
    const workspace = workspaceOf(TEXTS);
    const before = workspace.snapshot();
    workspace.edit(uriIn('a/Key.pdl'), TEXTS['a/Key.pdl']);
    expect(workspace.snapshot().files.map((file, place) => file === before.files[place])).not.toContain(false);
    workspace.edit(uriIn('a/New.pdl'), 'namespace a\nrecord New {}');
    expect(workspace.snapshot().index.byFqn.has('a.New')).toBe(true);
    workspace.close(uriIn('a/New.pdl'));
    expect(workspace.snapshot().index.byFqn.has('a.New')).toBe(false);
  });

  it('knows files outside of all trees by their text alone', () => {
    const workspace = workspaceOf(TEXTS);
    workspace.edit('untitled:Untitled-1', 'record A {}');
    expect(workspace.fileAt('untitled:Untitled-1')?.text).toBe('record A {}');
    expect(workspace.looseFiles().map((file) => workspace.uriOf(file))).toEqual(['untitled:Untitled-1']);
    expect(workspace.fileAt('file:///elsewhere/a.pdl')).toBeUndefined();
  });
});
