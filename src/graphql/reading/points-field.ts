import type { FilterInput } from '../../../generated/service/graphql/arguments.js';
import { InvariantError } from '../../kernel/assert-never.js';
import { NO_FILTER, type Filter } from '../../kernel/filter.js';
import { readWideJson } from '../../kernel/exact-json.js';
import { inTurns } from '../../kernel/in-turns.js';
import { isMembers } from '../../kernel/members.js';
import { memberFilter, type TimeseriesPoint } from '../../timeseries/index.js';
import { ownerOf, type FieldResolver } from './field-resolver.js';
import type { GraphqlEntity, GraphqlRecord } from './nodes.js';
import type { RequestScope } from './request-scope.js';
import { recordNode } from './value-reader.js';

/** Arguments of fields of points. */
export interface PointArgs {
  readonly startTimeMillis?: number | null;
  readonly endTimeMillis?: number | null;
  readonly filter?: FilterInput | null;
  readonly limit?: number | null;
}

/** Points that a field answers unless its caller says otherwise. */
export const DEFAULT_POINTS = 10;
/** Work of making a point known to GraphQL. */
const POINT_UNITS = 3;

/** Points of a time-series aspect, newest first. */
export function pointsField(aspect: string, type: string): FieldResolver {
  return async (node, args: PointArgs, scope) => {
    const owner = ownerOf(node);
    const points = await scope.points.points(owner, {
      aspect,
      startTime: args.startTimeMillis ?? undefined,
      endTime: args.endTimeMillis ?? undefined,
      filter: pointFilter(args.filter ?? undefined),
      limit: args.limit ?? DEFAULT_POINTS,
    });
    return pointNodes(points, { owner, type }, scope);
  };
}

/** The points as objects of the type. */
export async function pointNodes(
  points: readonly TimeseriesPoint[],
  { owner, type }: { readonly owner: GraphqlEntity; readonly type: string },
  scope: RequestScope,
): Promise<readonly GraphqlRecord[]> {
  const nodes: GraphqlRecord[] = [];
  await inTurns(points, { work: scope.context.work, units: POINT_UNITS }, ({ json, urn }) => {
    const value = readWideJson(json);
    if (!isMembers(value)) throw new InvariantError(`A stored point of ${type} of ${urn} is no object.`);
    nodes.push(recordNode(type, value, { owner, version: 0 }));
  });
  return nodes;
}

/** The argument `filter` of fields of points. */
export function pointFilter(input: FilterInput | undefined): Filter {
  if (input === undefined || input.and.length === 0) return NO_FILTER;
  // eslint-disable-next-line @typescript-eslint/no-deprecated -- what callers should no longer send is still understood
  const and = input.and.map(({ field, value, values, condition, negated }) => ({
    field,
    value: value ?? '',
    values: values ?? [],
    condition: condition ?? ('EQUAL' as const),
    negated: negated ?? false,
  }));
  return memberFilter({ or: [{ and }] });
}
