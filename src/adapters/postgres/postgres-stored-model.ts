import { type RecordedModel, StoredModel } from '../../evolution/stored-model.port.js';
import type { PostgresDatabase } from './postgres-database.js';
import { attempt } from './postgres-fault.js';

const DIGEST = 'model-digest';
const SHAPE = 'model-shape';
const CHANGES = 'model-changes';

const RECORD = {
  name: 'record-model',
  text: `INSERT INTO setting (name, value)
    SELECT name, value FROM (VALUES ('${DIGEST}', $1::text), ('${SHAPE}', $2), ('${CHANGES}', $3)) AS v (name, value)
    WHERE value IS NOT NULL
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

  override changes(): Promise<string | undefined> {
    return this.database.setting(CHANGES);
  }

  override async record({ digest, shape, changes }: RecordedModel): Promise<void> {
    await this.database.connections.write(RECORD, [digest, shape, changes ?? null]);
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
