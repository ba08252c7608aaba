import type { DiagnosticFamily } from './diagnostic-row.js';

/** What can be wrong with annotations that the catalog gives a meaning to, and with other keyed values. */
export const ANNOTATION_CODES = {
  // Keyed values, in annotations and in YAML alike
  'unknown-key': {
    severity: 'error',
    message: (p: { key: string; what: string; hint: string }) => `${sentence(p.what)} has no key "${p.key}".`,
    fix: (p: { hint: string }) => p.hint,
  },
  'later-key': {
    severity: 'warning',
    message: (p: { key: string; what: string }) =>
      `The key "${p.key}" of ${p.what} belongs to a newer release and has no effect here.`,
    fix: 'Nothing need be done: it is kept and passed on.',
  },
  'missing-key': {
    severity: 'error',
    message: (p: { key: string; what: string }) => `${sentence(p.what)} needs the key "${p.key}".`,
    fix: (p: { key: string }) => `Add "${p.key}".`,
  },
  'wrong-value': {
    severity: 'error',
    message: (p: { what: string; expected: string; found: string }) =>
      `${p.what} must be ${p.expected}, and this is ${p.found}.`,
    fix: (p: { expected: string }) => `Write ${p.expected}.`,
  },
  'text-boolean': {
    severity: 'warning',
    message: (p: { what: string; text: string }) => `${p.what} is the text "${p.text}", read as the boolean ${p.text}.`,
    fix: 'Remove the quotes: some readers take a text for an absent value.',
  },
  'text-number': {
    severity: 'warning',
    message: (p: { what: string; text: string }) => `${p.what} is the text "${p.text}", read as the number ${p.text}.`,
    fix: 'Remove the quotes: some readers take a text for an absent value.',
  },
  'unknown-choice': {
    severity: 'error',
    message: (p: { what: string; text: string; hint: string }) => `${p.what} cannot be "${p.text}".`,
    fix: (p: { hint: string }) => p.hint,
  },

  // Places of annotations
  'annotation-misspelt': {
    severity: 'warning',
    message: (p: { name: string; meant: string }) => `@${p.name} means nothing here, and looks like @${p.meant}.`,
    fix: (p: { meant: string }) => `Write @${p.meant}, or another word if it is not meant.`,
  },
  'unknown-annotation': {
    severity: 'note',
    message: (p: { name: string; uses: number }) =>
      `@${p.name} means nothing here and is kept; it is used ${p.uses === 1 ? 'once' : `${String(p.uses)} times`}.`,
    fix: 'Nothing need be done.',
  },
  'later-annotation': {
    severity: 'warning',
    message: (p: { name: string }) => `@${p.name} belongs to a newer release and has no effect here.`,
    fix: 'Nothing need be done: it is kept and passed on.',
  },
  'annotation-misplaced': {
    severity: 'error',
    message: (p: { name: string; place: string; belongs: string }) =>
      `@${p.name} stands on ${p.place}; it belongs on ${p.belongs}.`,
    fix: 'Move it, or remove it.',
  },
  'annotation-needs-path': {
    severity: 'error',
    message: (p: { name: string; type: string; example: string }) =>
      `@${p.name} stands on a field of type ${p.type}, and only single values can have it.`,
    fix: (p: { name: string; example: string }) => `Say where inside: @${p.name} = { "${p.example}": { … } }.`,
  },
  'annotation-mixed-paths': {
    severity: 'error',
    message: (p: { name: string; key: string }) =>
      `@${p.name} has paths and, with "${p.key}", plain keys side by side.`,
    fix: 'Move the plain keys into the objects under the paths, or remove the paths.',
  },
  'annotation-path-too-short': {
    severity: 'error',
    message: (p: { path: string; type: string; candidates: readonly string[] }) =>
      `The path "${p.path}" ends at ${p.type}, which is not a single value.`,
    fix: (p: { candidates: readonly string[] }) => `Go on with one of: ${p.candidates.join(', ')}.`,
  },
  'annotation-path-too-long': {
    severity: 'error',
    message: (p: { path: string; segment: string; type: string }) =>
      `The path "${p.path}" goes on with "${p.segment}" after ${p.type}, which has no parts.`,
    fix: 'End the path before it.',
  },
  'annotation-idle-path': {
    severity: 'warning',
    message: (p: { path: string }) => `The path "${p.path}" asks for items, and the field holds a single value.`,
    fix: 'Remove the path and write its object in its place; it is read so.',
  },
  'annotation-path-no-match': {
    severity: 'error',
    message: (p: { path: string; segment: string; type: string; hint: string }) =>
      `The path "${p.path}" has "${p.segment}", which ${p.type} does not have.`,
    fix: (p: { hint: string }) => p.hint,
  },
  'override-without-include': {
    severity: 'error',
    message: (p: { name: string; record: string }) => `@${p.name} stands on "${p.record}", which includes nothing.`,
    fix: 'Annotate the fields; on a record it can only reach into included ones.',
  },
  'override-own-field': {
    severity: 'error',
    message: (p: { name: string; path: string }) =>
      `The path "${p.path}" of @${p.name} does not start at an included field.`,
    fix: 'Annotate own fields where they are declared.',
  },

  // Search
  'searchable-type': {
    severity: 'error',
    message: (p: { fieldType: string; type: string; wanted: string }) =>
      `The field type ${p.fieldType} is for ${p.wanted}, and this is ${p.type}.`,
    fix: 'Choose another field type, or leave it out to have the one that goes with the type.',
  },
  'later-field-type': {
    severity: 'warning',
    message: (p: { text: string; instead: string }) =>
      `The field type ${p.text} belongs to a newer release; it is read as ${p.instead}.`,
    fix: (p: { instead: string }) => `Write ${p.instead}, or leave it for the newer release.`,
  },
  'searchable-below-map': {
    severity: 'warning',
    message: (p: { path: string }) =>
      `The path "${p.path}" goes through a map, whose values are not indexed one by one.`,
    fix: 'Annotate the map itself to have its pairs indexed as key=value.',
  },
  'searchable-name-clash': {
    severity: 'error',
    message: (p: { name: string; aspect: string; path: string; first: string }) =>
      `The search field "${p.name}" of "${p.aspect}" at ${p.path} is already taken by the one at ${p.first}.`,
    fix: 'Give it a "fieldName" of its own.',
  },
  'has-values-without-name': {
    severity: 'warning',
    message: () => '"addHasValuesToFilters" makes a facet of a field that has no name.',
    fix: 'Add "hasValuesFieldName", or remove it.',
  },
  'facet-label-unused': {
    severity: 'warning',
    message: (p: { key: string; switch: string }) =>
      `"${p.key}" labels a facet that does not exist without "${p.switch}": true.`,
    fix: (p: { switch: string }) => `Add "${p.switch}": true, or remove the label.`,
  },
  'search-score-type': {
    severity: 'error',
    message: (p: { type: string }) => `@SearchScore is for single numbers, and this is ${p.type}.`,
    fix: 'Move it to a field of a numeric type.',
  },

  // Relationships
  'relationship-type': {
    severity: 'error',
    message: (p: { type: string }) => `A relationship starts at a string that holds a URN, and this is ${p.type}.`,
    fix: 'Annotate a field of a Urn type, or reach one by a path.',
  },
  'entity-type-misspelt': {
    severity: 'warning',
    message: (p: { name: string; meant: string }) => `There is no entity "${p.name}", but there is "${p.meant}".`,
    fix: (p: { meant: string }) => `Write "${p.meant}", unless an entity of another model is meant.`,
  },
  'aspect-path-slash': {
    severity: 'error',
    message: (p: { key: string; path: string }) =>
      `"${p.key}" is "${p.path}"; paths from the aspect's root start without a slash.`,
    fix: 'Remove the slash.',
  },
  'aspect-path-no-match': {
    severity: 'error',
    message: (p: { key: string; path: string; segment: string; type: string; hint: string }) =>
      `"${p.key}" is "${p.path}", and ${p.type} has no "${p.segment}".`,
    fix: (p: { hint: string }) => p.hint,
  },
  'aspect-path-type': {
    severity: 'error',
    message: (p: { key: string; path: string; expected: string; found: string }) =>
      `"${p.key}" must lead to ${p.expected}, and "${p.path}" leads to ${p.found}.`,
    fix: 'Correct the path, or remove it.',
  },

  // Aspects and time series
  'invalid-aspect-name': {
    severity: 'error',
    message: (p: { name: string }) => `"${p.name}" cannot be the name of an aspect.`,
    fix: 'Start with a letter and go on with letters, digits and underscores.',
  },
  'duplicate-aspect': {
    severity: 'error',
    message: (p: { name: string; first: string }) => `The aspect "${p.name}" is already declared at ${p.first}.`,
    fix: 'Give one of the two another name.',
  },
  'timestamp-missing': {
    severity: 'error',
    message: (p: { aspect: string }) =>
      `The time series aspect "${p.aspect}" has no field "timestampMillis" of type long.`,
    fix: 'Include com.linkedin.timeseries.TimeseriesAspectBase, or declare the field.',
  },
  'timeseries-in-array': {
    severity: 'error',
    message: (p: { field: string }) =>
      `The time series field "${p.field}" lies in an array, so it has many values at one time.`,
    fix: 'Put @TimeseriesFieldCollection = { "key": … } on the array.',
  },
  'timeseries-name-clash': {
    severity: 'error',
    message: (p: { name: string; aspect: string; path: string }) =>
      `The time series field "${p.name}" of "${p.aspect}" is already taken by the one at ${p.path}.`,
    fix: 'Give it a "name" of its own.',
  },
  'collection-not-array': {
    severity: 'error',
    message: (p: { type: string }) => `@TimeseriesFieldCollection is for arrays, and this is ${p.type}.`,
    fix: 'Use @TimeseriesField for a single value.',
  },
  'collection-key-unknown': {
    severity: 'error',
    message: (p: { key: string; type: string; hint: string }) =>
      `"${p.type}" has no field "${p.key}" to tell the items apart.`,
    fix: (p: { hint: string }) => p.hint,
  },
} as const satisfies DiagnosticFamily;

/** The text with a capital first letter, where it is one. */
function sentence(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
