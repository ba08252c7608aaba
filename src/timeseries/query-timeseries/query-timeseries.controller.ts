import { Controller } from '@nestjs/common';
import { asciiJson } from '../../kernel/ascii-json.js';
import { shownSystemMetadata } from '../../kernel/audit-stamp.js';
import { longNumber, writeExactJson } from '../../kernel/exact-json.js';
import { LongText } from '../../kernel/long-text.js';
import { listText } from '../../kernel/list-text.js';
import type { RpcParameters } from '../../platform/rpc/index.js';
import { RawJson, RpcMethod } from '../../platform/rpc/index.js';
import { MessageBus, type RequestContext } from '../../platform/seam/index.js';
import { memberFilter } from './member-filter.js';
import type { TimeseriesPoint } from '../timeseries-store.port.js';
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
    // Callers that mean "no end" send the greatest long, which a double cannot represent.
    const head = writeExactJson({
      entityName: entity,
      aspectName: aspect,
      ...(startTimeMillis === undefined ? {} : { startTimeMillis: longNumber(startTimeMillis) }),
      ...(endTimeMillis === undefined ? {} : { endTimeMillis: longNumber(endTimeMillis) }),
      limit: latestValue ? 1 : limit,
    });
    const values = await listText(points, { work: context.work, units: POINT_UNITS }, pointText);
    const text = new LongText();
    text.add(`${head.slice(0, -1)},"values":`);
    text.append(values);
    text.add('}');
    return new RawJson(text);
  }
}

/** Work of writing a point. */
const POINT_UNITS = 3;

function pointText({ json, system }: TimeseriesPoint): string {
  const value = JSON.stringify(asciiJson(json));
  return `{"aspect":{"value":${value},"contentType":"application/json"},"systemMetadata":${JSON.stringify(shownSystemMetadata(system))}}`;
}
