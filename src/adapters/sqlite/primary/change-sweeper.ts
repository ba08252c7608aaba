import type { Statement } from '../database.js';
import type { PrimaryDatabase } from './primary-database.js';

/** Milliseconds of one slice: requests are served between two of them. */
const SLICE = 3;
/** Entries that one statement looks through. */
const WINDOW = 200;
/** Values or entities that one statement removes. */
const CHUNK = 20;

/** Names of the settings that remember how far it is. */
const SWEPT = 'swept';
const RESTATED = 'restated';

/**
 * Removes from the file what only trimmed entries of the log needed: the entries themselves, values that nothing else
 * refers to, and entities of which nothing is left. In transactions of a few milliseconds; it resumes where it stopped,
 * also after a restart.
 */
export class ChangeSweeper {
  /** Up to which entry those without a value of their own are removed. */
  private swept: number;
  /** The value that was made blank last, by `until` and `seq`. */
  private blank: readonly [until: number, seq: number] = [0, 0];
  /** Up to which entry restatements are removed. */
  private restated: number;
  private readonly dropSpent: Statement<[number, number]>;
  private readonly dropRestated: Statement<[number, number]>;
  private readonly due: Statement<[number, number, number], readonly [until: number, seq: number]>;
  private readonly release: Statement<[number], number>;
  private readonly blankValue: Statement<[number]>;
  private readonly dropValue: Statement<[number]>;
  private readonly gone: Statement<[number], number>;
  private readonly dropEntity: Statement<[number]>;

  constructor(private readonly primary: PrimaryDatabase) {
    const { database } = primary;
    this.swept = Number(primary.setting(SWEPT) ?? '0');
    this.restated = Number(primary.setting(RESTATED) ?? '0');
    // Only an UPSERT (code 0) has a value that others may refer to.
    this.dropSpent = database.prepare('DELETE FROM change WHERE seq > ? AND seq <= ? AND code <> 0');
    this.dropRestated = database.prepare('DELETE FROM change WHERE seq > ? AND seq <= ? AND code = 2');
    this.release = database.prepareValues(`
      DELETE FROM released WHERE (until, seq) IN (
        SELECT until, seq FROM released WHERE until <= ? ORDER BY until, seq LIMIT ${String(CHUNK)}
      ) RETURNING seq`);
    this.due = database.prepareArrays(
      `SELECT until, seq FROM released
       WHERE until <= ? AND (until, seq) > (CAST(? AS INTEGER), CAST(? AS INTEGER)) ORDER BY until, seq LIMIT ${String(CHUNK)}`,
    );
    this.blankValue = database.prepare("UPDATE change SET json = '', extras = NULL WHERE seq = ?");
    this.dropValue = database.prepare('DELETE FROM change WHERE seq = ?');
    this.gone = database.prepareValues(`
      DELETE FROM gone WHERE entity IN (SELECT entity FROM gone WHERE until <= ? ORDER BY until LIMIT ${String(CHUNK)})
      RETURNING entity`);
    this.dropEntity = database.prepare('DELETE FROM entity WHERE id = ?');
  }

  /** One slice for entries up to `trimmed`. Only inside a transaction. @returns whether there is more to remove */
  sweep(trimmed: number): 'done' | 'more' {
    const { swept } = this;
    const end = performance.now() + SLICE;
    let step: 'done' | 'more';
    do step = this.step(trimmed);
    while (step === 'more' && performance.now() < end);
    if (this.swept > swept) this.primary.setSetting(SWEPT, String(this.swept));
    return step;
  }

  /** The same for restatements up to `upTo`. */
  sweepRestatements(upTo: number): 'done' | 'more' {
    const { restated } = this;
    const end = performance.now() + SLICE;
    while (this.restated < upTo && performance.now() < end) {
      const next = Math.min(this.restated + WINDOW, upTo);
      this.dropRestated.run(this.restated, next);
      this.restated = next;
    }
    if (this.restated > restated) this.primary.setSetting(RESTATED, String(this.restated));
    return this.restated < upTo ? 'more' : 'done';
  }

  /** Entities last: entries refer to them. */
  private step(trimmed: number): 'done' | 'more' {
    if (this.swept < trimmed) {
      const next = Math.min(this.swept + WINDOW, trimmed);
      this.dropSpent.run(this.swept, next);
      this.swept = next;
      return 'more';
    }
    // A row that is deleted makes the engine move its neighbours to other pages, which leaves copies of them behind.
    // So the values of all rows that are to go are overwritten in their places first.
    const due = this.due.all(trimmed, ...this.blank);
    for (const place of due) {
      this.blankValue.run(place[1]);
      this.blank = place;
    }
    if (due.length > 0) return 'more';
    const values = this.release.all(trimmed);
    for (const seq of values) this.dropValue.run(seq);
    if (values.length > 0) return 'more';
    const entities = this.gone.all(trimmed);
    for (const id of entities) this.dropEntity.run(id);
    return entities.length > 0 ? 'more' : 'done';
  }
}
