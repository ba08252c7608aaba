import { isMembers, type Members } from '../../kernel/members.js';

/** Entities that policies are, and the aspect that has what one says. */
export const POLICY_ENTITY = 'dataHubPolicy';
export const POLICY_ASPECT = 'dataHubPolicyInfo';

/** What a resource has to have one of: a field such as TYPE or DOMAIN, and values. */
export interface ResourceCriterion {
  readonly field: string;
  readonly values: readonly string[];
}

/** Who a policy is for. `ownerTypes`: kinds of ownership that count; `undefined` for all. */
export interface PolicyActors {
  readonly people: ReadonlySet<string>;
  readonly isForAll: boolean;
  readonly isForAllGroups: boolean;
  readonly isForOwners: boolean;
  readonly ownerTypes: ReadonlySet<string> | undefined;
}

/** An active policy. `criteria`: all have to be met; empty when it holds for everything. */
export interface Policy {
  readonly type: 'METADATA' | 'PLATFORM';
  readonly privileges: readonly string[];
  readonly actors: PolicyActors;
  readonly criteria: readonly ResourceCriterion[];
}

/** The policy in the text of its aspect; `undefined` for one that is not active, or allows nothing. */
export function policyIn(json: string): Policy | undefined {
  const value: unknown = JSON.parse(json);
  if (!isMembers(value) || value['state'] !== 'ACTIVE') return undefined;
  const type = value['type'];
  if (type !== 'METADATA' && type !== 'PLATFORM') return undefined;
  const criteria = criteriaIn(value['resources']);
  if (criteria === undefined) return undefined;
  return { type, privileges: textsIn(value['privileges']), actors: actorsIn(value['actors']), criteria };
}

/** Texts among the items of a list; empty for what is none. */
export function textsIn(value: unknown): readonly string[] {
  return Array.isArray(value) ? value.filter((item) => typeof item === 'string') : [];
}

function actorsIn(value: unknown): PolicyActors {
  const actors: Members = isMembers(value) ? value : {};
  const people = ['users', 'groups', 'roles'].flatMap((name) => textsIn(actors[name]));
  const types = actors['resourceOwnersTypes'];
  return {
    people: new Set(people),
    isForAll: actors['allUsers'] === true,
    isForAllGroups: actors['allGroups'] === true,
    isForOwners: actors['resourceOwners'] === true,
    ownerTypes: Array.isArray(types) && types.length > 0 ? new Set(textsIn(types)) : undefined,
  };
}

/** `undefined` for resources of which none can be meant. */
function criteriaIn(value: unknown): readonly ResourceCriterion[] | undefined {
  if (value === undefined || value === null) return [];
  if (!isMembers(value)) return undefined;
  const { filter } = value;
  if (isMembers(filter)) return filterIn(filter);
  const type = value['type'];
  const ofType = typeof type === 'string' && type !== '' ? [{ field: 'TYPE', values: [type] }] : [];
  if (value['allResources'] === true) return ofType;
  const urns = textsIn(value['resources']);
  return urns.length === 0 ? undefined : [...ofType, { field: 'URN', values: urns }];
}

function filterIn({ criteria }: Members): readonly ResourceCriterion[] | undefined {
  if (!Array.isArray(criteria)) return undefined;
  const items: readonly unknown[] = criteria;
  return items.map((item) => {
    const { field, values, condition = 'EQUALS' }: Members = isMembers(item) ? item : {};
    // What is not understood is met by nothing.
    return { field: condition === 'EQUALS' ? String(field) : '', values: textsIn(values) };
  });
}
