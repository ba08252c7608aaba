import type { Span } from '../source/span.js';
import type { Advice } from './correction.js';
import type { DiagnosticFamily } from './diagnostic-row.js';

/** Errors in annotations with a meaning for the catalog, and in other keyed values. */
export const ANNOTATION_CODES = {
  // Keyed values, in annotations and in YAML alike
  'unknown-key': {
    severity: 'error',
    message: (p: { key: string; what: string; hint: Advice }) => `${sentence(p.what)} has no key "${p.key}".`,
    fix: (p: { hint: Advice }) => p.hint,
  },
  'later-key': {
    severity: 'warning',
    message: (p: { key: string; what: string }) =>
      `The key "${p.key}" of ${p.what} belongs to a newer release and has no effect here.`,
    fix: 'No action needed: it is kept and passed on.',
  },
  'missing-key': {
    severity: 'error',
    message: (p: { key: string; what: string }) => `${sentence(p.what)} needs the key "${p.key}".`,
    fix: (p: { key: string }) => `Add "${p.key}".`,
  },
  'wrong-value': {
    severity: 'error',
    message: (p: { what: string; expected: string; found: string }) =>
      `${p.what} must be ${p.expected}, found ${p.found}.`,
    fix: (p: { expected: string }) => `Write ${p.expected}.`,
  },
  'text-boolean': {
    severity: 'warning',
    message: (p: { what: string; text: string }) => `${p.what} is the text "${p.text}", read as the boolean ${p.text}.`,
    fix: 'Remove the quotes: some readers ignore a text here.',
    correct: (span: Span, { text }: { text: string }) => ({ span, text }),
  },
  'text-number': {
    severity: 'warning',
    message: (p: { what: string; text: string }) => `${p.what} is the text "${p.text}", read as the number ${p.text}.`,
    fix: 'Remove the quotes: some readers ignore a text here.',
    correct: (span: Span, { text }: { text: string }) => ({ span, text }),
  },
  'unknown-choice': {
    severity: 'error',
    message: (p: { what: string; text: string; hint: Advice }) => `${p.what} cannot be "${p.text}".`,
    fix: (p: { hint: Advice }) => p.hint,
  },
  'annotation-name': {
    severity: 'error',
    leavesSchema: true,
    message: (p: { what: string; text: string }) =>
      `${p.what} is "${p.text}", which queries and addresses cannot name.`,
    fix: 'Use a letter or an underscore followed by letters, digits and underscores.',
  },

  // Places of annotations
  'annotation-misspelt': {
    severity: 'warning',
    message: (p: { name: string; meant: string }) => `@${p.name} is not a known annotation. Did you mean @${p.meant}?`,
    fix: (p: { name: string; meant: string }) => ({
      sentence: `Write @${p.meant}, or choose a name that is less similar.`,
      instead: { word: p.name, meant: p.meant },
    }),
  },
  'unknown-annotation': {
    severity: 'note',
    message: (p: { name: string; uses: number }) =>
      `@${p.name} is not a known annotation; it is kept (${p.uses === 1 ? '1 use' : `${String(p.uses)} uses`}).`,
    fix: 'No action needed.',
  },
  'later-annotation': {
    severity: 'warning',
    message: (p: { name: string }) => `@${p.name} belongs to a newer release and has no effect here.`,
    fix: 'No action needed: it is kept and passed on.',
  },
  'annotation-misplaced': {
    severity: 'error',
    message: (p: { name: string; place: string; belongs: string }) =>
      `@${p.name} is not allowed on ${p.place}; it belongs on ${p.belongs}.`,
    fix: 'Move it, or remove it.',
  },
  'annotation-needs-path': {
    severity: 'error',
    message: (p: { name: string; type: string; example: string }) =>
      `@${p.name} is not allowed on a field of type ${p.type}, only on single values.`,
    fix: (p: { name: string; example: string }) =>
      `Give the path of a value inside: @${p.name} = { "${p.example}": { … } }.`,
  },
  'annotation-path-slash': {
    severity: 'error',
    message: (p: { name: string; path: string }) => `The path "${p.path}" of @${p.name} begins without a slash.`,
    fix: (p: { path: string }) => `Write "/${p.path}".`,
    correct: (span) => ({ span, text: span.file.text.slice(span.start, span.end).replace('"', '"/') }),
  },
  'annotation-mixed-paths': {
    severity: 'error',
    message: (p: { name: string; key: string }) => `@${p.name} mixes paths with plain keys such as "${p.key}".`,
    fix: 'Move the plain keys into the objects under the paths, or remove the paths.',
  },
  'annotation-path-too-short': {
    severity: 'error',
    message: (p: { path: string; type: string; candidates: readonly string[] }) =>
      `The path "${p.path}" ends at ${p.type}, which is not a single value.`,
    fix: (p: { candidates: readonly string[] }) => `Continue with one of: ${p.candidates.join(', ')}.`,
  },
  'annotation-path-too-long': {
    severity: 'warning',
    message: (p: { path: string; segment: string; type: string }) =>
      `The path "${p.path}" continues with "${p.segment}" after ${p.type}, which has no parts: it has no effect.`,
    fix: 'End the path before it.',
  },
  'annotation-idle-path': {
    severity: 'warning',
    message: (p: { path: string }) => `The path "${p.path}" selects items, but the field is a single value.`,
    fix: 'Replace the path by its object; it is read this way.',
  },
  'annotation-path-no-match': {
    severity: 'error',
    message: (p: { path: string; segment: string; type: string; hint: Advice }) =>
      `The path "${p.path}" contains "${p.segment}", which does not exist in ${p.type}.`,
    fix: (p: { hint: Advice }) => p.hint,
  },
  'override-without-include': {
    severity: 'error',
    message: (p: { name: string; record: string }) =>
      `@${p.name} is not allowed on "${p.record}", which includes no record.`,
    fix: 'Annotate the fields; on a record it applies only to fields of included records.',
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
    leavesSchema: true,
    message: (p: { fieldType: string; type: string; wanted: string }) =>
      `The field type ${p.fieldType} requires ${p.wanted}, found ${p.type}.`,
    fix: 'Choose another field type, or omit it to use the default for the type.',
  },
  'later-field-type': {
    severity: 'warning',
    message: (p: { text: string; instead: string }) =>
      `The field type ${p.text} belongs to a newer release and is read as ${p.instead}.`,
    fix: (p: { text: string; instead: string }) => ({
      sentence: `Write ${p.instead}, or keep it for the newer release.`,
      instead: { word: p.text, meant: p.instead },
    }),
  },
  'searchable-below-map': {
    severity: 'warning',
    message: (p: { path: string }) =>
      `The path "${p.path}" goes through a map, whose values are not indexed one by one.`,
    fix: 'Annotate the map itself to index its pairs as key=value.',
  },
  'searchable-map-values': {
    severity: 'warning',
    message: (p: { type: string }) =>
      `@Searchable has no effect here: a map is indexed as pairs key=value, and ${p.type} is not a single value.`,
    fix: 'Use a map of texts, numbers or symbols, or an array of records with paths such as "/*/name".',
  },
  'searchable-object': {
    severity: 'warning',
    message: () => 'The field type OBJECT has no effect here: values are indexed as KEYWORD.',
    fix: () => ({
      sentence: 'Write KEYWORD, or keep it for other readers of the models.',
      instead: { word: 'OBJECT', meant: 'KEYWORD' },
    }),
  },
  'searchable-time-in-text': {
    severity: 'warning',
    message: () => 'The field type DATETIME has no effect on a text: points in time are compared as numbers.',
    fix: 'Use a long with milliseconds, or the field type KEYWORD.',
  },
  'searchable-name-clash': {
    severity: 'error',
    leavesSchema: true,
    message: (p: { name: string; aspect: string; path: string; first: string }) =>
      `The search field "${p.name}" of "${p.aspect}" at ${p.path} is already taken by the one at ${p.first}.`,
    fix: 'Give it a unique "fieldName".',
  },
  'searchable-name-reserved': {
    severity: 'error',
    leavesSchema: true,
    message: (p: { name: string }) => `Every document has a search field "${p.name}" already.`,
    fix: 'Give this one another name.',
  },
  'searchable-role-clash': {
    severity: 'error',
    leavesSchema: true,
    message: (p: { name: string; role: string; entity: string; otherRole: string; first: string }) =>
      `"${p.name}" is ${p.role} here and ${p.otherRole} at ${p.first}: "${p.entity}" cannot have both.`,
    fix: 'Give one of the two another name.',
  },
  'has-values-without-name': {
    severity: 'warning',
    message: () => '"addHasValuesToFilters" requires "hasValuesFieldName".',
    fix: 'Add "hasValuesFieldName", or remove it.',
  },
  'searchable-weight': {
    severity: 'warning',
    message: (p: { value: string; field: string; hint: Advice }) =>
      `"${p.value}" is no value of "${p.field}": its weight never applies.`,
    fix: (p: { hint: Advice }) => p.hint,
  },
  'facet-label-unused': {
    severity: 'warning',
    message: (p: { key: string; switch: string }) => `"${p.key}" has no effect without "${p.switch}": true.`,
    fix: (p: { switch: string }) => `Add "${p.switch}": true, or remove the label.`,
  },
  'search-score-type': {
    severity: 'error',
    leavesSchema: true,
    message: (p: { type: string }) => `@SearchScore requires a number, found ${p.type}.`,
    fix: 'Move it to a field of a numeric type.',
  },
  'search-score-idle': {
    severity: 'warning',
    message: () => '@SearchScore has no effect here: numbers of documents do not weigh in the order of results.',
    fix: 'Use "weightsPerFieldValue" of @Searchable, or keep it for other readers of the models.',
  },

  // Relationships
  'relationship-type': {
    severity: 'error',
    message: (p: { type: string }) => `A relationship requires a string with a URN, found ${p.type}.`,
    fix: 'Annotate a field of a Urn type, or give the path of one.',
  },
  'relationship-direction-idle': {
    severity: 'warning',
    message: () => '"isUpstream" has no effect without "isLineage": true.',
    fix: 'Add "isLineage": true, or remove it.',
  },
  'relationship-direction-clash': {
    severity: 'error',
    leavesSchema: true,
    message: (p: { name: string; entity: string; direction: string; other: string; first: string }) =>
      `"${p.name}" of "${p.entity}" leads ${p.direction} here and ${p.other} at ${p.first}.`,
    fix: 'Correct "isUpstream" of one of the two, or give it another name.',
  },
  'entity-type-misspelt': {
    severity: 'warning',
    message: (p: { name: string; meant: string }) => `There is no entity "${p.name}". Did you mean "${p.meant}"?`,
    fix: (p: { name: string; meant: string }) => ({
      sentence: `Write "${p.meant}", unless an entity of another model is meant.`,
      instead: { word: p.name, meant: p.meant },
    }),
  },
  'aspect-path-slash': {
    severity: 'error',
    leavesSchema: true,
    message: (p: { key: string; path: string }) =>
      `"${p.key}" is "${p.path}"; paths from the aspect's root start without a slash.`,
    fix: 'Remove the slash.',
    correct: (span) => ({ span, text: span.file.text.slice(span.start, span.end).replace('/', '') }),
  },
  'aspect-path-no-match': {
    severity: 'error',
    leavesSchema: true,
    message: (p: { key: string; path: string; segment: string; type: string; hint: Advice }) =>
      `"${p.key}" is "${p.path}", and ${p.type} has no "${p.segment}".`,
    fix: (p: { hint: Advice }) => p.hint,
  },
  'aspect-path-type': {
    severity: 'error',
    leavesSchema: true,
    message: (p: { key: string; path: string; expected: string; found: string }) =>
      `"${p.key}" must lead to ${p.expected}, and "${p.path}" leads to ${p.found}.`,
    fix: 'Correct the path, or remove it.',
  },

  // Secrets
  'secret-exposed': {
    severity: 'error',
    message: (p: { name: string; secret: string; aspect: string }) =>
      `@${p.name} would show the secret "${p.secret}" of "${p.aspect}".`,
    fix: 'Remove one of the two: a secret has no search field, edge or statistic.',
  },
  'secret-in-key': {
    severity: 'error',
    message: (p: { field: string; aspect: string }) =>
      `The field "${p.field}" of the key aspect "${p.aspect}" is part of URNs, so it cannot be secret.`,
    fix: 'Use a random text or a hash as the key, and keep the secret in another aspect.',
  },

  // Aspects and time series
  'invalid-aspect-name': {
    severity: 'error',
    message: (p: { name: string }) => `"${p.name}" cannot be the name of an aspect.`,
    fix: 'Use a letter followed by letters, digits and underscores.',
  },
  'duplicate-aspect': {
    severity: 'error',
    message: (p: { name: string; first: string }) => `The aspect "${p.name}" is already declared at ${p.first}.`,
    fix: 'Give one of the two another name.',
  },
  'render-key-unknown': {
    severity: 'warning',
    message: (p: { key: string; type: string; hint: Advice }) =>
      `"${p.type}" has no field "${p.key}": "renderSpec" shows the whole aspect.`,
    fix: (p: { hint: Advice }) => p.hint,
  },
  'timestamp-missing': {
    severity: 'error',
    leavesSchema: true,
    message: (p: { aspect: string }) =>
      `The time series aspect "${p.aspect}" has no required field "timestampMillis" of type long.`,
    fix: 'Include com.linkedin.timeseries.TimeseriesAspectBase, or declare the field.',
  },
  'timeseries-in-array': {
    severity: 'error',
    leavesSchema: true,
    message: (p: { field: string }) =>
      `The time series field "${p.field}" is inside an array, so it has several values at one time.`,
    fix: 'Put @TimeseriesFieldCollection = { "key": … } on the array.',
  },
  'timeseries-aggregation-idle': {
    severity: 'warning',
    message: () => '"aggregationType" has no effect here: a query for statistics says how values are aggregated.',
    fix: 'Remove it, or keep it for other readers of the models.',
  },
  'timeseries-name-clash': {
    severity: 'error',
    leavesSchema: true,
    message: (p: { name: string; aspect: string; path: string }) =>
      `The time series field "${p.name}" of "${p.aspect}" is already taken by the one at ${p.path}.`,
    fix: 'Give it a unique "name".',
  },
  'collection-not-array': {
    severity: 'error',
    leavesSchema: true,
    message: (p: { type: string }) => `@TimeseriesFieldCollection requires an array, found ${p.type}.`,
    fix: 'Use @TimeseriesField for a single value.',
  },
  'collection-key-unknown': {
    severity: 'error',
    leavesSchema: true,
    message: (p: { key: string; type: string; hint: Advice }) =>
      `"${p.type}" has no field "${p.key}" to identify its items.`,
    fix: (p: { hint: Advice }) => p.hint,
  },
} as const satisfies DiagnosticFamily;

/** The text with a capital first letter, where it is one. */
function sentence(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
