import { Injectable } from '@nestjs/common';
import { AspectStore, entityPages } from '../../aspects/index.js';
import { Clock } from '../../kernel/clock.js';
import { isMembers } from '../../kernel/members.js';
import { entityTypeOf, parseUrn, type Urn } from '../../kernel/urn.js';
import { Work } from '../../kernel/work.js';
import { Registry } from '../../registry/index.js';
import { ActorGrants, type ResourceFacts } from './actor-grants.js';
import { PERSONAL_ENTITIES } from './aspect-needs.js';
import { type Belonging, belongingInText } from './personal-entities.js';
import { POLICY_ASPECT, POLICY_ENTITY, type Policy, policyIn, textsIn } from './stored-policy.js';

/** Aspects of users and groups that say what they belong to, and the member that lists it. */
const MEMBERSHIPS: ReadonlyMap<string, string> = new Map([
  ['groupMembership', 'groups'],
  ['nativeGroupMembership', 'nativeGroups'],
  ['roleMembership', 'roles'],
]);
const RESOURCE_ASPECTS = ['domains', 'globalTags', 'ownership'] as const;
/** Milliseconds for which policies and memberships count as they were read: other processes may change them. */
const TRUST = 1000;
const MOST_ACTORS = 10_000;

/** `until`: epoch milliseconds, UTC. `settled`: what `value` answered, once it did. */
interface Known<T> {
  readonly until: number;
  readonly value: Promise<T>;
  settled?: T;
}

/** Reads policies, what actors belong to, and what policies want to know of entities. */
@Injectable()
export class PolicyStore {
  private policies: Known<readonly Policy[]> | undefined;
  private readonly grants = new Map<Urn, Known<ActorGrants>>();

  constructor(
    private readonly store: AspectStore,
    private readonly registry: Registry,
    private readonly clock: Clock,
  ) {}

  /** What an actor may do, at most a second old. @throws StoreUnavailable */
  grantsOf(actor: Urn): Promise<ActorGrants> {
    const now = this.clock.now();
    const known = this.grants.get(actor);
    if (known !== undefined && known.until > now) return known.value;
    if (this.grants.size >= MOST_ACTORS) this.grants.clear();
    const read: Known<ActorGrants> = { until: now + TRUST, value: this.readGrants(actor) };
    this.grants.set(actor, read);
    read.value.then(
      (grants) => {
        read.settled = grants;
      },
      () => {
        this.forget();
      },
    );
    return read.value;
  }

  /** The same where it is known without waiting; `undefined` where it has to be asked for. */
  knownGrantsOf(actor: Urn): ActorGrants | undefined {
    const known = this.grants.get(actor);
    return known !== undefined && known.until > this.clock.now() ? known.settled : undefined;
  }

  /** Read everything again: something of it was written. */
  forget(): void {
    this.policies = undefined;
    this.grants.clear();
  }

  /** What policies may want to know of entities, stored or not. @throws StoreUnavailable */
  async factsOf(urns: readonly Urn[]): Promise<ReadonlyMap<Urn, ResourceFacts>> {
    const stored = await this.store.latest(urns, RESOURCE_ASPECTS);
    return new Map(
      urns.map((urn) => {
        const json = new Map((stored.get(urn) ?? []).map((row) => [row.aspect, row.json]));
        return [
          urn,
          {
            urn,
            entityType: this.registry.requireEntity(entityTypeOf(urn)).name,
            domains: textsIn(memberIn(json.get('domains'), 'domains')),
            tags: itemsIn(json.get('globalTags'), 'tags').map((tag) => tag('tag')),
            owners: itemsIn(json.get('ownership'), 'owners').map((owner) => ({
              owner: owner('owner'),
              type: owner('typeUrn'),
            })),
          },
        ];
      }),
    );
  }

  /** Whose stored entities are, of the types that can be somebody's own. @throws StoreUnavailable */
  async belongingsOf(urns: readonly Urn[]): Promise<ReadonlyMap<Urn, Belonging>> {
    const asked = urns.flatMap((urn) => {
      const aspect = PERSONAL_ENTITIES.get(this.registry.requireEntity(entityTypeOf(urn)).name);
      return aspect === undefined ? [] : [{ urn, aspect }];
    });
    if (asked.length === 0) return NO_BELONGINGS;
    const aspects = [...new Set(asked.map(({ aspect }) => aspect))];
    const stored = await this.store.latest(
      asked.map(({ urn }) => urn),
      aspects,
    );
    const found = asked.flatMap(({ urn, aspect }) => {
      const row = stored.get(urn)?.find((one) => one.aspect === aspect);
      return row === undefined ? [] : [[urn, belongingInText(row.json)] as const];
    });
    return new Map(found);
  }

  private async readGrants(actor: Urn): Promise<ActorGrants> {
    const [policies, own] = await Promise.all([this.active(), this.membershipsOf([actor])]);
    const groups = own.filter((urn) => !urn.startsWith(ROLE_PREFIX));
    const inherited = groups.length === 0 ? [] : await this.membershipsOf(groups);
    const roles = inherited.filter((urn) => urn.startsWith(ROLE_PREFIX));
    return new ActorGrants(policies, new Set([actor, ...own, ...roles]), groups.length > 0);
  }

  private async membershipsOf(urns: readonly Urn[]): Promise<readonly Urn[]> {
    const stored = await this.store.latest(urns, [...MEMBERSHIPS.keys()]);
    return [...stored.values()]
      .flat()
      .flatMap(({ aspect, json }) =>
        textsIn(memberIn(json, MEMBERSHIPS.get(aspect) ?? '')).flatMap((text) => parseUrn(text) ?? []),
      );
  }

  private active(): Promise<readonly Policy[]> {
    const now = this.clock.now();
    if (this.policies === undefined || this.policies.until <= now)
      this.policies = { until: now + TRUST, value: this.readPolicies() };
    return this.policies.value;
  }

  private async readPolicies(): Promise<readonly Policy[]> {
    const policies: Policy[] = [];
    for await (const urns of entityPages(this.store, POLICY_ENTITY, Work.unlimited)) {
      const stored = await this.store.latest(urns, [POLICY_ASPECT]);
      for (const [row] of stored.values()) {
        const policy = row === undefined ? undefined : policyIn(row.json);
        if (policy !== undefined) policies.push(policy);
      }
    }
    return policies;
  }
}

const NO_BELONGINGS: ReadonlyMap<Urn, Belonging> = new Map();
const ROLE_PREFIX = 'urn:li:dataHubRole:';

function memberIn(json: string | undefined, name: string): unknown {
  const value: unknown = json === undefined ? undefined : JSON.parse(json);
  return isMembers(value) ? value[name] : undefined;
}

/** Readers of the members of a list's items. */
function itemsIn(json: string | undefined, name: string): readonly ((member: string) => string)[] {
  const list = memberIn(json, name);
  const items: readonly unknown[] = Array.isArray(list) ? list : [];
  return items.map((item) => (member) => {
    const text = isMembers(item) ? item[member] : undefined;
    return typeof text === 'string' ? text : '';
  });
}
