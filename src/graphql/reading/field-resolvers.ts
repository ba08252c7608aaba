import type { Binding, Computed } from '../../../generated/service/graphql/binding.js';
import type { RelationshipsInput } from '../../../generated/service/graphql/arguments.js';
import { ReadVersionQuery } from '../../aspects/index.js';
import { assertNever, InvariantError } from '../../kernel/assert-never.js';
import { failures } from '../../kernel/failures.js';
import { inTurns } from '../../kernel/in-turns.js';
import { readWideJson } from '../../kernel/exact-json.js';
import { durationOf } from './time-window.js';
import { isMembers, type Members, ownMember } from '../../kernel/members.js';
import { ownerOf, valueContext, type FieldResolver, type Node } from './field-resolver.js';
import type { GraphqlEntity } from './nodes.js';
import { lineage } from './lineage-field.js';
import { lookupField } from './lookup-field.js';
import { pointsField } from './points-field.js';
import type { RequestScope } from './request-scope.js';
import { sourceReader, walk } from './source-reader.js';
import { recordNode, valueReader, type ValueReader } from './value-reader.js';

const DEFAULT_EDGES = 100;
/** Work of making an entity of an edge. */
const EDGE_UNITS = 3;

/** The resolver of a field, built once from its binding. */
export function fieldResolver(binding: Binding): FieldResolver {
  switch (binding.kind) {
    case 'value':
      return valueField(binding);
    case 'version':
      return versionField(binding.aspect, binding.type);
    case 'timeseries':
      return pointsField(binding.aspect, binding.type);
    case 'computed':
      return computedField(binding.what);
    default:
      return lookupField(binding);
  }
}

/** The member of a record under the field's own name. */
export function memberField(name: string): FieldResolver {
  return (node) => (node.kind === 'record' ? ownMember(node.value, name) : undefined);
}

function valueField({ sources, output, fallback }: Extract<Binding, { readonly kind: 'value' }>): FieldResolver {
  const read = valueReader(output);
  const [only] = sources;
  if (sources.length === 1 && only?.from === 'record') return memberPathField(only.steps, read, fallback);
  const pick = sources.map(sourceReader);
  return async (node, _args, scope) => {
    const at = valueContext(node, scope);
    for (const source of pick) {
      const raw = await source(node, scope);
      const value = raw === undefined || raw === null ? undefined : read(raw, at);
      if (value !== undefined) return value;
    }
    return fallback === undefined ? undefined : read(fallback, at);
  };
}

/** Most fields: what is asked is in the record at hand, so there is nothing to wait for. */
function memberPathField(steps: readonly string[], read: ValueReader, fallback: unknown): FieldResolver {
  return (node, _args, scope) => {
    const raw = node.kind === 'record' ? walk(node.value, steps) : undefined;
    const at = valueContext(node, scope);
    const value = raw === undefined || raw === null ? undefined : read(raw, at);
    return value === undefined && fallback !== undefined ? read(fallback, at) : value;
  };
}

function versionField(aspect: string, type: string): FieldResolver {
  return async (node, args: { readonly version?: number | null }, scope) => {
    const version = args.version ?? 0;
    const owner = ownerOf(node);
    if (version === 0) {
      const latest = await scope.entities.aspect(owner, aspect);
      return latest === undefined ? undefined : recordNode(type, latest.value, { owner, version });
    }
    const stored = await readVersion(owner, aspect, { version, scope });
    return stored === undefined ? undefined : recordNode(type, stored.value, { owner, version: stored.version });
  };
}

async function readVersion(
  owner: GraphqlEntity,
  aspect: string,
  { version, scope }: { readonly version: number; readonly scope: RequestScope },
): Promise<{ readonly value: Members; readonly version: number } | undefined> {
  try {
    const { row } = await scope.sources.bus.execute(new ReadVersionQuery(owner.urn, aspect, version, scope.context));
    const value = readWideJson(row.json);
    if (!isMembers(value)) throw new InvariantError(`The stored aspect ${aspect} of ${owner.urn} is no object.`);
    return { value, version: row.version };
  } catch (error) {
    if (failures.aspectMissing.is(error)) return undefined;
    throw error;
  }
}

function computedField(what: Computed): FieldResolver {
  switch (what) {
    case 'urn':
      return (node) => ownerOf(node).urn;
    case 'type':
      return (node) => ownerOf(node).symbol;
    case 'exists':
      return (node, _args, scope) => scope.entities.exists(ownerOf(node));
    case 'lastIngested':
      return (node, _args, scope) => scope.entities.lastIngested(ownerOf(node));
    case 'relationships':
      return relationships;
    case 'lineage':
      return lineage;
    case 'associatedUrn':
      return (node) => ownerOf(node).urn;
    case 'aspectVersion':
      return (node) => (node.kind === 'record' ? node.version : undefined);
    case 'durationMillis':
      return (node) => (node.kind === 'record' ? durationOf(node.value) : undefined);
    case 'present':
      return () => true;
    default:
      return assertNever(what, 'computed field');
  }
}

async function relationships(
  node: Node,
  { input }: { readonly input: RelationshipsInput },
  scope: RequestScope,
): Promise<object> {
  const { direction, types } = input;
  const page = { start: input.start ?? 0, count: input.count ?? DEFAULT_EDGES };
  const found = await scope.relationships.neighbours(ownerOf(node), { direction, types, page });
  const edges: object[] = [];
  await inTurns(found.items, { work: scope.context.work, units: EDGE_UNITS }, ({ type, urn, edge }) => {
    const { createdOn: time, createdActor: actor } = edge;
    const created = time === undefined && actor === undefined ? undefined : { time, actor };
    edges.push({ type, direction, entity: scope.nodes.find(urn), created });
  });
  return {
    start: page.start,
    count: found.items.length,
    total: found.total,
    relationships: edges,
  };
}
