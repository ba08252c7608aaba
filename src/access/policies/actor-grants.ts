import type { Policy } from './stored-policy.js';

/** What is known of an entity for policies. `owners`: URN and kind of ownership. */
export interface ResourceFacts {
  readonly urn: string;
  readonly entityType: string;
  readonly domains: readonly string[];
  readonly tags: readonly string[];
  readonly owners: readonly { readonly owner: string; readonly type: string }[];
}

/** What the active policies allow an actor. `selves`: the actor, and its groups and roles. */
export class ActorGrants {
  private readonly everywhere: ReadonlySet<string>;
  private readonly conditional: readonly Policy[];

  constructor(
    policies: readonly Policy[],
    private readonly selves: ReadonlySet<string>,
    private readonly isInGroup: boolean,
  ) {
    const everywhere = new Set<string>();
    const conditional: Policy[] = [];
    for (const policy of policies) {
      if (!this.isMeant(policy) && !policy.actors.isForOwners) continue;
      if (this.isMeant(policy) && policy.criteria.length === 0)
        for (const privilege of policy.privileges) everywhere.add(privilege);
      else if (policy.type === 'METADATA') conditional.push(policy);
    }
    this.everywhere = everywhere;
    this.conditional = conditional;
  }

  /** Whether one of the privileges is granted for the catalog itself, or for every entity. */
  hasEverywhere(privileges: readonly string[]): boolean {
    return privileges.some((privilege) => this.everywhere.has(privilege));
  }

  /** Whether a policy may grant one of them for some entity. */
  mayHave(privileges: readonly string[]): boolean {
    return this.conditional.some((policy) => policy.privileges.some((one) => privileges.includes(one)));
  }

  /** Whether one of the privileges is granted for this entity. */
  has(privileges: readonly string[], resource: ResourceFacts): boolean {
    return (
      this.hasEverywhere(privileges) ||
      this.conditional.some(
        (policy) =>
          policy.privileges.some((one) => privileges.includes(one)) &&
          policy.criteria.every(({ field, values }) => valuesOf(resource, field).some((one) => values.includes(one))) &&
          (this.isMeant(policy) || this.owns(policy, resource)),
      )
    );
  }

  private isMeant({ actors }: Policy): boolean {
    if (actors.isForAll || (actors.isForAllGroups && this.isInGroup)) return true;
    for (const self of this.selves) if (actors.people.has(self)) return true;
    return false;
  }

  private owns({ actors }: Policy, { owners }: ResourceFacts): boolean {
    if (!actors.isForOwners) return false;
    return owners.some(
      ({ owner, type }) => this.selves.has(owner) && (actors.ownerTypes === undefined || actors.ownerTypes.has(type)),
    );
  }
}

/** What entities have in the fields that criteria can name. */
const FIELDS: ReadonlyMap<string, (facts: ResourceFacts) => readonly string[]> = new Map([
  ['TYPE', ({ entityType }) => [entityType]],
  ['URN', ({ urn }) => [urn]],
  ['DOMAIN', ({ domains }) => domains],
  ['TAG', ({ tags }) => tags],
  ['OWNER', ({ owners }) => owners.map(({ owner }) => owner)],
  ['RESOURCE_TYPE', ({ entityType }) => [entityType]],
  ['RESOURCE_URN', ({ urn }) => [urn]],
]);

/** Names of the fields that criteria can name. */
export const RESOURCE_FIELDS: readonly string[] = [...FIELDS.keys()];

/** None for a field that there is not. */
function valuesOf(facts: ResourceFacts, field: string): readonly string[] {
  return FIELDS.get(field)?.(facts) ?? [];
}
