import type { DiagnosticFamily } from './diagnostic-row.js';

/**
 * What compiles and is no good model all the same. Each code but those about suppressions is a rule that a model may be
 * excused from: `@lint.allow.<code> = "reason"`.
 */
export const LINT_CODES = {
  // Documentation
  'undocumented-type': {
    severity: 'warning',
    message: (p: { kind: string; name: string }) => `The ${p.kind} "${p.name}" has no doc.`,
    fix: 'Say in a doc comment what it is and where it comes from.',
  },
  'undocumented-field': {
    severity: 'warning',
    message: (p: { name: string; owner: string }) => `The field "${p.name}" of "${p.owner}" has no doc.`,
    fix: 'Say in a doc comment what it means, in which unit, who fills it in, and what absence means.',
  },
  'undocumented-symbol': {
    severity: 'warning',
    message: (p: { name: string; owner: string }) => `The symbol "${p.name}" of "${p.owner}" has no doc.`,
    fix: 'Say in a doc comment when it applies.',
  },
  'mechanical-doc': {
    severity: 'warning',
    message: (p: { name: string }) => `The doc of "${p.name}" only repeats names.`,
    fix: 'Say what a reader cannot guess from the name: the meaning, the source, an example.',
  },
  'unit-missing': {
    severity: 'warning',
    message: (p: { name: string; wanted: string }) =>
      `"${p.name}" is a quantity, and its doc does not say ${p.wanted}.`,
    fix: (p: { wanted: string }) => `Say ${p.wanted}.`,
  },
  'deprecated-without-advice': {
    severity: 'warning',
    message: (p: { name: string }) => `"${p.name}" is deprecated, and nothing says what to use instead.`,
    fix: 'Write @deprecated = "Use … instead."',
  },

  // Names
  'type-name': {
    severity: 'warning',
    message: (p: { name: string }) => `The type "${p.name}" is not in PascalCase.`,
    fix: 'Rename it while nobody uses it; names are the wire.',
  },
  'field-name': {
    severity: 'warning',
    message: (p: { name: string }) => `The name "${p.name}" is not in camelCase.`,
    fix: 'Rename it while nobody uses it; names are the wire.',
  },
  'symbol-name': {
    severity: 'warning',
    message: (p: { name: string }) => `The symbol "${p.name}" is not in UPPER_SNAKE.`,
    fix: 'Rename it while nobody uses it; names are the wire.',
  },
  'aspect-name': {
    severity: 'warning',
    message: (p: { name: string }) => `The aspect "${p.name}" is not in camelCase.`,
    fix: 'Rename it while nobody stores it; names are the wire.',
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
    fix: 'Use one of them: files are named after namespaces, and many disks do not tell such names apart.',
  },
  'file-name': {
    severity: 'warning',
    message: (p: { name: string; wanted: string }) => `"${p.name}" is not in the file ${p.wanted}.`,
    fix: (p: { wanted: string }) => `Move it to ${p.wanted}, where people look for it.`,
  },
  'urn-name': {
    severity: 'warning',
    message: (p: { name: string }) => `"${p.name}" ends like the name of a URN, and does not stand for a string.`,
    fix: 'Rename it: values of types with such names are checked as URNs.',
  },

  // Use
  'unused-type': {
    severity: 'warning',
    message: (p: { name: string }) => `No aspect, snapshot, event or resource reaches "${p.name}".`,
    fix: 'Remove it, or use it.',
  },
  'unregistered-aspect': {
    severity: 'warning',
    message: (p: { name: string }) => `No entity carries the aspect "${p.name}", so it cannot be written.`,
    fix: 'Add it to an entity of the registry, or remove it.',
  },
  'empty-enum': {
    severity: 'warning',
    message: (p: { name: string }) => `The enum "${p.name}" has no symbols, so there is no value of it.`,
    fix: 'Add a symbol, or remove it.',
  },
  'empty-union': {
    severity: 'warning',
    message: () => 'This union has no members, so there is no value of it.',
    fix: 'Add a member, or remove it.',
  },
  'annotation-unreached': {
    severity: 'warning',
    message: (p: { name: string; owner: string; what: string }) =>
      `@${p.name} has no effect: no ${p.what} holds "${p.owner}".`,
    fix: 'Remove it, or use the record in an aspect.',
  },

  // Search and relationships
  'relationship-without-entity-types': {
    severity: 'warning',
    message: (p: { name: string }) => `The relationship "${p.name}" does not say to which entities it may lead.`,
    fix: 'Add "entityTypes": without them every URN is refused, and joins in GraphQL have no type.',
  },
  'search-field-conflict': {
    severity: 'warning',
    message: (p: { field: string; entity: string; type: string; aspect: string; other: string }) =>
      `The search field "${p.field}" of "${p.entity}" is ${p.type} here and ${p.other} in the aspect "${p.aspect}".`,
    fix: 'Give both one "fieldType", or one of them a "fieldName" of its own.',
  },
  'searchable-idle': {
    severity: 'warning',
    message: (p: { field: string; type: string }) =>
      `The words of "${p.field}" are indexed as ${p.type}, and no query, facet or suggestion looks at them by itself.`,
    fix: 'Take "queryByDefault": false away, add "addToFilters" or "enableAutocomplete", or use "KEYWORD" for whole values.',
  },
  'searchable-bytes': {
    severity: 'warning',
    message: (p: { field: string }) => `"${p.field}" holds bytes, in which there is nothing to search.`,
    fix: 'Remove @Searchable, or annotate a text.',
  },

  // Suppressions
  'lint-unknown-rule': {
    severity: 'warning',
    message: (p: { rule: string; hint: string }) => `There is no lint rule "${p.rule}".`,
    fix: (p: { hint: string }) => p.hint,
  },
  'lint-without-reason': {
    severity: 'warning',
    message: (p: { rule: string }) => `Nothing says why "${p.rule}" does not hold here.`,
    fix: (p: { rule: string }) => `Write @lint.allow.${p.rule} = "the reason".`,
  },
  'lint-idle': {
    severity: 'warning',
    message: (p: { rule: string }) => `There is nothing here that "${p.rule}" would report.`,
    fix: 'Remove it.',
  },
} as const satisfies DiagnosticFamily;

export type LintCode = keyof typeof LINT_CODES;
