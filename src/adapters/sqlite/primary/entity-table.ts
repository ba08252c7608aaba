import type { Database, Statement } from '../database.js';
import { invariant } from '../../../kernel/assert-never.js';
import type { Urn } from '../../../kernel/urn.js';
import { cellOf, MAX_ASPECT_ID } from './cell.js';
import type { Dictionary } from './dictionary.js';

/** `keyAspect`: number of the key aspect, `null` while it is not stored. */
export interface EntityRecord {
  readonly id: number;
  readonly urn: Urn;
  readonly type: number;
  readonly keyAspect: number | null;
}

const COLUMNS = 'id, urn, type, key_aspect AS keyAspect';

/**
 * URNs and their numbers. A deleted entity keeps its number: the log still refers to it, and it may be created again.
 */
export class EntityTable {
  private readonly byUrn: Statement<[Urn], EntityRecord>;
  private readonly insert: Statement<[Urn, number], EntityRecord>;
  private readonly setKey: Statement<[number | null, number]>;
  private readonly anyRow: Statement<[number, number], { readonly cell: number }>;

  constructor(
    database: Database,
    private readonly types: Dictionary,
  ) {
    this.byUrn = database.prepare(`SELECT ${COLUMNS} FROM entity WHERE urn = ?`);
    this.insert = database.prepare(`INSERT INTO entity (urn, type) VALUES (?, ?) RETURNING ${COLUMNS}`);
    this.setKey = database.prepare('UPDATE entity SET key_aspect = ? WHERE id = ?');
    this.anyRow = database.prepare('SELECT cell FROM latest WHERE cell BETWEEN ? AND ? LIMIT 1');
  }

  find(urn: Urn): EntityRecord | undefined {
    return this.byUrn.get(urn);
  }

  make(urn: Urn, entityType: string): EntityRecord {
    const record = this.insert.get(urn, this.types.idOf(entityType));
    invariant(record !== undefined, 'an insert returns its row');
    return record;
  }

  typeOf(record: Pick<EntityRecord, 'type'>): string {
    return this.types.textOf(record.type);
  }

  /** Record which key aspect is stored; `null`: it was deleted. */
  markKey(id: number, keyAspect: number | null): void {
    this.setKey.run(keyAspect, id);
  }

  /** Whether the entity has a latest row of any aspect. */
  hasRows(id: number): boolean {
    return this.anyRow.get(cellOf(id, 0), cellOf(id, MAX_ASPECT_ID)) !== undefined;
  }
}
