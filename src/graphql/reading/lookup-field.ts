import type { LookupBinding, PointCount, Source } from '../../../generated/service/graphql/binding.js';
import { assertNever } from '../../kernel/assert-never.js';
import type { Filter } from '../../kernel/filter.js';
import { isMembers } from '../../kernel/members.js';
import { CountPointsQuery } from '../../timeseries/index.js';
import { ownerOf, type FieldResolver } from './field-resolver.js';
import { foundEntities, foundResults } from './found-fields.js';
import type { GraphqlEntity } from './nodes.js';
import { DEFAULT_POINTS, type PointArgs, pointFilter, pointNodes } from './points-field.js';
import type { RequestScope } from './request-scope.js';
import { sourceReader } from './source-reader.js';
import { usageField } from './usage-field.js';

/** Entries of a list that says nothing about its size. */
const DEFAULT_COUNT = 20;

interface PageArgs {
  readonly start?: number | null;
  readonly count?: number | null;
}

/** The resolver of a field that looks up what its entity has not stored itself. */
export function lookupField(binding: LookupBinding): FieldResolver {
  switch (binding.kind) {
    case 'ancestors':
      return ancestors(binding.sources, binding.items);
    case 'edges':
      return edges(binding.relationship, binding.items);
    case 'results':
      return (node, { input }: { readonly input?: object | null }, scope) =>
        foundResults(ownerOf(node).urn, binding.field, { ...input }, scope);
    case 'found':
      return (node, args: PageArgs, scope) => foundEntities(ownerOf(node).urn, binding, pageOf(args), scope);
    case 'counted':
      return countedPoints(binding);
    case 'usage':
      return usageField(binding);
    default:
      return assertNever(binding, 'lookup');
  }
}

function pageOf({ start, count }: PageArgs) {
  return { start: start ?? 0, count: count ?? DEFAULT_COUNT };
}

/** One level after the other, for all entities of a page at once; what lies in itself ends the way. */
function ancestors(sources: readonly Source[], items: string): FieldResolver {
  const readers = sources.map(sourceReader);
  const above = async (node: GraphqlEntity, scope: RequestScope): Promise<GraphqlEntity | undefined> => {
    for (const read of readers) {
      const urn: unknown = await read(node, scope);
      if (typeof urn === 'string') return scope.nodes.find(urn);
    }
    return undefined;
  };
  return async (node, _args, scope) => {
    const start = ownerOf(node);
    const found = new Set<GraphqlEntity>();
    for (let at = await above(start, scope); at !== undefined; at = await above(at, scope)) {
      if (at.urn === start.urn || found.has(at)) break;
      found.add(at);
    }
    return { count: found.size, [items]: [...found] };
  };
}

function edges(relationship: string, items: string): FieldResolver {
  return async (node, args: PageArgs, scope) => {
    const page = pageOf(args);
    const criteria = { direction: 'INCOMING', types: [relationship], page } as const;
    const found = await scope.relationships.neighbours(ownerOf(node), criteria);
    const entities = found.items.flatMap(({ urn }) => scope.nodes.find(urn) ?? []);
    return { start: page.start, count: entities.length, total: found.total, [items]: entities };
  };
}

function countedPoints(binding: Extract<LookupBinding, { readonly kind: 'counted' }>): FieldResolver {
  const { aspect, counts, items, members, type } = binding;
  const counted = counts.map(({ path, value }) => equal(path, value));
  return async (node, args: PointArgs, scope) => {
    const owner = ownerOf(node);
    const asked = members.flatMap((member) => valueOf(args, member));
    const criteria = {
      ...{ urn: owner.urn, aspect, counted, limit: args.limit ?? DEFAULT_POINTS },
      ...{ startTime: args.startTimeMillis ?? undefined, endTime: args.endTimeMillis ?? undefined },
      filter: withConditions(pointFilter(args.filter ?? undefined), asked),
    };
    const {
      points,
      total,
      counts: numbers,
    } = await scope.sources.bus.execute(new CountPointsQuery(criteria, scope.context));
    const named = counts.map(({ name }: PointCount, at): [string, number] => [name, numbers[at] ?? 0]);
    return { total, ...Object.fromEntries(named), [items]: await pointNodes(points, { owner, type }, scope) };
  };
}

/** The condition that callers state by an argument of the name of a member. */
function valueOf(args: object, member: string): Filter['or'][number]['and'] {
  const value: unknown = isMembers(args) ? args[member] : undefined;
  return typeof value === 'string' ? (equal(member, value).or[0]?.and ?? []) : [];
}

function equal(field: string, value: string): Filter {
  return { or: [{ and: [{ field, condition: 'EQUAL', values: [value], negated: false }] }] };
}

function withConditions({ or }: Filter, more: Filter['or'][number]['and']): Filter {
  if (more.length === 0) return { or };
  const branches = or.length === 0 ? [{ and: [] }] : or;
  return { or: branches.map(({ and }) => ({ and: [...and, ...more] })) };
}
