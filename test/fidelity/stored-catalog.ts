/** The four reads of a running service, with the digits of all numbers. */
import { isList, isObject, type ExactValue, type ExactObject, readJson, writeJson } from './exact-json.js';
import type { RecordDto } from './record-dto.js';

const HEADERS = { 'X-RestLi-Protocol-Version': '2.0.0', 'Content-Type': 'application/json' } as const;

/** A service as its clients reach it. */
export class StoredCatalog {
  constructor(private readonly address: string) {}

  /** Send one record. @returns why it was refused; `undefined` when it was accepted */
  async send({ path, body }: RecordDto): Promise<string | undefined> {
    const response = await fetch(`${this.address}${path}`, { method: 'POST', headers: HEADERS, body });
    const text = await response.text();
    if (response.ok) return undefined;
    const answer = readJson(text);
    const message = isObject(answer) ? answer['message'] : text;
    return typeof message === 'string' ? message : text;
  }

  /** Latest aspects by name, from the read of whole entities. */
  async latest(urn: string): Promise<ReadonlyMap<string, ExactValue>> {
    const answer = await this.read(`/entitiesV2/${encodeURIComponent(urn)}`);
    const { aspects = {} } = isObject(answer) ? answer : {};
    const values = Object.entries(isObject(aspects) ? aspects : {});
    return new Map(values.map(([name, one]) => [name, isObject(one) ? (one['value'] ?? null) : null]));
  }

  /** Aspects by full record name, from the read of snapshots; `undefined` when the entity type has no snapshot. */
  async snapshot(urn: string): Promise<ReadonlyMap<string, ExactValue> | undefined> {
    const answer = await this.read(`/entities/${encodeURIComponent(urn)}`);
    const value = isObject(answer) ? answer['value'] : undefined;
    const [snapshot = null] = Object.values(isObject(value) ? value : {});
    const aspects = isObject(snapshot) ? snapshot['aspects'] : undefined;
    return isList(aspects) ? new Map(aspects.flatMap((one) => (isObject(one) ? Object.entries(one) : []))) : undefined;
  }

  /** One aspect, from the read of versions; `undefined` when it is not stored. */
  async version(urn: string, aspect: string): Promise<ExactValue | undefined> {
    const answer = await this.read(`/aspects/${encodeURIComponent(urn)}?aspect=${aspect}&version=0`);
    const aspectMember = isObject(answer) ? answer['aspect'] : undefined;
    return isObject(aspectMember) ? Object.values(aspectMember)[0] : undefined;
  }

  /** All points of a time-series aspect, in the order of the response. */
  async points(urn: string, aspect: string): Promise<readonly ExactValue[]> {
    const body = writeJson({ urn, entity: urn.split(':')[2] ?? '', aspect });
    const path = '/aspects?action=getTimeseriesAspectValues';
    const answer = await this.read(path, { method: 'POST', body });
    const value = isObject(answer) ? answer['value'] : undefined;
    const values = isObject(value) ? value['values'] : undefined;
    return (isList(values) ? values : []).map((one) => {
      const aspectOf = isObject(one) ? one['aspect'] : undefined;
      const text = isObject(aspectOf) ? aspectOf['value'] : undefined;
      return typeof text === 'string' ? readJson(text) : null;
    });
  }

  /** The response to a GraphQL document: `data`, `errors`. */
  async ask(query: string, variables: ExactObject): Promise<ExactObject> {
    const answer = await this.read('/api/graphql', { method: 'POST', body: writeJson({ query, variables }) });
    return isObject(answer) ? answer : { errors: ['The answer is no object.'] };
  }

  private async read(path: string, request: RequestInit = {}): Promise<ExactValue | undefined> {
    const response = await fetch(`${this.address}${path}`, { ...request, headers: HEADERS });
    const text = await response.text();
    return response.ok ? readJson(text) : undefined;
  }
}
