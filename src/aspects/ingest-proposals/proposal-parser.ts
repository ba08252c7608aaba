import { Injectable } from '@nestjs/common';
import type { AspectSpec } from '../../../generated/service/registry/model.js';
import type { AuditStamp } from '../../kernel/audit-stamp.js';
import { failures } from '../../kernel/failures.js';
import type { Work } from '../../kernel/work.js';
import type { Entity, EntityUrn } from '../../registry/registry.js';
import { Registry } from '../../registry/registry.js';
import { AspectParser, type AspectSource } from '../aspect-parsing/aspect-parser.js';
import type { AspectWrite, PatchWrite, ValueWrite } from '../aspect-store.port.js';
import type { EntityChange } from '../group-commit/group-commit.js';
import { AspectPatcher } from '../patching/aspect-patcher.js';
import { parsePatch } from '../patching/patch-document.js';
import { completeSystemMetadata } from '../system-metadata.js';
import type { AspectMerge, ProposalDto, SerialisedAspect } from './ingest-proposals.command.js';
import { pointWrite } from './point-write.js';

/** Change types that a proposal may have. */
type ProposedChange = PatchWrite['change'] | ValueWrite['change'];

/** The change that a proposal asks for, with its aspect looked up in the models. */
interface ProposedAspect {
  readonly spec: AspectSpec;
  readonly change: ProposedChange;
  readonly aspect: SerialisedAspect | undefined;
  readonly merge: AspectMerge | undefined;
}

/** `stamp`: audit stamp of the write. `work`: of the request; others are served while a long aspect is read. */
interface ProposalCircumstances {
  readonly stamp: AuditStamp;
  readonly work: Work;
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
   * @throws the failure that says what is wrong with the proposal
   */
  async parse(proposal: ProposalDto, { stamp, work }: ProposalCircumstances): Promise<EntityChange> {
    const entity = this.registry.requireEntity(proposal.entityType);
    const target = await this.target(entity, proposal, work);
    const { aspectName = '', changeType: change, aspect, merge } = proposal;
    if (aspectName === '') throw failures.parameterMissing({ name: 'proposal.aspectName' });
    const spec = this.registry.requireAspect(entity, aspectName);
    if (!isChange(change) || !CHANGES[change].includes(spec.kind)) {
      throw failures.changeTypeUnsupported({ changeType: change, aspect: spec.name });
    }
    const system = completeSystemMetadata(proposal.systemMetadata, stamp.time);
    return { target, writes: await this.writes({ spec, change, aspect, merge }, { stamp, work }), system };
  }

  /** A patch without operations writes nothing: it does not create an aspect that does not exist. */
  private async writes(
    { spec, change, aspect, merge }: ProposedAspect,
    { stamp, work }: ProposalCircumstances,
  ): Promise<readonly AspectWrite[]> {
    const { name } = spec;
    const isSeries = spec.kind === 'timeseries';
    if (change === 'DELETE') {
      return isSeries ? [{ aspect: name, change: 'REMOVE_POINTS' }] : [{ aspect: name, change, json: undefined }];
    }
    if (change === 'PATCH' && merge !== undefined)
      return [{ aspect: name, change, patch: this.patcher.mergeOf(spec, merge) }];
    if (aspect === undefined) throw failures.parameterMissing({ name: 'proposal.aspect' });
    if (change === 'PATCH') {
      // The content type of a patch is ignored: some callers give that of a plain value.
      const document = await parsePatch(name, aspect.value, work);
      if (document.operations.length === 0) return [];
      return [{ aspect: name, change, patch: this.patcher.patchOf(spec, document, stamp) }];
    }
    // Some connectors spell the key aspect differently from the URN: the URN names the entity, the aspect is stored as
    // is.
    const parsed = await this.aspects.fromText(spec, sourceOf(aspect), work);
    return [isSeries ? pointWrite(spec, parsed) : { aspect: name, change, json: parsed.json, parsed: parsed.parsed }];
  }

  private async target(entity: Entity, { entityUrn, entityKeyAspect }: ProposalDto, work: Work): Promise<EntityUrn> {
    if (entityUrn !== undefined) {
      const target = this.registry.requireUrn(entityUrn);
      if (target.entity !== entity) throw failures.entityTypeMismatch({ urn: entityUrn, entityType: entity.name });
      return target;
    }
    if (entityKeyAspect === undefined) throw failures.parameterMissing({ name: 'proposal.entityUrn' });
    const { value } = await this.aspects.fromText(entity.keySpec, sourceOf(entityKeyAspect), work);
    return this.registry.requireUrn(this.registry.urnOf(entity, value));
  }
}

function sourceOf({ value: text, contentType }: SerialisedAspect): AspectSource {
  return { text, contentType };
}

function isChange(text: string): text is ProposedChange {
  return Object.hasOwn(CHANGES, text);
}
