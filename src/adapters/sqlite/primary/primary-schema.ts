/**
 * Tables of the primary store. A value is stored once, in the log entry that wrote it; rows, history and points refer
 * to it by `seq`.
 *
 * `cell`: one aspect of one entity as one integer (see `cell.ts`).
 * `change`: the log and the values. `code`, `kind`: see `change-table.ts`. `value`: the entry whose value a RESTATE
 * repeats. `previous…`: the replaced value, with the system metadata that it had then.
 * `latest`: version 0. `versions`: number of the newest replaced version. `observed`, `last_run`: system metadata that
 * is updated when the same value is written again.
 * `released`: values that are needed only by log entries up to `until`.
 * `parked`: dead letters, that is log entries that a projection could not apply.
 * `gone`: entities without rows; `until`: the newest log entry that refers to them.
 */
const FIRST = `
CREATE TABLE setting (name TEXT PRIMARY KEY, value TEXT NOT NULL) WITHOUT ROWID;
CREATE TABLE actor (id INTEGER PRIMARY KEY, text TEXT NOT NULL UNIQUE);
CREATE TABLE aspect (id INTEGER PRIMARY KEY, text TEXT NOT NULL UNIQUE);
CREATE TABLE entity_type (id INTEGER PRIMARY KEY, text TEXT NOT NULL UNIQUE);
CREATE TABLE run (id INTEGER PRIMARY KEY, text TEXT NOT NULL UNIQUE);
CREATE TABLE entity (
  id INTEGER PRIMARY KEY,
  urn TEXT NOT NULL UNIQUE,
  type INTEGER NOT NULL,
  key_aspect INTEGER
);
CREATE INDEX entity_by_key ON entity (key_aspect, urn) WHERE key_aspect IS NOT NULL;
CREATE TABLE change (
  seq INTEGER PRIMARY KEY,
  cell INTEGER NOT NULL,
  kind INTEGER NOT NULL,
  code INTEGER NOT NULL,
  time INTEGER NOT NULL,
  actor INTEGER NOT NULL,
  observed INTEGER NOT NULL,
  run INTEGER NOT NULL,
  last_run INTEGER NOT NULL,
  extras TEXT,
  value INTEGER,
  previous INTEGER,
  previous_observed INTEGER,
  previous_last_run INTEGER,
  json TEXT
);
CREATE INDEX change_by_run ON change (run);
CREATE TABLE latest (
  cell INTEGER PRIMARY KEY,
  seq INTEGER NOT NULL,
  versions INTEGER NOT NULL,
  observed INTEGER NOT NULL,
  last_run INTEGER NOT NULL
);
CREATE TABLE history (
  cell INTEGER NOT NULL,
  version INTEGER NOT NULL,
  seq INTEGER NOT NULL,
  observed INTEGER NOT NULL,
  last_run INTEGER NOT NULL,
  PRIMARY KEY (cell, version)
) WITHOUT ROWID;
CREATE TABLE point (
  cell INTEGER NOT NULL,
  time INTEGER NOT NULL,
  message TEXT NOT NULL,
  seq INTEGER NOT NULL,
  PRIMARY KEY (cell, time, message)
) WITHOUT ROWID;
CREATE TABLE released (until INTEGER NOT NULL, seq INTEGER NOT NULL, PRIMARY KEY (until, seq)) WITHOUT ROWID;
CREATE TABLE parked (
  projection TEXT NOT NULL,
  seq INTEGER NOT NULL,
  reason TEXT NOT NULL,
  time INTEGER NOT NULL,
  PRIMARY KEY (projection, seq)
) WITHOUT ROWID;
`;

/** The list of dead letters under the name that the code has for them. */
const SECOND = 'ALTER TABLE parked RENAME TO dead_letter;';

/** Entities that were deleted before have no row in `gone`: at the latest entry nothing newer refers to them. */
const THIRD = `
CREATE TABLE gone (entity INTEGER PRIMARY KEY, until INTEGER NOT NULL);
CREATE INDEX gone_by_until ON gone (until);
INSERT INTO gone
  SELECT id, (SELECT coalesce(max(seq), 0) FROM change) FROM entity e
  WHERE key_aspect IS NULL
    AND NOT EXISTS (SELECT 1 FROM latest WHERE cell BETWEEN (e.id << 12) AND (e.id << 12) + 4095)
    AND NOT EXISTS (SELECT 1 FROM point WHERE cell BETWEEN (e.id << 12) AND (e.id << 12) + 4095);
`;

/** What an operator needs to know of a dead letter, also when its entry was trimmed. */
const FOURTH = `
ALTER TABLE dead_letter ADD COLUMN urn TEXT NOT NULL DEFAULT '';
ALTER TABLE dead_letter ADD COLUMN aspect TEXT NOT NULL DEFAULT '';
UPDATE dead_letter SET
  urn = coalesce((SELECT e.urn FROM change c JOIN entity e ON e.id = c.cell >> 12 WHERE c.seq = dead_letter.seq), ''),
  aspect = coalesce((SELECT a.text FROM change c JOIN aspect a ON a.id = c.cell & 4095 WHERE c.seq = dead_letter.seq), '');
`;

/**
 * One index over URNs in place of two: a new entity changes a quarter fewer pages. There is one row for a URN because
 * the only writer looks for it first. A file with entities keeps its two indexes, which answer the same statements:
 * writing a large table again must not keep a start waiting (D-050).
 */
const FIFTH = `
DROP TABLE entity;
CREATE TABLE entity (id INTEGER PRIMARY KEY, urn TEXT NOT NULL, type INTEGER NOT NULL, key_aspect INTEGER);
CREATE INDEX entity_by_urn ON entity (urn, key_aspect);
`;

/**
 * `row_count`: how many latest values a run has written, of those that log entries up to the setting `runs-counted`
 * wrote. `observed`: the greatest that it has brought. A file with entities is counted when somebody asks for its runs.
 */
const SIXTH = `
ALTER TABLE run ADD COLUMN row_count INTEGER NOT NULL DEFAULT 0;
ALTER TABLE run ADD COLUMN observed INTEGER NOT NULL DEFAULT 0;
INSERT INTO setting (name, value)
  SELECT 'runs-counted', CASE WHEN EXISTS (SELECT 1 FROM entity) THEN '0' ELSE '9007199254740991' END;
`;

/**
 * Proposals that are carried out later. `number` is never used again, so that nobody takes one for another.
 * `reason`, `time`: why and when it failed; NULL while it waits. They stand before the text, which may be long.
 */
const SEVENTH = `
CREATE TABLE waiting_proposal (
  number INTEGER PRIMARY KEY AUTOINCREMENT,
  urn TEXT NOT NULL,
  aspect TEXT NOT NULL,
  actor TEXT NOT NULL,
  reason TEXT,
  time INTEGER,
  proposal TEXT NOT NULL
);
CREATE INDEX waiting_proposal_pending ON waiting_proposal (number) WHERE reason IS NULL;
CREATE INDEX waiting_proposal_failed ON waiting_proposal (number) WHERE reason IS NOT NULL;
`;

/** `whenEmpty`: the step is left out for a file with entities. */
export interface Migration {
  readonly sql: string;
  readonly whenEmpty?: true;
}

/** Step n brings a file from schema version n to n + 1. Only ever appended to. */
export const MIGRATIONS: readonly Migration[] = [
  { sql: FIRST },
  { sql: SECOND },
  { sql: THIRD },
  { sql: FOURTH },
  { sql: FIFTH, whenEmpty: true },
  { sql: SIXTH },
  { sql: SEVENTH },
];
