import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ModulesContainer } from '@nestjs/core';
import { CommandBus, QueryBus } from '@nestjs/cqrs';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { failures } from '../../src/kernel/failures.js';
import { Work } from '../../src/kernel/work.js';
import {
  CatalogCommand,
  type CatalogMessage,
  CatalogQuery,
  type MessageClass,
  MessageInterceptor,
  type MessageStep,
  type RequestContext,
} from '../../src/platform/seam/index.js';
import { createApp } from '../../src/server/service.js';
import { DATASET } from './proposal.builder.js';

const ACTOR = 'urn:li:corpuser:ann';
const REFUSED = 'urn:li:corpuser:eve';
const OTHER = 'urn:li:dataset:(urn:li:dataPlatform:hive,shop.raw,PROD)';
/** Nobody may read it, so it is asked who may read what. */
const HIDDEN = 'urn:li:tag:hidden';
const TRUNCATION = { entityType: 'dataset', aspect: 'datasetProfile', endTimeMillis: 1 };

const PLATFORM_EVENT = {
  name: 'opened',
  event: { header: { timestampMillis: 1 }, name: 'opened', payload: { value: '{}', contentType: 'text/plain' } },
};

/** What stands outermost, around everything. */
class Recorder extends MessageInterceptor {
  readonly asked: MessageClass[] = [];
  readonly passed = new Set<object>();

  override wants(messages: MessageClass): boolean {
    this.asked.push(messages);
    return true;
  }

  override around<Result>(
    message: CatalogMessage<Result>,
    _context: RequestContext,
    next: MessageStep,
  ): Promise<Result> {
    this.passed.add(message);
    return next(message);
  }
}

/** What stands within, around queries alone. */
class Gate extends MessageInterceptor {
  override wants({ name }: MessageClass): boolean {
    return name.endsWith('Query');
  }

  override around<Result>(
    message: CatalogMessage<Result>,
    context: RequestContext,
    next: MessageStep,
  ): Promise<Result> {
    if ('urns' in message && Array.isArray(message.urns) && message.urns.includes(HIDDEN) && !('what' in message))
      throw failures.forbidden({});
    if (context.actor === REFUSED) throw failures.requestRefused({ origin: context.actor });
    return next(message);
  }
}

/** A message as its handler got it. */
interface Handled {
  readonly message: object;
  readonly handler: string;
}

let dataDir: string;
let app: NestFastifyApplication;
let recorder: Recorder;
let handlers: ReadonlyMap<string, object>;
const handled: Handled[] = [];

beforeAll(async () => {
  dataDir = mkdtempSync(join(tmpdir(), 'cadastre-seam-'));
  const settings = { port: 0, host: '127.0.0.1', logLevel: 'silent', maxBodyBytes: 1_000_000, dataDir } as const;
  app = await createApp(settings, false, [Recorder, Gate]);
  recorder = app.get(Recorder, { strict: false });
  handlers = registeredHandlers();
  for (const [handler, instance] of handlers) {
    const execute: unknown = Reflect.get(instance, 'execute');
    if (typeof execute !== 'function') throw new TypeError(`${handler} executes nothing.`);
    Reflect.set(instance, 'execute', (message: object): unknown => {
      handled.push({ message, handler });
      const result: unknown = Reflect.apply(execute, instance, [message]);
      return result;
    });
  }
});

afterAll(async () => {
  await app.close();
  rmSync(dataDir, { recursive: true, force: true });
});

/** Every handler of commands and queries, by name. */
function registeredHandlers(): ReadonlyMap<string, object> {
  const providers = [...app.get(ModulesContainer).values()].flatMap((module) => [...module.providers.values()]);
  const found = providers.flatMap(({ metatype, instance }): (readonly [string, object])[] => {
    if (typeof metatype !== 'function' || typeof instance !== 'object' || instance === null) return [];
    const marks = ['__commandHandler__', '__queryHandler__'];
    const isHandler = marks.some((mark) => Reflect.hasMetadata(mark, metatype));
    return isHandler ? [[metatype.name, Object(instance)]] : [];
  });
  return new Map(found);
}

function rpc(action: string, payload: object, actor = ACTOR) {
  return app.inject({ method: 'POST', url: action, payload, headers: { 'x-datahub-actor': actor } });
}

function read(url: string, actor = ACTOR) {
  return app.inject({ method: 'GET', url, headers: { 'x-datahub-actor': actor } });
}

/** Call a tool for agents. */
function agent(name: string) {
  const payload = { jsonrpc: '2.0', id: 1, method: 'tools/call', params: { name, arguments: {} } };
  const headers = { 'x-datahub-actor': ACTOR, accept: 'application/json, text/event-stream' };
  return app.inject({ method: 'POST', url: '/mcp', payload, headers });
}

function graphql(query: string) {
  return rpc('/api/graphql', { query });
}

function proposal(urn: string, aspectName: string, value: object): object {
  const aspect = { value: JSON.stringify(value), contentType: 'application/json' };
  return { proposal: { entityType: 'dataset', entityUrn: urn, changeType: 'UPSERT', aspectName, aspect } };
}

/** At least one request for each handler. */
async function reachEveryHandler(): Promise<readonly (readonly [string, number, string])[]> {
  const urn = encodeURIComponent(DATASET);
  const snapshot = { urn: OTHER, aspects: [{ 'com.linkedin.common.Status': { removed: false } }] };
  const requests = [
    () => rpc('/aspects?action=ingestProposal', proposal(DATASET, 'status', { removed: false })),
    () =>
      rpc('/entities?action=ingest', {
        entity: { value: { 'com.linkedin.metadata.snapshot.DatasetSnapshot': snapshot } },
      }),
    () => rpc('/aspects?action=getCount', { aspect: 'status' }),
    () => rpc('/aspects?action=getCoverage', {}),
    () => rpc('/operations?action=listModelChanges', {}),
    () => rpc('/entities?action=exists', { urn: DATASET }),
    () => rpc('/entities?action=listUrns', { entity: 'dataset', start: 0, count: 1 }),
    () => read(`/entitiesV2/${urn}`),
    () => read(`/aspects/${urn}?aspect=status&version=0`),
    () => rpc('/entities?action=search', { entity: 'dataset', input: '*', start: 0, count: 1 }),
    () => rpc('/entities?action=autocomplete', { entity: 'dataset', query: 'o', limit: 1 }),
    () => rpc('/entities?action=browse', { entity: 'dataset', path: '', start: 0, limit: 1 }),
    () => rpc('/entities?action=getBrowsePaths', { urn: DATASET }),
    () => rpc('/entities?action=searchAcrossLineage', { urn: DATASET, direction: 'UPSTREAM', start: 0, count: 1 }),
    () => read(`/relationships?urn=${urn}&direction=OUTGOING&types=DownstreamOf`),
    () =>
      rpc('/aspects?action=getTimeseriesAspectValues', { urn: DATASET, entity: 'dataset', aspect: 'datasetProfile' }),
    () => rpc('/operations?action=restoreIndices', { batchSize: 1 }),
    () => rpc('/operations?action=audit', {}),
    () => rpc('/operations?action=maintenance', { task: 1 }),
    () => agent('list_changes'),
    () => rpc('/runs?action=list', {}),
    () => rpc('/runs?action=describe', { runId: 'none' }),
    () => rpc('/runs?action=rollback', { runId: 'none' }),
    () => rpc('/entities?action=deleteAll', { registryId: 'none:1', dryRun: true }),
    () => rpc('/entities?action=deleteReferences', { urn: DATASET, dryRun: true }),
    () => rpc('/entities?action=delete', { urn: 'urn:li:tag:none' }),
    () => rpc('/operations?action=listDeadLetters', {}),
    () => rpc('/operations?action=dropDeadLetters', {}),
    () => graphql(`{ dataset(urn: "${DATASET}") { datasetProfiles(limit: 1) { rowCount } } }`),
    () =>
      graphql(
        `mutation { updateDataset(urn: "${DATASET}", input: { editableProperties: { description: "x" } }) { urn } }`,
      ),
    () => graphql(`{ entities(urns: ["${HIDDEN}"]) { exists } }`),
    () => graphql('{ browseV2(input: {}) { total } }'),
    () => graphql('{ assertion(urn: "urn:li:assertion:none") { runEvents { total } } }'),
    () =>
      graphql(
        'mutation { createIngestionExecutionRequest(input: { ingestionSourceUrn: "urn:li:dataHubIngestionSource:x" }) }',
      ),
    () => graphql('{ me { corpUser { urn } } }'),
    () => graphql('{ appConfig { appVersion } }'),
    () => graphql('{ getInviteToken(input: {}) { inviteToken } }'),
    () => graphql('mutation { acceptRole(input: { inviteToken: "none" }) }'),
    () => graphql(`mutation { createNativeUserResetToken(input: { userUrn: "${ACTOR}" }) { resetToken } }`),
    () => graphql('{ getMetadataAnalyticsCharts(input: {}) { title } }'),
    () => graphql(`{ getGrantedPrivileges(input: { actorUrn: "${ACTOR}" }) { privileges } }`),
    () =>
      graphql(
        `mutation { createAccessToken(input: { type: PERSONAL, actorUrn: "${ACTOR}", duration: ONE_HOUR, name: "x" }) { accessToken } }`,
      ),
    () => graphql('{ listAccessTokens(input: {}) { total } }'),
    () => graphql('{ getSecretValues(input: { secrets: [] }) { name } }'),
    () => graphql('{ listPolicies(input: {}) { total } }'),
    () => graphql('mutation { deletePolicy(urn: "urn:li:dataHubPolicy:none") }'),
    () =>
      graphql(
        'mutation { createPolicy(input: { type: PLATFORM, name: "x", state: INACTIVE, privileges: [], actors: { resourceOwners: false, allUsers: false, allGroups: false } }) }',
      ),
    () => graphql('mutation { revokeAccessToken(tokenId: "none") }'),
    () => graphql('mutation { addTag(input: { resourceUrn: "urn:li:tag:none", tagUrn: "urn:li:tag:none" }) }'),
    () => read(`/openapi/timeline/v1/${urn}?categories=TAG`),
    () => rpc('/entities?action=scrollAcrossEntities', { input: '*', count: 1 }),
    () => rpc('/entities?action=scrollAcrossLineage', { urn: DATASET, direction: 'UPSTREAM', count: 1 }),
    () => rpc('/operations?action=truncateTimeseriesAspect', TRUNCATION),
    () => rpc('/relationships?action=getLineage', { urn: DATASET, direction: 'UPSTREAM' }),
    () => read(`/entitiesVersionedV2?ids=${urn}&entityType=dataset`),
    () => rpc('/entities?action=setWritable', {}),
    () => rpc('/entities?action=applyRetention', {}),
    () => rpc('/operations?action=getIndexSizes', {}),
    () => rpc('/platform?action=producePlatformEvent', PLATFORM_EVENT),
    () => rpc('/entities?action=delete', { urn: OTHER }),
    () => rpc('/usageStats?action=queryRange', { resource: DATASET, duration: 'DAY', rangeFromEnd: 'ALL' }),
    () =>
      rpc('/analytics?action=getTimeseriesStats', {
        entityName: 'dataset',
        aspectName: 'datasetUsageStatistics',
        metrics: [{ fieldPath: 'totalSqlQueries', aggregationType: 'LATEST' }],
      }),
    () => graphql('mutation { updateDescription(input: { resourceUrn: "urn:li:tag:none", description: "x" }) }'),
    () =>
      graphql(
        `mutation { updateLineage(input: { edgesToAdd: [{ downstreamUrn: "${DATASET}", upstreamUrn: "${OTHER}" }] }) }`,
      ),
  ];
  const answers: (readonly [string, number, string])[] = [];
  for (const request of requests) {
    const before = handled.length;
    const answer = await request();
    answers.push([handled[before]?.handler ?? 'none', answer.statusCode, answer.body]);
  }
  return answers;
}

describe('the seam', () => {
  it('is passed by every command and query on its way to its handler, with the context of its request', async () => {
    const answers = await reachEveryHandler();
    // There is no message broker.
    expect(answers.filter(([, status]) => status !== 200)).toEqual([
      ['ProduceEventHandler', 400, expect.stringContaining('KAFKA_BROKERS')],
    ]);
    const reached = new Set(handled.map(({ handler }) => handler));
    expect([...reached].sort()).toEqual([...handlers.keys()].sort());
    expect(handlers.size).toBeGreaterThan(15);
    for (const { message, handler } of handled) {
      expect([handler, recorder.passed.has(message)]).toEqual([handler, true]);
      const isMessage = message instanceof CatalogCommand || message instanceof CatalogQuery;
      const context: unknown = isMessage ? message.context : undefined;
      const wire = expect.stringMatching(/^(rpc|graphql|http|mcp)$/);
      const work = expect.any(Work);
      const consistency = expect.objectContaining({ token: undefined, waitsForIndexes: false });
      const expected = { actor: ACTOR, requestId: expect.any(String), wire, work, consistency };
      expect([handler, context]).toEqual([handler, expected]);
    }
  });

  it('alone is given the buses behind it', () => {
    const wrappers = [...app.get(ModulesContainer).values()].flatMap(({ providers, controllers }) => [
      ...providers.values(),
      ...controllers.values(),
    ]);
    const given = wrappers.filter(({ metatype, inject }) => {
      const types: unknown = typeof metatype === 'function' ? Reflect.getMetadata('design:paramtypes', metatype) : [];
      const wanted: readonly unknown[] = [...(inject ?? []), ...(Array.isArray(types) ? types : [])];
      return wanted.includes(CommandBus) || wanted.includes(QueryBus);
    });
    // The first two belong to Nest itself.
    expect(given.map(({ name }) => String(name)).sort()).toEqual(['CqrsModule', 'EventBus', 'MessageBus']);
  });

  it('asks an interceptor once for each class of messages', () => {
    expect(recorder.asked.length).toBe(new Set(recorder.asked).size);
    expect(recorder.asked.length).toBe(handlers.size);
  });

  it('lets an interceptor refuse what it wants, and answers with its failure', async () => {
    const query = await rpc('/entities?action=exists', { urn: DATASET }, REFUSED);
    expect([query.statusCode, query.body]).toEqual([403, expect.stringContaining('REQUEST_REFUSED')]);
    const command = await rpc(
      '/aspects?action=ingestProposal',
      proposal(DATASET, 'status', { removed: true }),
      REFUSED,
    );
    expect(command.statusCode).toBe(200);
  });
});
