/** Proposals as the records in which they travel: bytes of JSON inside an envelope, as on the RPC wire otherwise. */
import { parseProposal, type ProposalDto, type SerialisedAspect } from '../aspects/index.js';
import { isMembers } from '../kernel/members.js';
import { aspectRecord, systemRecord } from './change-records.js';
import type { EventRecord } from './event-broker.port.js';

/** @throws failures.parameterMissing, failures.parameterInvalid, as for a proposal by RPC */
export function proposalOf(record: EventRecord): ProposalDto {
  return parseProposal('proposal', {
    ...record,
    entityKeyAspect: withText(record['entityKeyAspect']),
    aspect: withText(record['aspect']),
  });
}

/** @param urn of the entity, which is the key of the message, too */
export function proposalRecord(urn: string, proposal: ProposalDto): EventRecord {
  const { entityType, changeType, aspectName, aspect, entityKeyAspect, systemMetadata } = proposal;
  return {
    auditHeader: null,
    entityType,
    entityUrn: urn,
    entityKeyAspect: envelope(entityKeyAspect),
    changeType,
    aspectName: aspectName ?? null,
    aspect: envelope(aspect),
    systemMetadata: systemMetadata === undefined ? null : systemRecord(systemMetadata),
  };
}

function envelope(aspect: SerialisedAspect | undefined): EventRecord | null {
  return aspect === undefined ? null : aspectRecord(aspect.value, aspect.contentType);
}

function withText(aspect: unknown): unknown {
  if (!isMembers(aspect) || !Buffer.isBuffer(aspect['value'])) return aspect;
  return { ...aspect, value: aspect['value'].toString() };
}
