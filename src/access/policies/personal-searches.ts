import type { Urn } from '../../kernel/urn.js';
import { AutocompleteQuery, joinedFilters, SearchEntitiesQuery } from '../../search/index.js';
import { PERSONAL_ENTITIES } from './aspect-needs.js';
import { PERSONAL } from './personal-entities.js';

const TYPES: ReadonlySet<string> = new Set([...PERSONAL_ENTITIES.keys()].map((type) => type.toLowerCase()));

/** A search by the types that it names. Other ways of searching send one of these, or find no such entity. */
export type PersonalSearch = AutocompleteQuery | SearchEntitiesQuery;

/** Whether a search could find what is somebody's own: only one that names such a type does. */
export function isPersonalSearch(message: object): message is PersonalSearch {
  const isSearch = message instanceof SearchEntitiesQuery || message instanceof AutocompleteQuery;
  return isSearch && message.criteria.entityTypes.some((type) => TYPES.has(type.toLowerCase()));
}

/** Have the search find what is nobody's own, and what is the actor's. */
export function narrowToOwn(message: PersonalSearch, actor: Urn): void {
  const shared = { field: 'type', values: [PERSONAL], negated: true };
  const own = { field: 'createdBy', values: [actor] };
  const filter = joinedFilters(message.criteria.filter, { or: [{ and: [shared] }, { and: [own] }] });
  if (message instanceof SearchEntitiesQuery) message.criteria = { ...message.criteria, filter };
  else message.criteria = { ...message.criteria, filter };
}
