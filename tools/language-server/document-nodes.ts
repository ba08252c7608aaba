import type { Annotation, Document, FieldNode, TypeNode } from '../pdl/syntax.js';
import { walkTypes } from '../pdl/walk.js';
import type { Span } from '../source/span.js';

/** The field whose name is at an offset. */
export function fieldAt(document: Document, offset: number): FieldNode | undefined {
  return fieldsOf(document).find(({ name }) => contains(name.span, offset));
}

/** The innermost field that an offset is in, its annotations included. */
export function fieldAround(document: Document, offset: number): FieldNode | undefined {
  return fieldsOf(document)
    .filter(({ span }) => contains(span, offset))
    .at(-1);
}

/** The annotation that an offset is in, of whatever it annotates. */
export function annotationAround(document: Document, offset: number): Annotation | undefined {
  let found: Annotation | undefined;
  walkTypes(document, (node) => {
    found ??= annotationsOf(node).find(({ span }) => contains(span, offset));
  });
  return found;
}

/** Annotations of a node and of its fields, members or symbols. */
export function annotationsOf(node: TypeNode): readonly Annotation[] {
  const own = 'annotations' in node ? node.annotations : [];
  switch (node.kind) {
    case 'record':
      return [...own, ...node.fields.flatMap(({ annotations }) => annotations)];
    case 'enum':
      return [...own, ...node.symbols.flatMap(({ annotations }) => annotations)];
    case 'union':
      return [...own, ...node.members.flatMap(({ annotations }) => annotations)];
    default:
      return own;
  }
}

/** Whether the offset is in the span or at its end, where a cursor behind a name is. */
export function contains({ start, end }: Span, offset: number): boolean {
  return start <= offset && offset <= end;
}

/** Outer ones first. */
function fieldsOf(document: Document): readonly FieldNode[] {
  const fields: FieldNode[] = [];
  walkTypes(document, (node) => {
    if (node.kind === 'record') fields.push(...node.fields);
  });
  return fields;
}
