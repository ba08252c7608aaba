import { setTimeout } from 'node:timers/promises';
import type { ServiceProcess } from '../../process/service-process.js';
import type { CallOutcome, ServiceCall, ServiceCaller } from './service-caller.js';
import { type LedgerWrite, type WriteReply, WriteLedger } from './write-ledger.js';

/**
 * Writers and readers of each service, and milliseconds between the first calls of one, which grow with each: an engine
 * that takes a minute to start on a busy machine would otherwise find more than it could work off.
 */
const WRITERS = 6;
const READERS = 5;
const PAUSE = 50;
const GROWTH = 5;
/** Appends to one value: all of it is written again with each. */
const APPENDS = 60;
const COMMIT_UNKNOWN = 'is not known';
const STAMP = { time: 1_700_000_000_000, actor: 'urn:li:corpuser:loader' };

/** A write that was acknowledged, with the token by which every later read finds it. */
interface Acknowledged {
  readonly write: LedgerWrite;
  readonly name: string;
  readonly token: string;
}

/**
 * Callers of some services, one call after another each: they write values of their own, append to values that all
 * share, delete, write by the queue where there is one, and read what was acknowledged, with and without its token, by
 * another service where there is one.
 */
export class FaultLoad {
  readonly ledger = new WriteLedger();
  /** Sentences about answers that no fault excuses. */
  readonly faults: string[] = [];
  /** Reads that were answered, and those that could not be answered at the time. */
  readonly reads = { answered: 0, refused: 0 };
  private state: 'ended' | 'running' = 'running';
  private readonly callers: Promise<void>[] = [];
  private last: Acknowledged | undefined;
  private lastEdge: (Acknowledged & { readonly upstream: string }) | undefined;
  private appends = 0;

  /**
   * @param id no other load has it: lower-case letters
   * @param mayBreak the services to which a fault happens that breaks their connections
   */
  constructor(
    private readonly services: readonly ServiceProcess[],
    private readonly caller: ServiceCaller,
    private readonly id: string,
    private readonly mayBreak: readonly ServiceProcess[],
  ) {}

  start(): void {
    for (const at of this.services.keys()) {
      for (let one = 0; one < WRITERS; one++)
        this.callers.push(this.repeat((step) => this.write(at, `${String(at)}x${String(one)}x${String(step)}`, step)));
      for (let one = 0; one < READERS; one++) this.callers.push(this.repeat((step) => this.read(at, step + one)));
    }
  }

  /** Resolves when the last call is answered. */
  async stop(): Promise<void> {
    this.state = 'ended';
    await Promise.all(this.callers);
  }

  private async repeat(step: (at: number) => Promise<void>): Promise<void> {
    for (let at = 0; this.state === 'running'; at++) {
      await step(at);
      await setTimeout(PAUSE + at * GROWTH);
    }
  }

  private async write(at: number, number: string, step: number): Promise<void> {
    const mark = `${this.id}${number}z`;
    const urn = datasetUrn(mark);
    switch (step % 5) {
      case 0:
      case 1:
        await this.put(at, mark);
        return;
      case 2:
        await this.propose(at, { urn, aspect: 'datasetProperties', change: 'put-later', mark }, propertiesOf(mark));
        return;
      case 3: {
        const counter = datasetUrn(`${this.id}counter${String(Math.floor(this.appends++ / APPENDS))}`);
        const element = { url: `https://example.org/${mark}`, description: 'x', createStamp: STAMP };
        const patch = JSON.stringify([{ op: 'add', path: '/elements/-', value: element }]);
        await this.propose(at, { urn: counter, aspect: 'institutionalMemory', change: 'append', mark }, patch);
        return;
      }
      default: {
        const write: LedgerWrite = { urn, aspect: 'status', change: 'put', mark: '"removed"' };
        const { reply } = await this.propose(at, write, '{"removed":false}');
        if (reply === 'stored') await this.propose(at, { ...write, change: 'delete' });
      }
    }
  }

  /** A dataset, and what it is made of. */
  private async put(at: number, mark: string): Promise<void> {
    const { last } = this;
    const urn = datasetUrn(mark);
    const write: LedgerWrite = { urn, aspect: 'datasetProperties', change: 'put', mark };
    const { reply, token } = await this.propose(at, write, propertiesOf(mark));
    if (reply === 'stored') this.last = { write, name: mark, token };
    if (last === undefined) return;
    const upstream = last.write.urn;
    const edge: LedgerWrite = { urn, aspect: 'upstreamLineage', change: 'put', mark: last.name };
    const value = { upstreams: [{ dataset: upstream, type: 'TRANSFORMED', auditStamp: STAMP }] };
    const answer = await this.propose(at, edge, JSON.stringify(value));
    if (answer.reply === 'stored') this.lastEdge = { write: edge, name: mark, token: answer.token, upstream };
  }

  private async propose(at: number, write: LedgerWrite, value?: string): Promise<{ reply: WriteReply; token: string }> {
    const { urn: entityUrn, aspect: aspectName, change } = write;
    const changeType = { append: 'PATCH', delete: 'DELETE', put: 'UPSERT', 'put-later': 'UPSERT' }[change];
    const isLater = change === 'put-later';
    const aspect = value === undefined ? {} : { aspect: { contentType: 'application/json', value } };
    const proposal = { entityType: 'dataset', entityUrn, aspectName, changeType, ...aspect };
    const body = { proposal, ...(isLater ? { async: 'true' } : {}) };
    const outcome = await this.call(at, '/aspects?action=ingestProposal', { body });
    const answer = replyOf(outcome);
    // A broker that does not answer may have the proposal.
    const reply = isLater && answer === 'refused' ? 'unknown' : answer;
    this.ledger.note(write, reply);
    return { reply, token: outcome.token };
  }

  private async read(at: number, step: number): Promise<void> {
    const { last, lastEdge } = this;
    if (last === undefined || lastEdge === undefined) return;
    const { urn } = last.write;
    const key = encodeURIComponent(urn);
    switch (step % 5) {
      case 0:
        await this.find(at, `/aspects/${key}?aspect=datasetProperties&version=0`, { token: last.token }, last.name);
        return;
      case 1:
        await this.find(at, '/entities?action=search', { token: last.token, body: search(last.name) }, urn);
        return;
      case 2:
        await this.find(at, '/entities?action=search', { body: search('hive') }, '');
        return;
      case 3: {
        const body = { query: `{ dataset(urn: "${urn}") { properties { name } } }` };
        await this.find(at, '/api/graphql', { token: last.token, body }, last.name);
        return;
      }
      default: {
        const query = `direction=OUTGOING&urn=${encodeURIComponent(lastEdge.write.urn)}&types=List(DownstreamOf)`;
        await this.find(at, `/relationships?${query}`, { token: lastEdge.token }, lastEdge.upstream);
      }
    }
  }

  /** A read that either finds what was acknowledged, or says that it cannot be answered now. */
  private async find(at: number, path: string, call: Omit<ServiceCall, 'path'>, wanted: string): Promise<void> {
    const { kind, status, text } = await this.call(at, path, call);
    if (kind !== 'answered' || status === 503 || isOutage(text)) {
      this.reads.refused++;
      return;
    }
    this.reads.answered++;
    if (!text.includes(wanted)) this.fault(`${path} does not find ${wanted}: ${text}`);
  }

  private async call(at: number, path: string, call: Omit<ServiceCall, 'path'>): Promise<CallOutcome> {
    const service = this.services[at];
    if (service === undefined) throw new RangeError('there is no such service');
    const outcome = await this.caller.call(service, { path, ...call });
    const { kind, status, text } = outcome;
    if (kind === 'hung') this.fault(`${path} is not answered: ${text}`);
    if (kind === 'gone' && !this.mayBreak.includes(service)) this.fault(`${path} lost its connection: ${text}`);
    if (status === 503 && !outcome.saysWhenToRepeat) this.fault(`${path} does not say when to try again: ${text}`);
    if (kind === 'answered' && status !== 200 && status !== 503)
      this.fault(`${path} answers ${String(status)}: ${text}`);
    return outcome;
  }

  private fault(sentence: string): void {
    this.faults.push(sentence.slice(0, 500));
  }
}

function datasetUrn(name: string): string {
  return `urn:li:dataset:(urn:li:dataPlatform:hive,${name},PROD)`;
}

function propertiesOf(name: string): string {
  return JSON.stringify({ name, customProperties: {} });
}

function search(input: string): object {
  return { entity: 'dataset', input, start: 0, count: 10 };
}

/** Whether GraphQL, which answers with 200, says that nothing can be read now. */
function isOutage(text: string): boolean {
  return text.includes('"errors"') && text.includes('"code":503');
}

function replyOf({ kind, status, text }: CallOutcome): WriteReply {
  if (kind !== 'answered') return 'unknown';
  if (status === 200) return 'stored';
  return text.includes(COMMIT_UNKNOWN) ? 'unknown' : 'refused';
}
