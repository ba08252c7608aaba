import { Injectable } from '@nestjs/common';
import type { EditedMembersSpec, EditTemplate } from '../../../generated/service/registry/edit-model.js';
import { Clock } from '../../kernel/clock.js';
import type { Urn } from '../../kernel/urn.js';
import { keyText } from '../../registry/key-text.js';
import { Registry } from '../../registry/registry.js';
import { AspectEditor, type AspectValue } from '../aspect-editor.js';
import { type ChangeOf, EditedValues, type EditRequest, requireAspect, requireStored } from './edit-request.js';
import { editedSubjects, type EditedSubject, namedEntities } from './edit-subjects.js';
import { fillMembers, type TemplateValues } from './fill-template.js';

/** Sets members of aspects. */
@Injectable()
export class MemberEdit {
  constructor(
    private readonly registry: Registry,
    private readonly editor: AspectEditor,
    private readonly clock: Clock,
  ) {}

  async execute({ target, aspects }: ChangeOf<'members'>, request: EditRequest): Promise<Urn | undefined> {
    const { sent, references, context } = request;
    const subjects = editedSubjects(this.registry, target, sent);
    const named = namedEntities(this.registry, references, sent);
    const names = aspects.map(({ aspect }) => aspect);
    for (const subject of subjects) requireAspect(subject, names, request);
    const stamp = { time: this.clock.now(), actor: context.actor };
    const urns = subjects.map(({ urn }) => urn);
    await this.editor.edit(urns, context, (current) => {
      requireStored(current, [...subjects, ...named], request);
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
