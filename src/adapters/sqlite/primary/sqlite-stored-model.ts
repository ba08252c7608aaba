import { type RecordedModel, StoredModel } from '../../../evolution/stored-model.port.js';
import { attempt } from '../sqlite-fault.js';
import { MAX_ASPECT_ID } from './cell.js';
import type { PrimaryDatabase } from './primary-database.js';

const DIGEST = 'model-digest';
const SHAPE = 'model-shape';
const CHANGES = 'model-changes';

/** The models among the settings of the primary store. */
export class SqliteStoredModel extends StoredModel {
  constructor(private readonly primary: PrimaryDatabase) {
    super();
  }

  override digest(): Promise<string | undefined> {
    return attempt(() => this.primary.setting(DIGEST));
  }

  override shape(): Promise<string | undefined> {
    return attempt(() => this.primary.setting(SHAPE));
  }

  override changes(): Promise<string | undefined> {
    return attempt(() => this.primary.setting(CHANGES));
  }

  override record({ digest, shape, changes }: RecordedModel): Promise<void> {
    return this.primary.write(() => {
      this.primary.setSetting(DIGEST, digest);
      this.primary.setSetting(SHAPE, shape);
      if (changes !== undefined) this.primary.setSetting(CHANGES, changes);
    });
  }

  override aspects(): Promise<readonly string[]> {
    return attempt(() =>
      this.primary.database
        .prepareValues<[number, number], string>(
          `SELECT text FROM aspect
           WHERE id IN (SELECT DISTINCT cell & ? FROM latest UNION SELECT DISTINCT cell & ? FROM point)`,
        )
        .all(MAX_ASPECT_ID, MAX_ASPECT_ID)
        .sort(),
    );
  }
}
