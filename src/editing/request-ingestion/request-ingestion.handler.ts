import { randomUUID } from 'node:crypto';
import type { ICommandHandler } from '@nestjs/cqrs';
import { CommandHandler } from '@nestjs/cqrs';
import { AspectStore } from '../../aspects/aspect-store.port.js';
import { IngestProposalsCommand } from '../../aspects/index.js';
import { Clock } from '../../kernel/clock.js';
import { failures } from '../../kernel/failures.js';
import { isMembers, type Members } from '../../kernel/members.js';
import type { Urn } from '../../kernel/urn.js';
import { MessageBus } from '../../platform/seam/index.js';
import { Registry } from '../../registry/registry.js';
import { recipeOfRun } from './recipe-of-run.js';
import { type IngestionRequest, RequestIngestionCommand } from './request-ingestion.command.js';

const SOURCE = { entity: 'dataHubIngestionSource', aspect: 'dataHubIngestionSourceInfo' } as const;
const REQUEST = { entity: 'dataHubExecutionRequest', aspect: 'dataHubExecutionRequestInput' } as const;
/** What executors know the origin of their work by. */
const ORIGIN = 'MANUAL_INGESTION_SOURCE';
const DEFAULT_EXECUTOR = 'default';

@CommandHandler(RequestIngestionCommand)
export class RequestIngestionHandler implements ICommandHandler<RequestIngestionCommand> {
  constructor(
    private readonly bus: MessageBus,
    private readonly store: AspectStore,
    private readonly registry: Registry,
    private readonly clock: Clock,
  ) {}

  async execute({ request, context }: RequestIngestionCommand): Promise<string> {
    const urn = `urn:li:${REQUEST.entity}:${randomUUID()}`;
    const what = request.kind === 'run' ? await this.run(request.source, urn) : connectionTest(request, urn);
    const value = { ...what, requestedAt: this.clock.now() };
    const proposal = {
      entityType: REQUEST.entity,
      entityUrn: urn,
      changeType: 'CREATE_ENTITY',
      aspectName: REQUEST.aspect,
      aspect: { value: JSON.stringify(value), contentType: 'application/json' },
    };
    await this.bus.execute(new IngestProposalsCommand([proposal], context));
    return urn;
  }

  private async run(source: string, request: string): Promise<RequestedWork> {
    const { urn, entity } = this.registry.requireUrn(source);
    if (entity.name !== SOURCE.entity) throw failures.entityTypeMismatch({ urn, entityType: SOURCE.entity });
    const config = await this.configOf(urn);
    return {
      task: 'RUN_INGEST',
      args: argumentsOf(config, urn, request),
      executorId: textIn(config, 'executorId') ?? DEFAULT_EXECUTOR,
      source: { type: ORIGIN, ingestionSource: urn },
    };
  }

  private async configOf(urn: Urn): Promise<Members> {
    const stored = await this.store.latest([urn], [SOURCE.aspect]);
    const info: unknown = JSON.parse(stored.get(urn)?.[0]?.json ?? 'null');
    const config = isMembers(info) ? info['config'] : undefined;
    if (isMembers(config)) return config;
    throw failures.editInvalid({ reason: `Failed to request a run of ${urn}. It does not exist.`, value: urn });
  }
}

/** What an executor is to do, as members of the aspect. */
interface RequestedWork {
  readonly task: string;
  readonly args: Readonly<Record<string, string>>;
  readonly executorId: string;
  readonly source: { readonly type: string; readonly ingestionSource?: Urn };
}

/** @throws failures.parameterInvalid */
function connectionTest(
  { recipe: sent, version }: Extract<IngestionRequest, { readonly kind: 'connection' }>,
  request: string,
): RequestedWork {
  const recipe = recipeOfRun(sent, request, request);
  if (recipe === undefined) throw failures.parameterInvalid({ name: 'recipe', reason: 'it is no JSON object' });
  return {
    task: 'TEST_CONNECTION',
    args: { recipe, ...(version === undefined || version === '' ? {} : { version }) },
    executorId: DEFAULT_EXECUTOR,
    source: { type: ORIGIN },
  };
}

/** In the order in which executors show them. */
function argumentsOf(config: Members, source: Urn, request: string): Readonly<Record<string, string>> {
  const recipe = recipeOfRun(textIn(config, 'recipe') ?? '', source, request);
  if (recipe === undefined) {
    throw failures.editInvalid({
      reason: `Failed to request a run of ${source}. Its recipe is no JSON object.`,
      value: source,
    });
  }
  const version = textIn(config, 'version');
  return {
    recipe,
    ...(version === undefined ? {} : { version }),
    debug_mode: String(config['debugMode'] === true),
  };
}

function textIn(members: Members, name: string): string | undefined {
  const value = members[name];
  return typeof value === 'string' && value !== '' ? value : undefined;
}
