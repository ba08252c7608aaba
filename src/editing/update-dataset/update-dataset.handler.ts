import type { ICommandHandler } from '@nestjs/cqrs';
import { CommandHandler } from '@nestjs/cqrs';
import { Clock } from '../../kernel/clock.js';
import { failures } from '../../kernel/failures.js';
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

  async execute({ urn: text, update, context }: UpdateDatasetCommand): Promise<void> {
    const { urn, entity } = this.registry.requireUrn(text);
    if (entity.name !== 'dataset') throw failures.entityTypeMismatch({ urn, entityType: 'dataset' });
    const parts = datasetParts(update, { time: this.clock.now(), actor: context.actor });
    await this.editor.edit([urn], context, (current) => {
      current.requireExisting(urn, 'Cannot update dataset');
      return parts.map(([aspect, value]) => ({ urn, aspect, value }));
    });
  }
}
