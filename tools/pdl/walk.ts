import { assertNever } from '../invariant.js';
import type { Document, TypeNode } from './syntax.js';

/** Call `visit` for every type node of a file, outer ones first, in written order. */
export function walkTypes(document: Document, visit: (node: TypeNode) => void): void {
  if (document.declaration !== undefined) walkType(document.declaration, visit);
}

function walkType(node: TypeNode, visit: (node: TypeNode) => void): void {
  visit(node);
  for (const part of partsOf(node)) walkType(part, visit);
}

const NO_PARTS: readonly TypeNode[] = [];

/** The types written directly inside this one, in written order. */
export function partsOf(node: TypeNode): readonly TypeNode[] {
  switch (node.kind) {
    case 'array':
      return [node.items];
    case 'map':
      return [node.values];
    case 'union':
      return node.members.map((member) => member.type);
    case 'typeref':
      return [node.type];
    case 'record': {
      const fields = node.fields.map((field) => field.type);
      if (node.includes === undefined) return fields;
      const { position, types } = node.includes;
      return position === 'before' ? [...types, ...fields] : [...fields, ...types];
    }
    case 'primitive':
    case 'reference':
    case 'enum':
    case 'fixed':
    case 'missing':
      return NO_PARTS;
    default:
      return assertNever(node, 'type');
  }
}
