import type { Document, ObjectEntry, Value } from '../pdl/syntax.js';
import { ANNOTATION_RULES, isPathAnnotation, isRecordAnnotation } from '../resolve/annotations/annotation-checker.js';
import { ANNOTATION_DOCS, RENDER_KEYS } from '../resolve/annotations/known-annotations.js';
import { isPath } from '../resolve/annotations/placement.js';
import type { KeyRules } from '../resolve/yaml/object-reader.js';
import type { Span } from '../source/span.js';
import { annotationAround, contains } from './document-nodes.js';

/** An annotation, or a key of one, at a place. */
export interface AnnotationKey {
  /** As it is called: `@Searchable`, `@Searchable.fieldType`. */
  readonly title: string;
  /** Name of the annotation, then the keys that lead to the place; paths into a type are left out. */
  readonly keys: readonly string[];
  readonly span: Span;
}

/** The annotation or key whose name is at an offset. */
export function annotationAt(document: Document, offset: number): AnnotationKey | undefined {
  const annotation = annotationAround(document, offset);
  if (annotation === undefined) return undefined;
  const names = annotation.path.map(({ text }) => text);
  const at = annotation.path.findIndex(({ span }) => contains(span, offset));
  const inPath = annotation.path[at];
  if (inPath !== undefined) return keyOf(names.slice(0, at + 1), inPath.span);
  const entries = entriesTo(annotation.value, offset);
  const last = entries.at(-1);
  if (last === undefined || !contains(last.key.span, offset)) return undefined;
  return keyOf([...names, ...entries.map(({ key }) => key.text).filter((key) => !isPath(key))], last.key.span);
}

/** What the annotation or key is for; empty when nothing is known of it. */
export function annotationDoc({ keys }: Pick<AnnotationKey, 'keys'>): string {
  const [name = '', ...rest] = keys;
  const last = rest.at(-1);
  if (last === undefined) return ANNOTATION_DOCS[name] ?? '';
  const rule = keyRulesOf(keys.slice(0, -1))[last];
  const choices = rule?.choices === undefined ? '' : `One of ${rule.choices.join(', ')}.`;
  return [rule?.doc ?? '', choices].filter((text) => text !== '').join(' ');
}

/** The keys that an annotation, or an object in it, may have; none when it is free. */
export function keyRulesOf([name = '', ...keys]: readonly string[]): KeyRules {
  if (keys.length > 0) return name === 'Aspect' && keys[0] === 'renderSpec' ? RENDER_KEYS : {};
  return isRecordAnnotation(name) || isPathAnnotation(name) ? ANNOTATION_RULES[name] : {};
}

function keyOf(keys: readonly string[], span: Span): AnnotationKey {
  return { title: `@${keys.join('.')}`, keys, span };
}

/** The entries around an offset, the outermost first. */
function entriesTo(value: Value, offset: number): readonly ObjectEntry[] {
  if (value.kind !== 'object') return [];
  const entry = value.entries.find(({ span }) => contains(span, offset));
  return entry === undefined ? [] : [entry, ...entriesTo(entry.value, offset)];
}
