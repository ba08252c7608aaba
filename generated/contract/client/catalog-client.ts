// @generated from models/ by "npm run generate". Do not edit.

/**
 * The client, typed by the models: reads and writes aspects, finds entities, follows lineage. Every method rejects with
 * CatalogClientError when the service refuses the call or cannot be reached, and with the reason of a signal that ended
 * it. Reads find what this client has written before, whichever engine answers them.
 */
import { encoded, encodedList, entityTypeIn, listsOf } from './addresses.js';
import { CatalogClientError } from './catalog-client-error.js';
import type {
  AspectUpsert,
  AspectName,
  ValueOfAspect,
  AspectValues,
  CatalogTypes,
  EntityName,
  PatchStep,
  RemovalFlags,
  SeriesAspect,
  VersionedAspect,
  VersionedAspectOf,
} from './catalog-types.js';
import type { CallOptions } from './client-options.js';
import {
  type AnsweredHit,
  type AnsweredPage,
  type EntityCriteria,
  type FoundWith,
  type WalkCriteria,
  type RankedCriteria,
  type ReachedWith,
  searchParameters,
} from './entity-search.js';
import type { CallKind, Transport } from './transport.js';

/** Hits of an answer unless the caller says otherwise: of a ranked search few are looked at. */
const RANKED_PAGE = 100;
const SCROLLED_PAGE = 1000;

interface AnsweredEntity {
  readonly aspects: Readonly<Record<string, { readonly value: unknown }>>;
}

interface AnsweredPoints {
  readonly values: readonly { readonly aspect: { readonly value: string } }[];
}

/** Which points of a time series. Times in epoch milliseconds, both inclusive. */
export interface PointRange extends CallOptions {
  readonly from?: number;
  readonly to?: number;
  /** At most so many; 10,000 unless given. */
  readonly limit?: number;
}

/** One change of one aspect, as RPC takes it. */
interface Proposal {
  readonly urn: string;
  readonly aspect: string;
  readonly changeType: 'DELETE' | 'PATCH' | 'UPSERT';
  readonly value?: unknown;
}

export class CatalogClient<C extends CatalogTypes> {
  constructor(
    private readonly transport: Transport,
    private readonly removalFlags: RemovalFlags,
  ) {}

  /** Of the latest write; another client that gets it as an option finds the write. Absent before the first. */
  get consistencyToken(): string | undefined {
    return this.transport.consistencyToken;
  }

  /** Write an aspect, or a point of a time series. The entity is created when it does not exist. */
  async upsert<U extends string, A extends AspectName<C, U>>(
    urn: U,
    aspect: A,
    value: ValueOfAspect<C, A>,
    options: CallOptions = {},
  ): Promise<void> {
    await this.propose({ urn, aspect, changeType: 'UPSERT', value }, 'repeatable', options);
  }

  /** Write several aspects, of any entities, all or none of them; 1,000 at most. */
  async upsertAll(changes: readonly AspectUpsert<C>[], options: CallOptions = {}): Promise<void> {
    const proposals = changes.map(({ urn, aspect, value }) => wireForm({ urn, aspect, changeType: 'UPSERT', value }));
    const parameters = { proposals };
    await this.act('aspects', 'ingestProposalBatch', { ...options, parameters, kind: 'repeatable' });
  }

  /** Change parts of an aspect as it is at that moment; so concurrent patches lose nothing. */
  async patch<U extends string>(
    urn: U,
    aspect: VersionedAspect<C, U>,
    steps: readonly PatchStep[],
    options: CallOptions = {},
  ): Promise<void> {
    await this.propose({ urn, aspect, changeType: 'PATCH', value: steps }, 'single', options);
  }

  /**
   * The latest value of an aspect, or of several by name. What is not stored is `undefined`, or absent; the key aspect
   * is there for every URN, also of an entity that does not exist.
   */
  get<U extends string, A extends VersionedAspect<C, U>>(
    urn: U,
    aspect: A,
    options?: CallOptions,
  ): Promise<ValueOfAspect<C, A> | undefined>;
  get<U extends string, A extends VersionedAspect<C, U>>(
    urn: U,
    aspects: readonly A[],
    options?: CallOptions,
  ): Promise<AspectValues<C, A>>;
  async get(urn: string, asked: string | readonly string[], options: CallOptions = {}): Promise<unknown> {
    const names = typeof asked === 'string' ? [asked] : asked;
    if (names.length === 0) return {};
    const path = `/entitiesV2/${encoded(urn)}?aspects=${encodedList(names)}`;
    const values = valuesOf(await this.transport.read<AnsweredEntity>(path, options), names);
    return typeof asked === 'string' ? values[asked] : values;
  }

  /** Points of a time series, the newest first. */
  async points<U extends string, A extends SeriesAspect<C, U>>(
    urn: U,
    aspect: A,
    { from, to, limit, ...options }: PointRange = {},
  ): Promise<readonly ValueOfAspect<C, A>[]> {
    const parameters = {
      urn,
      entity: entityTypeIn(urn),
      aspect,
      ...(from === undefined ? {} : { startTimeMillis: from }),
      ...(to === undefined ? {} : { endTimeMillis: to }),
      ...(limit === undefined ? {} : { limit }),
    };
    const call = { ...options, parameters, kind: 'read' } as const;
    const { values } = await this.act<AnsweredPoints>('aspects', 'getTimeseriesAspectValues', call);
    // eslint-disable-next-line @typescript-eslint/no-unsafe-return -- typed by the models of the service
    return values.map((point): ValueOfAspect<C, A> => JSON.parse(point.aspect.value));
  }

  /** Whether anything is stored of an entity; one that is marked as removed exists. */
  exists(urn: string, options: CallOptions = {}): Promise<boolean> {
    return this.act<boolean>('entities', 'exists', { ...options, parameters: { urn }, kind: 'read' });
  }

  /**
   * `soft`: mark an entity as removed, which hides it from searches. `hard`: delete it for good, with all aspects and
   * their history; references to it stay.
   */
  async delete(urn: string, how: 'hard' | 'soft', options: CallOptions = {}): Promise<void> {
    if (how === 'soft') await this.mark(urn, 'removed', options);
    else await this.act('entities', 'delete', { ...options, parameters: { urn }, kind: 'repeatable' });
  }

  /** Show an entity again that is marked as removed. */
  async undelete(urn: string, options: CallOptions = {}): Promise<void> {
    await this.mark(urn, 'shown', options);
  }

  /** Delete an aspect for good, with its history. */
  async deleteAspect<U extends string>(urn: U, aspect: AspectName<C, U>, options: CallOptions = {}): Promise<void> {
    await this.propose({ urn, aspect, changeType: 'DELETE' }, 'repeatable', options);
  }

  /** Entities, the best first. The first ten thousand are ranked, what follows is refused: `scroll` gives all. */
  async *search<E extends EntityName<C> = EntityName<C>, A extends VersionedAspectOf<C, E> = never>(
    criteria: RankedCriteria<C, E, A> = {},
  ): AsyncGenerator<FoundWith<C, E, A>, void, undefined> {
    const { pageSize: count = RANKED_PAGE, sort } = criteria;
    const parameters = { ...searchParameters(criteria), ...(sort === undefined ? {} : { sort }), count };
    for (let start = 0, isLast = false; !isLast; start += count) {
      const page = await this.page<E>('searchAcrossEntities', { ...parameters, start }, criteria);
      isLast = page.entities.length < count || start + count >= page.numEntities;
      yield* await this.withAspects<E, A, FoundWith<C, E, A>>(page.entities, criteria);
    }
  }

  /** How many entities there are; exact. */
  async count<E extends EntityName<C> = EntityName<C>>(criteria: EntityCriteria<C, E, never> = {}): Promise<number> {
    const parameters = { ...searchParameters(criteria), start: 0, count: 0 };
    return (await this.page<E>('searchAcrossEntities', parameters, criteria)).numEntities;
  }

  /** Every entity, by URN. What is there all the time comes exactly once, whatever is written meanwhile. */
  async *scroll<E extends EntityName<C> = EntityName<C>, A extends VersionedAspectOf<C, E> = never>(
    criteria: EntityCriteria<C, E, A> = {},
  ): AsyncGenerator<FoundWith<C, E, A>, void, undefined> {
    for await (const hits of this.pages<E>('scrollAcrossEntities', {}, criteria))
      yield* await this.withAspects<E, A, FoundWith<C, E, A>>(hits, criteria);
  }

  /** Every entity that is reached from one along lineage, by URN. */
  async *lineage<E extends EntityName<C> = EntityName<C>, A extends VersionedAspectOf<C, E> = never>(
    urn: string,
    walk: WalkCriteria<C, E, A>,
  ): AsyncGenerator<ReachedWith<C, E, A>, void, undefined> {
    const { direction, maxHops } = walk;
    const parameters = { urn, direction, ...(maxHops === undefined ? {} : { maxHops }) };
    for await (const hits of this.pages<E>('scrollAcrossLineage', parameters, walk))
      yield* await this.withAspects<E, A, ReachedWith<C, E, A>>(hits, walk);
  }

  private async *pages<E extends EntityName<C>>(
    action: string,
    further: object,
    criteria: EntityCriteria<C, E, VersionedAspectOf<C, E>>,
  ): AsyncGenerator<readonly AnsweredHit<E>[], void, undefined> {
    const parameters = { ...searchParameters(criteria), ...further, count: criteria.pageSize ?? SCROLLED_PAGE };
    let scrollId: string | undefined;
    do {
      const next = scrollId === undefined ? parameters : { ...parameters, scrollId };
      const page: AnsweredPage<AnsweredHit<E>> = await this.page<E>(action, next, criteria);
      yield page.entities;
      ({ scrollId } = page);
    } while (scrollId !== undefined);
  }

  private page<E extends string>(
    action: string,
    parameters: object,
    { signal }: CallOptions,
  ): Promise<AnsweredPage<AnsweredHit<E>>> {
    const how = signal === undefined ? {} : { signal };
    return this.act('entities', action, { ...how, parameters, kind: 'read' });
  }

  /** The hits of a page with the aspects that are wanted of them, which are read together. */
  private async withAspects<E extends EntityName<C>, A extends VersionedAspectOf<C, E>, Found>(
    hits: readonly AnsweredHit<E>[],
    { aspects = [], signal }: EntityCriteria<C, E, A>,
  ): Promise<readonly Found[]> {
    const how = signal === undefined ? {} : { signal };
    const stored = new Map<string, AnsweredEntity>();
    for (const urns of aspects.length === 0 ? [] : listsOf(hits.map(({ entity }) => entity))) {
      const path = `/entitiesV2?ids=${encodedList(urns)}&aspects=${encodedList(aspects)}`;
      const answer = await this.transport.read<{ readonly results: Readonly<Record<string, AnsweredEntity>> }>(
        path,
        how,
      );
      for (const [urn, entity] of Object.entries(answer.results)) stored.set(urn, entity);
    }
    return hits.map(({ entity: urn, ...hit }) => {
      const found = { urn, ...hit, aspects: valuesOf(stored.get(urn), aspects) };
      // eslint-disable-next-line @typescript-eslint/consistent-type-assertions -- typed by the models of the service
      return found as Found;
    });
  }

  private async mark(urn: string, wanted: 'removed' | 'shown', options: CallOptions): Promise<void> {
    const flag = this.removalFlags[entityTypeIn(urn)];
    if (flag === undefined) {
      const message = `${urn} cannot be marked as removed: its entity type has no such mark.`;
      throw new CatalogClientError(message, { code: 'CHANGE_TYPE_UNSUPPORTED', status: 0 });
    }
    if (!(await this.exists(urn, options))) {
      // To mark it would create it.
      throw new CatalogClientError(`${urn} does not exist.`, { code: 'ENTITY_MISSING', status: 404 });
    }
    const steps = [{ op: 'add', path: `/${flag.path.join('/')}`, value: wanted === 'removed' }];
    await this.propose({ urn, aspect: flag.aspect, changeType: 'PATCH', value: steps }, 'repeatable', options);
  }

  private async propose(proposal: Proposal, kind: CallKind, options: CallOptions): Promise<void> {
    await this.act('aspects', 'ingestProposal', { ...options, parameters: { proposal: wireForm(proposal) }, kind });
  }

  private act<T = unknown>(
    resource: string,
    action: string,
    call: CallOptions & { readonly parameters: object; readonly kind: CallKind },
  ): Promise<T> {
    return this.transport.action<T>({ ...call, resource, action });
  }
}

/** Those that were asked for: the service answers the key aspect in any case. */
function valuesOf(entity: AnsweredEntity | undefined, names: readonly string[]): Readonly<Record<string, unknown>> {
  const stored = Object.entries(entity?.aspects ?? {}).filter(([name]) => names.includes(name));
  return Object.fromEntries(stored.map(([name, { value }]) => [name, value]));
}

function wireForm({ urn, aspect, changeType, value }: Proposal): object {
  const contentType = changeType === 'PATCH' ? 'application/json-patch+json' : 'application/json';
  return {
    entityType: entityTypeIn(urn),
    entityUrn: urn,
    changeType,
    aspectName: aspect,
    ...(value === undefined ? {} : { aspect: { contentType, value: JSON.stringify(value) } }),
  };
}
