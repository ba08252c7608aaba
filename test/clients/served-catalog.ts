/** The built service on a fresh folder, and a second way to see what a client has done there. */
import { isMembers } from '../../src/kernel/members.js';
import { ServiceProcess } from '../process/service-process.js';
import { jsonItems, jsonMember } from '../wire/json-member.js';

/** Asks in the plainest way, by routes other than those of the clients' libraries where there are two. */
export class ServedCatalog {
  private readonly service = new ServiceProcess();

  get url(): string {
    return this.service.url;
  }

  async start(variables: Readonly<Record<string, string>> = {}): Promise<void> {
    await this.service.start(variables);
  }

  dispose(): Promise<void> {
    return this.service.dispose();
  }

  /** Of the service so far; 0 where the system does not report it. */
  processorSeconds(): number {
    return this.service.processorSeconds() ?? 0;
  }

  /** Value of an aspect; `undefined` when it is not stored. */
  async aspect(urn: string, name: string): Promise<unknown> {
    return jsonMember(await this.entity(urn), 'aspects', name, 'value');
  }

  /** Names of the aspects that are stored, in alphabetical order. */
  async aspectNames(urn: string): Promise<readonly string[]> {
    const aspects = jsonMember(await this.entity(urn), 'aspects');
    return isMembers(aspects) ? Object.keys(aspects).sort() : [];
  }

  /** Write an aspect. */
  async put(urn: string, aspectName: string, value: object, runId?: string): Promise<void> {
    const aspect = { contentType: 'application/json', value: JSON.stringify(value) };
    const entityType = urn.split(':')[2];
    const systemMetadata = runId === undefined ? {} : { systemMetadata: { runId, lastObserved: Date.now() } };
    const proposal = { entityType, entityUrn: urn, aspectName, changeType: 'UPSERT', aspect, ...systemMetadata };
    await this.call('/aspects?action=ingestProposal', { proposal });
  }

  /** URNs that a search finds, in alphabetical order. */
  async find(entity: string, input: string): Promise<readonly string[]> {
    const found = await this.call('/entities?action=search', { entity, input, start: 0, count: 1000 });
    return jsonItems(found, 'value', 'entities').map(String).toSorted();
  }

  /** URNs of entities that have a relationship to this one, in alphabetical order. */
  async relatedTo(urn: string, type: string): Promise<readonly string[]> {
    const query = `direction=INCOMING&types=${type}&urn=${encodeURIComponent(urn)}`;
    return jsonItems(await this.read(`/relationships?${query}`), 'entities')
      .map(String)
      .toSorted();
  }

  /** The data of the answer. @throws RangeError with the errors in it */
  async graphql(query: string, variables: object = {}): Promise<unknown> {
    const answer = await this.call('/api/graphql', { query, variables });
    const errors = jsonMember(answer, 'errors');
    if (errors !== undefined) throw new RangeError(JSON.stringify(errors));
    return jsonMember(answer, 'data');
  }

  private entity(urn: string): Promise<unknown> {
    return this.read(`/entitiesV2/${encodeURIComponent(urn)}`);
  }

  private async read(path: string): Promise<unknown> {
    const answer = await fetch(this.url + path);
    if (!answer.ok) throw new RangeError(`${path}: ${String(answer.status)} ${await answer.text()}`);
    return answer.json();
  }

  private async call(path: string, body: object): Promise<unknown> {
    const headers = { 'content-type': 'application/json' };
    const answer = await fetch(this.url + path, { method: 'POST', headers, body: JSON.stringify(body) });
    const text = await answer.text();
    if (!answer.ok) throw new RangeError(`${path}: ${String(answer.status)} ${text}`);
    return text === '' ? undefined : JSON.parse(text);
  }
}
