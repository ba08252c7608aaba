import { Controller } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import type { Filter } from '../../kernel/filter.js';
import { asciiJson } from '../../kernel/ascii-json.js';
import type { RpcParameters } from '../../platform/rpc/index.js';
import { RpcMethod } from '../../platform/rpc/index.js';
import { QueryTimeseriesQuery } from './query-timeseries.query.js';

type Parameters = RpcParameters['aspects.getTimeseriesAspectValues'];

@Controller()
export class QueryTimeseriesController {
  constructor(private readonly queries: QueryBus) {}

  @RpcMethod('aspects.getTimeseriesAspectValues')
  async query(parameters: Parameters): Promise<object> {
    const { urn, entity, aspect, startTimeMillis, endTimeMillis, limit, latestValue, filter, sort } = parameters;
    const points = await this.queries.execute(
      new QueryTimeseriesQuery({
        urn,
        entityType: entity,
        aspect,
        startTime: startTimeMillis,
        endTime: endTimeMillis,
        filter: memberFilter(filter),
        sort,
        limit,
      }),
    );
    return {
      entityName: entity,
      aspectName: aspect,
      ...(startTimeMillis === undefined ? {} : { startTimeMillis }),
      ...(endTimeMillis === undefined ? {} : { endTimeMillis }),
      limit: latestValue ? 1 : limit,
      values: points.map((point) => ({
        aspect: { value: asciiJson(point.json), contentType: 'application/json' },
        systemMetadata: point.system,
      })),
    };
  }
}

/** Criteria on members of the aspect: `values` when there are any, else the one `value`. */
function memberFilter(filter: Parameters['filter']): Filter {
  const groups = filter?.or ?? (filter?.criteria === undefined ? [] : [{ and: filter.criteria }]);
  return {
    or: groups.map(({ and }) => ({
      and: and.map(({ field, value, values, condition, negated }) => ({
        field,
        condition,
        values: values.length > 0 ? values : [value],
        negated,
      })),
    })),
  };
}
