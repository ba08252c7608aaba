import { Client } from 'pg';

/** Texts of aspects that one write states. */
export type RawAspects = readonly string[];

const SCHEMA = `
DROP SCHEMA IF EXISTS raw CASCADE;
CREATE SCHEMA raw;
CREATE TABLE raw.change (seq bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY, cell bigint NOT NULL, time bigint NOT NULL, actor text NOT NULL, json text);
CREATE TABLE raw.latest (cell bigint PRIMARY KEY, seq bigint NOT NULL, versions integer NOT NULL);
CREATE TABLE raw.history (cell bigint, version integer, seq bigint NOT NULL, PRIMARY KEY (cell, version));
`;

/**
 * The rows of a group in one statement, which is a transaction of its own: the log with the values, what is latest, and
 * what was latest before. Nothing is read, decided or announced beside it.
 */
const WRITE = {
  name: 'raw-write',
  text: `
WITH written AS (
  INSERT INTO raw.change (cell, time, actor, json)
  SELECT cell, 0, 'urn:li:corpuser:loader', json FROM unnest($1::bigint[], $2::text[]) AS r(cell, json)
  RETURNING cell, seq
), replaced AS (
  INSERT INTO raw.history SELECT l.cell, l.versions + 1, l.seq FROM raw.latest l JOIN written USING (cell)
)
INSERT INTO raw.latest SELECT cell, seq, 0 FROM written
ON CONFLICT (cell) DO UPDATE SET seq = excluded.seq, versions = raw.latest.versions + 1`,
};

/** PostgreSQL alone, with statements as plain as they can be, beside the tables of the service. */
export class RawDatabase {
  private constructor(private readonly client: Client) {}

  static async open(url: string): Promise<RawDatabase> {
    const client = new Client({ connectionString: url });
    await client.connect();
    await client.query(SCHEMA);
    return new RawDatabase(client);
  }

  /**
   * Writes a second, so many in each statement, one statement after another.
   * @param aspects of a write, by its number; a write of one aspect is a change of what is stored after `cells` others
   */
  async writes(
    group: number,
    seconds: number,
    aspects: (number: number) => RawAspects,
    cells: number,
  ): Promise<number> {
    const prepared = Array.from({ length: PREPARED }, (_, at) => rowsOf(group, at * group, { aspects, cells }));
    const began = performance.now();
    let groups = 0;
    while (performance.now() - began < seconds * 1000) {
      const [numbers, texts] = prepared[groups % PREPARED] ?? [[], []];
      await this.client.query({ ...WRITE, values: [numbers, texts] });
      groups++;
    }
    return (groups * group * 1000) / (performance.now() - began);
  }

  close(): Promise<void> {
    return this.client.end();
  }
}

/** Groups that are made before the time counts. */
const PREPARED = 50;

function rowsOf(
  group: number,
  from: number,
  { aspects, cells }: { readonly aspects: (number: number) => RawAspects; readonly cells: number },
): readonly [cells: readonly number[], texts: readonly string[]] {
  const numbers: number[] = [];
  const texts: string[] = [];
  for (let at = 0; at < group; at++) {
    aspects(from + at).forEach((text, place) => {
      numbers.push(((from + at) % cells) * ASPECTS + place);
      texts.push(text);
    });
  }
  return [numbers, texts];
}

/** Most aspects of one write. */
const ASPECTS = 16;
