import { Injectable } from '@nestjs/common';
import type { AspectSpec } from '../../../generated/service/registry/model.js';
import type { AuditStamp } from '../../kernel/audit-stamp.js';
import { failures } from '../../kernel/failures.js';
import type { UrnParts } from '../../kernel/urn.js';
import type { Entity } from '../../registry/registry.js';
import { Registry } from '../../registry/registry.js';
import { AspectParser } from '../aspect-parsing/aspect-parser.js';
import type { ParsedAspect } from '../aspect-parsing/aspect-parser.js';
import type { AspectPatch, ValueWrite } from '../aspect-store.port.js';
import { AspectPatcher } from '../patching/aspect-patcher.js';
import { readPatch } from '../patching/patch-document.js';
import type { ProposalDto, SerialisedAspect } from './ingest-proposals.command.js';

/** A proposal that names a known entity and aspect and whose value fits. */
export interface ParsedProposal {
  readonly target: UrnParts & { readonly entity: Entity };
  readonly spec: AspectSpec;
  readonly content: ProposedContent;
}

/** `read` is absent for DELETE, `patch` when it asks for nothing. Whether a patch fits shows when it is applied. */
export type ProposedContent =
  | { readonly change: 'PATCH'; readonly patch: AspectPatch | undefined }
  | { readonly change: ValueWrite['change']; readonly read: ParsedAspect | undefined };

const CHANGES: ReadonlySet<string> = new Set<ProposedContent['change']>([
  'CREATE',
  'CREATE_ENTITY',
  'DELETE',
  'PATCH',
  'UPDATE',
  'UPSERT',
]);

/** Checks proposals against the models. Writes nothing and reads no store. */
@Injectable()
export class ProposalParser {
  constructor(
    private readonly registry: Registry,
    private readonly aspects: AspectParser,
    private readonly patcher: AspectPatcher,
  ) {}

  /**
   * @param stamp that of the write
   * @throws the failure of the table that says what is wrong with the proposal
   */
  parse(proposal: ProposalDto, stamp: AuditStamp): ParsedProposal {
    const entity = this.registry.requireEntity(proposal.entityType);
    const target = this.target(entity, proposal);
    const aspectName = proposal.aspectName ?? '';
    if (aspectName === '') throw failures.parameterMissing({ name: 'proposal.aspectName' });
    const spec = this.registry.requireAspect(entity, aspectName);
    const { changeType: change } = proposal;
    if (!isChange(change) || (spec.kind === 'timeseries' && change !== 'UPSERT' && change !== 'DELETE')) {
      throw failures.changeTypeUnsupported({ changeType: change, aspect: spec.name });
    }
    if (change === 'DELETE') return { target, spec, content: { change, read: undefined } };
    if (proposal.aspect === undefined) throw failures.parameterMissing({ name: 'proposal.aspect' });
    // The content type of a patch is not looked at: some callers name that of a plain value.
    if (change === 'PATCH') return { target, spec, content: this.patch(spec, proposal.aspect, stamp) };
    // Connectors spell a key aspect differently from the URN; the URN names the entity, the aspect is kept as it came.
    const read = this.aspects.fromText(spec, proposal.aspect.value, proposal.aspect.contentType);
    return { target, spec, content: { change, read } };
  }

  /** A patch that asks for nothing does not make an aspect that is not there. */
  private patch(spec: AspectSpec, { value }: SerialisedAspect, stamp: AuditStamp): ProposedContent {
    const document = readPatch(spec.name, value);
    const patch = document.operations.length === 0 ? undefined : this.patcher.patchOf(spec, document, stamp);
    return { change: 'PATCH', patch };
  }

  private target(entity: Entity, proposal: ProposalDto): ParsedProposal['target'] {
    const { entityUrn, entityKeyAspect } = proposal;
    if (entityUrn !== undefined) {
      const target = this.registry.requireUrn(entityUrn);
      if (target.entity !== entity) throw failures.entityTypeMismatch({ urn: entityUrn, entityType: entity.name });
      return target;
    }
    if (entityKeyAspect === undefined) throw failures.parameterMissing({ name: 'proposal.entityUrn' });
    return this.registry.requireUrn(this.urnOfKey(entity, entityKeyAspect));
  }

  private urnOfKey(entity: Entity, key: SerialisedAspect): string {
    const { value } = this.aspects.fromText(entity.keySpec, key.value, key.contentType);
    return this.registry.urnOf(entity, value);
  }
}

function isChange(text: string): text is ProposedContent['change'] {
  return CHANGES.has(text);
}
