import { isMembers } from '../../kernel/members.js';
import { StoreUnavailable } from '../../kernel/failures.js';
import { Work } from '../../kernel/work.js';
import { urn } from '../../../test/conformance/primary-store.builder.js';
import type { ServerAnswer, ServerJson, ServerRequest } from './client/server-request.js';
import { ServerWalk } from './edges/server-walk.js';
import { IndexGenerations } from './generations.js';
import type { IndexBody } from './index-names.js';
import { IndexNames } from './index-names.js';

/** What generations need of a server: one document with its number, indexes and their aliases. */
class SmallServer {
  readonly aliases = new Map<string, Set<string>>();
  /** Whether it has too much to do to change aliases. */
  state: 'busy' | 'idle' = 'idle';
  private position: ServerJson | undefined;
  private seq = 0;

  request(request: ServerRequest): Promise<ServerAnswer> {
    if (request.path === '/_aliases' && this.state === 'busy') return Promise.reject(new StoreUnavailable('busy'));
    const body = this.answer(request);
    return Promise.resolve(body === undefined ? { status: 404, body: {} } : { status: 200, body });
  }

  private answer({ method, path, body }: ServerRequest): ServerJson | undefined {
    if (path.includes('/_doc/')) return this.document(method, members(body));
    if (path === '/_aliases') for (const action of listIn(members(body), 'actions')) this.change(action);
    else if (path.endsWith('/_alias')) return this.described();
    else if (method === 'PUT' && !path.includes('_settings')) {
      this.aliases.set(path.slice(1), new Set(Object.keys(members(members(body)['aliases']))));
    } else if (method === 'DELETE') this.aliases.delete(path.slice(1));
    return {};
  }

  private document(method: string, body: ServerJson): ServerJson | undefined {
    if (method === 'PUT') [this.position, this.seq] = [body, this.seq + 1];
    if (this.position === undefined) return undefined;
    return { found: true, _seq_no: this.seq, _primary_term: 1, _source: this.position };
  }

  private change(action: ServerJson): void {
    const [add, remove] = [members(action['add']), members(action['remove'])];
    this.aliases.get(String(add['index']))?.add(String(add['alias']));
    this.aliases.get(String(remove['index']))?.delete(String(remove['alias']));
  }

  private described(): ServerJson {
    const indexes = [...this.aliases].filter(([index]) => /-\d+-/.test(index));
    return Object.fromEntries(
      indexes.map(([index, aliases]) => [index, { aliases: Object.fromEntries([...aliases].map((one) => [one, {}])) }]),
    );
  }

  /** The index that an alias leads to. */
  at(alias: string): string | undefined {
    return [...this.aliases].find(([, aliases]) => aliases.has(alias))?.[0];
  }
}

function members(value: unknown): ServerJson {
  return isMembers(value) ? value : {};
}

function listIn(value: ServerJson, name: string): readonly ServerJson[] {
  const list = value[name];
  return Array.isArray(list) ? list.map(members) : [];
}

describe('a generation on a search server whose aliases could not be changed', () => {
  const body = (): IndexBody => ({ mappings: { dynamic: false, properties: {} }, settings: {} });
  const serving = { body, isServing: true };

  it('is not written before reads find it', async () => {
    const server = new SmallServer();
    const settings = { signature: 's', canRead: (): boolean => true, division: { shards: 1, replicas: 0 } };
    const names = new IndexNames('p', 'documents');
    const generations = new IndexGenerations(server, names, settings);
    await generations.claim();
    await generations.indexOf(1, 'tag', serving);
    const { number } = await generations.begin('empty');
    await generations.indexOf(number, 'tag', { body, isServing: false });
    server.state = 'busy';
    await expect(generations.finish(number, { storeId: 'x', seq: 6 })).rejects.toThrow(StoreUnavailable);
    // As whoever has made it does when it could not be finished.
    await generations.abandon(number);
    await expect(generations.claim()).rejects.toThrow(StoreUnavailable);
    server.state = 'idle';
    const { generation } = await generations.claim();
    const written = await generations.indexOf(generation, 'tag', serving);
    expect([generation, server.at(written)]).toEqual([number, names.index(number, 'tag')]);
    for (const alias of names.aliases('tag')) expect(server.at(alias)).toBe(names.index(number, 'tag'));
    expect([...server.aliases.keys()].filter((index) => /-\d+-/.test(index))).toEqual([names.index(number, 'tag')]);
  });
});

describe('a walk over a search server', () => {
  it('fails when a part of the shards does not answer', async () => {
    const answer = {
      _shards: { total: 3, successful: 2, skipped: 0, failed: 1 },
      hits: { hits: [] },
      aggregations: { pairs: { buckets: [] } },
    };
    const server = { request: (): Promise<ServerAnswer> => Promise.resolve({ status: 200, body: answer }) };
    const store = { forgotten: 0, names: new IndexNames('p', 'edges') };
    const walk = new ServerWalk(server, store, Work.unlimited).from({
      root: urn('urn:li:tag:a'),
      direction: 'DOWNSTREAM',
      startTime: undefined,
      endTime: undefined,
      maxHops: 1,
      maxNodes: 10,
    });
    await expect(walk).rejects.toThrow(StoreUnavailable);
  });
});
