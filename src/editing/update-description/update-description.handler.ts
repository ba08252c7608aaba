import type { ICommandHandler } from '@nestjs/cqrs';
import { CommandHandler } from '@nestjs/cqrs';
import { Clock } from '../../kernel/clock.js';
import { failures } from '../../kernel/failures.js';
import type { ColumnDescriptionSpec } from '../../../generated/service/registry/model.js';
import type { Urn } from '../../kernel/urn.js';
import type { RequestContext } from '../../platform/seam/index.js';
import { type Entity, Registry } from '../../registry/registry.js';
import { AspectEditor } from '../aspect-editor.js';
import { requireColumn, withColumnMembers } from '../columns.js';
import { withDescription } from './description-place.js';
import { type DescriptionTarget, UpdateDescriptionCommand } from './update-description.command.js';

const DOING = 'Cannot update the description';

@CommandHandler(UpdateDescriptionCommand)
export class UpdateDescriptionHandler implements ICommandHandler<UpdateDescriptionCommand> {
  constructor(
    private readonly registry: Registry,
    private readonly editor: AspectEditor,
    private readonly clock: Clock,
  ) {}

  async execute({ target, description, context }: UpdateDescriptionCommand): Promise<void> {
    const described = this.registry.requireUrn(target.urn);
    const { urn, entity } = described;
    const { description: place, columnDescription: columns } = entity;
    if (columns !== undefined && target.fieldPath !== undefined) {
      await this.describeColumn(urn, columns, { name: target.fieldPath, description }, context);
      return;
    }
    if (place === undefined || target.fieldPath !== undefined)
      throw failures.editInvalid({ reason: refusal(described, target), value: urn });
    await this.editor.edit([urn], context, (current) => {
      current.requireExisting(urn, DOING);
      const value = withDescription(
        place,
        description,
        current.value(urn, place.aspect),
        this.registry.keyOf(described),
      );
      return [{ urn, aspect: place.aspect, value }];
    });
  }

  private async describeColumn(
    urn: Urn,
    columns: ColumnDescriptionSpec,
    column: { readonly name: string; readonly description: string },
    context: RequestContext,
  ): Promise<void> {
    const stamp = { time: this.clock.now(), actor: context.actor };
    const [schemaAspect, editedAspect] = [columns.schema.aspect, columns.edited.aspect];
    await this.editor.edit([urn], context, (current) => {
      current.requireExisting(urn, DOING);
      requireColumn(columns, current.value(urn, schemaAspect), { urn, name: column.name }, DOING);
      const said = { name: column.name, members: { [columns.edited.member]: column.description } };
      const value = withColumnMembers(columns, current.value(urn, editedAspect), said, stamp);
      return [{ urn, aspect: editedAspect, value }];
    });
  }
}

/** Why there is nothing to describe. */
function refusal(
  { urn, entity }: { readonly urn: Urn; readonly entity: Entity },
  { fieldPath }: DescriptionTarget,
): string {
  if (entity.columnDescription !== undefined) {
    return `${DOING} of ${urn}: name the column in subResource, with subResourceType DATASET_FIELD; the description of a ${entity.name} itself is changed by updateDataset.`;
  }
  const what = fieldPath === undefined ? entity.name : `part of a ${entity.name}`;
  return `${DOING} of ${urn}: a ${what} has none that can be edited.`;
}
