import { type Advice, importRemoval } from './correction.js';
import type { DiagnosticFamily } from './diagnostic-row.js';

/** Errors in declarations across all files: names, includes, unions, defaults. */
export const TYPE_CODES = {
  // Names
  'duplicate-type': {
    severity: 'error',
    message: (p: { name: string; first: string }) => `The type "${p.name}" is already declared at ${p.first}.`,
    fix: 'Rename one of the two, move it to another namespace, or remove it.',
  },
  'type-case-clash': {
    severity: 'error',
    message: (p: { name: string; other: string; first: string }) =>
      `"${p.name}" differs from "${p.other}" at ${p.first} only in upper and lower case.`,
    fix: 'Rename one of the two: files are named after types, and some file systems ignore case.',
  },
  'primitive-name': {
    severity: 'error',
    message: (p: { name: string }) => `"${p.name}" is a primitive type and cannot be redeclared.`,
    fix: 'Choose another name.',
  },
  'anonymous-file': {
    severity: 'warning',
    message: () => 'This file declares a type without a name.',
    fix: 'Give it a name: typeref Name = ….',
  },
  'unknown-type': {
    severity: 'error',
    message: (p: { name: string; tried: readonly string[]; hint: Advice }) =>
      `The type "${p.name}" is not declared${p.tried.length < 2 ? '' : `; looked for ${p.tried.join(' and ')}`}.`,
    fix: (p: { hint: Advice }) => p.hint,
  },
  'unknown-import': {
    severity: 'error',
    message: (p: { name: string; hint: Advice }) => `The imported type "${p.name}" is not declared.`,
    fix: (p: { hint: Advice }) => p.hint,
  },
  'unused-import': {
    severity: 'warning',
    mayFollowErrors: 'anywhere',
    message: (p: { name: string }) => `The import of "${p.name}" is never used.`,
    fix: 'Remove it.',
    correct: importRemoval,
  },
  'unknown-unused-import': {
    severity: 'warning',
    mayFollowErrors: 'anywhere',
    message: (p: { name: string }) => `The import of "${p.name}" is never used, and no file declares it.`,
    fix: 'Remove it.',
    correct: importRemoval,
  },
  'typeref-cycle': {
    severity: 'error',
    message: (p: { names: readonly string[] }) => `A typeref cannot lead back to itself: ${p.names.join(' -> ')}.`,
    fix: 'Break the cycle, for example with a record: records may refer to themselves.',
  },

  'endless-record': {
    severity: 'error',
    message: (p: { names: readonly string[] }) =>
      `A value of this record would need another one inside, without an end: ${p.names.join(' -> ')}.`,
    fix: 'Make the field optional, or an array.',
  },

  // Includes
  'include-not-record': {
    severity: 'error',
    message: (p: { found: string }) => `Only records can be included, found ${p.found}.`,
    fix: 'Name a record, or a typeref to one.',
  },
  'include-cycle': {
    severity: 'error',
    message: (p: { names: readonly string[] }) => `A record cannot include itself: ${p.names.join(' -> ')}.`,
    fix: 'Remove one of the includes, or use a field of that type.',
  },
  'duplicate-include': {
    severity: 'error',
    message: (p: { name: string; first: string }) => `"${p.name}" is already included at ${p.first}.`,
    fix: 'Remove one of the two.',
  },
  'included-field-clash': {
    severity: 'error',
    message: (p: { field: string; first: string; firstPlace: string; second: string; secondPlace: string }) =>
      `The field "${p.field}" comes from "${p.first}" (${p.firstPlace}) and again from "${p.second}" (${p.secondPlace}).`,
    fix: 'Rename or remove one of the two, or drop the include.',
  },

  // Unions
  'union-in-union': {
    severity: 'error',
    message: (p: { through: string | undefined }) =>
      `A union cannot be a member of a union${p.through === undefined ? '' : `, and "${p.through}" is one`}.`,
    fix: 'List the inner members here, or wrap the inner union in a record.',
  },
  'duplicate-union-key': {
    severity: 'error',
    message: (p: { key: string; first: string }) =>
      `Values of this member and of the one at ${p.first} have the same key, "${p.key}".`,
    fix: 'Remove one member, or give all members aliases; a typeref has the key of its target type.',
  },
  'union-name-clash': {
    severity: 'error',
    message: (p: { name: string; other: string; first: string }) =>
      `"${p.name}" and "${p.other}" at ${p.first} have the same simple name in one union.`,
    fix: 'Give the members aliases, so that formats without namespaces can tell them apart.',
  },

  // Defaults
  'default-type': {
    severity: 'error',
    message: (p: { at: string; expected: string; found: string }) =>
      `The default${p.at} must be ${p.expected}, found ${p.found}.`,
    fix: ({ found }: { found: string }) =>
      found === 'null'
        ? 'Remove it: null is no value, and "optional" before the type says that one may be absent.'
        : 'Write a value of the declared type, or change the type.',
  },
  'default-out-of-range': {
    severity: 'error',
    message: (p: { at: string; text: string }) => `The default${p.at} is ${p.text}, which does not fit an int.`,
    fix: 'An int is between -2147483648 and 2147483647; declare the field as long.',
  },
  'default-enum-symbol': {
    severity: 'error',
    message: (p: { at: string; symbol: string; type: string; hint: Advice }) =>
      `The default${p.at} is "${p.symbol}", which is not a symbol of "${p.type}".`,
    fix: (p: { hint: Advice }) => p.hint,
  },
  'default-unknown-field': {
    severity: 'error',
    message: (p: { at: string; field: string; type: string; hint: Advice }) =>
      `The default${p.at} has "${p.field}", which is not a field of "${p.type}".`,
    fix: (p: { hint: Advice }) => p.hint,
  },
  'default-missing-field': {
    severity: 'error',
    message: (p: { at: string; field: string; type: string }) =>
      `The default${p.at} is missing "${p.field}", which "${p.type}" requires.`,
    fix: (p: { field: string }) => `Add "${p.field}", or make it optional or give it a default where it is declared.`,
  },
  'default-union-form': {
    severity: 'error',
    message: (p: { at: string; found: string; keys: readonly string[] }) =>
      `The default${p.at} is a value of a union, which is an object with one key, found ${p.found}.`,
    fix: (p: { keys: readonly string[] }) =>
      `Write { "<member>": value }, where <member> is one of: ${p.keys.join(', ')}.`,
  },
  'default-union-key': {
    severity: 'error',
    message: (p: { at: string; key: string; hint: Advice }) =>
      `The default${p.at} uses "${p.key}", which is not a member of the union.`,
    fix: (p: { hint: Advice }) => p.hint,
  },
  'default-fixed-size': {
    severity: 'error',
    message: (p: { at: string; type: string; size: number; found: number }) =>
      `The default${p.at} has ${p.found === 1 ? '1 byte' : `${String(p.found)} bytes`}, and "${p.type}" has ${String(p.size)}.`,
    fix: 'Write one character from U+0000 to U+00FF for each byte.',
  },
  'default-not-bytes': {
    severity: 'error',
    message: (p: { at: string; character: string }) =>
      `The default${p.at} contains "${p.character}", which is not a byte.`,
    fix: 'Write one character from U+0000 to U+00FF for each byte.',
  },
  'default-not-urn': {
    severity: 'error',
    message: (p: { at: string; text: string; type: string }) =>
      `The default${p.at} is "${p.text}", but "${p.type}" is a URN type.`,
    fix: 'Write urn:li:<entity type>:<key>.',
  },
} as const satisfies DiagnosticFamily;
