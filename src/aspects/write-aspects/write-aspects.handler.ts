import type { ICommandHandler } from '@nestjs/cqrs';
import { CommandHandler } from '@nestjs/cqrs';
import { Clock } from '../../kernel/clock.js';
import { Registry } from '../../registry/registry.js';
import { AspectParser } from '../aspect-parsing/aspect-parser.js';
import type { ChangeEntry } from '../../change-log/change-log.port.js';
import { completeSystemMetadata } from '../system-metadata.js';
import type { EntityChange } from '../group-commit/group-commit.js';
import { GroupCommit } from '../group-commit/group-commit.js';
import type { AspectEdit } from './write-aspects.command.js';
import { WriteAspectsCommand } from './write-aspects.command.js';

/** Distinguishes an edit made by a person from an ingested value. */
const EDITED = { appSource: 'ui' } as const;

@CommandHandler(WriteAspectsCommand)
export class WriteAspectsHandler implements ICommandHandler<WriteAspectsCommand> {
  constructor(
    private readonly registry: Registry,
    private readonly parser: AspectParser,
    private readonly groupCommit: GroupCommit,
    private readonly clock: Clock,
  ) {}

  execute({ edits, actor }: WriteAspectsCommand): Promise<readonly ChangeEntry[]> {
    const now = this.clock.now();
    return this.groupCommit.submit({
      changes: edits.map((edit) => this.change(edit)),
      stamp: { time: now, actor },
      system: completeSystemMetadata({ properties: EDITED }, now),
    });
  }

  private change({ urn, aspect, value, ifSeq }: AspectEdit): EntityChange {
    const target = this.registry.requireUrn(urn);
    const spec = this.registry.requireAspect(target.entity, aspect);
    const { json } = this.parser.fromValue(spec, value);
    return {
      target,
      writes: [{ aspect: spec.name, change: 'UPSERT', json, ...(ifSeq === undefined ? {} : { ifSeq }) }],
    };
  }
}
