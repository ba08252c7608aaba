import type { ICommandHandler } from '@nestjs/cqrs';
import { CommandHandler } from '@nestjs/cqrs';
import type { EditSpec } from '../../../generated/service/registry/edit-model.js';
import { assertNever, invariant } from '../../kernel/assert-never.js';
import { Registry } from '../../registry/registry.js';
import type { Urn } from '../../kernel/urn.js';
import { EditEntitiesCommand } from './edit-entities.command.js';
import { EntityLifecycle } from './entity-lifecycle.js';
import { ListEdit } from './list-edit.js';
import { MemberEdit } from './member-edit.js';

/** Carries out whatever the tables of edits describe; knows no mutation by name. */
@CommandHandler(EditEntitiesCommand)
export class EditEntitiesHandler implements ICommandHandler<EditEntitiesCommand> {
  constructor(
    private readonly registry: Registry,
    private readonly lists: ListEdit,
    private readonly members: MemberEdit,
    private readonly lifecycle: EntityLifecycle,
  ) {}

  execute({ mutation, sent, context }: EditEntitiesCommand): Promise<Urn | undefined> {
    const spec: EditSpec | undefined = this.registry.edit(mutation);
    invariant(spec !== undefined, `The models have no mutation ${mutation}.`);
    const { change, references } = spec;
    const request = { doing: `Cannot carry out ${mutation}`, references, sent, context };
    switch (change.kind) {
      case 'list':
        return this.lists.execute(change, request);
      case 'members':
        return this.members.execute(change, request);
      case 'create':
        return this.lifecycle.create(change, request);
      case 'delete':
        return this.lifecycle.delete(change, request);
      default:
        return assertNever(change, 'change');
    }
  }
}
