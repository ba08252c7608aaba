import { assertNever } from '../invariant.js';
import type { Document, RecordNode, TypeNode } from './syntax.js';

/** Call `visit` for every type node of a file, outer ones first, in written order. */
export function walkTypes(document: Document, visit: (node: TypeNode) => void): void {
  for (const node of declarationsOf(document)) walkType(node, visit);
}

/** The top-level declarations of a file, in written order. */
export function declarationsOf({ declaration, further }: Document): Document['further'] {
  return declaration === undefined ? further : [declaration, ...further];
}

function walkType(node: TypeNode, visit: (node: TypeNode) => void): void {
  visit(node);
  for (const part of partsOf(node)) walkType(part, visit);
}

const NO_PARTS: readonly TypeNode[] = [];

/** The types directly inside this one, in written order. */
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
    case 'record':
      return partsOfRecord(node);
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

function partsOfRecord(node: RecordNode): readonly TypeNode[] {
  const fields = node.fields.map((field) => field.type);
  if (node.includes === undefined) return fields;
  const { position, types } = node.includes;
  return position === 'before' ? [...types, ...fields] : [...fields, ...types];
}
