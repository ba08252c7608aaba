import { Injectable } from '@nestjs/common';
import type { EditedListSpec } from '../../../generated/service/registry/edit-model.js';
import type { ModelPath } from '../../../generated/service/registry/model.js';
import { Clock } from '../../kernel/clock.js';
import { failures } from '../../kernel/failures.js';
import { isMembers, ownMember } from '../../kernel/members.js';
import type { Urn } from '../../kernel/urn.js';
import { ReadRelationshipsQuery } from '../../lineage/index.js';
import { MessageBus, type RequestContext } from '../../platform/seam/index.js';
import { Registry } from '../../registry/registry.js';
import { AspectEditor, type AspectValue } from '../aspect-editor.js';
import { columnEntry, requireColumn, withColumnMembers } from '../columns.js';
import { type ChangeOf, EditedValues, type EditRequest, requireAspect, requireStored } from './edit-request.js';
import { type EditedSubject, editedSubjects, namedEntities } from './edit-subjects.js';
import { withItems, withoutItems } from './edited-list.js';
import { fillTemplate, type TemplateValues } from './fill-template.js';
import { requireOthers } from './named-relations.js';
import { sentValue } from './sent-values.js';

/** Edges that are read at once to find where an item is. */
const HOLDERS = 1000;

/** Items, and what becomes of them in each list. */
interface ItemsEdit {
  readonly request: EditRequest;
  readonly items: readonly unknown[];
  readonly values: TemplateValues;
  readonly edited: EditedValues;
}

/** The list that is meant. @throws failures.parameterInvalid when what is sent chooses none */
export function chosenList({ by, of }: ChangeOf<'choice'>, { sent }: EditRequest): ChangeOf<'list'> {
  const choice = String(sentValue(sent, by));
  const chosen = ownMember(of, choice);
  if (chosen !== undefined) return chosen;
  const reason = `it is one of ${Object.keys(of).join(', ')}, and not ${choice}`;
  throw failures.parameterInvalid({ name: String(by.at(-1)), reason });
}

/** Adds items to lists of aspects, and removes them. */
@Injectable()
export class ListEdit {
  constructor(
    private readonly registry: Registry,
    private readonly editor: AspectEditor,
    private readonly bus: MessageBus,
    private readonly clock: Clock,
  ) {}

  async execute(change: ChangeOf<'list'>, request: EditRequest): Promise<Urn | undefined> {
    const { sent, references, context } = request;
    const { target, list, verb } = change;
    const subjects = editedSubjects(this.registry, target, sent);
    const named = namedEntities(this.registry, references, sent);
    for (const subject of subjects) requireList(subject, list, request);
    if (verb === 'add') requireOthers(subjects, named);
    const holders = await this.holders(list, named, context);
    const urns = [...subjects.map(({ urn }) => urn), ...holders];
    if (urns.length === 0) return undefined;
    const stamp = { time: this.clock.now(), actor: context.actor };
    await this.editor.edit(urns, context, (current) => {
      // What is gone can still be taken off (D-176).
      requireStored(current, verb === 'add' ? [...subjects, ...named] : subjects, request);
      const values: TemplateValues = { sent, stamp, exists: () => false };
      const items = itemsOf(change, values);
      const edit = { request, items, values, edited: new EditedValues(current) };
      const kept = new Set(subjects.map(({ urn }) => urn));
      for (const holder of holders.filter((urn) => !kept.has(urn) && current.exists(urn))) remove(holder, list, edit);
      for (const subject of subjects) {
        if (subject.column !== undefined) editColumn(subject, subject.column, change, edit);
        else if (verb === 'add') add(subject.urn, list, edit);
        else remove(subject.urn, list, edit, subject);
      }
      return edit.edited.all();
    });
    return subjects[0]?.urn;
  }

  /** Entities that have one of the items, where only one may. */
  private async holders(
    { exclusive, aspect }: EditedListSpec,
    items: readonly { readonly urn: Urn }[],
    context: RequestContext,
  ): Promise<readonly Urn[]> {
    if (exclusive === undefined || items.length === 0) return [];
    const page = { start: 0, count: HOLDERS };
    const criteria = { direction: 'INCOMING', types: [exclusive], page } as const;
    const urns = items.map(({ urn }) => urn);
    const found = await this.bus.execute(new ReadRelationshipsQuery(urns, criteria, context));
    const holders = new Set(found.flatMap((neighbours) => neighbours.items.map(({ urn }) => urn)));
    return [...holders].filter((urn) => this.registry.requireUrn(urn).entity.aspectByName.has(aspect));
  }
}

function itemsOf({ each, item }: ChangeOf<'list'>, values: TemplateValues): readonly unknown[] {
  if (each === undefined) return [fillTemplate(item, values)];
  return listAt(values, each).map((one) => fillTemplate(item, { ...values, sent: { ...values.sent, each: one } }));
}

function listAt({ sent }: TemplateValues, path: ModelPath): readonly unknown[] {
  const list = sentValue(sent, path);
  return Array.isArray(list) ? list.filter((item) => item !== null) : [];
}

function requireList(subject: EditedSubject, list: EditedListSpec, request: EditRequest): void {
  const { entity, column } = subject;
  if (column === undefined) {
    requireAspect(subject, [list.aspect, ...list.also.map(({ aspect }) => aspect)], request);
  } else if (entity.columnDescription === undefined || list.column === undefined) {
    const reason = `entities of type ${entity.name} have no columns that could be edited`;
    throw failures.parameterInvalid({ name: 'subResource', reason });
  }
}

function add(urn: Urn, list: EditedListSpec, { items, values, edited }: ItemsEdit): void {
  edited.set(urn, list.aspect, withItems(list, edited.value(urn, list.aspect), items, values));
}

/** @param subject when the entity may lack some of the aspects */
function remove(urn: Urn, list: EditedListSpec, { items, values, edited }: ItemsEdit, subject?: EditedSubject): void {
  for (const { aspect, member } of [list, ...list.also]) {
    if (subject !== undefined && !subject.entity.aspectByName.has(aspect)) continue;
    edited.set(urn, aspect, withoutItems({ ...list, member }, edited.value(urn, aspect), items, values));
  }
}

/** The same in what people say of a column. */
function editColumn(
  { urn, entity }: EditedSubject,
  name: string,
  { verb, list }: ChangeOf<'list'>,
  { request, items, values, edited }: ItemsEdit,
): void {
  const columns = entity.columnDescription;
  if (columns === undefined || list.column === undefined) return;
  requireColumn(columns, edited.value(urn, columns.schema.aspect), { urn, name }, request.doing);
  const stored = edited.value(urn, columns.edited.aspect);
  const before = columnEntry(columns, stored, name)?.[list.column];
  const change = verb === 'add' ? withItems : withoutItems;
  const after = change(list, recordIn(before), items, values);
  if (after === undefined) return;
  const column = { name, members: { [list.column]: after } };
  edited.set(urn, columns.edited.aspect, withColumnMembers(columns, stored, column, values.stamp));
}

function recordIn(value: unknown): AspectValue | undefined {
  return isMembers(value) ? value : undefined;
}
