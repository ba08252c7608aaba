import { StoreUnavailable } from '../../kernel/failures.js';
import { type SearchServer, TIMEOUTS } from './client/search-server.js';
import type { IndexNames } from './index-names.js';
import { isMembers } from '../../kernel/members.js';

/** Attempts to change aliases while somebody else changes them, too. */
const MOST_ATTEMPTS = 5;

interface AliasOfIndex {
  readonly index: string;
  readonly alias: string;
}

/**
 * The aliases of one store: those by which reads find the generation that serves, and one for each index by which its
 * writer writes. The latter has the number of the writer in its name and is changed when another one takes over, and
 * writes have to name an alias: what an earlier writer still has on its way then finds nothing to write to.
 */
export class GenerationAliases {
  constructor(
    private readonly server: Pick<SearchServer, 'request'>,
    private readonly names: IndexNames,
  ) {}

  /** All indexes of the store. */
  async indexes(): Promise<readonly string[]> {
    return Object.keys(await this.described());
  }

  /**
   * Have all aliases say what serves and who writes, in one step. `requireWriter` rejects when another process is the
   * writer by now: it looks after the aliases were read, so that those are not the ones of a later writer.
   * @returns all indexes
   */
  async point(
    { generation, writer }: { readonly generation: number; readonly writer: number },
    requireWriter: () => Promise<void>,
  ): Promise<readonly string[]> {
    for (let attempt = 0; attempt < MOST_ATTEMPTS; attempt++) {
      const described = await this.described();
      const indexes = Object.keys(described);
      const old = Object.entries(described).flatMap(([index, one]) => aliasesIn(index, one));
      const wanted = indexes.flatMap((index) => this.wantedOf(index, generation, writer));
      const has = (list: readonly AliasOfIndex[], { index, alias }: AliasOfIndex): boolean =>
        list.some((one) => one.index === index && one.alias === alias);
      const actions = [
        ...old.filter((one) => !has(wanted, one)).map((one) => ({ remove: { ...one, must_exist: true } })),
        ...wanted.filter((one) => !has(old, one)).map((one) => ({ add: one })),
      ];
      if (actions.length === 0) return indexes;
      await requireWriter();
      const { status } = await this.server.request({
        method: 'POST',
        path: '/_aliases',
        body: { actions },
        missing: 'answer',
        timeout: TIMEOUTS.index,
      });
      // Somebody has changed an alias meanwhile, or removed an index: nothing was done.
      if (status !== 404) return indexes;
    }
    throw new StoreUnavailable('Somebody else changes the aliases of this index all the time.');
  }

  private wantedOf(index: string, generation: number, writer: number): readonly AliasOfIndex[] {
    const serving = index.startsWith(this.names.index(generation, ''));
    const read = serving ? this.names.aliases(this.names.partOf(index, generation)) : [];
    return [...read, this.names.written(index, writer)].map((alias) => ({ index, alias }));
  }

  private async described(): Promise<Readonly<Record<string, unknown>>> {
    const { status, body } = await this.server.request({
      method: 'GET',
      path: `/${this.names.ofStore}/_alias`,
      missing: 'answer',
    });
    return status === 404 ? {} : body;
  }
}

function aliasesIn(index: string, described: unknown): readonly AliasOfIndex[] {
  const aliases: unknown = isMembers(described) ? described['aliases'] : undefined;
  return isMembers(aliases) ? Object.keys(aliases).map((alias) => ({ index, alias })) : [];
}
