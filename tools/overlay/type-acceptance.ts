import { assertNever } from '../invariant.js';
import type { EnumNode, FieldNode, RecordNode, TypeNode, UnionNode } from '../pdl/syntax.js';
import type { Declared } from '../resolve/names/type-index.js';
import type { DeclarationGraph } from './declaration-graph.js';

/** A declaration with the graph that knows what its names stand for. */
export interface Side {
  readonly graph: DeclarationGraph;
  readonly declared: Declared;
}

/**
 * Whether every value of `narrow` is a value of `wide`. Types inside are compared by name: each name is a question of
 * its own. Annotations, docs and the order of fields do not matter.
 */
export function accepts(wide: Side, narrow: Side): boolean {
  const [w, n] = [wide.declared.node, narrow.declared.node];
  switch (n.kind) {
    case 'record':
      return w.kind === 'record' && acceptsFields(fieldsOf(w, wide.graph), fieldsOf(n, narrow.graph));
    case 'enum':
      return w.kind === 'enum' && isSubset(symbolsOf(n), symbolsOf(w));
    case 'fixed':
      return w.kind === 'fixed' && w.size === n.size;
    case 'typeref':
      if (w.kind !== 'typeref') return false;
      if (w.type.kind === 'union' && n.type.kind === 'union') {
        return isSubset(membersOf(n.type, narrow.graph), membersOf(w.type, wide.graph));
      }
      return typeText(w.type, wide.graph) === typeText(n.type, narrow.graph);
    default:
      return assertNever(n, 'declaration');
  }
}

interface FieldSignature {
  readonly type: string;
  readonly mayBeAbsent: boolean;
}

type Fields = ReadonlyMap<string, FieldSignature>;

function acceptsFields(wide: Fields, narrow: Fields): boolean {
  const holds = [...narrow].every(([name, field]) => {
    const counterpart = wide.get(name);
    return counterpart?.type === field.type && (counterpart.mayBeAbsent || !field.mayBeAbsent);
  });
  return holds && [...wide].every(([name, field]) => narrow.has(name) || field.mayBeAbsent);
}

function fieldsOf(node: RecordNode, graph: DeclarationGraph, within: readonly RecordNode[] = []): Fields {
  const included = (node.includes?.types ?? []).flatMap((type) => {
    const target = graph.declared(graph.nameOf(type) ?? '')?.node;
    const enters = target?.kind === 'record' && !within.includes(target);
    return enters ? [...fieldsOf(target, graph, [...within, node])] : [];
  });
  return new Map([...included, ...node.fields.map((field) => shapeOf(field, graph))]);
}

function shapeOf(
  { name, type, optional, default: fallback }: FieldNode,
  graph: DeclarationGraph,
): [string, FieldSignature] {
  return [name.text, { type: typeText(type, graph), mayBeAbsent: optional || fallback !== undefined }];
}

function typeText(node: TypeNode, graph: DeclarationGraph): string {
  switch (node.kind) {
    case 'primitive':
      return node.name;
    case 'array':
      return `array[${typeText(node.items, graph)}]`;
    case 'map':
      return `map[string, ${typeText(node.values, graph)}]`;
    case 'union':
      return `union[${membersOf(node, graph).join(', ')}]`;
    default:
      return graph.nameOf(node) ?? '?';
  }
}

function membersOf(node: UnionNode, graph: DeclarationGraph): readonly string[] {
  return node.members.map(({ alias, type }) => `${alias?.text ?? ''}: ${typeText(type, graph)}`);
}

function symbolsOf(node: EnumNode): readonly string[] {
  return node.symbols.map((symbol) => symbol.name.text);
}

function isSubset(small: readonly string[], large: readonly string[]): boolean {
  return small.every((item) => large.includes(item));
}
