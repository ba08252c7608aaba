import { Injectable } from '@nestjs/common';
import type { EditedAspect, StoredAspects } from '../aspects/index.js';
import { EditAspectsCommand } from '../aspects/index.js';
import { readExactJson } from '../kernel/exact-json.js';
import { failures } from '../kernel/failures.js';
import type { Urn } from '../kernel/urn.js';
import { MessageBus, type RequestContext } from '../platform/seam/index.js';

/** An aspect as an object whose members may be of any kind; never changed in place. */
export type AspectValue = EditedAspect['value'];

/** What is stored when an edit is made. */
export class CurrentAspects {
  constructor(private readonly stored: StoredAspects) {}

  exists(urn: Urn): boolean {
    return this.stored.exists(urn);
  }

  /** @throws failures.entityMissing; `doing` says what cannot be done, such as "Cannot update lineage" */
  requireExisting(urn: Urn, doing: string): void {
    if (!this.exists(urn)) throw failures.entityMissing({ urn, doing });
  }

  /** The stored value, with every digit of its numbers; `undefined` when there is none. */
  value(urn: Urn, aspect: string): AspectValue | undefined {
    const json = this.stored.json(urn, aspect);
    // eslint-disable-next-line @typescript-eslint/consistent-type-assertions -- stored aspects are JSON objects
    return json === undefined ? undefined : (readExactJson(json) as AspectValue);
  }
}

/** Lets a use case compute aspects from what is stored, and stores them. */
@Injectable()
export class AspectEditor {
  constructor(private readonly bus: MessageBus) {}

  /**
   * Write what `change` makes of what is stored, all or nothing. `change` runs inside the transaction of the store, so
   * that concurrent edits lose nothing and need no retries (D-007); it must depend on what it is given alone, and write
   * to existing entities among `urns`.
   * @throws what `change` throws
   */
  async edit(
    urns: readonly Urn[],
    context: RequestContext,
    change: (current: CurrentAspects) => readonly EditedAspect[],
  ): Promise<void> {
    await this.bus.execute(new EditAspectsCommand(urns, (stored) => change(new CurrentAspects(stored)), context));
  }
}
