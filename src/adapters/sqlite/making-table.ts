import type { GenerationProgress } from '../../change-log/derived-store.port.js';
import { readProgress } from '../../change-log/generation-progress.js';
import type { Database } from './database.js';

/** What a file in the making was begun with: whatever differs, it cannot be continued. */
export interface MakingTerms {
  /** Of the tables. */
  readonly layout: string;
  /** Of the models. */
  readonly signature: string;
}

/**
 * How far a file in the making is. The table is there until the file is finished; its row is committed together with
 * what was added, so that both agree after the death of the process.
 */
export class MakingTable {
  constructor(
    private readonly database: Database,
    private readonly terms: MakingTerms,
  ) {}

  /** `undefined` when there is no checkpoint, or one on other terms. */
  read(): GenerationProgress | undefined {
    const { layout, signature } = this.terms;
    if (this.database.prepare("SELECT 1 FROM sqlite_schema WHERE name = 'making'").get() === undefined)
      return undefined;
    const text = this.database
      .prepareValues<[string, string], string>('SELECT progress FROM making WHERE layout = ? AND signature = ?')
      .get(layout, signature);
    return text === undefined ? undefined : readProgress(JSON.parse(text));
  }

  /** Only as the last statement of the transaction whose changes it counts. */
  write(progress: GenerationProgress): void {
    const { layout, signature } = this.terms;
    this.database.exec(
      'CREATE TABLE IF NOT EXISTS making (layout TEXT NOT NULL, signature TEXT NOT NULL, progress TEXT NOT NULL)',
    );
    this.database.exec('DELETE FROM making');
    this.database.prepare('INSERT INTO making VALUES (?, ?, ?)').run(layout, signature, JSON.stringify(progress));
  }

  /** The file is about to be finished. */
  drop(): void {
    this.database.exec('DROP TABLE IF EXISTS making');
  }
}
