import type { Database, InsertStatement, Statement } from '../database.js';
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
 * URNs and their numbers. A deleted entity keeps its number while the log refers to it, as it may be created again.
 */
export class EntityTable {
  private readonly byUrn: Statement<[Urn], EntityRecord>;
  private readonly insert: InsertStatement<[Urn, number, number | null]>;
  private readonly setKey: Statement<[number | null, number]>;
  private readonly anyRow: Statement<[number, number], { readonly cell: number }>;
  private readonly putGone: Statement<[number, number]>;
  private readonly dropGone: Statement<[number]>;

  constructor(
    database: Database,
    private readonly types: Dictionary,
  ) {
    this.byUrn = database.prepare(`SELECT ${COLUMNS} FROM entity WHERE urn = ?`);
    this.insert = database.prepareInsert('INSERT INTO entity (urn, type, key_aspect) VALUES (?, ?, ?)');
    this.setKey = database.prepare('UPDATE entity SET key_aspect = ? WHERE id = ?');
    this.putGone = database.prepare('INSERT OR REPLACE INTO gone (entity, until) VALUES (?, ?)');
    this.dropGone = database.prepare('DELETE FROM gone WHERE entity = ?');
    this.anyRow = database.prepare('SELECT cell FROM latest WHERE cell BETWEEN ? AND ? LIMIT 1');
  }

  find(urn: Urn): EntityRecord | undefined {
    return this.byUrn.get(urn);
  }

  make(urn: Urn, entityType: string, keyAspect: number | null): EntityRecord {
    const type = this.types.idOf(entityType);
    return { id: this.insert.run(urn, type, keyAspect), urn, type, keyAspect };
  }

  typeOf(record: Pick<EntityRecord, 'type'>): string {
    return this.types.textOf(record.type);
  }

  /** Record which key aspect is stored; `null`: it was deleted. */
  markKey(id: number, keyAspect: number | null): void {
    this.setKey.run(keyAspect, id);
  }

  /** Record that nothing is stored of an entity any more; `until`: the log entry of its deletion. */
  markGone(id: number, until: number): void {
    this.putGone.run(id, until);
  }

  /** Record that an entity is written again. */
  markReturned(id: number): void {
    this.dropGone.run(id);
  }

  /** Whether the entity has a latest row of any aspect. */
  hasRows(id: number): boolean {
    return this.anyRow.get(cellOf(id, 0), cellOf(id, MAX_ASPECT_ID)) !== undefined;
  }
}
