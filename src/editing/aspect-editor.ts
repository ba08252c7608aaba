import { Injectable } from '@nestjs/common';
import type { EntityAspects } from '../aspects/index.js';
import { ReadEntitiesQuery, WriteAspectsCommand } from '../aspects/index.js';
import { readExactJson } from '../kernel/exact-json.js';
import { CatalogError, failures } from '../kernel/failures.js';
import type { Urn } from '../kernel/urn.js';
import { MessageBus, type RequestContext } from '../platform/seam/index.js';

/** An aspect as an object whose members may be of any kind; never changed in place. */
export type AspectValue = Readonly<Record<string, unknown>>;

/** An aspect to write, whole. */
export interface EditedAspect {
  readonly urn: Urn;
  readonly aspect: string;
  readonly value: AspectValue;
}

/** How often an edit is made again because somebody else wrote in between. */
const ATTEMPTS = 5;

/** What is stored of the entities of one edit, at the moment of reading. */
export class CurrentAspects {
  private readonly current: ReadonlyMap<Urn, EntityAspects>;

  constructor(current: readonly EntityAspects[]) {
    this.current = new Map(current.map((reading) => [reading.urn, reading]));
  }

  exists(urn: Urn): boolean {
    return this.current.get(urn)?.key === 'stored';
  }

  /** @throws failures.entityMissing; `doing` says what cannot be done, such as "Cannot update lineage" */
  requireExisting(urn: Urn, doing: string): void {
    if (!this.exists(urn)) throw failures.entityMissing({ urn, doing });
  }

  /** The stored value, with every digit of its numbers; `undefined` when there is none. */
  value(urn: Urn, aspect: string): AspectValue | undefined {
    const row = this.row(urn, aspect);
    // eslint-disable-next-line @typescript-eslint/consistent-type-assertions -- stored aspects are JSON objects
    return row === undefined ? undefined : (readExactJson(row.json) as AspectValue);
  }

  /** Number of the change that wrote the value; 0 when there is none. */
  seq(urn: Urn, aspect: string): number {
    return this.row(urn, aspect)?.seq ?? 0;
  }

  private row(urn: Urn, aspect: string) {
    return this.current.get(urn)?.rows.find((row) => row.aspect === aspect);
  }
}

/** Reads aspects, lets a use case change them, and writes them back unless somebody else did so meanwhile. */
@Injectable()
export class AspectEditor {
  constructor(private readonly bus: MessageBus) {}

  /**
   * Read the aspects of the entities and write what `change` makes of them, all or nothing.
   * `change` may run several times and must depend on what it is given alone.
   * @throws what `change` throws; failures.writeConflict when others were faster every time
   */
  async edit(
    reading: { readonly urns: readonly Urn[]; readonly aspects: readonly string[] },
    context: RequestContext,
    change: (current: CurrentAspects) => readonly EditedAspect[],
  ): Promise<void> {
    for (let attempt = 1; ; attempt++) {
      const query = new ReadEntitiesQuery(reading.urns, reading.aspects, context);
      const current = new CurrentAspects(await this.bus.execute(query));
      const edits = change(current).map((edit) => ({ ...edit, ifSeq: current.seq(edit.urn, edit.aspect) }));
      if (edits.length === 0) return;
      try {
        await this.bus.execute(new WriteAspectsCommand(edits, context));
        return;
      } catch (failure) {
        if (attempt === ATTEMPTS || !isConflict(failure)) throw failure;
      }
    }
  }
}

function isConflict(failure: unknown): boolean {
  return failure instanceof CatalogError && failure.row.code === 'WRITE_CONFLICT';
}
