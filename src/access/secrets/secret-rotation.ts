import { type BeforeApplicationShutdown, Injectable, Logger } from '@nestjs/common';
import { AspectStore, completeSystemMetadata, type EntityChange, GroupCommit } from '../../aspects/index.js';
import { SYSTEM_ACTOR } from '../../kernel/actors.js';
import { Clock } from '../../kernel/clock.js';
import { readExactJson, writeExactJson } from '../../kernel/exact-json.js';
import { isMembers, ownMember } from '../../kernel/members.js';
import type { Urn } from '../../kernel/urn.js';
import { Work } from '../../kernel/work.js';
import { Registry } from '../../registry/index.js';
import { INVITATION_ASPECT, INVITATION_ENTITY, INVITATION_MEMBER } from '../invitations/invitation-store.js';
import { type Renew, SecretCipher } from './secret-cipher.js';
import { SECRET_ASPECT, SECRET_ENTITY, SECRET_MEMBER } from './stored-secret.js';

/** Values of one transaction. */
const BATCH = 50;

/** Where encrypted values are stored: a member of an aspect of entities of a type. */
interface EncryptedPlace {
  readonly entity: string;
  readonly aspect: string;
  readonly member: string;
}

const PLACES: readonly EncryptedPlace[] = [
  { entity: SECRET_ENTITY, aspect: SECRET_ASPECT, member: SECRET_MEMBER },
  { entity: INVITATION_ENTITY, aspect: INVITATION_ASPECT, member: INVITATION_MEMBER },
];

/** `renewed`: values that were encrypted again. `lost`: those that no key opens. */
export interface RotationOutcome {
  renewed: number;
  lost: number;
}

/**
 * Encrypts what an older key encrypted again by the newest, so that the older one can be taken away. A value is renewed
 * inside the transaction that reads it: what somebody writes meanwhile stays, and of several processes that do this at
 * once the first renews it (D-254).
 */
@Injectable()
export class SecretRotation implements BeforeApplicationShutdown {
  private readonly logger = new Logger('secrets');
  private running: Promise<void> = Promise.resolve();
  private isEnding = false;

  // eslint-disable-next-line @typescript-eslint/max-params -- the ports that it stands on
  constructor(
    private readonly registry: Registry,
    private readonly store: AspectStore,
    private readonly groupCommit: GroupCommit,
    private readonly cipher: SecretCipher,
    private readonly clock: Clock,
  ) {}

  /** Begin in the background: what goes wrong is logged, and tried again at the next start. */
  start(): void {
    this.running = this.attempt();
  }

  /** Resolves when the batch that is under way is done. */
  async beforeApplicationShutdown(): Promise<void> {
    this.isEnding = true;
    await this.running;
  }

  /** Renew whatever an older key encrypted; where there is one key, no value is read. @throws StoreUnavailable */
  async run(): Promise<RotationOutcome> {
    const outcome = { renewed: 0, lost: 0 };
    for (const place of PLACES)
      if (this.registry.entity(place.entity) !== undefined) await this.renewAt(place, outcome);
    return outcome;
  }

  private async attempt(): Promise<void> {
    try {
      const { renewed, lost } = await this.run();
      if (renewed > 0) this.logger.log({ renewed, msg: 'Values of secrets were encrypted again, by the newest key.' });
      if (lost > 0) this.logger.warn({ lost, msg: 'There are values of secrets that neither key opens.' });
    } catch (error) {
      this.logger.error({ err: error, msg: 'Values of secrets could not be encrypted again by the newest key.' });
    }
  }

  private async renewAt(place: EncryptedPlace, outcome: RotationOutcome): Promise<void> {
    for (let start = 0; !this.isEnding; start += BATCH) {
      const { urns } = await this.store.listUrns(place.entity, { start, count: BATCH }, Work.unlimited);
      if (urns.length === 0) return;
      // A key is made where there is none, so it is asked for only when there is something that it may have encrypted.
      const renew = await this.cipher.renewer();
      if (renew === undefined) return;
      const old = await this.oldAmong(urns, place, { renew, outcome });
      if (old.length > 0) outcome.renewed += await this.rewrite(old, place, renew);
      if (urns.length < BATCH) return;
    }
  }

  private async oldAmong(
    urns: readonly Urn[],
    { aspect, member }: EncryptedPlace,
    { renew, outcome }: { readonly renew: Renew; readonly outcome: RotationOutcome },
  ): Promise<readonly Urn[]> {
    const stored = await this.store.latest(urns, [aspect]);
    return urns.filter((urn) => {
      const json = stored.get(urn)?.find((row) => row.aspect === aspect)?.json;
      const { kind } = renew(urn, textIn(json, member));
      if (kind === 'lost') outcome.lost++;
      return kind === 'renewed';
    });
  }

  /** @returns how many values were written */
  private async rewrite(urns: readonly Urn[], { aspect, member }: EncryptedPlace, renew: Renew): Promise<number> {
    const now = this.clock.now();
    const changes = await this.groupCommit.submit({
      changes: (stored) =>
        urns.flatMap((urn): readonly EntityChange[] => {
          const json = stored.json(urn, aspect);
          const renewal = renew(urn, textIn(json, member));
          if (json === undefined || renewal.kind !== 'renewed') return [];
          const value = { ...membersIn(json), [member]: renewal.text };
          const writes = [{ aspect, change: 'UPSERT', json: writeExactJson(value) }] as const;
          return [{ target: this.registry.requireUrn(urn), writes }];
        }),
      stamp: { time: now, actor: SYSTEM_ACTOR },
      system: completeSystemMetadata({}, now),
    });
    return changes.length;
  }
}

function membersIn(json: string | undefined): Readonly<Record<string, unknown>> {
  const value: unknown = json === undefined ? undefined : readExactJson(json);
  return isMembers(value) ? value : {};
}

function textIn(json: string | undefined, member: string): string {
  const text = ownMember(membersIn(json), member);
  return typeof text === 'string' ? text : '';
}
