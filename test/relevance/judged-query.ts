/** An entity by its handle, or any of several that serve a person as well. */
export type Wanted = string | readonly string[];

/**
 * A query with what people expect of its answer. `first`: stands first. `firstThree`: each is among the first three.
 * `before`: both are found, the left one above the right one. `absent`: is not found. `nothing`: no hit at all.
 */
export interface JudgedQuery {
  readonly text: string;
  readonly first?: Wanted;
  readonly firstThree?: readonly Wanted[];
  readonly before?: readonly (readonly [better: string, worse: string])[];
  readonly absent?: readonly string[];
  readonly nothing?: true;
  /** Only entities of these types; absent means all that a search without types covers. */
  readonly entityTypes?: readonly string[];
}

/** Judged queries by their kind. */
export type JudgedQueries = Readonly<Record<string, readonly JudgedQuery[]>>;

/** A dbt model or the table that it became: either serves. `name`: below the database. */
export function model(name: string): readonly string[] {
  return [`dbt/analytics.${name}`, `snowflake/analytics.${name}`];
}

/** The same in the schema of finished models. */
export function mart(name: string): readonly string[] {
  return model(`marts.${name}`);
}

/** How a query is called in lists and messages: its text, with its types when it has any. */
export function titleOf({ text, entityTypes }: JudgedQuery): string {
  return entityTypes === undefined ? text : `${text} [${entityTypes.join(', ')}]`;
}
