import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { basename } from 'node:path';
import ts from 'typescript';
import { ALLOWED_NAMES, REPEATED_TYPES, UNUSED_PHRASES, UNUSED_WORDS } from './vocabulary.js';

/** Hand-written files, the rules themselves excluded. */
const FILES = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard', 'src', 'tools', 'test'], {
  encoding: 'utf8',
})
  .split('\n')
  .filter((path) => /\.(ts|md)$/.test(path) && !/^test\/(golden\/[^/]+|third-party|language)\//.test(path));

interface Finding {
  readonly path: string;
  readonly line: number;
  readonly text: string;
}

const SOURCES = new Map(
  FILES.filter((path) => path.endsWith('.ts')).map((path) => [
    path,
    ts.createSourceFile(path, readFileSync(path, 'utf8'), ts.ScriptTarget.Latest, true),
  ]),
);

// Spec files stay loaded, and keep what they name: this is a quarter of a gigabyte.
afterAll(() => {
  SOURCES.clear();
});

function lineOf(source: ts.SourceFile, offset: number): number {
  return source.getLineAndCharacterOfPosition(offset).line + 1;
}

/** `readAllOf` -> `read`, `all`, `of`. */
function wordsOf(name: string): readonly string[] {
  return name
    .replace(/([a-z0-9])([A-Z])/g, '$1 $2')
    .replace(/([A-Z])([A-Z][a-z])/g, '$1 $2')
    .toLowerCase()
    .split(/[^a-z]+/);
}

/** Why a name is not used; `undefined` for a good one. */
function objection(name: string): string | undefined {
  if (Object.hasOwn(ALLOWED_NAMES, name)) return undefined;
  const word = wordsOf(name).find((part) => Object.hasOwn(UNUSED_WORDS, part));
  return word === undefined ? undefined : `${name}: instead of "${word}", ${UNUSED_WORDS[word] ?? ''}`;
}

/** Every name that a file declares, with its offset: types, functions, members, parameters and variables. */
function* declaredNames(source: ts.SourceFile): Generator<readonly [name: string, offset: number]> {
  const pending: ts.Node[] = [source];
  for (let node = pending.pop(); node !== undefined; node = pending.pop()) {
    ts.forEachChild(node, (child) => void pending.push(child));
    if (!ts.isIdentifier(node) && !ts.isPrivateIdentifier(node)) continue;
    if (isNameOf(node, node.parent)) yield [node.text, node.getStart(source)];
  }
}

function isNameOf(name: ts.Node, parent: ts.Node): boolean {
  return (
    (ts.isVariableDeclaration(parent) ||
      ts.isParameter(parent) ||
      ts.isBindingElement(parent) ||
      ts.isFunctionDeclaration(parent) ||
      ts.isClassElement(parent) ||
      ts.isTypeElement(parent) ||
      isTypeDeclaration(parent)) &&
    parent.name === name
  );
}

function isTypeDeclaration(
  node: ts.Node,
): node is ts.ClassDeclaration | ts.EnumDeclaration | ts.InterfaceDeclaration | ts.TypeAliasDeclaration {
  return (
    ts.isClassDeclaration(node) ||
    ts.isInterfaceDeclaration(node) ||
    ts.isTypeAliasDeclaration(node) ||
    ts.isEnumDeclaration(node)
  );
}

/** Comments and texts of a file, each as one line. */
function* prose(source: ts.SourceFile): Generator<readonly [text: string, offset: number]> {
  const scanner = ts.createScanner(ts.ScriptTarget.Latest, false, ts.LanguageVariant.Standard, source.text);
  let comment: { text: string; offset: number; line: number } | undefined;
  for (let kind = scanner.scan(); kind !== ts.SyntaxKind.EndOfFileToken; kind = scanner.scan()) {
    if (kind === ts.SyntaxKind.SingleLineCommentTrivia || kind === ts.SyntaxKind.MultiLineCommentTrivia) {
      const line = lineOf(source, scanner.getTokenStart());
      const text = scanner.getTokenText().replace(/\s*\n\s*\*?\s*/g, ' ');
      if (comment !== undefined && line === comment.line + 1)
        comment = { ...comment, text: `${comment.text} ${text.replace(/^\/\/ ?/, '')}`, line };
      else {
        if (comment !== undefined) yield [comment.text, comment.offset];
        comment = { text, offset: scanner.getTokenStart(), line };
      }
    }
  }
  if (comment !== undefined) yield [comment.text, comment.offset];
  yield* texts(source);
}

function* texts(source: ts.SourceFile): Generator<readonly [text: string, offset: number]> {
  const pending: ts.Node[] = [source];
  for (let node = pending.pop(); node !== undefined; node = pending.pop()) {
    if (ts.isStringLiteralLike(node) || ts.isTemplateHead(node) || ts.isTemplateMiddleOrTemplateTail(node))
      yield [node.text.replace(/\s+/g, ' '), node.getStart(source)];
    ts.forEachChild(node, (child) => void pending.push(child));
  }
}

function phrasesIn(text: string): readonly string[] {
  return UNUSED_PHRASES.flatMap(([phrase, instead]) => {
    const found = phrase.exec(text)?.[0];
    return found === undefined ? [] : [`instead of "${found}", ${instead}`];
  });
}

const shown = ({ path, line, text }: Finding): string => `${path}:${String(line)} ${text}`;

describe('the language of the code', () => {
  it('covers the repository', () => {
    expect(SOURCES.size).toBeGreaterThan(500);
  });

  it('has names without words that mean something else in the field', () => {
    const findings = FILES.flatMap((path): readonly Finding[] => {
      const source = SOURCES.get(path);
      const file = objection(basename(path).replace(/\..*/, ''));
      const names = source === undefined ? [] : [...declaredNames(source)];
      return [
        ...(file === undefined ? [] : [{ path, line: 1, text: `file ${file}` }]),
        ...names.flatMap(([name, offset]) => {
          const text = objection(name);
          return source === undefined || text === undefined ? [] : [{ path, line: lineOf(source, offset), text }];
        }),
      ];
    });
    expect(findings.map(shown)).toEqual([]);
  });

  it('declares each type name once in the repository', () => {
    const places = new Map<string, string[]>();
    for (const [path, source] of SOURCES) {
      for (const [name, offset] of declaredTypes(source)) {
        places.set(name, [...(places.get(name) ?? []), `${path}:${String(lineOf(source, offset))}`]);
      }
    }
    const repeated = [...places].filter(([, found]) => found.length > 1);
    expect(repeated.filter(([name]) => !Object.hasOwn(REPEATED_TYPES, name))).toEqual([]);
    expect(Object.keys(REPEATED_TYPES).filter((name) => !repeated.some(([found]) => found === name))).toEqual([]);
  });

  it('says things in plain English', () => {
    const findings = FILES.flatMap((path): readonly Finding[] => {
      const source = SOURCES.get(path);
      if (source === undefined) {
        return readFileSync(path, 'utf8')
          .split('\n')
          .flatMap((line, index) => phrasesIn(line).map((text) => ({ path, line: index + 1, text })));
      }
      return [...prose(source)].flatMap(([text, offset]) =>
        phrasesIn(text).map((found) => ({ path, line: lineOf(source, offset), text: found })),
      );
    });
    expect(findings.map(shown)).toEqual([]);
  });

  it('says in the docstring of each message what refuses it', () => {
    const messages = [...SOURCES].flatMap(([path, source]) => messagesIn(source).map((node) => ({ path, node })));
    const silent = messages.filter(({ node }) => !/\bFails (as|for|with)\b|\bNever refused\b/.test(docOf(node)));
    expect(messages.length).toBeGreaterThan(60);
    expect(silent.map(({ path, node }) => `${path} ${node.name?.text ?? ''}`)).toEqual([]);
  });

  it('marks what is private with the keyword', () => {
    const findings = FILES.flatMap((path): readonly string[] => {
      const source = SOURCES.get(path);
      if (source === undefined) return [];
      return [...declaredNames(source)].filter(([name]) => name.startsWith('#')).map(([name]) => `${path} ${name}`);
    });
    // A number text must look empty to code that walks members.
    expect(findings).toEqual(['src/kernel/exact-json.ts #text']);
  });
});

/** Names of the types that a file declares at its top. */
function* declaredTypes(source: ts.SourceFile): Generator<readonly [name: string, offset: number]> {
  for (const statement of source.statements) {
    if (isTypeDeclaration(statement) && statement.name !== undefined)
      yield [statement.name.text, statement.getStart(source)];
  }
}

/** Classes of a file that are commands or queries; test files have some of their own, which nobody else sends. */
function messagesIn(source: ts.SourceFile): readonly ts.ClassDeclaration[] {
  if (!source.fileName.startsWith('src/') || /\.(spec|builder)\.ts$/.test(source.fileName)) return [];
  const isMessage = ({ heritageClauses }: ts.ClassDeclaration): boolean =>
    (heritageClauses ?? []).some((clause) => /^extends Catalog(Command|Query)\b/.test(clause.getText(source)));
  return source.statements.filter(ts.isClassDeclaration).filter(isMessage);
}

/** The docstring before a declaration, in one line. */
function docOf(node: ts.ClassDeclaration): string {
  const texts = ts.getJSDocCommentsAndTags(node).map((doc) => doc.getText());
  return texts.join(' ').replace(/\s*\n\s*\*?\s*/g, ' ');
}
