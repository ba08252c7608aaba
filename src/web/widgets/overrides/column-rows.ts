import { isObject, type JsonObject, listAt, textAt } from '../../shared/json-object.js';

/** A column as its row shows it. `depth`: how many columns it lies in. */
export interface ColumnRow {
  readonly path: string;
  readonly name: string;
  readonly depth: number;
  readonly type: string;
  readonly isNullable: boolean;
  readonly isKey: boolean;
  /** What people wrote, else what the source says. */
  readonly description: string;
  readonly tags: readonly string[];
  readonly terms: readonly string[];
}

/** Rows of the columns of a schema, with what people said of them. */
export function columnRows(schema: JsonObject, edited: unknown): readonly ColumnRow[] {
  const edits = new Map(listAt(edited, 'editableSchemaFieldInfo').map((edit) => [textAt(edit, 'fieldPath'), edit]));
  return listAt(schema, 'fields').map((field) => {
    const path = textAt(field, 'fieldPath');
    const steps = namesIn(path);
    const edit = edits.get(path) ?? edits.get(steps.join('.'));
    return {
      path,
      name: steps.at(-1) ?? path,
      depth: Math.max(0, steps.length - 1),
      type: textAt(field, 'nativeDataType') || textAt(field, 'type'),
      isNullable: field['nullable'] === true,
      isKey: field['isPartOfKey'] === true,
      description: textAt(edit, 'description') || textAt(field, 'description'),
      tags: [...referred(field, 'globalTags', 'tags', 'tag'), ...referred(edit, 'globalTags', 'tags', 'tag')],
      terms: [...referred(field, 'glossaryTerms', 'terms', 'urn'), ...referred(edit, 'glossaryTerms', 'terms', 'urn')],
    };
  });
}

/** Names of a path: the second form of paths has types and a version in brackets between them. */
export function namesIn(path: string): readonly string[] {
  const isTyped = path.startsWith('[version=');
  const steps = isTyped ? (path.match(/\[[^\]]*\]|[^.[\]]+/g) ?? []) : path.split('.');
  const names = steps.filter((step) => !isTyped || !step.startsWith('['));
  return names.length === 0 ? [path] : names;
}

function referred(from: unknown, ...[aspect, list, member]: readonly [string, string, string]): readonly string[] {
  return isObject(from) ? listAt(from[aspect], list).map((item) => textAt(item, member)) : [];
}
