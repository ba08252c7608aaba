import { Injectable } from '@nestjs/common';
import type { AspectSpec } from '../../../generated/service/registry/model.js';
import type { AuditStamp } from '../../kernel/audit-stamp.js';
import { failures } from '../../kernel/failures.js';
import type { Entity, EntityUrn } from '../../registry/registry.js';
import { Registry } from '../../registry/registry.js';
import { AspectParser } from '../aspect-parsing/aspect-parser.js';
import type { AspectWrite, PatchWrite, ValueWrite } from '../aspect-store.port.js';
import type { EntityChange } from '../group-commit/group-commit.js';
import { AspectPatcher } from '../patching/aspect-patcher.js';
import { parsePatch } from '../patching/patch-document.js';
import { completeSystemMetadata } from '../system-metadata.js';
import type { ProposalDto, SerialisedAspect } from './ingest-proposals.command.js';
import { pointWrite } from './point-write.js';

/** Change types that a proposal may have. */
type ProposedChange = PatchWrite['change'] | ValueWrite['change'];

/** The change that a proposal asks for, with its aspect looked up in the models. */
interface ProposedAspect {
  readonly spec: AspectSpec;
  readonly change: ProposedChange;
  readonly aspect: SerialisedAspect | undefined;
}

/** Which kinds of aspects each change type applies to. */
const CHANGES: Readonly<Record<ProposedChange, readonly AspectSpec['kind'][]>> = {
  CREATE: ['versioned'],
  CREATE_ENTITY: ['versioned'],
  DELETE: ['timeseries', 'versioned'],
  PATCH: ['versioned'],
  UPDATE: ['versioned'],
  UPSERT: ['timeseries', 'versioned'],
};

/** Checks proposals against the models and turns them into writes. Writes nothing and reads no store. */
@Injectable()
export class ProposalParser {
  constructor(
    private readonly registry: Registry,
    private readonly aspects: AspectParser,
    private readonly patcher: AspectPatcher,
  ) {}

  /**
   * @param stamp audit stamp of the write
   * @throws the failure that says what is wrong with the proposal
   */
  parse(proposal: ProposalDto, stamp: AuditStamp): EntityChange {
    const entity = this.registry.requireEntity(proposal.entityType);
    const target = this.target(entity, proposal);
    const { aspectName = '', changeType: change, aspect } = proposal;
    if (aspectName === '') throw failures.parameterMissing({ name: 'proposal.aspectName' });
    const spec = this.registry.requireAspect(entity, aspectName);
    if (!isChange(change) || !CHANGES[change].includes(spec.kind)) {
      throw failures.changeTypeUnsupported({ changeType: change, aspect: spec.name });
    }
    const system = completeSystemMetadata(proposal.systemMetadata, stamp.time);
    return { target, writes: this.writes({ spec, change, aspect }, stamp), system };
  }

  /** A patch without operations writes nothing: it does not create an aspect that does not exist. */
  private writes({ spec, change, aspect }: ProposedAspect, stamp: AuditStamp): readonly AspectWrite[] {
    const { name } = spec;
    const isSeries = spec.kind === 'timeseries';
    if (change === 'DELETE') {
      return isSeries ? [{ aspect: name, change: 'REMOVE_POINTS' }] : [{ aspect: name, change, json: undefined }];
    }
    if (aspect === undefined) throw failures.parameterMissing({ name: 'proposal.aspect' });
    if (change === 'PATCH') {
      // The content type of a patch is ignored: some callers give that of a plain value.
      const document = parsePatch(name, aspect.value);
      if (document.operations.length === 0) return [];
      return [{ aspect: name, change, patch: this.patcher.patchOf(spec, document, stamp) }];
    }
    // Some connectors spell the key aspect differently from the URN: the URN names the entity, the aspect is stored as
    // is.
    const parsed = this.aspects.fromText(spec, aspect.value, aspect.contentType);
    return [isSeries ? pointWrite(spec, parsed) : { aspect: name, change, json: parsed.json, parsed: parsed.parsed }];
  }

  private target(entity: Entity, { entityUrn, entityKeyAspect }: ProposalDto): EntityUrn {
    if (entityUrn !== undefined) {
      const target = this.registry.requireUrn(entityUrn);
      if (target.entity !== entity) throw failures.entityTypeMismatch({ urn: entityUrn, entityType: entity.name });
      return target;
    }
    if (entityKeyAspect === undefined) throw failures.parameterMissing({ name: 'proposal.entityUrn' });
    const { value } = this.aspects.fromText(entity.keySpec, entityKeyAspect.value, entityKeyAspect.contentType);
    return this.registry.requireUrn(this.registry.urnOf(entity, value));
  }
}

function isChange(text: string): text is ProposedChange {
  return Object.hasOwn(CHANGES, text);
}
