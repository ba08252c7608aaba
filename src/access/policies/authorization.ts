import { Injectable } from '@nestjs/common';
import type { EditedAspect } from '../../aspects/index.js';
import { SYSTEM_ACTOR } from '../../kernel/actors.js';
import { failures } from '../../kernel/failures.js';
import { entityTypeOf, type Urn } from '../../kernel/urn.js';
import { Settings } from '../../platform/config/index.js';
import { Registry } from '../../registry/index.js';
import type { ActorGrants, ResourceFacts } from './actor-grants.js';
import {
  ADDED_ENTITIES,
  ASPECT_NEEDS,
  KEPT_ASPECTS,
  KEPT_DELETIONS,
  KEPT_ENTITIES,
  MANAGED_ENTITIES,
  PERSONAL_NEEDS,
  OWN_ASPECTS,
  PERSONAL_ENTITIES,
  SECRET_ENTITIES,
} from './aspect-needs.js';
import { type Belonging, personalWrite } from './personal-entities.js';
import type { MessageNeed } from './message-needs.js';
import type { PlannedWrite } from './planned-writes.js';
import { PolicyStore } from './policy-store.js';

/** What is known of an actor and of entities, to decide at once. Facts are absent where nobody needs them. */
interface Circumstances {
  readonly actor: Urn;
  readonly grants: ActorGrants;
  readonly facts: ReadonlyMap<Urn, ResourceFacts>;
  readonly belongings: ReadonlyMap<Urn, Belonging>;
}

/** Checks what an edit is about to write. @throws failures.forbidden */
export type EditCheck = (edited: readonly EditedAspect[]) => void;

const EDIT = 'EDIT_ENTITY';
const ANY_EDIT: readonly string[] = [EDIT, ...new Set([...ASPECT_NEEDS.values()].flat())];

/**
 * Decides by policies who may do what. Nothing that it says tells whether an entity exists. With authentication off
 * everybody may do everything, and so may the system itself.
 */
@Injectable()
export class Authorization {
  constructor(
    private readonly policies: PolicyStore,
    private readonly registry: Registry,
    private readonly settings: Settings,
  ) {}

  /** Whether an actor may do everything without a policy that says so. */
  isFree(actor: Urn): boolean {
    return this.settings.auth !== 'on' || actor === SYSTEM_ACTOR;
  }

  /**
   * Whether what is known of an actor is enough for a message, without a look at anything. `false`: nothing is decided.
   * @param urns that the message names, as they were sent; those that are none are for others to refuse
   */
  permitsAtOnce(actor: Urn, need: MessageNeed, urns: readonly unknown[]): boolean {
    const grants = this.policies.knownGrantsOf(actor);
    if (grants === undefined || need.kind === 'writes') return false;
    if (need.kind === 'parts') return true;
    if (grants.hasEverywhere(need.privileges)) return !urns.some(isGuarded);
    return need.kind === 'some' && grants.mayHave(need.privileges);
  }

  /** Read policies and memberships again with the next question. */
  forget(): void {
    this.policies.forget();
  }

  /** Whether one of the privileges is granted for the catalog itself, or for every entity. */
  async hasEverywhere(actor: Urn, privileges: readonly string[]): Promise<boolean> {
    return this.isFree(actor) || (await this.policies.grantsOf(actor)).hasEverywhere(privileges);
  }

  /**
   * Those of the privileges that are granted, in their order.
   * @param urn an entity, stored or not; `undefined` for what is granted for the catalog itself, or for every entity
   */
  async granted(actor: Urn, privileges: readonly string[], urn: Urn | undefined): Promise<readonly string[]> {
    if (this.isFree(actor)) return privileges;
    const { grants, facts } = await this.circumstances(actor, [], urn === undefined ? [] : [urn]);
    return privileges.filter((one) => isGranted(grants, [one], urn === undefined ? undefined : facts.get(urn)));
  }

  /** @throws failures.forbidden unless one of the privileges is granted everywhere, or with `some` for some entity */
  async require(actor: Urn, privileges: readonly string[], where: 'everywhere' | 'some'): Promise<void> {
    const grants = await this.policies.grantsOf(actor);
    if (grants.hasEverywhere(privileges) || (where === 'some' && grants.mayHave(privileges))) return;
    throw failures.forbidden({});
  }

  /** Those of the entities for which one of the privileges is granted, or that are the actor's own. */
  async permitted(actor: Urn, privileges: readonly string[], urns: readonly Urn[]): Promise<ReadonlySet<Urn>> {
    if (this.isFree(actor)) return new Set(urns);
    const { grants, facts, belongings } = await this.circumstances(actor, privileges, urns);
    const isForAll = grants.hasEverywhere(privileges);
    const isPermitted = (urn: Urn): boolean => {
      if (this.isSecret(urn) && !grants.hasEverywhere(SECRET_NEEDS)) return false;
      const owner = ownerIn(belongings.get(urn));
      if ((owner ?? actor) !== actor && !grants.hasEverywhere(PERSONAL_NEEDS)) return false;
      return isForAll || urn === actor || owner === actor || isGranted(grants, privileges, facts.get(urn));
    };
    return new Set(urns.filter(isPermitted));
  }

  /** @throws failures.forbidden unless all of the entities are permitted */
  async requireFor(actor: Urn, privileges: readonly string[], urns: readonly Urn[]): Promise<void> {
    const permitted = await this.permitted(actor, privileges, urns);
    if (urns.some((urn) => !permitted.has(urn))) throw failures.forbidden({});
  }

  /**
   * @returns whether what is written decides who may do what
   * @throws failures.forbidden
   */
  async requireWrites(actor: Urn, writes: readonly PlannedWrite[]): Promise<boolean> {
    const urns = writes.flatMap(({ urn }) => urn ?? []);
    const circumstances = await this.circumstances(actor, [EDIT], urns);
    for (const write of writes) this.requireWrite(circumstances, write);
    return writes.some((write) => keptFor(write) !== undefined);
  }

  /**
   * Look up what a check of an edit needs, which runs inside a transaction.
   * @throws failures.forbidden when no aspect of one of the entities may be written, so that the edit cannot tell more
   */
  async editCheck(actor: Urn, urns: readonly Urn[]): Promise<EditCheck> {
    const circumstances = await this.circumstances(actor, [EDIT], urns);
    const { grants, facts, belongings } = circumstances;
    for (const urn of urns.filter((one) => ownerIn(belongings.get(one)) !== actor)) {
      const { name } = this.registry.requireEntity(entityTypeOf(urn));
      const platform = [...(KEPT_ENTITIES.get(name) ?? MANAGED_ENTITIES.get(name) ?? []), ...ANY_KEPT];
      if (urn !== actor && !grants.hasEverywhere(platform) && !isGranted(grants, ANY_EDIT, facts.get(urn)))
        throw failures.forbidden({});
    }
    return (edited) => {
      for (const { urn, aspect, value } of edited) {
        const { name: entityType } = this.registry.requireEntity(entityTypeOf(urn));
        const change = { urn, entityType, aspect, change: 'write' } as const;
        const write =
          PERSONAL_ENTITIES.get(entityType) === aspect ? { ...change, value: JSON.stringify(value) } : change;
        this.requireWrite(circumstances, write);
      }
    };
  }

  private isSecret(urn: Urn): boolean {
    return SECRET_ENTITIES.has(this.registry.requireEntity(entityTypeOf(urn)).name);
  }

  /** Facts are read only where what is granted everywhere is not enough. */
  private async circumstances(actor: Urn, usual: readonly string[], urns: readonly Urn[]): Promise<Circumstances> {
    const grants = await this.policies.grantsOf(actor);
    const facts = grants.hasEverywhere(usual) ? NO_FACTS : await this.policies.factsOf([...new Set(urns)]);
    const belongings = await this.policies.belongingsOf([...new Set(urns)]);
    return { actor, grants, facts, belongings };
  }

  private requireWrite(circumstances: Circumstances, write: PlannedWrite): void {
    const { actor, grants, belongings } = circumstances;
    const whose = personalWrite(actor, write, write.urn === undefined ? undefined : belongings.get(write.urn));
    if (whose === 'shared') this.requireSharedWrite(circumstances, write);
    else if (whose === 'others' && !grants.hasEverywhere(PERSONAL_NEEDS)) throw failures.forbidden({});
  }

  private requireSharedWrite({ actor, grants, facts }: Circumstances, write: PlannedWrite): void {
    const { urn, entityType, aspect, change } = write;
    const kept = keptFor(write);
    if (grants.hasEverywhere(kept ?? platformFor(write))) return;
    if (kept !== undefined) throw failures.forbidden({});
    if (urn === actor && OWN_ASPECTS.has(aspect)) return;
    const privileges = change === 'delete' ? ['DELETE_ENTITY'] : [EDIT, ...(ASPECT_NEEDS.get(aspect) ?? [])];
    const known = urn === undefined ? undefined : (facts.get(urn) ?? bareFacts(urn, entityType));
    if (!isGranted(grants, privileges, known)) throw failures.forbidden({});
  }
}

function ownerIn(belonging: Belonging | undefined): string | undefined {
  return belonging?.kind === 'own' ? belonging.of : undefined;
}

/** Types of entities for which a privilege on all entities is not enough. */
const GUARDED: ReadonlySet<string> = new Set(
  [...SECRET_ENTITIES, ...PERSONAL_ENTITIES.keys()].map((name) => name.toLowerCase()),
);

/** Whether a text is the URN of such an entity. */
function isGuarded(text: unknown): boolean {
  if (typeof text !== 'string') return false;
  const from = text.indexOf(':', TYPE_AFTER) + 1;
  return GUARDED.has(text.slice(from, text.indexOf(':', from)).toLowerCase());
}

const TYPE_AFTER = 'urn:'.length;
/** What reading secret entities needs. */
const SECRET_NEEDS = ['MANAGE_SECRETS', 'MANAGE_POLICIES'];
const NO_FACTS: ReadonlyMap<Urn, ResourceFacts> = new Map();
const ANY_KEPT = [...new Set([...KEPT_ASPECTS.values()].flat())];

function keptFor({ entityType, aspect, change }: PlannedWrite): readonly string[] | undefined {
  const kept = KEPT_ENTITIES.get(entityType) ?? KEPT_ASPECTS.get(aspect);
  return kept ?? (change === 'delete' ? KEPT_DELETIONS.get(entityType) : undefined);
}

function platformFor({ entityType, change }: PlannedWrite): readonly string[] {
  const managed = MANAGED_ENTITIES.get(entityType) ?? [];
  return change === 'add' ? [...managed, ...(ADDED_ENTITIES.get(entityType) ?? [])] : managed;
}

/** @param facts absent for an entity of which nothing is known: only what is granted everywhere counts */
function isGranted(grants: ActorGrants, privileges: readonly string[], facts: ResourceFacts | undefined): boolean {
  return facts === undefined ? grants.hasEverywhere(privileges) : grants.has(privileges, facts);
}

function bareFacts(urn: Urn, entityType: string): ResourceFacts {
  return { urn, entityType, domains: [], tags: [], owners: [] };
}
