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
  /** Tags and terms, each once: those of the source first. */
  readonly refers: readonly ColumnReference[];
}

/** A tag or a term of a column. `by`: whether its source says it, or people, who may take it away again. */
export interface ColumnReference {
  readonly urn: string;
  readonly by: 'people' | 'source';
}

/** Rows of the columns of a schema, with what people said of them. */
export function columnRows(schema: JsonObject, edited: unknown): readonly ColumnRow[] {
  const edits = new Map(listAt(edited, 'editableSchemaFieldInfo').map((edit) => [textAt(edit, 'fieldPath'), edit]));
  const fields = listAt(schema, 'fields');
  const paths = new Set(fields.map((field) => namesIn(textAt(field, 'fieldPath')).join('.')));
  return fields.map((field) => {
    const path = textAt(field, 'fieldPath');
    const steps = namesIn(path);
    const depth = depthOf(steps, paths);
    const edit = edits.get(path);
    // Connectors may say of a column what people do, under a shorter path. Edits refer to the path of the schema.
    const shorter = edits.get(steps.join('.'));
    return {
      path,
      name: steps.slice(depth).join('.'),
      depth,
      type: textAt(field, 'nativeDataType') || textAt(field, 'type'),
      isNullable: field['nullable'] === true,
      isKey: field['isPartOfKey'] === true,
      description: textAt(edit, 'description') || textAt(shorter, 'description') || textAt(field, 'description'),
      refers: references([field, shorter === edit ? undefined : shorter], edit),
    };
  });
}

/** How many names of a path have a row of their own above; those that have none stay in the name of the column. */
function depthOf(steps: readonly string[], paths: ReadonlySet<string>): number {
  let depth = steps.length - 1;
  while (depth > 0 && !paths.has(steps.slice(0, depth).join('.'))) depth--;
  return depth;
}

/** Names of a path: the second form of paths has types and a version in brackets between them. */
export function namesIn(path: string): readonly string[] {
  const isTyped = path.startsWith('[version=');
  const steps = isTyped ? (path.match(/\[[^\]]*\]|[^.[\]]+/g) ?? []) : path.split('.');
  const names = steps.filter((step) => !isTyped || !step.startsWith('['));
  return names.length === 0 ? [path] : names;
}

function references(sources: readonly unknown[], edit: unknown): readonly ColumnReference[] {
  const ofSource = new Set(sources.flatMap(referred));
  const ofPeople = referred(edit).filter((urn) => !ofSource.has(urn));
  return [
    ...[...ofSource].map((urn) => ({ urn, by: 'source' }) as const),
    ...ofPeople.map((urn) => ({ urn, by: 'people' }) as const),
  ];
}

function referred(from: unknown): readonly string[] {
  if (!isObject(from)) return [];
  return [
    ...listAt(from['globalTags'], 'tags').map((item) => textAt(item, 'tag')),
    ...listAt(from['glossaryTerms'], 'terms').map((item) => textAt(item, 'urn')),
  ];
}
