import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import type { EditTemplate } from '../../../generated/service/registry/edit-model.js';
import {
  DeleteEntityCommand,
  ExistsEntityQuery,
  IngestProposalsCommand,
  type ProposalDto,
} from '../../aspects/index.js';
import { Clock } from '../../kernel/clock.js';
import { CatalogError, failures } from '../../kernel/failures.js';
import type { Urn } from '../../kernel/urn.js';
import { MessageBus, type RequestContext } from '../../platform/seam/index.js';
import { type Entity, Registry } from '../../registry/registry.js';
import { ReferenceRemoval } from '../delete-references/reference-removal.js';
import { creatingProposal } from './creating-proposal.js';
import type { ChangeOf, EditRequest } from './edit-request.js';
import { editedSubjects, namedEntities } from './edit-subjects.js';
import { askedFor, fillTemplate, sentMember, type TemplateValues } from './fill-template.js';

/** Creates entities that do not exist yet, and deletes entities for good. */
@Injectable()
export class EntityLifecycle {
  constructor(
    private readonly registry: Registry,
    private readonly bus: MessageBus,
    private readonly clock: Clock,
    private readonly references: ReferenceRemoval,
  ) {}

  /** @throws failures.entityExists, failures.parameterInvalid, failures.entityMissing for what it is to belong to */
  async create({ entity: type, id, aspects }: ChangeOf<'create'>, request: EditRequest): Promise<Urn> {
    const { sent, references, context, doing } = request;
    const entity = this.registry.requireEntity(type);
    for (const { urn, member } of namedEntities(this.registry, references, sent)) {
      if (!(await this.exists(urn, context))) throw failures.entityMissing({ urn, doing: `${doing}, "${member}"` });
    }
    const stamp = { time: this.clock.now(), actor: context.actor };
    const first: TemplateValues = { sent, stamp, exists: () => false };
    const written = aspects.filter(({ aspect }) => entity.aspectByName.has(aspect));
    const existing = await this.existing(
      written.map(({ value }) => value),
      first,
      context,
    );
    const values = { ...first, exists: (urn: string) => existing.has(urn) };
    const urn = this.urn(entity, id, values);
    const proposals = written.map(({ aspect, value }): ProposalDto => {
      return creatingProposal(entity, urn, aspect, fillTemplate(value, values) ?? {});
    });
    try {
      await this.bus.execute(new IngestProposalsCommand(proposals, context));
    } catch (error) {
      if (!failures.entityExists.is(error)) throw error;
      throw failures.entityExists({ urn, doing }, error);
    }
    return urn;
  }

  /**
   * What points at the entity is removed, too; who may delete it needs no more for that. What does not exist is deleted
   * already.
   */
  async delete({ target }: ChangeOf<'delete'>, { sent, context }: EditRequest): Promise<Urn | undefined> {
    const subjects = editedSubjects(this.registry, target, sent);
    for (const { urn } of subjects) {
      await this.bus.execute(new DeleteEntityCommand(urn, undefined, context));
      await this.references.execute(urn, 'apply', context);
    }
    return subjects[0]?.urn;
  }

  /** @throws failures.parameterInvalid with the member of which the key is made */
  private urn(entity: Entity, id: EditTemplate | undefined, values: TemplateValues): Urn {
    const text = (id && fillTemplate(id, values)) ?? randomUUID();
    requirePart(entity, id, text);
    try {
      const urn = this.registry.urnOf(entity, Object.fromEntries(entity.keyFields.map(({ name }) => [name, text])));
      return this.registry.requireUrn(urn).urn;
    } catch (error) {
      const name = id && sentMember(id);
      if (!(error instanceof CatalogError) || name === undefined) throw error;
      throw failures.parameterInvalid({ name, reason: error.message.replace(/\.$/, '') }, error);
    }
  }

  /** Of the URNs that templates ask for, those of entities that exist. */
  private async existing(
    templates: readonly EditTemplate[],
    values: TemplateValues,
    context: RequestContext,
  ): Promise<ReadonlySet<string>> {
    const asked = new Set(templates.flatMap((template) => askedFor(template, values)));
    const found = new Set<string>();
    for (const urn of asked) if (await this.exists(urn, context)) found.add(urn);
    return found;
  }

  private exists(urn: string, context: RequestContext): Promise<boolean> {
    return this.bus.execute(new ExistsEntityQuery(urn, context));
  }
}

/** @throws failures.parameterInvalid for a whole URN, which would become the last part of another one */
function requirePart({ name: type }: Entity, id: EditTemplate | undefined, text: unknown): void {
  const name = id && sentMember(id);
  const prefix = `urn:li:${type}:`;
  if (name === undefined || typeof text !== 'string' || !text.startsWith(prefix)) return;
  throw failures.parameterInvalid({ name, reason: `it is a URN; send what stands behind "${prefix}"`, value: text });
}
