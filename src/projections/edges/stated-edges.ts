/**
 * Edges that an aspect states: takes the aspect's value and its specification, gives edges.
 * Reads no store; strings that are no URNs state nothing.
 */
import type { AspectSpec, ModelPath, RelationshipSpec } from '../../../generated/service/registry/model.js';
import type { Urn } from '../../kernel/urn.js';
import { parseUrn } from '../../kernel/urn.js';
import type { Edge } from '../../lineage/edge-store.port.js';
import { columnEdges } from './column-edges.js';
import type { Keys } from '../../registry/leaf-walk.js';
import { valueBeside, visitLeaves } from '../../registry/leaf-walk.js';

/** Every edge once, in order of the specification, then of the aspect. */
export function statedEdges(source: Urn, spec: AspectSpec, value: unknown): readonly Edge[] {
  const edges = new DistinctEdges();
  for (const relationship of spec.relationships) {
    visitLeaves(value, relationship.path, (leaf, keys) => {
      const destination = parseUrn(leaf);
      if (destination !== undefined) edges.add(edgeOf(source, destination, relationship, { value, keys }));
    });
  }
  for (const edge of columnEdges(source, spec, value)) edges.add(edge);
  return edges.all;
}

/** Edges that are compared one by one; among more of them they are looked up. */
const FEW = 16;

/** Edges in the order in which they come, the first of those with the same ends and type. */
class DistinctEdges {
  readonly all: Edge[] = [];
  private keys: Set<string> | undefined;

  add(edge: Edge): void {
    if (this.isNew(edge)) this.all.push(edge);
  }

  private isNew(edge: Edge): boolean {
    if (this.all.length < FEW) return !this.all.some((other) => isSameEdge(other, edge));
    this.keys ??= new Set(this.all.map(keyOf));
    const { size } = this.keys;
    return this.keys.add(keyOf(edge)).size > size;
  }
}

function isSameEdge(a: Edge, b: Edge): boolean {
  return a.destination === b.destination && a.type === b.type && a.source === b.source;
}

function keyOf({ source, type, destination }: Edge): string {
  return `${source}\n${type}\n${destination}`;
}

interface LeafContext {
  readonly value: unknown;
  readonly keys: Keys;
}

function edgeOf(source: Urn, destination: Urn, spec: RelationshipSpec, place: LeafContext): Edge {
  return {
    source,
    type: spec.name,
    destination,
    lineage: spec.lineage ? spec.direction : 'none',
    createdOn: timeAt(place, spec.createdOn),
    createdActor: textAt(place, spec.createdActor),
    updatedOn: timeAt(place, spec.updatedOn),
    updatedActor: textAt(place, spec.updatedActor),
    properties: textsAt(place, spec.properties),
  };
}

/**
 * A time of zero is the default of a stamp that nobody set. One beyond the integers that a number can be becomes the
 * greatest of them: an index would take it, and could not read it again.
 */
function timeAt({ value, keys }: LeafContext, path: ModelPath | undefined): number | undefined {
  const found = path === undefined ? undefined : valueBeside(value, path, keys);
  return typeof found === 'number' && found > 0 ? Math.min(found, Number.MAX_SAFE_INTEGER) : undefined;
}

function textAt({ value, keys }: LeafContext, path: ModelPath | undefined): string | undefined {
  const found = path === undefined ? undefined : valueBeside(value, path, keys);
  return typeof found === 'string' ? found : undefined;
}

function textsAt(
  { value, keys }: LeafContext,
  path: ModelPath | undefined,
): Readonly<Record<string, string>> | undefined {
  const found = path === undefined ? undefined : valueBeside(value, path, keys);
  if (typeof found !== 'object' || found === null) return undefined;
  const texts = Object.entries(found).filter((entry): entry is [string, string] => typeof entry[1] === 'string');
  return texts.length === 0 ? undefined : Object.fromEntries(texts);
}
