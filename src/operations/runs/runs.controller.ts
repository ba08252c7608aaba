import { Controller } from '@nestjs/common';
import { readExactJson, writeExactJson } from '../../kernel/exact-json.js';
import { failures } from '../../kernel/failures.js';
import { RawJson, RpcMethod, type RpcParameters } from '../../platform/rpc/index.js';
import { MessageBus, type RequestContext } from '../../platform/seam/index.js';
import { type DescribedRow, DescribeRunQuery } from './describe-run.query.js';
import { ListRunsQuery } from './list-runs.query.js';
import { RollbackRegistryCommand, type RollbackReport, RollbackRunCommand } from './rollback-run.command.js';

@Controller()
export class RunsController {
  constructor(private readonly bus: MessageBus) {}

  @RpcMethod('runs.list')
  list({ pageOffset, pageSize, includeSoft }: RpcParameters['runs.list'], context: RequestContext): Promise<unknown> {
    const page = { start: pageOffset, count: pageSize };
    return this.bus.execute(new ListRunsQuery(page, includeSoft ? 'shown' : 'left-out', context));
  }

  @RpcMethod('runs.describe')
  async describe(parameters: RpcParameters['runs.describe'], context: RequestContext): Promise<unknown> {
    const { runId, start, count, includeSoft, includeAspect } = parameters;
    const wanted = {
      hidden: includeSoft ? 'shown' : 'left-out',
      values: includeAspect ? 'with' : 'without',
    } as const;
    const rows = await this.bus.execute(new DescribeRunQuery(runId, { start, count }, wanted, context));
    return new RawJson(writeExactJson(rows.map(summaryOf)));
  }

  @RpcMethod('runs.rollback')
  async rollback(parameters: RpcParameters['runs.rollback'], context: RequestContext): Promise<unknown> {
    const { runId, dryRun, safe, hardDelete = false } = parameters;
    const created = (safe === undefined ? hardDelete : !safe) ? 'delete' : 'hide';
    const how = { created, mode: dryRun ? 'dry-run' : 'apply' } as const;
    return answerOf(await this.bus.execute(new RollbackRunCommand(runId, how, context)));
  }

  @RpcMethod('entities.deleteAll')
  async deleteAll(
    { registryId, dryRun }: RpcParameters['entities.deleteAll'],
    context: RequestContext,
  ): Promise<unknown> {
    const [, name = '', version = ''] = /^(.+):([^:]+)$/.exec(registryId) ?? [];
    if (name === '') {
      throw failures.parameterInvalid({
        name: 'registryId',
        reason: 'it is a name and a version with a colon between',
      });
    }
    const command = new RollbackRegistryCommand({ name, version }, dryRun ? 'dry-run' : 'apply', context);
    return answerOf(await this.bus.execute(command));
  }
}

function summaryOf({ runId, aspect: aspectName, urn, timestamp, isKey: keyAspect, json }: DescribedRow): object {
  const summary = { runId, aspectName, urn, timestamp, keyAspect };
  return json === undefined ? summary : { ...summary, aspect: readExactJson(json) };
}

function answerOf(report: RollbackReport): object {
  return {
    aspectRowSummaries: report.rows.map(summaryOf),
    entitiesAffected: report.entitiesAffected,
    aspectsReverted: report.aspectsReverted,
    entitiesDeleted: report.entitiesDeleted,
    aspectsAffected: report.aspectsOfOthers,
    unsafeEntitiesCount: report.entitiesOfOthers.length,
    unsafeEntities: report.entitiesOfOthers.map((urn) => ({ urn })),
  };
}
