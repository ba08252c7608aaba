import { Command } from '@nestjs/cqrs';
import type { Urn } from '../../kernel/urn.js';

/** What to describe. `fieldPath`: the column, for a dataset; absent for every other entity. */
export interface DescriptionTarget {
  readonly urn: string;
  readonly fieldPath: string | undefined;
}

/** Ask to replace the description that people gave to an entity or a column. The text may be markdown of several lines. */
export class UpdateDescriptionCommand extends Command<void> {
  constructor(
    readonly target: DescriptionTarget,
    readonly description: string,
    readonly actor: Urn,
  ) {
    super();
  }
}
