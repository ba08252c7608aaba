import type { LineageInput } from '../../../generated/service/graphql/arguments.js';
import { parseUrn } from '../../kernel/urn.js';
import { ReadLineageQuery } from '../../lineage/index.js';
import { SearchEntitiesQuery } from '../../search/index.js';
import { ownerOf, type FieldResolver } from './field-resolver.js';
import type { GraphqlEntity } from './nodes.js';
import type { RequestScope } from './request-scope.js';

/** Neighbours that are listed unless a caller says how many. */
const DEFAULT_COUNT = 100;
/** Entities that are looked for by one search. */
const AT_ONCE = 1000;
/** Property of edges that says where they come from, and its value for those that people drew. */
const ORIGIN = 'source';
const BY_HAND = 'UI';

interface LineageArgs {
  readonly input: LineageInput;
}

/** Neighbours along lineage, of which those that are deleted or were never stored are counted and left out. */
export const lineage: FieldResolver = async (node, { input }: LineageArgs, scope): Promise<object> => {
  const { direction, start, count, startTimeMillis, endTimeMillis } = input;
  const page = { start: start ?? 0, count: count ?? DEFAULT_COUNT };
  const times = { startTime: startTimeMillis ?? undefined, endTime: endTimeMillis ?? undefined };
  const criteria = { urn: ownerOf(node).urn, direction, maxHops: 1, page, ...times };
  const { items, total } = await scope.sources.bus.execute(new ReadLineageQuery(criteria, scope.context));
  const entities = items.flatMap(({ urn }) => scope.nodes.find(urn) ?? []);
  const shown = await shownAmong(entities, scope);
  const relationships = items.flatMap(({ urn, degree, edge }) => {
    const entity = shown.get(urn);
    const { type, createdOn, createdActor, updatedOn, updatedActor, properties } = edge;
    const isManual = properties?.[ORIGIN] === undefined ? undefined : properties[ORIGIN] === BY_HAND;
    const stamps = {
      createdOn,
      createdActor: actorOf(createdActor, scope),
      updatedOn,
      updatedActor: actorOf(updatedActor, scope),
    };
    return entity === undefined ? [] : [{ type, entity, degree, ...stamps, isManual }];
  });
  const filtered = items.length - relationships.length;
  return { start: page.start, count: relationships.length, total, filtered, relationships };
};

function actorOf(urn: string | undefined, { nodes }: RequestScope): GraphqlEntity | undefined {
  return urn === undefined || parseUrn(urn) === undefined ? undefined : nodes.find(urn);
}

/** Those that a search among them finds: searches pass over what is deleted, and never find what is not stored. */
async function shownAmong(
  entities: readonly GraphqlEntity[],
  scope: RequestScope,
): Promise<ReadonlyMap<string, GraphqlEntity>> {
  const shown = new Map<string, GraphqlEntity>();
  for (let start = 0; start < entities.length; start += AT_ONCE) {
    const some = entities.slice(start, start + AT_ONCE);
    const values = some.map(({ urn }) => urn);
    const criteria = {
      ...{ entityTypes: [...new Set(some.map(({ entity }) => entity.name))], text: '*', facetValues: 0 },
      ...{ filter: { criteria: [{ field: 'urn', values }] }, page: { start: 0, count: AT_ONCE }, sort: undefined },
      ...({ mode: 'simple', facets: { kind: 'none' }, matched: 'none' } as const),
    };
    const { hits } = await scope.sources.bus.execute(new SearchEntitiesQuery(criteria, scope.context));
    const found = new Set<string>(hits.map(({ urn }) => urn));
    for (const entity of some) if (found.has(entity.urn)) shown.set(entity.urn, entity);
  }
  return shown;
}
