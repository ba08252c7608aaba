import type { Knex } from 'knex';
import { FIRST_SCHEMA } from './first-schema.js';
import { LOG_READERS } from './log-readers.js';
import { RUNS } from './runs.js';
import { WAITING_PROPOSALS } from './waiting-proposals.js';
import { RESTATE_ROWS, SWEEP_GONE, WRITE_GROUP } from './write-group.js';

/** A step from one version of the schema to the next; its name is recorded in the database. */
export interface SchemaStep {
  readonly name: string;
  readonly sql: string;
}

/** Only ever appended to. */
export const SCHEMA_STEPS: readonly SchemaStep[] = [
  { name: '001-primary-store', sql: FIRST_SCHEMA + WRITE_GROUP + RESTATE_ROWS + SWEEP_GONE },
  { name: '002-runs', sql: RUNS },
  { name: '003-waiting-proposals', sql: WAITING_PROPOSALS },
  { name: '004-log-readers', sql: LOG_READERS },
];

/** The table in which knex records the steps. */
export const STEPS_TABLE = 'schema_step';

/** The steps as knex takes them, each in a transaction. */
export const STEP_SOURCE: Knex.MigrationSource<SchemaStep> = {
  getMigrations: () => Promise.resolve([...SCHEMA_STEPS]),
  getMigrationName: ({ name }) => name,
  getMigration: ({ sql }) =>
    Promise.resolve({
      up: async (knex) => {
        await knex.raw(sql);
      },
      down: () => Promise.resolve(),
    }),
};
