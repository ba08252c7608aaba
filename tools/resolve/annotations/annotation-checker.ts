import type { Diagnostics } from '../../diagnostics/diagnostics.js';
import type { TypeRef } from '../../model/catalog-model.js';
import type { ObjectEntry, ObjectValue, Value } from '../../pdl/syntax.js';
import {
  ASPECT_KEYS,
  ENTITY_KEYS,
  EVENT_KEYS,
  RELATIONSHIP_KEYS,
  RENDER_KEYS,
  SEARCHABLE_KEYS,
  SEARCH_SCORE_KEYS,
  TIMESERIES_COLLECTION_KEYS,
  TIMESERIES_FIELD_KEYS,
} from './known-annotations.js';
import { type CheckedObject, type KeyRules, objectIn, readObject } from '../yaml/object-reader.js';
import type { PathAnnotation } from './placement.js';

export type RecordAnnotation = 'Aspect' | 'Entity' | 'Event';

/** The keys of each annotation with a meaning for the catalog. */
export const ANNOTATION_RULES: Readonly<Record<PathAnnotation | RecordAnnotation, KeyRules>> = {
  Aspect: ASPECT_KEYS,
  Entity: ENTITY_KEYS,
  Event: EVENT_KEYS,
  Relationship: RELATIONSHIP_KEYS,
  SearchScore: SEARCH_SCORE_KEYS,
  Searchable: SEARCHABLE_KEYS,
  TimeseriesField: TIMESERIES_FIELD_KEYS,
  TimeseriesFieldCollection: TIMESERIES_COLLECTION_KEYS,
};

/** Annotations with a meaning for the catalog, the candidates of suggestions. */
export const MEANINGFUL: readonly string[] = [...Object.keys(ANNOTATION_RULES), 'deprecated', 'secret'];

/**
 * Checks annotation values against their closed key sets, each value once for all aspects that reach it, so that an
 * error is reported once.
 */
export class AnnotationReader {
  private readonly diagnostics: Diagnostics;
  private readonly checkedObjects = new Map<Value, CheckedObject | undefined>();

  constructor(diagnostics: Diagnostics) {
    this.diagnostics = diagnostics;
  }

  /** The checked value, or `undefined` when it is no object, which has been reported. */
  read(name: PathAnnotation | RecordAnnotation, value: Value): CheckedObject | undefined {
    if (this.checkedObjects.has(value)) return this.checkedObjects.get(value);
    if (isBare(value)) this.reportBare(name, value);
    const object = isBare(value) ? undefined : objectIn(value, `@${name}`, this.diagnostics);
    const checked = object && this.readObject(name, object);
    this.checkedObjects.set(value, checked);
    return checked;
  }

  private reportBare(name: PathAnnotation | RecordAnnotation, value: Value): void {
    const keys = Object.entries(ANNOTATION_RULES[name]).filter(([, rule]) => rule.presence === 'required');
    const example = keys.length === 0 ? '{}' : `{ ${keys.map(([key]) => `"${key}": "…"`).join(', ')} }`;
    const params = { what: `@${name}`, expected: `an object such as ${example}`, found: 'no value' };
    this.diagnostics.report('wrong-value', value.span, params);
  }

  private readObject(name: PathAnnotation | RecordAnnotation, object: ObjectValue): CheckedObject {
    const checked = readObject(object, ANNOTATION_RULES[name], `@${name}`, this.diagnostics);
    if (name === 'TimeseriesField' && checked.value('aggregationType') !== undefined) {
      this.diagnostics.report('timeseries-aggregation-idle', checked.spanOf('aggregationType'));
    }
    const render = name === 'Aspect' ? checked.object('renderSpec') : undefined;
    if (render !== undefined) readObject(render, RENDER_KEYS, '"renderSpec" of @Aspect', this.diagnostics);
    return checked;
  }
}

/** Whether an annotation was written without a value, which is read as `true`. */
function isBare({ kind, span }: Value): boolean {
  return kind === 'boolean' && span.file.text.startsWith('@', span.start);
}

export function isPathAnnotation(name: string): name is PathAnnotation {
  return isMeaningful(name) && !isRecordAnnotation(name);
}

export function isRecordAnnotation(name: string): name is RecordAnnotation {
  return name === 'Aspect' || name === 'Entity' || name === 'Event';
}

function isMeaningful(name: string): boolean {
  return Object.hasOwn(ANNOTATION_RULES, name);
}

/** Report `@deprecated` with a value that is neither a string nor absent. */
export function checkDeprecated(entries: readonly ObjectEntry[], diagnostics: Diagnostics): void {
  const value = entries.find((entry) => entry.key.text === 'deprecated')?.value;
  if (value === undefined || value.kind === 'string' || (value.kind === 'boolean' && value.value)) return;
  const found = value.kind === 'boolean' ? 'false' : `a value of kind ${value.kind}`;
  diagnostics.report('wrong-value', value.span, { what: '@deprecated', expected: 'a text, or nothing', found });
}

/** Reason text of `@deprecated`, `true` when it is bare. */
export function deprecationOf(entries: readonly ObjectEntry[]): string | true | undefined {
  const value = entries.find((entry) => entry.key.text === 'deprecated')?.value;
  if (value?.kind === 'string') return value.value;
  return value?.kind === 'boolean' && value.value ? true : undefined;
}

/** Whether a type is a number below its typerefs. */
export function isNumeric(structure: TypeRef): boolean {
  return structure.kind === 'primitive' && ['int', 'long', 'float', 'double'].includes(structure.name);
}
