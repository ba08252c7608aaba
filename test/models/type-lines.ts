import { typeText } from '../../tools/model/type-text.js';
import type { Annotations, Field, ModelValue, NamedType } from '../../tools/model/catalog-model.js';

/** Text that needs no quotation marks. */
const BARE = /^[A-Za-z_./*$][\w./*$:-]*$/;
const KEYWORDS = new Set(['false', 'null', 'true']);

/**
 * Named types in the notation of `established-types.txt`: a line for each type and, indented below a record, one for
 * each field that it declares itself. Full names are without `com.linkedin.`; documentation, the text of `@deprecated`
 * and instructions to the linter are left out; keys of annotations are sorted.
 */
export function typeLines(types: readonly NamedType[]): readonly string[] {
  return types.flatMap((type) => {
    const head = `${type.kind} ${short(type.fqn)}${bodyOf(type)}${annotationText(type.annotations)}`;
    if (type.kind !== 'record') return [head];
    return [head, ...type.fields.filter((field) => field.declaredIn === type.fqn).map(fieldLine)];
  });
}

/** A full name, or a text that contains some, without their common prefix. */
export function short(text: string): string {
  return text.replaceAll('com.linkedin.', '');
}

/** JSON with bare words, sorted keys, and a space after each comma and colon. */
export function valueText(value: ModelValue): string {
  if (typeof value === 'string') return wordText(value);
  if (typeof value !== 'object' || value === null) return String(value);
  if (isList(value)) return `[${value.map(valueText).join(', ')}]`;
  const entries = Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1));
  return `{${entries.map(([key, item]) => `${wordText(key)}: ${valueText(item)}`).join(', ')}}`;
}

/** The bare text where it is unambiguous, else a JSON string. */
export function wordText(text: string): string {
  return BARE.test(text) && !KEYWORDS.has(text) ? text : JSON.stringify(text);
}

function bodyOf(type: NamedType): string {
  switch (type.kind) {
    case 'record':
      return type.includes.length === 0 ? '' : ` includes ${type.includes.map(short).join(', ')}`;
    case 'enum':
      return `: ${type.symbols.map(({ name }) => name).join(' ')}`;
    case 'typeref':
      return ` = ${short(typeText(type.ref))}`;
    case 'fixed':
      return ` ${String(type.size)}`;
  }
}

function fieldLine({ name, type, presence, default: value, annotations }: Field): string {
  const optional = presence === 'optional' ? 'optional ' : '';
  const standard = value === undefined ? '' : ` = ${valueText(value)}`;
  return `  ${name}: ${optional}${short(typeText(type))}${standard}${annotationText(annotations)}`;
}

function annotationText(annotations: Annotations): string {
  return Object.entries(annotations)
    .filter(([name]) => name !== 'lint')
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([name, value]) => (name === 'deprecated' || value === true ? ` @${name}` : ` @${name} ${valueText(value)}`))
    .join('');
}

function isList(value: object): value is readonly ModelValue[] {
  return Array.isArray(value);
}
