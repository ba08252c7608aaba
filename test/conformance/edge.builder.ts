import { InvariantError } from '../../src/kernel/assert-never.js';
import type { Urn } from '../../src/kernel/urn.js';
import { parseUrn } from '../../src/kernel/urn.js';
import type { Edge, EdgeChange, EdgeSet } from '../../src/lineage/edge-store.port.js';
import type { Position } from '../../src/change-log/position.js';

/** A URN for a short name. */
export function urn(name: string): Urn {
  const made = parseUrn(`urn:li:tag:${name}`);
  if (made === undefined) throw new InvariantError(`${name} makes no URN`);
  return made;
}

export function positionAt(seq: number): Position {
  return { storeId: 'store', seq };
}

/** An edge between the URNs of two short names that is no lineage and of which nothing else is known. */
export function edge(source: string, destination: string, type = 'T'): Edge {
  return {
    source: urn(source),
    type,
    destination: urn(destination),
    lineage: 'none',
    createdOn: undefined,
    createdActor: undefined,
    updatedOn: undefined,
    updatedActor: undefined,
    properties: undefined,
  };
}

export function setOf(set: EdgeSet): EdgeChange {
  return { kind: 'set', ...set };
}

export function edgeSet(owner: string, edges: readonly Edge[], aspect = 'aspect'): EdgeSet {
  return { owner: urn(owner), aspect, edges };
}
