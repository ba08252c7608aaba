import { Controller } from '@nestjs/common';
import { failures } from '../../kernel/failures.js';
import type { RpcParameters } from '../../platform/rpc/index.js';
import { RpcMethod } from '../../platform/rpc/index.js';
import { MessageBus, type RequestContext } from '../../platform/seam/index.js';
import { requireBatch } from '../batch-limit.js';
import { isGiven, parseSystemMetadata, requireItems } from '../request-fields.js';
import type { SnapshotDto } from './ingest-snapshots.command.js';
import { IngestSnapshotsCommand } from './ingest-snapshots.command.js';
import { parseSnapshot } from './snapshot-dto.js';

type One = RpcParameters['entities.ingest'];
type Many = RpcParameters['entities.batchIngest'];
type Unparsed<T> = { readonly [member in keyof T]: unknown };

@Controller()
export class IngestSnapshotsController {
  constructor(private readonly bus: MessageBus) {}

  @RpcMethod('entities.ingest', { deferred: ['entity', 'systemMetadata'], numbers: 'exact', bodies: 'bulk' })
  async ingestOne({ entity, systemMetadata }: Unparsed<One>, context: RequestContext): Promise<undefined> {
    const snapshot = withSystem(parseSnapshot('entity', entity), 'systemMetadata', systemMetadata);
    await this.bus.execute(new IngestSnapshotsCommand([snapshot], context));
    return undefined;
  }

  @RpcMethod('entities.batchIngest', { deferred: ['entities', 'systemMetadata'], numbers: 'exact', bodies: 'bulk' })
  async ingestAll(parameters: Unparsed<Many>, context: RequestContext): Promise<undefined> {
    const entities = requireItems('entities', parameters.entities);
    requireBatch('entities', entities.length);
    const { systemMetadata } = parameters;
    const systems = isGiven(systemMetadata) ? requireItems('systemMetadata', systemMetadata) : undefined;
    if (systems !== undefined && systems.length !== entities.length) {
      throw failures.countsDiffer({ left: 'entities', right: 'systemMetadata' });
    }
    const snapshots = entities.map((entity, at) =>
      withSystem(parseSnapshot(`entities[${String(at)}]`, entity), `systemMetadata[${String(at)}]`, systems?.[at]),
    );
    await this.bus.execute(new IngestSnapshotsCommand(snapshots, context));
    return undefined;
  }
}

function withSystem(snapshot: SnapshotDto, name: string, fields: unknown): SnapshotDto {
  const systemMetadata = parseSystemMetadata(name, fields);
  return systemMetadata === undefined ? snapshot : { ...snapshot, systemMetadata };
}
