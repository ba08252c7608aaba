import type { ICommandHandler } from '@nestjs/cqrs';
import { CommandHandler } from '@nestjs/cqrs';
import { Clock } from '../../kernel/clock.js';
import { Registry } from '../../registry/registry.js';
import { invariant } from '../../kernel/assert-never.js';
import { AspectParser } from '../aspect-parsing/aspect-parser.js';
import type { ChangeEntry } from '../../change-log/change-log.port.js';
import { completeSystemMetadata } from '../system-metadata.js';
import type { EntityChange } from '../group-commit/group-commit.js';
import { GroupCommit } from '../group-commit/group-commit.js';
import type { EditedAspect } from './edit-aspects.command.js';
import { EditAspectsCommand } from './edit-aspects.command.js';

/** Distinguishes an edit made by a person from an ingested value. */
const EDITED = { appSource: 'ui' } as const;

@CommandHandler(EditAspectsCommand)
export class EditAspectsHandler implements ICommandHandler<EditAspectsCommand> {
  constructor(
    private readonly registry: Registry,
    private readonly parser: AspectParser,
    private readonly groupCommit: GroupCommit,
    private readonly clock: Clock,
  ) {}

  execute({ urns, edit, check, actor }: EditAspectsCommand): Promise<readonly ChangeEntry[]> {
    const now = this.clock.now();
    const editable = new Set(urns);
    return this.groupCommit.submit({
      changes: (stored) => {
        const all = edit(stored);
        check(all);
        return all.map((edited) => {
          invariant(editable.has(edited.urn), `an edit writes to ${edited.urn}, which it does not name`);
          return this.change(edited);
        });
      },
      stamp: { time: now, actor },
      system: completeSystemMetadata({ properties: EDITED }, now),
    });
  }

  private change({ urn, aspect, value }: EditedAspect): EntityChange {
    const target = this.registry.requireUrn(urn);
    const spec = this.registry.requireAspect(target.entity, aspect);
    return { target, writes: [{ aspect: spec.name, change: 'UPSERT', ...this.parser.fromValue(spec, value) }] };
  }
}
