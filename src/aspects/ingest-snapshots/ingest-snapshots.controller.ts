import { Controller } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { failures } from '../../kernel/failures.js';
import type { RpcContext, RpcParameters } from '../../platform/rpc/index.js';
import { RpcMethod } from '../../platform/rpc/index.js';
import type { SentSnapshot } from './ingest-snapshots.command.js';
import { IngestSnapshotsCommand } from './ingest-snapshots.command.js';
import { readSentSnapshot } from './sent-snapshot.js';

type One = RpcParameters['entities.ingest'];
type Many = RpcParameters['entities.batchIngest'];

@Controller()
export class IngestSnapshotsController {
  constructor(private readonly commands: CommandBus) {}

  @RpcMethod('entities.ingest', { deferred: ['entity'] })
  async ingestOne(
    { entity, systemMetadata }: Omit<One, 'entity'> & { readonly entity: unknown },
    { actor }: RpcContext,
  ): Promise<undefined> {
    const snapshot = withSystem(readSentSnapshot('entity', entity), systemMetadata);
    await this.commands.execute(new IngestSnapshotsCommand([snapshot], actor));
    return undefined;
  }

  @RpcMethod('entities.batchIngest', { deferred: ['entities'] })
  async ingestAll(
    { entities, systemMetadata }: Omit<Many, 'entities'> & { readonly entities: unknown },
    { actor }: RpcContext,
  ): Promise<undefined> {
    if (!Array.isArray(entities)) throw failures.parameterInvalid({ name: 'entities', reason: 'it is not an array' });
    if (systemMetadata !== undefined && systemMetadata.length !== entities.length) {
      throw failures.countsDiffer({ left: 'entities', right: 'systemMetadata' });
    }
    const snapshots = entities.map((entity: unknown, at) =>
      withSystem(readSentSnapshot(`entities[${String(at)}]`, entity), systemMetadata?.[at]),
    );
    await this.commands.execute(new IngestSnapshotsCommand(snapshots, actor));
    return undefined;
  }
}

function withSystem(snapshot: SentSnapshot, systemMetadata: SentSnapshot['systemMetadata']): SentSnapshot {
  return systemMetadata === undefined ? snapshot : { ...snapshot, systemMetadata };
}
