import type { Span } from '../source/span.js';
import type { Annotation, Name, ObjectEntry, ObjectValue, Value } from './syntax.js';

/** An annotation that cannot be merged with those before it. Its value is not in the merged tree. */
export interface AnnotationConflict {
  /** `defined`: the same key has a value already; `through-value`: a parent key is not an object. */
  readonly kind: 'defined' | 'through-value';
  /** Dotted key of the conflicting annotation. */
  readonly path: string;
  /** Dotted key of the earlier value; equal to `path` for `defined`. */
  readonly parent: string;
  readonly span: Span;
  /** Where `parent` got its value. */
  readonly first: Span;
}

export interface MergedAnnotations {
  /** Keys in order of first appearance; the span of an entry is where its key was first given. */
  readonly entries: readonly ObjectEntry[];
  readonly conflicts: readonly AnnotationConflict[];
}

/**
 * One tree from annotations in written order: `@A = {"x": 1}` and `@A.y = 2` give `A: {x: 1, y: 2}`. An object may be
 * extended by dotted keys after it, never before it.
 */
export function mergeAnnotations(annotations: readonly Annotation[]): MergedAnnotations {
  if (annotations.length === 0) return NOTHING;
  const root = new Map<string, Branch>();
  const conflicts: AnnotationConflict[] = [];
  for (const annotation of annotations) {
    const conflict = insert(root, annotation);
    if (conflict !== undefined) conflicts.push(conflict);
  }
  return { entries: entriesOf(root), conflicts };
}

const NOTHING: MergedAnnotations = { entries: [], conflicts: [] };

/** A key under construction: an object that may still grow, or a finished value. */
interface Branch {
  readonly key: Name;
  readonly span: Span;
  readonly value: Value | undefined;
  readonly children: Map<string, Branch> | undefined;
}

function insert(root: Map<string, Branch>, annotation: Annotation): AnnotationConflict | undefined {
  let level = root;
  for (const [index, key] of annotation.path.entries()) {
    const isLast = index === annotation.path.length - 1;
    const existing = level.get(key.text);
    if (existing === undefined) {
      const branch = isLast ? branchOf(key, annotation.value, annotation.span) : emptyBranch(key, annotation.span);
      level.set(key.text, branch);
      level = branch.children ?? level;
    } else if (isLast || existing.children === undefined) {
      return conflictOf(annotation, index, existing.span);
    } else {
      level = existing.children;
    }
  }
  return undefined;
}

function emptyBranch(key: Name, span: Span): Branch {
  return { key, span, value: undefined, children: new Map() };
}

function branchOf(key: Name, value: Value, span: Span): Branch {
  if (value.kind !== 'object') return { key, span, value, children: undefined };
  const children = new Map(
    value.entries.map((entry) => [entry.key.text, branchOf(entry.key, entry.value, entry.span)]),
  );
  return { key, span, value, children };
}

function conflictOf(annotation: Annotation, index: number, first: Span): AnnotationConflict {
  const path = annotation.path.map((segment) => segment.text);
  const isLast = index === path.length - 1;
  return {
    kind: isLast ? 'defined' : 'through-value',
    path: path.join('.'),
    parent: path.slice(0, index + 1).join('.'),
    span: annotation.span,
    first,
  };
}

function entriesOf(level: ReadonlyMap<string, Branch>): readonly ObjectEntry[] {
  return [...level.values()].map((branch) => ({ key: branch.key, value: valueOf(branch), span: branch.span }));
}

function valueOf(branch: Branch): Value {
  if (branch.children === undefined && branch.value !== undefined) return branch.value;
  const span = branch.value?.span ?? branch.span;
  const object: ObjectValue = {
    kind: 'object',
    entries: entriesOf(branch.children ?? new Map<string, Branch>()),
    span,
  };
  return object;
}
