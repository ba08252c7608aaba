import { Injectable } from '@nestjs/common';
import type { AspectSpec } from '../../../generated/registry/model.js';
import { failures } from '../../kernel/failures.js';
import type { UrnParts } from '../../kernel/urn.js';
import type { Entity } from '../../registry/registry.js';
import { Registry } from '../../registry/registry.js';
import { AspectReader } from '../aspect-reading/aspect-reader.js';
import type { ReadAspect } from '../aspect-reading/aspect-reader.js';
import type { AspectWrite } from '../aspect-store.port.js';
import type { Proposal, SerialisedAspect } from './ingest-proposals.command.js';

/** A proposal that names a known entity and aspect and whose value fits. `read` is absent for DELETE. */
export interface ReadProposal {
  readonly target: UrnParts & { readonly entity: Entity };
  readonly spec: AspectSpec;
  readonly change: AspectWrite['change'];
  readonly read: ReadAspect | undefined;
}

const CHANGES: ReadonlySet<string> = new Set<AspectWrite['change']>([
  'CREATE',
  'CREATE_ENTITY',
  'DELETE',
  'UPDATE',
  'UPSERT',
]);

/** Checks proposals against the models. Writes nothing and reads no store. */
@Injectable()
export class ProposalReader {
  constructor(
    private readonly registry: Registry,
    private readonly aspects: AspectReader,
  ) {}

  /** @throws the failure of the table that says what is wrong with the proposal */
  read(proposal: Proposal): ReadProposal {
    const entity = this.registry.requireEntity(proposal.entityType);
    const target = this.target(entity, proposal);
    const aspectName = proposal.aspectName ?? '';
    if (aspectName === '') throw failures.parameterMissing({ name: 'proposal.aspectName' });
    const spec = this.registry.requireAspect(entity, aspectName);
    const { changeType: change } = proposal;
    if (!isChange(change) || (spec.kind === 'timeseries' && change !== 'UPSERT' && change !== 'DELETE')) {
      throw failures.changeTypeUnsupported({ changeType: change, aspect: spec.name });
    }
    if (change === 'DELETE') return { target, spec, change, read: undefined };
    if (proposal.aspect === undefined) throw failures.parameterMissing({ name: 'proposal.aspect' });
    // Connectors spell a key aspect differently from the URN; the URN names the entity, the aspect is kept as it came.
    const read = this.aspects.fromText(spec, proposal.aspect.value, proposal.aspect.contentType);
    return { target, spec, change, read };
  }

  private target(entity: Entity, proposal: Proposal): ReadProposal['target'] {
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

function isChange(text: string): text is AspectWrite['change'] {
  return CHANGES.has(text);
}
