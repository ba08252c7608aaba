import type { ICommandHandler } from '@nestjs/cqrs';
import { CommandHandler } from '@nestjs/cqrs';
import type { AuditStamp } from '../../kernel/audit-stamp.js';
import { Clock } from '../../kernel/clock.js';
import { failures } from '../../kernel/failures.js';
import type { Urn } from '../../kernel/urn.js';
import type { TimeseriesPoint } from '../../timeseries/timeseries-store.port.js';
import { TimeseriesStore } from '../../timeseries/timeseries-store.port.js';
import type { AspectWrite } from '../aspect-store.port.js';
import { completeSystemMetadata } from '../system-metadata.js';
import type { EntityChange } from '../group-commit/group-commit.js';
import { GroupCommit } from '../group-commit/group-commit.js';
import type { ProposalDto } from './ingest-proposals.command.js';
import { IngestProposalsCommand } from './ingest-proposals.command.js';
import { pointIdentity } from './point-identity.js';
import type { ProposedContent, ParsedProposal } from './proposal-parser.js';
import { ProposalParser } from './proposal-parser.js';

/** Latest instant that a date can hold, in epoch milliseconds. */
const MAX_TIME = 8.64e15;

interface Item {
  readonly proposal: ProposalDto;
  readonly read: ParsedProposal;
}

@CommandHandler(IngestProposalsCommand)
export class IngestProposalsHandler implements ICommandHandler<IngestProposalsCommand> {
  constructor(
    private readonly reader: ProposalParser,
    private readonly groupCommit: GroupCommit,
    private readonly timeseries: TimeseriesStore,
    private readonly clock: Clock,
  ) {}

  async execute({ proposals, actor }: IngestProposalsCommand): Promise<readonly Urn[]> {
    const stamp: AuditStamp = { time: this.clock.now(), actor };
    const items = proposals.map((proposal) => ({ proposal, read: this.reader.parse(proposal, stamp) }));
    const points = items.filter(isPoint).map((item) => pointOf(item, stamp));
    await this.groupCommit.submit({
      changes: items.filter((item) => !removesSeries(item.read)).map((item) => changeOf(item, stamp)),
      stamp,
      system: completeSystemMetadata(undefined, stamp.time),
    });
    // After the key aspects: a point of an entity that was never written would belong to nothing.
    if (points.length > 0) await this.timeseries.record(points, stamp);
    await this.removeSeries(items.map((item) => item.read));
    return items.map((item) => item.read.target.urn);
  }

  private async removeSeries(reads: readonly ParsedProposal[]): Promise<void> {
    for (const read of reads) {
      if (removesSeries(read)) await this.timeseries.remove(read.target.urn, { aspect: read.spec.name });
    }
  }
}

function removesSeries({ spec, content }: ParsedProposal): boolean {
  return spec.kind === 'timeseries' && content.change === 'DELETE';
}

/** What the lane writes for a proposal; for a time-series point nothing but the key of a new entity. */
function changeOf({ proposal, read }: Item, stamp: AuditStamp): EntityChange {
  const { target } = read;
  const system = completeSystemMetadata(proposal.systemMetadata, stamp.time);
  return { target, writes: read.spec.kind === 'timeseries' ? [] : writesOf(read), system };
}

function writesOf({ spec, content }: ParsedProposal): readonly AspectWrite[] {
  const { name: aspect } = spec;
  if (content.change !== 'PATCH') return [writeOf(aspect, content)];
  return content.patch === undefined ? [] : [{ aspect, change: content.change, patch: content.patch }];
}

function writeOf(aspect: string, { change, read }: Exclude<ProposedContent, { change: 'PATCH' }>): AspectWrite {
  return { aspect, change, json: read?.json, parsed: read?.parsed };
}

function isPoint(item: Item): boolean {
  return item.read.spec.kind === 'timeseries' && item.read.content.change !== 'DELETE';
}

function pointOf({ proposal, read }: Item, stamp: AuditStamp): TimeseriesPoint {
  const { value = {}, json = '' } = (read.content.change === 'PATCH' ? undefined : read.content.read) ?? {};
  const { timestampMillis: timestamp } = value;
  if (typeof timestamp !== 'number' || timestamp < 0 || timestamp > MAX_TIME) {
    throw failures.aspectInvalid({
      record: read.spec.record,
      issues: 'ERROR :: /timestampMillis :: is not a time in epoch milliseconds',
    });
  }
  return {
    urn: read.target.urn,
    entityType: read.target.entity.name,
    aspect: read.spec.name,
    timestamp,
    identity: pointIdentity(read.spec, value),
    json,
    system: completeSystemMetadata(proposal.systemMetadata, stamp.time),
  };
}
