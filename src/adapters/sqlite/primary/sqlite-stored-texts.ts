import { StoredTexts, type StoredText } from '../../../change-log/stored-texts.port.js';
import { attempt } from '../sqlite-fault.js';
import type { Statement } from '../database.js';
import type { PrimaryDatabase } from './primary-database.js';

/** Keeps these names apart from the settings of the file itself. */
const SPACE = 'text:';

/** Texts of followers among the settings of the primary store. */
export class SqliteStoredTexts extends StoredTexts {
  private readonly among: Statement<[number, string], StoredText>;

  constructor(private readonly primary: PrimaryDatabase) {
    super();
    this.among = primary.database.prepare(
      `SELECT substr(name, ${String(SPACE.length + 1)}) AS name, value AS text FROM setting
       WHERE substr(name, 1, ?) = ? ORDER BY name`,
    );
  }

  override read(name: string): Promise<string | undefined> {
    return attempt(() => this.primary.setting(SPACE + name));
  }

  override write(name: string, text: string): Promise<void> {
    return this.primary.write(() => {
      this.primary.setSetting(SPACE + name, text);
    });
  }

  override list(prefix: string): Promise<readonly StoredText[]> {
    const from = SPACE + prefix;
    return attempt(() => this.among.all(from.length, from));
  }
}
