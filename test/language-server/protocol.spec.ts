import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import {
  CodeActionRequest,
  CompletionRequest,
  DefinitionRequest,
  DocumentFormattingRequest,
  DocumentSymbolRequest,
  HoverRequest,
  PrepareRenameRequest,
  ReferencesRequest,
  RenameRequest,
  WorkspaceSymbolRequest,
} from 'vscode-languageserver-protocol/node';
import { LanguageClient, serverCommand } from './language-client.builder.js';

const BOOK = `namespace shop

import shop.people.Person

/** A 📚 book. */
@Aspect = { "name": "book" }
record Book {
\t/** 🖋 */ author: Person
}
`;
const PERSON = 'namespace shop.people\n\n/** Somebody. */\nrecord Person {\n  name: string\n}\n';
const REGISTRY = 'entities:\n  - name: book\n    keyAspect: bookKey\n    aspects:\n      - book\n';
const KEY = 'namespace shop\n\n@Aspect = { "name": "bookKey" }\nrecord BookKey {\n  id: string\n}\n';

const folder = mkdtempSync(join(tmpdir(), 'cadastre-language-'));
const uriOf = (path: string): string => pathToFileURL(join(folder, path)).href;
const [bookUri, personUri, registryUri] = [
  uriOf('shop/Book.pdl'),
  uriOf('shop/people/Person.pdl'),
  uriOf('entity-registry.yml'),
];

function writeModels(): void {
  mkdirSync(join(folder, 'shop/people'), { recursive: true });
  writeFileSync(join(folder, 'shop/Book.pdl'), BOOK);
  writeFileSync(join(folder, 'shop/BookKey.pdl'), KEY);
  writeFileSync(join(folder, 'shop/people/Person.pdl'), PERSON);
  writeFileSync(join(folder, 'entity-registry.yml'), REGISTRY);
}

/** Position of the first place of a text, moved by some characters. */
function positionOf(text: string, wanted: string, moved = 0) {
  const before = text.slice(0, text.indexOf(wanted) + moved);
  const line = before.split('\n').length - 1;
  return { line, character: before.length - before.lastIndexOf('\n') - 1 };
}

describe('the language server', () => {
  let client: LanguageClient;
  beforeAll(async () => {
    writeModels();
    client = new LanguageClient(serverCommand([folder]));
    await client.initialize();
    await client.open(bookUri, BOOK);
  });
  afterAll(async () => {
    await client.end();
    rmSync(folder, { recursive: true, force: true });
  });

  it('shows what the linter finds when nobody types', async () => {
    const { diagnostics } = await client.codes(uriOf('shop/BookKey.pdl'), ['undocumented-type', 'undocumented-field']);
    expect(diagnostics).toMatchObject([{ severity: 2, range: { start: { line: 3, character: 7 } } }, { severity: 2 }]);
  });

  it('counts characters as the protocol does, behind emoji and tabs', async () => {
    const position = positionOf(BOOK, 'Person\n}');
    const at = { textDocument: { uri: bookUri }, position };
    const hover = await client.connection.sendRequest(HoverRequest.type, at);
    expect(hover?.range).toEqual({ start: position, end: { line: position.line, character: position.character + 6 } });
    expect(JSON.stringify(hover?.contents)).toContain('Somebody.');
    const definition = await client.connection.sendRequest(DefinitionRequest.type, at);
    expect(definition).toEqual({
      uri: personUri,
      range: { start: { line: 3, character: 7 }, end: { line: 3, character: 13 } },
    });
  });

  it('reports what unsaved text breaks, offers the fix, and takes it back', async () => {
    const range = {
      start: positionOf(BOOK, 'import shop'),
      end: positionOf(BOOK, '\n\n/** A'),
    };
    await client.type(bookUri, 2, { range, text: '' });
    const { diagnostics } = await client.codes(bookUri, ['unknown-type']);
    expect(diagnostics).toMatchObject([
      { code: 'unknown-type', severity: 1, relatedInformation: [{ message: 'Add "import shop.people.Person".' }] },
    ]);
    const [first] = diagnostics;
    const actions = await client.connection.sendRequest(CodeActionRequest.type, {
      textDocument: { uri: bookUri },
      range: first!.range,
      context: { diagnostics },
    });
    expect(actions).toMatchObject([
      {
        title: 'Add "import shop.people.Person"',
        edit: { changes: { [bookUri]: [{ newText: '\n\nimport shop.people.Person' }] } },
      },
    ]);
    await client.type(bookUri, 3, {
      range: { start: range.start, end: range.start },
      text: 'import shop.people.Person',
    });
    await client.codes(bookUri, []);
  });

  it('finds references in PDL and YAML files, and symbols', async () => {
    const at = { textDocument: { uri: bookUri }, position: positionOf(BOOK, '"book"', 2) };
    const references = await client.connection.sendRequest(ReferencesRequest.type, {
      ...at,
      context: { includeDeclaration: false },
    });
    expect(references?.map(({ uri }) => uri)).toEqual([registryUri, registryUri]);
    const symbols = await client.connection.sendRequest(DocumentSymbolRequest.type, at);
    expect(symbols).toMatchObject([{ name: 'Book', children: [{ name: 'author' }] }]);
    const found = await client.connection.sendRequest(WorkspaceSymbolRequest.type, { query: 'shoperson' });
    expect(found).toEqual([]);
    const person = await client.connection.sendRequest(WorkspaceSymbolRequest.type, { query: 'prsn' });
    expect(person?.map(({ name }) => name)).toContain('Person');
  });

  it('completes types with their import, and keys of annotations', async () => {
    const end = positionOf(BOOK, 'Person\n}', 'Person\n'.length);
    const range = { start: end, end };
    await client.type(bookUri, 4, { range, text: '\tkey: BookK' });
    const items = await client.connection.sendRequest(CompletionRequest.type, {
      textDocument: { uri: bookUri },
      position: { line: range.start.line, character: 11 },
    });
    expect(items).toEqual(expect.arrayContaining([expect.objectContaining({ label: 'BookKey' })]));
    await client.type(bookUri, 5, { range: { ...range, end: { line: range.start.line, character: 11 } }, text: '' });
    await client.codes(bookUri, []);
  });

  it('renames a type in every file, and the file', async () => {
    const at = { textDocument: { uri: bookUri }, position: positionOf(BOOK, 'Person\n}') };
    expect(await client.connection.sendRequest(PrepareRenameRequest.type, at)).toMatchObject({ start: at.position });
    const edit = await client.connection.sendRequest(RenameRequest.type, { ...at, newName: 'Author' });
    expect(edit?.documentChanges?.at(-1)).toEqual({
      kind: 'rename',
      oldUri: personUri,
      newUri: uriOf('shop/people/Author.pdl'),
    });
    expect(edit?.documentChanges).toHaveLength(3);
    await expect(client.connection.sendRequest(RenameRequest.type, { ...at, newName: 'not a name' })).rejects.toThrow(
      'is not a name',
    );
  });

  it('formats, follows the disk, and knows files of no tree by their syntax', async () => {
    await client.open(personUri, 'namespace shop.people record Person {name:string}');
    const edits = await client.connection.sendRequest(DocumentFormattingRequest.type, {
      textDocument: { uri: personUri },
      options: { tabSize: 2, insertSpaces: true },
    });
    expect(edits?.map(({ newText }) => newText)).toEqual([
      'namespace shop.people\n\nrecord Person {\n  name: string\n}\n',
    ]);
    await client.close(personUri);
    writeFileSync(join(folder, 'entity-registry.yml'), REGISTRY.replace('- book\n', '- bok\n'));
    const { diagnostics } = await client.codes(registryUri, ['unknown-aspect']);
    expect(diagnostics[0]?.range.start).toEqual({ line: 4, character: 8 });
    const loose = pathToFileURL(join(tmpdir(), 'Loose.pdl')).href;
    await client.open(loose, 'record Loose { a string }');
    await client.codes(loose, ['expected-token']);
    await client.close(loose);
    await client.codes(loose, []);
  });
});

describe('the process of the language server', () => {
  it('ends with its editor, and without output of its own', async () => {
    const client = new LanguageClient(serverCommand([]));
    const { serverInfo } = await client.initialize();
    expect(serverInfo).toEqual({ name: 'cadastre' });
    expect(await client.abandon()).toBe(1);
  });

  it('is what the command line starts', async () => {
    const cadastre = fileURLToPath(new URL('../../tools/cadastre.mjs', import.meta.url));
    const client = new LanguageClient([cadastre, 'models', 'lsp', '--stdio']);
    await client.initialize();
    const uri = new URL('../../models/com/linkedin/common/Status.pdl', import.meta.url).href;
    await client.open(uri, readFileSync(fileURLToPath(uri), 'utf8'));
    const symbols = await client.connection.sendRequest(DocumentSymbolRequest.type, { textDocument: { uri } });
    expect(symbols).toMatchObject([{ name: 'Status' }]);
    expect(await client.end()).toBe(0);
  });
});
