import type { Advice } from './correction.js';
import type { DiagnosticFamily } from './diagnostic-row.js';

/**
 * Findings in models that compile. Each code except those about suppressions is a rule that can be suppressed:
 * `@lint.allow.<code> = "reason"`.
 */
export const LINT_CODES = {
  // Documentation
  'undocumented-type': {
    severity: 'warning',
    message: (p: { kind: string; name: string }) => `The ${p.kind} "${p.name}" has no doc.`,
    fix: 'Document what it is and where it comes from.',
  },
  'undocumented-field': {
    severity: 'warning',
    message: (p: { name: string; owner: string }) => `The field "${p.name}" of "${p.owner}" has no doc.`,
    fix: 'Document its meaning, its unit, who sets it, and what absence means.',
  },
  'undocumented-symbol': {
    severity: 'warning',
    message: (p: { name: string; owner: string }) => `The symbol "${p.name}" of "${p.owner}" has no doc.`,
    fix: 'Document when it applies.',
  },
  'mechanical-doc': {
    severity: 'warning',
    message: (p: { name: string }) => `The doc of "${p.name}" only repeats names.`,
    fix: 'Document what the name does not tell: the meaning, the source, an example.',
  },
  'unit-missing': {
    severity: 'warning',
    message: (p: { name: string; wanted: string }) => `The doc of the quantity "${p.name}" does not state ${p.wanted}.`,
    fix: (p: { wanted: string }) => `Say ${p.wanted}.`,
  },
  'deprecated-without-advice': {
    severity: 'warning',
    message: (p: { name: string; form: string }) => `"${p.name}" is deprecated without a replacement.`,
    fix: (p: { name: string; form: string }) => `Write ${p.form}`,
  },

  // Names
  'type-name': {
    severity: 'warning',
    message: (p: { name: string }) => `The type "${p.name}" is not in PascalCase.`,
    fix: 'Rename it before it is used: names are part of the wire format.',
  },
  'field-name': {
    severity: 'warning',
    message: (p: { name: string }) => `The name "${p.name}" is not in camelCase.`,
    fix: 'Rename it before it is used: names are part of the wire format.',
  },
  'symbol-name': {
    severity: 'warning',
    message: (p: { name: string }) => `The symbol "${p.name}" is not in UPPER_SNAKE.`,
    fix: 'Rename it before it is used: names are part of the wire format.',
  },
  'graphql-name-reserved': {
    severity: 'warning',
    message: (p: { name: string; effect: string }) => `GraphQL cannot name "${p.name}": ${p.effect}.`,
    fix: 'Rename it before it is used: names are part of the wire format.',
  },
  'aspect-name': {
    severity: 'warning',
    message: (p: { name: string }) => `The aspect "${p.name}" is not in camelCase.`,
    fix: 'Rename it before values are stored: names are part of the wire format.',
  },
  'namespace-name': {
    severity: 'warning',
    message: (p: { name: string }) => `The namespace "${p.name}" is not in lower case.`,
    fix: 'Write it in lower-case letters and digits: files are named after it.',
  },
  'namespace-case-clash': {
    severity: 'warning',
    message: (p: { name: string; other: string; first: string }) =>
      `The namespace "${p.name}" differs from "${p.other}" at ${p.first} only in upper and lower case.`,
    fix: 'Use one of them: files are named after namespaces, and some file systems ignore case.',
  },
  'file-name': {
    severity: 'warning',
    message: (p: { name: string; wanted: string }) => `"${p.name}" should be in the file ${p.wanted}.`,
    fix: (p: { wanted: string }) => `Move it to ${p.wanted}.`,
  },
  'urn-name': {
    severity: 'warning',
    message: (p: { name: string }) => `"${p.name}" is named like a URN type, but is not a string.`,
    fix: 'Rename it: values of types with such names are validated as URNs.',
  },

  // Use
  'unused-type': {
    severity: 'warning',
    message: (p: { name: string }) => `"${p.name}" is not used by any aspect, snapshot, event or resource.`,
    fix: 'Remove it, or use it.',
  },
  'unregistered-aspect': {
    severity: 'warning',
    message: (p: { name: string }) => `No entity carries the aspect "${p.name}", so it cannot be written.`,
    fix: 'Add it to an entity of the registry, or remove it.',
  },
  'empty-enum': {
    severity: 'warning',
    message: (p: { name: string }) => `The enum "${p.name}" has no symbols, so it has no values.`,
    fix: 'Add a symbol, or remove it.',
  },
  'empty-union': {
    severity: 'warning',
    message: () => 'This union has no members, so it has no values.',
    fix: 'Add a member, or remove it.',
  },
  'annotation-unreached': {
    severity: 'warning',
    message: (p: { name: string; owner: string; what: string }) =>
      `@${p.name} has no effect: no ${p.what} uses "${p.owner}".`,
    fix: 'Remove it, or use the record in an aspect.',
  },

  'key-field-optional': {
    severity: 'warning',
    message: (p: { field: string; aspect: string; what: string }) =>
      `The field "${p.field}" of the key aspect "${p.aspect}" ${p.what}, but a URN always has all parts of its key.`,
    fix: 'Make it required and without a default: a key that lacks it is refused.',
  },

  // Search and relationships
  'relationship-without-entity-types': {
    severity: 'warning',
    message: (p: { name: string }) => `The relationship "${p.name}" does not name its entity types.`,
    fix: 'Add "entityTypes": without them URNs of every type are accepted, and GraphQL has no entity to join.',
  },
  'relationship-without-edges': {
    severity: 'warning',
    message: (p: { name: string; aspect: string }) =>
      `The relationship "${p.name}" makes no edges: points of the time series "${p.aspect}" have none.`,
    fix: 'Move the field to an aspect that is no time series, or remove @Relationship, which only restricts URNs here.',
  },
  'search-field-conflict': {
    severity: 'warning',
    message: (p: { field: string; entity: string; type: string; aspect: string; other: string }) =>
      `The search field "${p.field}" of "${p.entity}" is ${p.type} here and ${p.other} in the aspect "${p.aspect}".`,
    fix: 'Give both the same "fieldType", or one of them its own "fieldName".',
  },
  'searchable-idle': {
    severity: 'warning',
    message: (p: { field: string; type: string }) =>
      `The words of "${p.field}" are indexed as ${p.type}, but no query, facet or completion uses them by default.`,
    fix: 'Remove "queryByDefault": false, add "addToFilters" or "enableAutocomplete", or use "KEYWORD" for whole values.',
  },
  'searchable-default': {
    severity: 'warning',
    message: (p: { field: string; holder: string }) =>
      `The search field "${p.field}" has no value where "${p.holder}" is left out: its default is not indexed.`,
    fix: 'Make it optional, or required without a default so that writers state it; else filters miss what reads show.',
  },
  'searchable-bytes': {
    severity: 'warning',
    message: (p: { field: string }) => `"${p.field}" contains bytes, which cannot be searched.`,
    fix: 'Remove @Searchable, or annotate a text.',
  },

  // Secrets
  'secret-unmarked': {
    severity: 'warning',
    message: (p: { name: string }) => `"${p.name}" is named like a secret, and everybody may read it.`,
    fix: 'Write @secret, which keeps it out of GraphQL, search and documentation.',
  },

  // Suppressions
  'lint-unknown-rule': {
    severity: 'warning',
    message: (p: { rule: string; hint: Advice }) => `There is no lint rule "${p.rule}".`,
    fix: (p: { hint: Advice }) => p.hint,
  },
  'lint-without-reason': {
    severity: 'warning',
    message: (p: { rule: string }) => `The suppression of "${p.rule}" has no reason.`,
    fix: (p: { rule: string }) => `Write @lint.allow.${p.rule} = "the reason".`,
  },
  'lint-idle': {
    severity: 'warning',
    message: (p: { rule: string }) => `The suppression of "${p.rule}" has no effect.`,
    fix: 'Remove it.',
  },
} as const satisfies DiagnosticFamily;

export type LintCode = keyof typeof LINT_CODES;
