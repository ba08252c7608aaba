import { failures } from '../../kernel/failures.js';
import { isMembers, type Members } from '../../kernel/members.js';
import { countJoined, joinedFilters, type SearchCriteria } from '../../search/index.js';
import type { GraphqlEntity } from '../reading/nodes.js';
import type { RequestScope } from '../reading/request-scope.js';
import { filterIn } from './view-filter.js';

const VIEW = 'dataHubView';
const ASPECT = 'dataHubViewInfo';
/** Criteria of a view together with those of the search, beyond which no user wrote them. */
const MOST_CRITERIA = 1000;

/**
 * The search, narrowed by a view.
 * @returns `undefined` when the view is confined to other types than the search, so that nothing can be found
 * @throws failures.entityMissing, failures.entityTypeMismatch, failures.parameterInvalid
 */
export async function withinView<Criteria extends Pick<SearchCriteria, 'entityTypes' | 'filter'>>(
  criteria: Criteria,
  viewUrn: string | null | undefined,
  scope: RequestScope,
): Promise<Criteria | undefined> {
  if (viewUrn === undefined || viewUrn === null) return criteria;
  const view = scope.nodes.requireOf(viewUrn, VIEW);
  const definition = await viewDefinition(view, scope);
  if (definition === undefined) throw failures.entityMissing({ urn: viewUrn, doing: 'Cannot search by "viewUrn"' });
  const entityTypes = commonTypes(criteria.entityTypes, typesIn(definition));
  if (entityTypes === undefined) return undefined;
  const filter = filterIn(definition['filter']);
  if (countJoined(criteria.filter, filter) > MOST_CRITERIA) {
    const reason = `with the filter of the search it has more than ${String(MOST_CRITERIA)} criteria`;
    throw failures.parameterInvalid({ name: 'viewUrn', reason });
  }
  return { ...criteria, entityTypes, filter: joinedFilters(criteria.filter, filter) };
}

/** The stored definition of a view; `undefined` when there is no such view. */
export async function viewDefinition(view: GraphqlEntity, scope: RequestScope): Promise<Members | undefined> {
  const info = await scope.entities.aspect(view, ASPECT);
  const definition = info?.value['definition'];
  return isMembers(definition) ? definition : undefined;
}

/** Names in the registry; none for every type. */
export function typesIn(definition: Members): readonly string[] {
  const types = definition['entityTypes'];
  return Array.isArray(types) ? types.filter((type) => typeof type === 'string') : [];
}

/** None means all, so where nothing is common there is no answer. */
function commonTypes(types: readonly string[], others: readonly string[]): readonly string[] | undefined {
  if (types.length === 0 || others.length === 0) return types.length === 0 ? others : types;
  const common = types.filter((type) => others.includes(type));
  return common.length === 0 ? undefined : common;
}
