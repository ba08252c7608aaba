import { DatabaseSync, type SQLInputValue, type StatementSync } from 'node:sqlite';

/** What can be bound to a parameter: by its place, or all by their names as one object. */
type Bindable = SQLInputValue | Readonly<Record<string, SQLInputValue | undefined>>;

/**
 * A prepared statement, which the engine compiles when it is first used: most of those of a file that is opened are not
 * used soon (D-458). Numbers are bound as REAL, which columns of type INTEGER turn back: where a value does not meet a
 * column, write CAST. Throws an error that `sqliteCode` understands.
 */
export interface Statement<Bind extends readonly unknown[] = readonly Bindable[], Row = unknown> {
  /** The first row; `undefined` when there is none. */
  get(...bind: Bind): Row | undefined;
  all(...bind: Bind): Row[];
  /** Row by row; the statement is reset when the caller stops early. */
  iterate(...bind: Bind): Iterable<Row>;
  run(...bind: Bind): void;
}

/** A prepared DELETE. */
export interface DeleteStatement<Bind extends readonly unknown[]> {
  /** @returns how many rows it deleted */
  run(...bind: Bind): number;
}

/** A prepared INSERT of one row. */
export interface InsertStatement<Bind extends readonly unknown[]> {
  /** @returns the number of the row */
  run(...bind: Bind): number;
}

/**
 * `busyTimeout`: milliseconds to wait for the lock of another connection. `mode`: a file that is only read must exist.
 */
export interface ConnectionSettings {
  readonly busyTimeout?: number;
  readonly mode?: 'read' | 'write';
}

/** Milliseconds. */
export const BUSY_TIMEOUT = 5000;

/**
 * One connection to a database file, synchronous. The only code that knows the driver, which is the runtime's own.
 */
export class Database {
  private readonly handle: DatabaseSync;

  /** @throws an error that `sqliteCode` understands, when the file cannot be opened */
  constructor(path: string, { busyTimeout = BUSY_TIMEOUT, mode = 'write' }: ConnectionSettings = {}) {
    this.handle = new DatabaseSync(path, {
      timeout: busyTimeout,
      readOnly: mode === 'read',
      enableForeignKeyConstraints: false,
    });
  }

  get isOpen(): boolean {
    return this.handle.isOpen;
  }

  get inTransaction(): boolean {
    return this.handle.isTransaction;
  }

  /** Rows as objects by the names of their columns. */
  prepare<Bind extends readonly unknown[], Row = unknown>(sql: string): Statement<Bind, Row> {
    return new LazyStatement(whenUsed(() => typed(this.statement(sql))));
  }

  /** Rows as arrays in the order of their columns: for rows that are many, or narrow. */
  prepareArrays<Bind extends readonly unknown[], Row extends readonly unknown[]>(sql: string): Statement<Bind, Row> {
    const compiled = whenUsed(() => {
      const statement = this.statement(sql);
      statement.setReturnArrays(true);
      return typed<Bind, Row>(statement);
    });
    return new LazyStatement(compiled);
  }

  /** The first column of each row. */
  prepareValues<Bind extends readonly unknown[], Value>(sql: string): Statement<Bind, Value> {
    return new ValueStatement(this.prepareArrays<Bind, readonly [Value]>(sql));
  }

  /**
   * An INSERT of one row. With RETURNING it would have a journal of its own, and when such a journal begins, FTS5
   * writes all terms that it has gathered as a segment: one for every row (D-058).
   */
  prepareInsert<Bind extends readonly SQLInputValue[]>(sql: string): InsertStatement<Bind> {
    const compiled = whenUsed(() => this.statement(sql));
    return { run: (...bind) => Number(compiled().run(...bind).lastInsertRowid) };
  }

  /** A DELETE whose rows are counted. */
  prepareDelete<Bind extends readonly SQLInputValue[]>(sql: string): DeleteStatement<Bind> {
    const compiled = whenUsed(() => this.statement(sql));
    return { run: (...bind) => Number(compiled().run(...bind).changes) };
  }

  /** Run statements without parameters, one after the other. */
  exec(sql: string): void {
    this.handle.exec(sql);
  }

  /** Read or set a PRAGMA. @returns the first column of its first row, `undefined` when it has none */
  pragma(text: string): unknown {
    return this.prepareValues<[], unknown>(`PRAGMA ${text}`).get();
  }

  /** An open transaction is rolled back. */
  close(): void {
    if (this.handle.isOpen) this.handle.close();
  }

  private statement(sql: string): StatementSync {
    const statement = this.handle.prepare(sql);
    statement.setAllowUnknownNamedParameters(true);
    return statement;
  }
}

/** What the driver's own statements do as ours do. */
type ReadingStatement<Bind extends readonly unknown[], Row> = Pick<Statement<Bind, Row>, 'all' | 'get' | 'iterate'>;

class LazyStatement<Bind extends readonly unknown[], Row> implements Statement<Bind, Row> {
  constructor(private readonly compiled: () => ReadingStatement<Bind, Row>) {}

  get(...bind: Bind): Row | undefined {
    return this.compiled().get(...bind);
  }

  all(...bind: Bind): Row[] {
    return this.compiled().all(...bind);
  }

  iterate(...bind: Bind): Iterable<Row> {
    return this.compiled().iterate(...bind);
  }

  /**
   * The driver's own `run` also answers the number of the row that was inserted last, and throws when it is too large
   * for a number, as those of FTS5's own rows are.
   */
  run(...bind: Bind): void {
    this.compiled().get(...bind);
  }
}

class ValueStatement<Bind extends readonly unknown[], Value> implements Statement<Bind, Value> {
  constructor(private readonly rows: Statement<Bind, readonly [Value]>) {}

  get(...bind: Bind): Value | undefined {
    return this.rows.get(...bind)?.[0];
  }

  all(...bind: Bind): Value[] {
    return this.rows.all(...bind).map(([value]) => value);
  }

  *iterate(...bind: Bind): Iterable<Value> {
    for (const [value] of this.rows.iterate(...bind)) yield value;
  }

  run(...bind: Bind): void {
    this.rows.get(...bind);
  }
}

function typed<Bind extends readonly unknown[], Row>(statement: StatementSync): ReadingStatement<Bind, Row> {
  // eslint-disable-next-line @typescript-eslint/consistent-type-assertions -- types of rows are known by the SQL alone
  return statement as unknown as ReadingStatement<Bind, Row>;
}

/** Makes something at the first call, and gives the same at all others. */
function whenUsed<T>(make: () => T): () => T {
  let made: T | undefined;
  return () => (made ??= make());
}
