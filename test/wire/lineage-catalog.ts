import { invariant } from '../../src/kernel/assert-never.js';
import { isMembers, type Members } from '../../src/kernel/members.js';
import { type WireAnswer, wireApp, type WireApp } from './app.builder.js';

/** One service for all tests of a file. @param take the catalog, and the service that has it */
export function useLineageCatalog(take: (catalog: LineageCatalog, app: WireApp) => void): void {
  let app: WireApp | undefined;
  beforeAll(async () => {
    app = await wireApp();
    take(new LineageCatalog(app), app);
  });
  afterAll(() => app?.close());
}

/** A service to which events are sent, and what it makes of them. */
export class LineageCatalog {
  constructor(private readonly app: Pick<WireApp, 'get' | 'post'>) {}

  send(event: object | string, path = '/api/v1/lineage'): Promise<WireAnswer> {
    return this.app.post(path, event, { headers: { 'content-type': 'application/json' } });
  }

  /** The aspects of an entity without those that every new one gets. */
  async aspects(urn: string): Promise<Members> {
    const answer = await this.app.get(`/entitiesV2/${encodeURIComponent(urn)}`, {
      headers: { 'x-restli-protocol-version': '2.0.0' },
    });
    const all = Object.entries(members(memberAt(answer.json(), 'aspects')));
    return Object.fromEntries(all.map(([name, aspect]) => [name, memberAt(aspect, 'value')]));
  }

  async points(urn: string, entity: string, aspect: string): Promise<readonly Members[]> {
    const answer = await this.app.post('/aspects?action=getTimeseriesAspectValues', { urn, entity, aspect, limit: 50 });
    return listAt(answer.json(), 'value', 'values').map((one) =>
      members(JSON.parse(String(memberAt(one, 'aspect', 'value')))),
    );
  }

  /** What is downstream of an entity: degree and URN, in order of both. */
  async downstream(urn: string): Promise<readonly (readonly [number, string])[]> {
    const answer = await this.app.post(
      '/entities?action=searchAcrossLineage',
      { urn, direction: 'DOWNSTREAM', input: '*', start: 0, count: 50 },
      { headers: { 'x-restli-protocol-version': '2.0.0' } },
    );
    const found = listAt(answer.json(), 'value', 'entities')
      .map(members)
      .map(({ entity, degree }) => [Number(degree), String(entity)] as const);
    return found.sort(([a, one], [b, other]) => a - b || (one < other ? -1 : 1));
  }
}

function memberAt(value: unknown, ...path: readonly string[]): unknown {
  return path.reduce<unknown>((inner, name) => members(inner)[name], value);
}

export function members(value: unknown): Members {
  invariant(isMembers(value), 'it is an object');
  return value;
}

export function listAt(value: unknown, ...path: readonly string[]): readonly unknown[] {
  const list = memberAt(value, ...path);
  invariant(Array.isArray(list), 'it is a list');
  return list;
}
