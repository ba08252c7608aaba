import type { Span } from '../source/span.js';
import { type Correction, type Advice, importRemoval } from './correction.js';
import type { DiagnosticFamily } from './diagnostic-row.js';
import { suggest } from './suggestion.js';

/** Errors in a single PDL file, before names are resolved. */
export const SYNTAX_CODES = {
  // Characters, comments, literals
  'not-utf8': {
    severity: 'error',
    message: () => 'Here are bytes that are not UTF-8, or a character that was lost when they were converted.',
    fix: 'Save the file as UTF-8, and write the character again.',
  },
  'illegal-character': {
    severity: 'error',
    message: (p: { text: string }) => `${quote(p.text)} has no meaning in PDL.`,
    fix: (p: { text: string }) => STRAY_CHARACTER_FIXES.get(p.text) ?? 'Remove it.',
    correct: (span: Span, { text }: { text: string }) => correctStray(text, span),
  },
  'unterminated-string': {
    severity: 'error',
    message: () => 'This string is never closed.',
    fix: 'Close it with a double quote; a double quote inside is written \\".',
  },
  'unterminated-comment': {
    severity: 'error',
    message: () => 'This comment is never closed.',
    fix: 'Close it with */.',
  },
  'unterminated-backtick': {
    severity: 'error',
    message: () => 'This back-ticked name is not closed on its line.',
    fix: 'Close it with a second back-tick.',
  },
  'empty-comment-opens-doc': {
    severity: 'warning',
    message: () => 'This /**/ opens a doc comment that ends at the next */; it is not an empty comment.',
    fix: 'Remove it, or write /* */ with a space.',
  },
  'invalid-number': {
    severity: 'error',
    message: (p: { text: string }) => `"${p.text}" is not a number.`,
    fix: 'Write it as JSON does: no leading zero, digits on both sides of the point.',
  },
  'number-out-of-range': {
    severity: 'error',
    message: (p: { text: string }) => `${p.text} does not fit 64 bits.`,
    fix: 'Whole numbers are between -9223372036854775808 and 9223372036854775807.',
  },
  'double-out-of-range': {
    severity: 'error',
    message: (p: { text: string }) => `${p.text} is too large for a double.`,
    fix: 'The largest magnitude is about 1.8e308.',
  },
  'invalid-escape': {
    severity: 'error',
    message: (p: { text: string }) => `"${p.text}" is not an escape of a JSON string.`,
    fix: 'Escapes are \\" \\\\ \\/ \\b \\f \\n \\r \\t and \\uXXXX; a backslash itself is \\\\.',
  },
  'invalid-unicode-escape': {
    severity: 'error',
    message: (p: { text: string }) => `"${p.text}" does not name a character.`,
    fix: 'Write \\u with exactly four hexadecimal digits.',
  },
  'unpaired-surrogate': {
    severity: 'error',
    message: (p: { text: string }) => `${p.text} is half of a character and cannot be stored.`,
    fix: 'Write the two \\uXXXX halves of a surrogate pair together, or the character itself.',
  },

  // Shape of the file
  'expected-token': {
    severity: 'error',
    message: (p: { expected: string; found: string; meant?: string | undefined }) =>
      `Expected ${p.expected}, found ${p.found}.`,
    fix: (p: { expected: string; found: string; meant?: string | undefined }): Advice =>
      p.meant === undefined
        ? `Write ${p.expected}, or remove the unexpected text.`
        : suggest(p.found.replace(/^"|"$/g, ''), p.meant),
  },
  'unclosed-bracket': {
    severity: 'error',
    message: (p: { open: string; close: string; found: string }) => `"${p.open}" is still open at ${p.found}.`,
    fix: (p: { open: string; close: string; found: string }) => `Add the missing "${p.close}".`,
  },
  'missing-declaration': {
    severity: 'error',
    message: () => 'This file declares no type.',
    fix: 'Add one record, enum, typeref or fixed declaration after the imports.',
  },
  'trailing-tokens': {
    severity: 'error',
    message: (p: { found: string; meant: string | undefined }) => `The declaration has ended, but ${p.found} follows.`,
    fix: (p: { meant: string | undefined }) =>
      p.meant === undefined
        ? 'Remove it, or move it to its own file as a declaration.'
        : `If you mean "${p.meant}", move it to its own file; otherwise remove it.`,
  },
  'second-declaration': {
    severity: 'warning',
    message: () => 'The file already declares a type; other PDL tools ignore this one.',
    fix: 'Move it to its own file.',
  },
  'clause-order': {
    severity: 'error',
    message: (p: { clause: string; after: string }) => `The ${p.clause} clause must not follow ${p.after}.`,
    fix: 'The order is namespace, package, imports, declaration.',
  },
  'duplicate-clause': {
    severity: 'error',
    message: (p: { clause: string; first: string }) => `The ${p.clause} clause is already given at ${p.first}.`,
    fix: 'Keep one of the two.',
  },
  'scoped-at-top-level': {
    severity: 'error',
    message: () => 'The declaration of a file cannot have a { namespace … } scope of its own.',
    fix: 'Remove the braces and put the namespace at the start of the file.',
  },
  'nesting-too-deep': {
    severity: 'error',
    message: (p: { limit: number }) => `This is nested more than ${String(p.limit)} levels deep.`,
    fix: 'Declare the inner types by name, or flatten the value.',
  },
  'misplaced-doc': {
    severity: 'error',
    message: () => 'This doc comment is not attached to anything.',
    fix: 'Put it first before a declaration, field, symbol or aliased union member; elsewhere use /* */ or //.',
  },
  'misplaced-annotation': {
    severity: 'error',
    message: (p: { path: string }) => `@${p.path} is not attached to anything.`,
    fix: 'Put annotations before a declaration, field, symbol, aliased union member, array, map or union.',
  },

  // Names
  'reserved-word': {
    severity: 'error',
    message: (p: { word: string }) => `"${p.word}" is a reserved word and cannot be a name.`,
    fix: (p: { word: string }) => `Put it in back-ticks, \`${p.word}\`, or choose another name.`,
  },
  'hyphen-in-name': {
    severity: 'error',
    message: (p: { name: string }) => `The name "${p.name}" has a hyphen.`,
    fix: 'Only annotation keys may have hyphens; use an underscore or camelCase.',
  },
  'invalid-name': {
    severity: 'error',
    message: (p: { name: string }) => `"${p.name}" is not a name.`,
    fix: 'Use a letter or an underscore followed by letters, digits and underscores.',
  },
  'qualified-name': {
    severity: 'error',
    message: (p: { name: string; what: string }) => `${p.what} is a simple name, "${p.name}" has a namespace.`,
    fix: 'Remove the part before the last dot; a namespace belongs in a namespace clause.',
    correct: (span: Span, { name }: { name: string }) => ({ span, text: name.slice(name.lastIndexOf('.') + 1) }),
  },
  'empty-annotation-key': {
    severity: 'error',
    message: () => 'An annotation key cannot be empty.',
    fix: 'Write a word, or any text in back-ticks.',
  },

  // Imports
  'import-own-namespace': {
    severity: 'error',
    message: (p: { name: string }) => `"${p.name}" is in the namespace of this file.`,
    fix: 'Remove the import: types of the same namespace need none.',
    correct: importRemoval,
  },
  'import-declared-type': {
    severity: 'error',
    message: (p: { name: string; first: string }) =>
      `"${p.name}" is imported at ${p.first} and declared here under the same simple name.`,
    fix: 'Remove the import or rename the declaration; refer to the other type by its full name.',
  },
  'duplicate-import': {
    severity: 'error',
    message: (p: { name: string; first: string }) => `The simple name "${p.name}" is already imported at ${p.first}.`,
    fix: 'Keep one import and refer to the other type by its full name.',
  },

  // Types
  'missing-type': {
    severity: 'error',
    message: (p: { what: string; found: string }) => `${p.what} needs a type here, found ${p.found}.`,
    fix: 'Write a type name, array[…], map[string, …], union[…] or an inline declaration.',
  },
  'map-key-not-string': {
    severity: 'error',
    message: (p: { found: string }) => `Map keys are strings, not ${p.found}.`,
    fix: 'Write map[string, …].',
    correct: (span) => ({ span, text: 'string' }),
  },
  'misplaced-optional': {
    severity: 'error',
    message: () => '"optional" is in the wrong place, before the field name.',
    fix: 'Put it between the colon and the type: "name: optional string".',
    correct: moveOptional,
  },
  'invalid-fixed-size': {
    severity: 'error',
    message: (p: { found: string }) => `A fixed type needs its size in bytes, found ${p.found}.`,
    fix: 'Write a whole number from 0 to 2147483647 after the name, such as "fixed MD5 16".',
  },
  'includes-twice': {
    severity: 'error',
    message: (p: { first: string }) => `The record already has an includes clause at ${p.first}.`,
    fix: 'Put all included types in one clause, before or after the braces.',
  },
  'duplicate-field': {
    severity: 'error',
    message: (p: { name: string; first: string }) => `The field "${p.name}" is already declared at ${p.first}.`,
    fix: 'Rename or remove one of the two.',
  },
  'duplicate-symbol': {
    severity: 'error',
    message: (p: { name: string; first: string }) => `The symbol "${p.name}" is already declared at ${p.first}.`,
    fix: 'Remove one of the two.',
  },
  'union-aliases-mixed': {
    severity: 'error',
    message: () => 'This member has no alias while others of the union have one.',
    fix: 'Give an alias to every member except null, or to none.',
  },
  'alias-on-null': {
    severity: 'error',
    message: (p: { alias: string }) => `"${p.alias}" is an alias of null.`,
    fix: 'Write null without an alias: it is encoded as JSON null, never under a key.',
  },
  'duplicate-alias': {
    severity: 'error',
    message: (p: { alias: string; first: string }) => `The alias "${p.alias}" is already used at ${p.first}.`,
    fix: 'Choose another alias: aliases are the keys of encoded unions.',
  },
  'reserved-alias': {
    severity: 'error',
    message: (p: { alias: string }) => `"${p.alias}" cannot be an alias.`,
    fix: ({ alias }: { alias: string }) =>
      alias === 'null'
        ? 'Choose another alias: null is the member without a value.'
        : 'Choose another alias: this name marks the selected member when unions become records.',
  },
  'doc-on-unaliased-member': {
    severity: 'error',
    message: () => 'Only union members with an alias can have a doc comment.',
    fix: 'Give the members aliases, or document the union.',
  },
  'annotation-on-unaliased-member': {
    severity: 'error',
    message: (p: { path: string }) => `@${p.path} annotates a union member without an alias.`,
    fix: 'Give the members aliases, or annotate the field or typeref.',
  },

  // Annotations and values
  'missing-value': {
    severity: 'error',
    message: (p: { found: string }) => `A value must follow "=", found ${p.found}.`,
    fix: 'Write a JSON value: a string, number, true, false, null, [ … ] or { … }.',
  },
  'missing-equals': {
    severity: 'error',
    message: (p: { path: string }) => `The value of @${p.path} has no "=" before it.`,
    fix: (p: { path: string }) => `Write "@${p.path} = …".`,
    correct: ({ file, end }) => ({ span: { file, start: end, end }, text: ' =' }),
  },
  'duplicate-key': {
    severity: 'warning',
    message: (p: { key: string; first: string }) =>
      `The key "${p.key}" is already written at ${p.first}; the last one counts.`,
    fix: 'Remove one of the two.',
  },
  'annotation-already-defined': {
    severity: 'error',
    message: (p: { path: string; first: string }) => `@${p.path} is already defined at ${p.first}.`,
    fix: 'Write each key once; an object may be extended by dotted keys only after it.',
  },
  'annotation-through-value': {
    severity: 'error',
    message: (p: { path: string; parent: string; first: string }) =>
      `@${p.path} goes through @${p.parent}, which is not an object at ${p.first}.`,
    fix: (p: { parent: string }) => `Make @${p.parent} an object, or remove this key.`,
  },
} as const satisfies DiagnosticFamily;

/** Habits from other languages, and what PDL uses instead. */
const STRAY_CHARACTER_FIXES: ReadonlyMap<string, string> = new Map([
  [';', 'Remove it: nothing in PDL ends with a semicolon.'],
  ["'", 'Use double quotes for strings.'],
  ['“', 'Use the plain double quote ".'],
  ['”', 'Use the plain double quote ".'],
  ['#', 'Write comments after // or between /* and */.'],
  ['?', 'Write optional fields as "name: optional type".'],
  ['<', 'Use square brackets for type parameters, as in array[string].'],
  ['>', 'Use square brackets for type parameters, as in array[string].'],
  ['(', 'PDL has no parentheses; unions and arrays use square brackets.'],
  [')', 'PDL has no parentheses; unions and arrays use square brackets.'],
]);

/** What is left out, or written with another key, in every place. */
function correctStray(text: string, span: Span): Correction | undefined {
  if (/^;+$/.test(text)) return { span, text: '' };
  return /^[“”]$/.test(text) ? { span, text: '"' } : undefined;
}

function moveOptional(span: Span): Correction | undefined {
  const field = /optional\s+([^\s:]+\s*:)[^\S\r\n]*/y;
  field.lastIndex = span.start;
  const [all, name] = field.exec(span.file.text) ?? [];
  if (all === undefined || name === undefined) return undefined;
  return { span: { ...span, end: span.start + all.length }, text: `${name} optional ` };
}

function quote(text: string): string {
  return text === '"' ? `'"'` : `"${text}"`;
}
