import type { ICommandHandler } from '@nestjs/cqrs';
import { CommandHandler } from '@nestjs/cqrs';
import type { AuditStamp } from '../../kernel/audit-stamp.js';
import { Clock } from '../../kernel/clock.js';
import { failures } from '../../kernel/failures.js';
import type { Urn } from '../../kernel/urn.js';
import type { TimeseriesPoint } from '../../timeseries/timeseries-store.port.js';
import { TimeseriesStore } from '../../timeseries/timeseries-store.port.js';
import { completeSystemMetadata } from '../system-metadata.js';
import type { EntityChange } from '../write-lane/write-lane.js';
import { WriteLane } from '../write-lane/write-lane.js';
import type { Proposal } from './ingest-proposals.command.js';
import { IngestProposalsCommand } from './ingest-proposals.command.js';
import { pointIdentity } from './point-identity.js';
import type { ReadProposal } from './proposal-reader.js';
import { ProposalReader } from './proposal-reader.js';

/** Latest instant that a date can hold, in epoch milliseconds. */
const MAX_TIME = 8.64e15;

interface Item {
  readonly proposal: Proposal;
  readonly read: ReadProposal;
}

@CommandHandler(IngestProposalsCommand)
export class IngestProposalsHandler implements ICommandHandler<IngestProposalsCommand> {
  constructor(
    private readonly reader: ProposalReader,
    private readonly lane: WriteLane,
    private readonly timeseries: TimeseriesStore,
    private readonly clock: Clock,
  ) {}

  async execute({ proposals, actor }: IngestProposalsCommand): Promise<readonly Urn[]> {
    const stamp: AuditStamp = { time: this.clock.now(), actor };
    const items = proposals.map((proposal) => ({ proposal, read: this.reader.read(proposal) }));
    const points = items.filter(isPoint).map((item) => pointOf(item, stamp));
    await this.lane.submit({
      changes: items.filter((item) => !removesSeries(item.read)).map((item) => changeOf(item, stamp)),
      stamp,
      system: completeSystemMetadata(undefined, stamp.time),
    });
    // After the key aspects: a point of an entity that was never written would belong to nothing.
    if (points.length > 0) await this.timeseries.record(points, stamp);
    await this.removeSeries(items.map((item) => item.read));
    return items.map((item) => item.read.target.urn);
  }

  private async removeSeries(reads: readonly ReadProposal[]): Promise<void> {
    for (const { target, spec, change } of reads) {
      if (spec.kind === 'timeseries' && change === 'DELETE')
        await this.timeseries.remove(target.urn, { aspect: spec.name });
    }
  }
}

function removesSeries({ spec, change }: ReadProposal): boolean {
  return spec.kind === 'timeseries' && change === 'DELETE';
}

function isPoint(item: Item): boolean {
  return item.read.spec.kind === 'timeseries' && item.read.change !== 'DELETE';
}

/** What the lane writes for a proposal; for a time-series point nothing but the key of a new entity. */
function changeOf({ proposal, read }: Item, stamp: AuditStamp): EntityChange {
  const { target, spec, change } = read;
  const system = completeSystemMetadata(proposal.systemMetadata, stamp.time);
  if (spec.kind === 'timeseries') return { target, writes: [], system };
  return { target, writes: [{ aspect: spec.name, change, json: read.read?.json }], system };
}

function pointOf({ proposal, read }: Item, stamp: AuditStamp): TimeseriesPoint {
  const { value = {}, json = '' } = read.read ?? {};
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
