import type { ICommandHandler } from '@nestjs/cqrs';
import { CommandHandler } from '@nestjs/cqrs';
import { Clock } from '../../kernel/clock.js';
import { failures } from '../../kernel/failures.js';
import type { Urn } from '../../kernel/urn.js';
import type { RequestContext } from '../../platform/seam/index.js';
import { Registry } from '../../registry/registry.js';
import { AspectEditor } from '../aspect-editor.js';
import { COLUMN_ASPECT, SCHEMA_ASPECT, hasColumn, withColumnDescription } from './column-description.js';
import { DESCRIPTION_PLACES } from './description-place.js';
import { UpdateDescriptionCommand } from './update-description.command.js';

const DOING = 'Cannot update the description';

@CommandHandler(UpdateDescriptionCommand)
export class UpdateDescriptionHandler implements ICommandHandler<UpdateDescriptionCommand> {
  constructor(
    private readonly registry: Registry,
    private readonly editor: AspectEditor,
    private readonly clock: Clock,
  ) {}

  async execute({ target, description, context }: UpdateDescriptionCommand): Promise<void> {
    const { urn, entity, parts } = this.registry.requireUrn(target.urn);
    if (entity.name === 'dataset') {
      await this.describeColumn(urn, { fieldPath: target.fieldPath, description }, context);
      return;
    }
    const place = DESCRIPTION_PLACES[entity.name];
    if (place === undefined || target.fieldPath !== undefined) {
      const what = target.fieldPath === undefined ? entity.name : `part of a ${entity.name}`;
      throw failures.editInvalid({ reason: `${DOING} of ${urn}: a ${what} has none that can be edited.` });
    }
    await this.editor.edit({ urns: [urn], aspects: [place.aspect] }, context, (held) => {
      held.requireExisting(urn, DOING);
      const before = held.value(urn, place.aspect) ?? place.base(parts.at(-1) ?? '');
      return [{ urn, aspect: place.aspect, value: { ...before, [place.member]: description } }];
    });
  }

  private async describeColumn(
    urn: Urn,
    { fieldPath, description }: { readonly fieldPath: string | undefined; readonly description: string },
    context: RequestContext,
  ): Promise<void> {
    if (fieldPath === undefined) {
      throw failures.editInvalid({
        reason: `${DOING} of ${urn}: name the column in subResource, with subResourceType DATASET_FIELD; the description of a dataset itself is changed by updateDataset.`,
      });
    }
    const stamp = { time: this.clock.now(), actor: context.actor };
    await this.editor.edit({ urns: [urn], aspects: [SCHEMA_ASPECT, COLUMN_ASPECT] }, context, (held) => {
      held.requireExisting(urn, DOING);
      const schema = held.value(urn, SCHEMA_ASPECT);
      if (schema === undefined) throw failures.editInvalid({ reason: `${DOING}: ${urn} has no schema.` });
      if (!hasColumn(schema, fieldPath)) {
        throw failures.editInvalid({ reason: `${DOING}: the schema of ${urn} has no field "${fieldPath}".` });
      }
      const value = withColumnDescription(held.value(urn, COLUMN_ASPECT), { fieldPath, description }, stamp);
      return [{ urn, aspect: COLUMN_ASPECT, value }];
    });
  }
}
