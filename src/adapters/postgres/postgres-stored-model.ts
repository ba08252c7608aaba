import { type RecordedModel, StoredModel } from '../../evolution/stored-model.port.js';
import type { PostgresDatabase } from './postgres-database.js';
import { attempt } from './postgres-fault.js';

const DIGEST = 'model-digest';
const SHAPE = 'model-shape';

const RECORD = {
  name: 'record-model',
  text: `INSERT INTO setting (name, value) VALUES ('${DIGEST}', $1), ('${SHAPE}', $2)
    ON CONFLICT (name) DO UPDATE SET value = excluded.value`,
};
const ASPECTS = 'SELECT DISTINCT aspect FROM (SELECT aspect FROM latest UNION ALL SELECT aspect FROM point) a';

/** The models among the settings of the primary store. */
export class PostgresStoredModel extends StoredModel {
  constructor(private readonly database: PostgresDatabase) {
    super();
  }

  override digest(): Promise<string | undefined> {
    return this.database.setting(DIGEST);
  }

  override shape(): Promise<string | undefined> {
    return this.database.setting(SHAPE);
  }

  override async record({ digest, shape }: RecordedModel): Promise<void> {
    await this.database.connections.write(RECORD, [digest, shape]);
  }

  /** Without a deadline: it reads every row. */
  override aspects(): Promise<readonly string[]> {
    return attempt(async () => {
      const client = await this.database.connections.separate();
      try {
        const { rows } = await client.query<{ readonly aspect: string }>(ASPECTS);
        return rows.map(({ aspect }) => aspect).sort();
      } finally {
        await client.end();
      }
    });
  }
}
