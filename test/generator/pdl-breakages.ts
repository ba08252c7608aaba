import type { Breakage, Edit } from './mutation.js';

/**
 * A word, string or sign of PDL, comments left out. `open`: offsets of the brackets around it, innermost first; those
 * of a closing bracket begin with the one that it closes.
 */
interface Piece {
  readonly text: string;
  readonly start: number;
  readonly end: number;
  readonly open: readonly number[];
}

const PIECE = /\/\*[^]*?\*\/|\/\/[^\n]*|"(?:\\.|[^"\\])*"|`[^`\n]*`|[\w.-]+|[{}[\]:=@]/g;
const PDL = /\.pdl$/;
const STRAY = [
  ';',
  '$',
  '%',
  '&',
  '!',
  '?',
  '^',
  '~',
  '#',
  '+',
  '*',
  '<',
  '|',
  '\\',
  "'",
  '(',
  '\0',
  '\u0007',
  '\ud800',
];

/** Each makes a PDL file one that cannot be read; the fault stands where the edit is. */
export const PDL_SYNTAX: readonly Breakage[] = [
  breakage('a bracket is missing', (pieces) =>
    pieces.filter(isBracket).map((piece) => ({ ...without(piece), also: piece.open })),
  ),
  breakage('a bracket is doubled', (pieces) =>
    pieces.flatMap((piece, at) => {
      if (!isBracket(piece)) return [];
      const next = (pieces[at + 1]?.start ?? piece.end) + 1;
      return [{ ...after(piece, piece.text), also: [...piece.open, piece.start, next] }];
    }),
  ),
  breakage('a bracket of the other kind closes', (pieces) =>
    pieces
      .filter(({ text }) => text === ']' || text === '}')
      .map((piece) => ({ ...instead(piece, piece.text === ']' ? '}' : ']'), also: piece.open })),
  ),
  breakage('a stray character stands', (pieces) =>
    pieces.map((piece, at) => after(piece, ` ${STRAY[at % STRAY.length] ?? ''} `)),
  ),
  breakage('a quote is missing', (pieces) =>
    pieces
      .filter(({ text }) => text.startsWith('"') && text.length > 2)
      .map(({ end, open }) => ({ start: end - 1, end, text: '', also: open })),
  ),
  breakage('the file ends too early', (pieces, text) =>
    pieces
      .filter(({ open }) => open.length > 0)
      .map(({ start, open }) => ({ start, end: text.length, text: '', also: [...open, lastOf(text, start)] })),
  ),
  breakage('a comment does not end', (pieces, text) =>
    pieces
      .filter(({ start, open }) => open.length > 0 && start > text.lastIndexOf('*/'))
      .map((piece) => ({ ...after(piece, ' /* '), also: piece.open })),
  ),
  breakage('a back-tick does not end', (pieces) =>
    pieces.filter(({ text }) => /^[a-z]\w*$/.test(text)).map(({ start }) => ({ start, end: start, text: '`' })),
  ),
  breakage('a colon is missing', (pieces) => pieces.filter(isFieldColon).map(without)),
  breakage('a colon is doubled', (pieces) =>
    pieces.filter(({ text }) => text === ':').map((piece) => after(piece, ':')),
  ),
  breakage('an equals sign is missing', (pieces) => pieces.filter(({ text }) => text === '=').map(without)),
  breakage('a keyword is doubled', (pieces) =>
    pieces
      .filter(({ text, open }) => DECLARES.test(text) && open.length === 0)
      .map((piece) => after(piece, ` ${piece.text}`)),
  ),
  breakage('a declaration has no name', (pieces) =>
    pieces.filter((_, at) => DECLARES.test(pieces[at - 1]?.text ?? '') && pieces[at]?.open.length === 0).map(without),
  ),
  breakage('a name is a number', (pieces) =>
    pieces.filter((_, at) => isFieldName(pieces, at)).map((piece) => instead(piece, '9th')),
  ),
  breakage('a field has no type', (pieces) =>
    pieces.filter((_, at) => isFieldName(pieces, at - 2) && pieces[at]?.text !== 'optional').map(without),
  ),
  breakage('a name and its colon change places', (pieces) =>
    pieces
      .filter((_, at) => isFieldName(pieces, at))
      .map(({ start, end, text }) => ({ start, end: end + 1, text: `:${text}` })),
  ),
];

const DECLARES = /^(record|enum|typeref)$/;

/** Each leaves a file that can be read and cannot be meant. */
export const PDL_MEANING: readonly Breakage[] = [
  found('a used type is misspelt', /(?<=\w: (?:optional |array\[)*)[A-Z]\w+(?=\n)/g, (name) => `${name}Gone`),
  found('an import is misspelt', /(?<=^import .*\.)\w+$/gm, (name) => `${name}Gone`),
  found('an import leads to another namespace', /(?<=^import )[\w.]+(?=\.\w+$)/gm, (name) => `${name}.elsewhere`),
  found('a field is declared twice', /^ {2}[a-z]\w*: (?:optional )?string$/gm, (line) => `${line}\n${line}`),
  found('a default is of another type', /(?<=: string)$/gm, () => ' = 1'),
  found('a default lies beyond its type', /(?<=: int)$/gm, () => ' = 3000000000'),
  found('an aspect is renamed', /(?<=@Aspect = \{[^}]*"name": ")\w+/g, (name) => `${name}Gone`),
  found('a key of an annotation is misspelt', /"(?:fieldType|entityTypes)"(?=:)/g, (key) => `${key.slice(0, -2)}"`),
  found('a kind of field does not exist', /(?<="fieldType": ")\w+/g, (name) => `${name}S`),
  found('a text of an annotation is a number', /(?<="(?:fieldName|fieldType|name)": )"\w+"/g, () => '7'),
  found('an annotation is a list', /(?<=@(?:Aspect|Searchable|Relationship) = )\{/g, () => '[] @other = {'),
  found('an annotation is misspelt', /(?<=@)(?:Searchable|Relationship|Aspect)(?= =)/g, (name) => name.toLowerCase()),
  found('a record includes what is none', /(?<=^record \w+ )(?=\{)/gm, () => 'includes string '),
];

function breakage(name: string, edits: (pieces: readonly Piece[], text: string) => readonly Edit[]): Breakage {
  return { name, kind: 'syntax', takes: PDL, edits: (text) => edits(piecesOf(text), text) };
}

function found(name: string, pattern: RegExp, change: (text: string) => string): Breakage {
  return {
    name,
    kind: 'meaning',
    takes: PDL,
    edits: (text) =>
      [...text.matchAll(pattern)].map(({ 0: match, index }) => ({
        start: index,
        end: index + match.length,
        text: change(match),
      })),
  };
}

function piecesOf(text: string): readonly Piece[] {
  const open: number[] = [];
  return [...text.matchAll(PIECE)].flatMap(({ 0: piece, index }) => {
    if (piece.startsWith('/')) return [];
    const made = { text: piece, start: index, end: index + piece.length, open: [...open] };
    if (piece === '}' || piece === ']') open.shift();
    if (piece === '{' || piece === '[') open.unshift(index);
    return [made];
  });
}

function isBracket({ text }: Piece): boolean {
  return /^[{}[\]]$/.test(text);
}

/** Of the members of unions and objects, those before a colon are aliases and keys. */
function isFieldColon({ text, open }: Piece): boolean {
  return text === ':' && open.length === 1;
}

function isFieldName(pieces: readonly Piece[], at: number): boolean {
  const [name, colon] = [pieces[at], pieces[at + 1]];
  return name !== undefined && colon !== undefined && isFieldColon(colon) && colon.start === name.end;
}

function without({ start, end }: Piece): Edit {
  return { start, end, text: '' };
}

function after({ end }: Piece, text: string): Edit {
  return { start: end, end, text };
}

function instead({ start, end }: Piece, text: string): Edit {
  return { start, end, text };
}

/** Offset of the last sign before `end`. */
function lastOf(text: string, end: number): number {
  return text.slice(0, end).trimEnd().length;
}
