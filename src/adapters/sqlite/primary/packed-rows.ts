import type { Database, Statement } from '../database.js';
import type { AspectRow } from '../../../aspects/aspect-store.port.js';
import type { Urn } from '../../../kernel/urn.js';
import { systemOf } from './system-columns.js';
import type { PrimaryDatabase } from './primary-database.js';

/** The columns before the value of a row, in this order; equal for rows that were written together. */
interface RowStamps {
  readonly text: string;
  readonly createdOn: number;
  readonly createdBy: Urn;
  readonly system: AspectRow['system'];
}

/** Control characters never occur in JSON text, nor in anything else that is packed. */
const FIELD_END = '\u001f';
const ROW_END = '\u001e';

const PACKED = `
SELECT group_concat(concat_ws(
  char(31),
  l.cell & 4095, l.seq, c.time, c.actor, l.observed, c.run, l.last_run, coalesce(c.extras, ''), c.json
), char(30))
FROM entity e CROSS JOIN latest l ON l.cell BETWEEN (e.id << 12) AND (e.id << 12) + 4095
CROSS JOIN change c ON c.seq = l.seq
WHERE e.urn = ?`;

/**
 * Reads all latest rows of one entity as a single text. For nine rows this takes half the time that the driver needs to
 * return their columns one by one.
 */
export class PackedRows {
  private readonly packed: Statement<[Urn], string | null>;

  constructor(
    database: Database,
    private readonly dictionaries: Pick<PrimaryDatabase, 'actors' | 'aspects' | 'runs'>,
  ) {
    this.packed = database.prepareValues<[Urn], string | null>(PACKED);
  }

  /** In no order; `[]` for an entity without rows. */
  of(urn: Urn): AspectRow[] {
    const text = this.packed.get(urn) ?? '';
    const rows: AspectRow[] = [];
    let stamps: RowStamps | undefined;
    for (let from = 0; from < text.length;) {
      const seqAt = text.indexOf(FIELD_END, from) + 1;
      const stampsAt = text.indexOf(FIELD_END, seqAt) + 1;
      if (stamps === undefined || !text.startsWith(stamps.text, stampsAt)) stamps = this.stampsAt(text, stampsAt);
      const found = text.indexOf(ROW_END, stampsAt);
      const end = found < 0 ? text.length : found;
      rows.push({
        urn,
        aspect: this.dictionaries.aspects.textOf(Number(text.slice(from, seqAt - 1))),
        version: 0,
        json: text.slice(stampsAt + stamps.text.length, end),
        system: stamps.system,
        createdOn: stamps.createdOn,
        createdBy: stamps.createdBy,
        seq: Number(text.slice(seqAt, stampsAt - 1)),
      });
      from = end + 1;
    }
    return rows;
  }

  private stampsAt(text: string, at: number): RowStamps {
    const fields: string[] = [];
    let from = at;
    for (let count = 0; count < 6; count++) {
      const end = text.indexOf(FIELD_END, from);
      fields.push(text.slice(from, end));
      from = end + 1;
    }
    const [time, actor, observed, run, lastRun, extras = ''] = fields;
    const columns = {
      observed: Number(observed),
      run: Number(run),
      lastRun: Number(lastRun),
      extras: extras === '' ? null : extras,
    };
    return {
      text: text.slice(at, from),
      createdOn: Number(time),
      createdBy: this.dictionaries.actors.textOf(Number(actor)),
      system: systemOf(columns, this.dictionaries.runs),
    };
  }
}
