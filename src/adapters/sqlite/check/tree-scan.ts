/**
 * Reads every entry of every table and index of a database, a few at a time.
 *
 * The problem: the engine's own check, `PRAGMA quick_check`, is one statement. Over a large file it runs for minutes,
 * and for as long it keeps the snapshot that it reads, so that the write-ahead log cannot be restarted; and it cannot
 * be interrupted: a process that is asked to stop would wait for the thread that runs it. The idea: a page that is
 * damaged is found by whoever reads it, because the engine checks each page that it reads, with `cell_size_check` each
 * entry of it, too. So all entries are read in the order of their keys, some hundred in one short statement, each of
 * which begins after the key that ended the one before.
 *
 *   SELECT key, last byte of each column FROM t WHERE key > ? ORDER BY key LIMIT 500      table
 *   SELECT columns, rowid FROM t INDEXED BY i WHERE column = ? AND rowid > ? ...          index
 *
 * The last byte of a value that spans several pages is on the last one, so all are read. What this does not see is
 * what the engine's check sees beyond it: pages in use that the list of free pages names, too. Entries that are
 * written meanwhile may be read or not.
 */
import type { Database, Statement } from '../database.js';

/** Values of a key as the driver gives and takes them. */
type KeyValue = Uint8Array | number | string | null;

/** Entries of one statement: a few milliseconds, more where values are long. */
const ENTRIES = 500;

interface SchemaRow {
  readonly type: 'index' | 'table';
  readonly name: string;
  readonly owner: string;
  readonly sql: string | null;
}

/** An expression, how it is read, and how a value of it is bound. */
interface KeyColumn {
  readonly name: string;
  readonly read: string;
  readonly bound: string;
}

/** Ids of rows of the full-text index are too large for numbers of the language. */
const ROW_ID: KeyColumn = { name: 'rowid', read: 'CAST(rowid AS TEXT)', bound: 'CAST(? AS INTEGER)' };

/** How the entries of a table or an index are read. `key`: expressions that put them in order. */
interface TreeShape {
  readonly from: string;
  readonly key: readonly KeyColumn[];
  readonly values: readonly string[];
  /** Only entries for which this holds are in the tree. */
  readonly where: string | undefined;
}

/**
 * Read on, a few entries with each step, and yield how many they were. The database may be written by others.
 * @throws what the driver throws, for a damaged page too; see `isCorruption`
 */
export function* readAllTrees(database: Database): Generator<number, undefined> {
  database.pragma('cell_size_check = ON');
  const trees = database.prepare<[], SchemaRow>(
    `SELECT type, name, tbl_name AS owner, sql FROM sqlite_schema WHERE rootpage > 0 AND type IN ('table', 'index')`,
  );
  for (const row of trees.all()) {
    const shape = row.type === 'table' ? tableShape(database, row.name) : indexShape(database, row);
    if (shape !== undefined) yield* readTree(database, shape);
  }
}

/**
 * After the entry (a, b, c) come those of (a, b) after c, then those of a after b, then those after a. The engine finds
 * the beginning of each at once, which it does not for `(x, y, z) > (a, b, c)`.
 */
function* readTree(database: Database, shape: TreeShape): Generator<number, undefined> {
  const statements = Array.from({ length: shape.key.length + 1 }, (_, level) => statement(database, shape, level));
  let level = 0;
  let last: readonly KeyValue[] = [];
  for (;;) {
    const rows = statements[level]?.all(...last.slice(0, level)) ?? [];
    yield rows.length;
    last = rows.at(-1) ?? last;
    if (rows.length === ENTRIES) level = shape.key.length;
    else if (level > 1) level--;
    else return;
  }
}

/** @param level how many columns of the key are given: all but the last are equal, and that one is greater */
function statement(
  database: Database,
  { from, key, values, where }: TreeShape,
  level: number,
): Statement<readonly KeyValue[], readonly KeyValue[]> {
  const given = key.slice(0, level).map(({ name, bound }, at) => `${name} ${at === level - 1 ? '>' : '='} ${bound}`);
  const conditions = [...(where === undefined ? [] : [`(${where})`]), ...given];
  return database.prepareArrays(
    `SELECT ${[...key.map(({ read }) => read), ...values].join(', ')} FROM ${from}
     ${conditions.length === 0 ? '' : `WHERE ${conditions.join(' AND ')}`}
     ORDER BY ${key.map(({ name }) => name).join(', ')} LIMIT ${String(ENTRIES)}`,
  );
}

function tableShape(database: Database, name: string): TreeShape {
  const columns = database
    .prepare<[string], { readonly name: string; readonly pk: number }>(
      'SELECT name, pk FROM pragma_table_xinfo(?) WHERE hidden = 0',
    )
    .all(name);
  const withoutRowId =
    database
      .prepareValues<[string], number>("SELECT wr FROM pragma_table_list WHERE schema = 'main' AND name = ?")
      .get(name) === 1;
  const primaryKey = columns.filter(({ pk }) => pk > 0).sort((a, b) => a.pk - b.pk);
  return {
    from: quoted(name),
    key: withoutRowId ? primaryKey.map(({ name }) => keyColumn(name)) : [ROW_ID],
    values: columns.map((column) => `octet_length(substr(${quoted(column.name)}, -1))`),
    where: undefined,
  };
}

/** `undefined` for an index over expressions. */
function indexShape(database: Database, { name, owner, sql }: SchemaRow): TreeShape | undefined {
  const columns = database
    .prepare<[string], { readonly cid: number; readonly name: string | null }>(
      'SELECT cid, name FROM pragma_index_xinfo(?) ORDER BY seqno',
    )
    .all(name);
  if (columns.some(({ cid }) => cid < -1)) return undefined;
  return {
    from: `${quoted(owner)} INDEXED BY ${quoted(name)}`,
    key: columns.map((column) => (column.name === null ? ROW_ID : keyColumn(column.name))),
    values: [],
    where: /\bWHERE\b([\s\S]*)$/i.exec(sql ?? '')?.[1],
  };
}

function keyColumn(name: string): KeyColumn {
  return { name: quoted(name), read: quoted(name), bound: '?' };
}

function quoted(name: string): string {
  return `"${name.replaceAll('"', '""')}"`;
}
