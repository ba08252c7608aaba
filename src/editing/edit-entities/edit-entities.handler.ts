import type { ICommandHandler } from '@nestjs/cqrs';
import { CommandHandler } from '@nestjs/cqrs';
import { assertNever } from '../../kernel/assert-never.js';
import { requireText } from '../../kernel/required-text.js';
import type { Urn } from '../../kernel/urn.js';
import { EditEntitiesCommand } from './edit-entities.command.js';
import { EntityLifecycle } from './entity-lifecycle.js';
import { chosenList, ListEdit } from './list-edit.js';
import { MemberEdit } from './member-edit.js';
import { PointReport } from './point-report.js';
import { sentValues } from './sent-values.js';

/** Carries out whatever the tables of edits describe; knows no mutation by name. */
@CommandHandler(EditEntitiesCommand)
export class EditEntitiesHandler implements ICommandHandler<EditEntitiesCommand> {
  constructor(
    private readonly lists: ListEdit,
    private readonly members: MemberEdit,
    private readonly lifecycle: EntityLifecycle,
    private readonly points: PointReport,
  ) {}

  async execute({ mutation, sent, context }: EditEntitiesCommand): Promise<Urn | undefined> {
    const { name, change, references, filled = [] } = mutation;
    for (const path of filled) {
      for (const text of sentValues(sent, path)) requireText(path.findLast((step) => step !== '*') ?? '', text);
    }
    const request = { doing: `Cannot carry out ${name}`, references, sent, context };
    switch (change.kind) {
      case 'list':
        return this.lists.execute(change, request);
      case 'choice':
        return this.lists.execute(chosenList(change, request), request);
      case 'members':
        return this.members.execute(change, request);
      case 'create':
        return this.lifecycle.create(change, request);
      case 'delete':
        return this.lifecycle.delete(change, request);
      case 'point':
        return this.points.execute(change, request);
      default:
        return assertNever(change, 'change');
    }
  }
}
