import { Injectable } from '@nestjs/common';
import type { EditedMembersSpec, EditTemplate } from '../../../generated/service/registry/edit-model.js';
import { ExistsEntityQuery, IngestProposalsCommand } from '../../aspects/index.js';
import { Clock } from '../../kernel/clock.js';
import { failures } from '../../kernel/failures.js';
import type { Urn } from '../../kernel/urn.js';
import { MessageBus } from '../../platform/seam/index.js';
import { keyText } from '../../registry/key-text.js';
import { Registry } from '../../registry/registry.js';
import { AspectEditor, type AspectValue } from '../aspect-editor.js';
import { creatingProposal } from './creating-proposal.js';
import { type ChangeOf, EditedValues, type EditRequest, requireAspect, requireStored } from './edit-request.js';
import { editedSubjects, type EditedSubject, namedEntities, type SentEntity } from './edit-subjects.js';
import { fillMembers, type TemplateValues } from './fill-template.js';
import { requireNoCircle, requireOthers } from './named-relations.js';

/** What an entity is created with. `others`: entities that the request names beside it. */
interface EntityCreation {
  readonly aspects: readonly EditedMembersSpec[];
  readonly values: TemplateValues;
  readonly others: readonly SentEntity[];
  readonly request: EditRequest;
}

/** Sets members of aspects. */
@Injectable()
export class MemberEdit {
  constructor(
    private readonly registry: Registry,
    private readonly editor: AspectEditor,
    private readonly bus: MessageBus,
    private readonly clock: Clock,
  ) {}

  async execute({ target, aspects, missing }: ChangeOf<'members'>, request: EditRequest): Promise<Urn | undefined> {
    const { sent, references, context } = request;
    const subjects = editedSubjects(this.registry, target, sent);
    const named = namedEntities(this.registry, references, sent);
    const names = aspects.map(({ aspect }) => aspect);
    for (const subject of subjects) requireAspect(subject, names, request);
    requireOthers(subjects, named);
    const stamp = { time: this.clock.now(), actor: context.actor };
    const urns = subjects.map(({ urn }) => urn);
    const [subject] = subjects;
    if (missing === 'created' && subject !== undefined) {
      const values: TemplateValues = { sent, stamp, exists: () => false };
      const others = named.filter(({ urn }) => urn !== subject.urn);
      if (await this.create(subject, { aspects, values, others, request })) return subject.urn;
    }
    await this.editor.edit(urns, context, (current) => {
      requireStored(current, [...subjects, ...named], request);
      requireNoCircle(subjects, named, aspects, current);
      const values: TemplateValues = { sent, stamp, exists: () => false };
      const edited = new EditedValues(current);
      for (const subject of subjects) {
        for (const spec of aspects.filter(({ aspect }) => subject.entity.aspectByName.has(aspect))) {
          const before = edited.value(subject.urn, spec.aspect) ?? this.initial(subject, spec.aspect);
          edited.set(subject.urn, spec.aspect, withMembers(spec, before, values));
        }
      }
      return edited.all();
    });
    return urns[0];
  }

  /**
   * Create the entity where it does not exist: with all that is set, in one request.
   * @returns whether it did; not where another request was first
   */
  private async create(subject: EditedSubject, { aspects, values, others, request }: EntityCreation): Promise<boolean> {
    const { context, doing } = request;
    const exists = (urn: Urn): Promise<boolean> => this.bus.execute(new ExistsEntityQuery(urn, context));
    if (await exists(subject.urn)) return false;
    for (const { urn, member } of others) {
      if (!(await exists(urn))) throw failures.entityMissing({ urn, doing: `${doing}, "${member}"` });
    }
    const { entity, urn } = subject;
    const written = aspects.filter(({ aspect }) => entity.aspectByName.has(aspect));
    const proposals = written.map((spec) => {
      const value = withMembers(spec, this.initial(subject, spec.aspect), values) ?? {};
      return creatingProposal(entity, urn, spec.aspect, value);
    });
    try {
      await this.bus.execute(new IngestProposalsCommand(proposals, context));
      return true;
    } catch (error) {
      if (failures.entityExists.is(error)) return false;
      throw error;
    }
  }

  /** With what an aspect begins that holds the description of an entity. */
  private initial(subject: EditedSubject, aspect: string): AspectValue {
    const { description } = subject.entity;
    if (description?.aspect !== aspect) return {};
    const key = this.registry.keyOf(subject);
    return Object.fromEntries(
      Object.entries(description.initial).map(([name, text]) => [
        name,
        typeof text === 'string' ? text : keyText(text, key),
      ]),
    );
  }
}

/** @returns `undefined` when nothing of what is sent is for the aspect */
function withMembers(
  { absent, members }: EditedMembersSpec,
  stored: AspectValue,
  values: TemplateValues,
): AspectValue | undefined {
  const filled = fillMembers(members, values);
  if (absent === 'keep') {
    const isSent = Object.keys(filled).some((name) => !isStamp(members[name]));
    return isSent ? { ...stored, ...filled } : undefined;
  }
  const kept = Object.entries(stored).filter(([name]) => !Object.hasOwn(members, name));
  return { ...Object.fromEntries(kept), ...filled };
}

/** Who edits, and when, is no reason to edit. */
function isStamp(template: EditTemplate | undefined): boolean {
  return template?.kind === 'actor' || template?.kind === 'now' || template?.kind === 'stamp';
}
