import { Controller } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { failures } from '../../kernel/failures.js';
import type { RpcContext, RpcParameters } from '../../platform/rpc/index.js';
import { RpcMethod } from '../../platform/rpc/index.js';
import { isGiven, readSystemMetadata, requireItems } from '../request-fields.js';
import type { SnapshotDto } from './ingest-snapshots.command.js';
import { IngestSnapshotsCommand } from './ingest-snapshots.command.js';
import { parseSnapshot } from './snapshot-dto.js';

type One = RpcParameters['entities.ingest'];
type Many = RpcParameters['entities.batchIngest'];
type Unread<T> = { readonly [member in keyof T]: unknown };

@Controller()
export class IngestSnapshotsController {
  constructor(private readonly commands: CommandBus) {}

  @RpcMethod('entities.ingest', { deferred: ['entity', 'systemMetadata'], numbers: 'exact' })
  async ingestOne({ entity, systemMetadata }: Unread<One>, { actor }: RpcContext): Promise<undefined> {
    const snapshot = withSystem(parseSnapshot('entity', entity), 'systemMetadata', systemMetadata);
    await this.commands.execute(new IngestSnapshotsCommand([snapshot], actor));
    return undefined;
  }

  @RpcMethod('entities.batchIngest', { deferred: ['entities', 'systemMetadata'], numbers: 'exact' })
  async ingestAll(sent: Unread<Many>, { actor }: RpcContext): Promise<undefined> {
    const entities = requireItems('entities', sent.entities);
    const { systemMetadata } = sent;
    const systems = isGiven(systemMetadata) ? requireItems('systemMetadata', systemMetadata) : undefined;
    if (systems !== undefined && systems.length !== entities.length) {
      throw failures.countsDiffer({ left: 'entities', right: 'systemMetadata' });
    }
    const snapshots = entities.map((entity, at) =>
      withSystem(parseSnapshot(`entities[${String(at)}]`, entity), `systemMetadata[${String(at)}]`, systems?.[at]),
    );
    await this.commands.execute(new IngestSnapshotsCommand(snapshots, actor));
    return undefined;
  }
}

function withSystem(snapshot: SnapshotDto, name: string, sent: unknown): SnapshotDto {
  const systemMetadata = readSystemMetadata(name, sent);
  return systemMetadata === undefined ? snapshot : { ...snapshot, systemMetadata };
}
