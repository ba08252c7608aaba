import { randomUUID } from 'node:crypto';
import type { ICommandHandler } from '@nestjs/cqrs';
import { CommandHandler } from '@nestjs/cqrs';
import { AspectStore, DeleteEntityCommand, IngestProposalsCommand } from '../../aspects/index.js';
import { Clock } from '../../kernel/clock.js';
import { failures } from '../../kernel/failures.js';
import { isMembers, type Members } from '../../kernel/members.js';
import { requireText } from '../../kernel/required-text.js';
import type { Urn } from '../../kernel/urn.js';
import { CatalogCommand, MessageBus, type RequestContext } from '../../platform/seam/index.js';
import { Registry } from '../../registry/index.js';
import { POLICY_ASPECT, POLICY_ENTITY } from '../policies/stored-policy.js';
import { requireTerms } from './policy-terms.js';

/** Entries of each: policies are read as a whole, and compared with every request. */
const LIMITED = ['privileges', 'resources', 'actors'] as const;
const MOST_ENTRIES = 1000;

/**
 * Ask to write a whole policy; without a URN it is a new one. `info`: members of its aspect, of which the time is set.
 * @returns its URN. Fails with what a proposal of the aspect fails with, with entityMissing, and with parameterInvalid
 * for a name of blanks, for terms that nothing could meet, and for more than 1,000 privileges, 1,000 texts that choose
 * resources, or 1,000 that choose actors.
 */
export class WritePolicyCommand extends CatalogCommand<string> {
  constructor(
    readonly urn: string | undefined,
    readonly info: Members,
    context: RequestContext,
  ) {
    super(context);
  }
}

@CommandHandler(WritePolicyCommand)
export class WritePolicyHandler implements ICommandHandler<WritePolicyCommand> {
  constructor(
    private readonly bus: MessageBus,
    private readonly registry: Registry,
    private readonly store: AspectStore,
    private readonly clock: Clock,
  ) {}

  async execute({ urn, info, context }: WritePolicyCommand): Promise<string> {
    const policy = urn === undefined ? undefined : requirePolicy(urn, this.registry);
    const entityUrn = policy ?? `urn:li:${POLICY_ENTITY}:${randomUUID()}`;
    requireText('name', info['displayName']);
    requireFew(info);
    const before = policy === undefined ? {} : await this.stored(policy);
    requireTerms(info, before, this.registry);
    const actors = withRoles(info['actors'], before['actors']);
    const value = JSON.stringify({ ...info, actors, editable: true, lastUpdatedTimestamp: this.clock.now() });
    const proposal = {
      entityType: POLICY_ENTITY,
      entityUrn,
      changeType: urn === undefined ? 'CREATE_ENTITY' : 'UPDATE',
      aspectName: POLICY_ASPECT,
      aspect: { value, contentType: 'application/json' },
    };
    await this.bus.execute(new IngestProposalsCommand([proposal], context));
    return entityUrn;
  }

  private async stored(policy: Urn): Promise<Members> {
    const [row] = (await this.store.latest([policy], [POLICY_ASPECT])).get(policy) ?? [];
    const value: unknown = row === undefined ? undefined : JSON.parse(row.json);
    return isMembers(value) ? value : {};
  }
}

/** Actors with the roles that the policy has already, unless the caller states roles: most clients cannot (D-463). */
function withRoles(actors: unknown, stored: unknown): unknown {
  const roles = isMembers(stored) ? stored['roles'] : undefined;
  return isMembers(actors) && roles !== undefined ? { roles, ...actors } : actors;
}

/** @throws failures.parameterInvalid */
function requireFew(info: Members): void {
  for (const member of LIMITED) {
    const found = tooMany(member, info[member]);
    if (found === undefined) continue;
    const reason = `it has ${String(found.entries)} entries, and at most ${String(MOST_ENTRIES)} are allowed`;
    throw failures.parameterInvalid({ name: found.name, reason });
  }
}

/** The innermost value with too many entries, by its path of members; `undefined` when there is none. */
function tooMany(name: string, value: unknown): { readonly name: string; readonly entries: number } | undefined {
  const entries = entriesIn(value);
  if (entries <= MOST_ENTRIES) return undefined;
  const parts: readonly (readonly [string, unknown])[] = Array.isArray(value)
    ? value.map((item: unknown) => [name, item])
    : Object.entries(isMembers(value) ? value : {}).map(([member, part]) => [`${name}.${member}`, part]);
  for (const [path, part] of parts) {
    const found = tooMany(path, part);
    if (found !== undefined) return found;
  }
  return { name, entries };
}

/** Items of lists within a value, however deep. */
function entriesIn(value: unknown): number {
  if (Array.isArray(value)) return value.reduce((sum: number, item: unknown) => sum + Math.max(1, entriesIn(item)), 0);
  return isMembers(value) ? Object.values(value).reduce((sum: number, one) => sum + entriesIn(one), 0) : 0;
}

/**
 * Ask to delete a policy for good; one that is not there is no error.
 * @returns its URN. Fails with urnInvalid, entityTypeUnknown, keyInvalid, entityTypeMismatch
 */
export class DeletePolicyCommand extends CatalogCommand<string> {
  constructor(
    readonly urn: string,
    context: RequestContext,
  ) {
    super(context);
  }
}

@CommandHandler(DeletePolicyCommand)
export class DeletePolicyHandler implements ICommandHandler<DeletePolicyCommand> {
  constructor(
    private readonly bus: MessageBus,
    private readonly registry: Registry,
  ) {}

  async execute({ urn, context }: DeletePolicyCommand): Promise<string> {
    const policy = requirePolicy(urn, this.registry);
    await this.bus.execute(new DeleteEntityCommand(policy, undefined, context));
    return policy;
  }
}

/** @throws failures.urnInvalid, failures.entityTypeUnknown, failures.entityTypeMismatch */
function requirePolicy(text: string, registry: Registry): Urn {
  const { urn, entity } = registry.requireUrn(text);
  if (entity.name !== POLICY_ENTITY) throw failures.entityTypeMismatch({ urn, entityType: POLICY_ENTITY });
  return urn;
}
