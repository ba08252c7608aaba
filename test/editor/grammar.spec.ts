import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { Diagnostics } from '../../tools/diagnostics/diagnostics.js';
import { Scanner } from '../../tools/pdl/scanner.js';
import { PRIMITIVE_NAMES } from '../../tools/pdl/syntax.js';
import { RESERVED_WORDS, type Token } from '../../tools/pdl/token.js';
import { SourceFile } from '../../tools/source/source-file.js';
import onigurumaPackage from 'vscode-oniguruma';
import textmate, { type IGrammar } from 'vscode-textmate';

const GRAMMAR = fileURLToPath(new URL('../../tools/editor/syntaxes/pdl.tmLanguage.json', import.meta.url));
const MODELS = fileURLToPath(new URL('../../models/', import.meta.url));
const WORD_SCOPES = /^(?:keyword|storage|constant)\./;

/** Every kind of word, where it stands in a file. */
const SAMPLE = `namespace a.b
package c.d
import e.F

/** Doc of \`it\`. */
@Searchable = { "fieldType": "KE\\u0059", "boost": -1.5e3, "on": true, "off": false }
@Aspect.\`x y\`.name = "n"
record All includes F {
  // a line
  one: optional array[int] = []
  two: map[string, long] = {} /* a block */
  three: union[null, alias: double] = null
  four: enum Kind { GOOD BAD }
  \`record\`: fixed MD5 16
  six: F
  seven: bytes
  eight: float
  nine: boolean
}
typeref T = a.b.All
`;

async function loadGrammar(): Promise<IGrammar> {
  const { createOnigScanner, createOnigString, loadWASM } = onigurumaPackage;
  const wasm = readFileSync(createRequire(import.meta.url).resolve('vscode-oniguruma/release/onig.wasm'));
  await loadWASM(new Uint8Array(wasm).buffer);
  const registry = new textmate.Registry({
    onigLib: Promise.resolve({
      createOnigScanner: (patterns) => createOnigScanner(patterns),
      createOnigString: (text) => createOnigString(text),
    }),
    loadGrammar: () => Promise.resolve(textmate.parseRawGrammar(readFileSync(GRAMMAR, 'utf8'), GRAMMAR)),
  });
  const grammar = await registry.loadGrammar('source.pdl');
  if (grammar === null) throw new TypeError('there is no grammar');
  return grammar;
}

/** The innermost scope at every offset of a text. */
function scopesOf(grammar: IGrammar, text: string): readonly string[] {
  const scopes: string[] = [];
  let stack = textmate.INITIAL;
  for (const line of text.split('\n')) {
    const { tokens, ruleStack } = grammar.tokenizeLine(line, stack);
    stack = ruleStack;
    for (let at = 0; at <= line.length; at++) {
      const token = tokens.find(({ startIndex, endIndex }) => startIndex <= at && at < endIndex);
      scopes.push(token?.scopes.at(-1) ?? '');
    }
  }
  return scopes;
}

/** Tokens of the compiler's scanner, but the segments of annotation keys, and where comments begin. */
function scanned(text: string) {
  const scanner = new Scanner(new SourceFile('a.pdl', text), new Diagnostics());
  const tokens: Token[] = [];
  for (let token = scanner.next(); token.kind !== 'end'; token = scanner.next()) {
    tokens.push(token);
    if (token.kind === '@') scanner.nextKeySegment();
  }
  return { tokens, comments: scanner.comments };
}

/** What the grammar must say of a token; nothing of names, whose scope is a matter of taste. */
function expectedScope({ kind }: Token): RegExp | undefined {
  if (kind === 'doc') return /^comment\.block\.documentation/;
  if (kind === 'string') return /^(?:string\.|constant\.character\.escape)/;
  if (kind === 'number') return /^constant\.numeric/;
  return RESERVED_WORDS.some((word) => word === kind) ? WORD_SCOPES : undefined;
}

describe('the grammar of the editor', () => {
  let grammar: IGrammar;
  beforeAll(async () => {
    grammar = await loadGrammar();
  });

  it('gives each word of a sample its scope', () => {
    const scopes = scopesOf(grammar, SAMPLE);
    const at = (before: string): string => scopes[SAMPLE.indexOf(before)] ?? '';
    expect({
      annotation: at('Searchable'),
      quotedKey: at('Aspect.`x'),
      escape: at('\\u0059'),
      namespace: at('a.b\npackage'),
      declared: at('All includes'),
      field: at('one:'),
      quotedField: at('`record`'),
      type: at('F\n  seven'),
      line: at('// a line'),
      block: at('/* a block'),
      doc: at('Doc of'),
    }).toEqual({
      annotation: 'entity.name.function.annotation.pdl',
      quotedKey: 'entity.name.function.annotation.pdl',
      escape: 'constant.character.escape.pdl',
      namespace: 'entity.name.namespace.pdl',
      declared: 'entity.name.type.declaration.pdl',
      field: 'variable.other.member.pdl',
      quotedField: 'variable.other.member.pdl',
      type: 'entity.name.type.pdl',
      line: 'comment.line.double-slash.pdl',
      block: 'comment.block.pdl',
      doc: 'comment.block.documentation.pdl',
    });
  });

  it('knows every reserved word and every primitive', () => {
    const scopes = scopesOf(grammar, SAMPLE);
    const words = [...SAMPLE.matchAll(/[A-Za-z]+/g)].map(({ 0: word, index }) => [word, scopes[index] ?? ''] as const);
    const unknown = (all: readonly string[], scope: RegExp): readonly string[] =>
      all.filter((word) => !words.some(([text, found]) => text === word && scope.test(found)));
    expect(unknown(RESERVED_WORDS, WORD_SCOPES)).toEqual([]);
    expect(unknown(PRIMITIVE_NAMES, /^(?:support\.type\.primitive|constant\.language)\./)).toEqual([]);
  });

  it('agrees with the scanner of the compiler on words, texts, numbers and comments of our models', () => {
    const files = readdirSync(MODELS, { recursive: true, encoding: 'utf8' }).filter((path) => path.endsWith('.pdl'));
    const wrong = files.sort().flatMap((path) => {
      const text = readFileSync(join(MODELS, path), 'utf8');
      const scopes = scopesOf(grammar, text);
      const { tokens, comments } = scanned(text);
      const tokenFaults = tokens
        .filter((token) => expectedScope(token)?.test(scopes[token.start] ?? '') === false)
        .map((token) => `${path}: ${token.text} is ${scopes[token.start] ?? ''}`);
      const commentFaults = comments
        .filter(({ span }) => !/^comment\./.test(scopes[span.start] ?? ''))
        .map((comment) => `${path}: ${comment.text}`);
      return [...tokenFaults, ...commentFaults];
    });
    expect(files.length).toBeGreaterThan(400);
    expect(wrong).toEqual([]);
  });
});
