import type { ICommandHandler } from '@nestjs/cqrs';
import { CommandHandler } from '@nestjs/cqrs';
import { Clock } from '../../kernel/clock.js';
import { failures } from '../../kernel/failures.js';
import { firstRepeated } from '../../kernel/first-repeated.js';
import type { Urn } from '../../kernel/urn.js';
import { Registry } from '../../registry/registry.js';
import { AspectEditor } from '../aspect-editor.js';
import { datasetParts } from './dataset-parts.js';
import { UpdateDatasetCommand } from './update-dataset.command.js';

@CommandHandler(UpdateDatasetCommand)
export class UpdateDatasetHandler implements ICommandHandler<UpdateDatasetCommand> {
  constructor(
    private readonly registry: Registry,
    private readonly editor: AspectEditor,
    private readonly clock: Clock,
  ) {}

  async execute({ datasets, context }: UpdateDatasetCommand): Promise<void> {
    const stamp = { time: this.clock.now(), actor: context.actor };
    const updates = datasets.map(({ urn, update }) => ({ urn: this.requireDataset(urn), update }));
    const urns = updates.map(({ urn }) => urn);
    const repeated = firstRepeated(urns);
    if (repeated !== undefined) {
      throw failures.parameterInvalid({ name: 'urn', reason: `${repeated} is there twice`, value: repeated });
    }
    const edited = updates.flatMap(({ urn, update }) =>
      datasetParts(update, stamp).map(([aspect, value]) => ({ urn, aspect, value })),
    );
    if (urns.length === 0) return;
    await this.editor.edit(urns, context, (current) => {
      for (const urn of urns) current.requireExisting(urn, 'Cannot update dataset');
      return edited;
    });
  }

  private requireDataset(text: string): Urn {
    const { urn, entity } = this.registry.requireUrn(text);
    if (entity.name !== 'dataset') throw failures.entityTypeMismatch({ urn, entityType: 'dataset' });
    return urn;
  }
}
