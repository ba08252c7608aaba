import { type StoredText, StoredTexts } from '../../change-log/stored-texts.port.js';
import type { PostgresDatabase } from './postgres-database.js';

/** Keeps these names apart from the settings of the store itself. */
const SPACE = 'text:';

const AMONG = {
  name: 'stored-texts',
  text: 'SELECT name, value FROM setting WHERE starts_with(name, $1) ORDER BY name',
};

/** Texts of followers among the settings of the primary store. */
export class PostgresStoredTexts extends StoredTexts {
  constructor(private readonly database: PostgresDatabase) {
    super();
  }

  override read(name: string): Promise<string | undefined> {
    return this.database.setting(SPACE + name);
  }

  override write(name: string, text: string): Promise<void> {
    return this.database.setSetting(SPACE + name, text);
  }

  override async list(prefix: string): Promise<readonly StoredText[]> {
    const rows = await this.database.connections.rows<[string, string]>(AMONG, [SPACE + prefix]);
    return rows.map(([name, text]) => ({ name: name.slice(SPACE.length), text }));
  }
}
