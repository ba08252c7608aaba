import { Controller } from '@nestjs/common';
import type { Filter } from '../../kernel/filter.js';
import { asciiJson } from '../../kernel/ascii-json.js';
import { longNumber, writeExactJson } from '../../kernel/exact-json.js';
import type { RpcParameters } from '../../platform/rpc/index.js';
import { RawJson, RpcMethod } from '../../platform/rpc/index.js';
import { MessageBus, type RequestContext } from '../../platform/seam/index.js';
import { QueryTimeseriesQuery } from './query-timeseries.query.js';

type TimeseriesParameters = RpcParameters['aspects.getTimeseriesAspectValues'];

@Controller()
export class QueryTimeseriesController {
  constructor(private readonly bus: MessageBus) {}

  @RpcMethod('aspects.getTimeseriesAspectValues')
  async query(parameters: TimeseriesParameters, context: RequestContext): Promise<RawJson> {
    const { urn, entity, aspect, startTimeMillis, endTimeMillis, limit, latestValue, filter, sort } = parameters;
    const points = await this.bus.execute(
      new QueryTimeseriesQuery(
        {
          urn,
          entityType: entity,
          aspect,
          startTime: startTimeMillis,
          endTime: endTimeMillis,
          filter: memberFilter(filter),
          sort,
          limit,
        },
        context,
      ),
    );
    const answer = {
      entityName: entity,
      aspectName: aspect,
      ...(startTimeMillis === undefined ? {} : { startTimeMillis: longNumber(startTimeMillis) }),
      ...(endTimeMillis === undefined ? {} : { endTimeMillis: longNumber(endTimeMillis) }),
      limit: latestValue ? 1 : limit,
      values: points.map((point) => ({
        aspect: { value: asciiJson(point.json), contentType: 'application/json' },
        systemMetadata: point.system,
      })),
    };
    // Callers that mean "no end" send the greatest long, which a double cannot represent.
    return new RawJson(writeExactJson(answer));
  }
}

/** Criteria on members of the aspect: `values` when there are any, else the one `value`. */
function memberFilter(filter: TimeseriesParameters['filter']): Filter {
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
