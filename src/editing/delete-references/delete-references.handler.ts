import type { ICommandHandler } from '@nestjs/cqrs';
import { CommandHandler } from '@nestjs/cqrs';
import { failures } from '../../kernel/failures.js';
import { readUrn } from '../../kernel/urn.js';
import { DeleteReferencesCommand, type FoundReferences } from './delete-references.command.js';
import { ReferenceRemoval } from './reference-removal.js';

@CommandHandler(DeleteReferencesCommand)
export class DeleteReferencesHandler implements ICommandHandler<DeleteReferencesCommand> {
  constructor(private readonly references: ReferenceRemoval) {}

  execute({ urn, mode, context }: DeleteReferencesCommand): Promise<FoundReferences> {
    const reading = readUrn(urn);
    if (reading.kind === 'problem') throw failures.urnInvalid({ urn, reason: reading.reason });
    return this.references.execute(reading.value.urn, mode, context);
  }
}
