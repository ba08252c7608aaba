import type { HistoryLimitOf, HistoryScope, WriteOutcome } from '../../aspects/aspect-store.port.js';
import { StoreUnavailable } from '../../kernel/failures.js';
import type { Urn } from '../../kernel/urn.js';
import { numberArray, textArray } from './array-text.js';
import type { PostgresConnections } from './postgres-connections.js';
import { attempt } from './postgres-fault.js';
import { BEGIN_LOCKED } from './write/group-committer.js';

/** Aspects of entities in one transaction. */
const PAGE = 200;

const NEXT = {
  name: 'next-histories',
  text: `
SELECT h.entity, h.aspect, e.type, l.versions
FROM (SELECT DISTINCT entity, aspect FROM history WHERE (entity, aspect) > ($1::bigint, $2::text)
  ORDER BY entity, aspect LIMIT ${String(PAGE)}) h
JOIN entity e ON e.id = h.entity JOIN latest l ON l.entity = h.entity AND l.aspect = h.aspect
ORDER BY h.entity, h.aspect`,
};
const OF_URNS = {
  name: 'histories-of-urns',
  text: `
SELECT e.id, l.aspect, e.type, l.versions FROM unnest($1::text[]) AS u(urn)
JOIN entity e ON e.urn = u.urn JOIN latest l ON l.entity = e.id AND l.versions > 0`,
};
/** Nothing after the newest entry refers to what is in the history. `before`: no age when it is 0. */
const TRIM = {
  name: 'trim-histories',
  text: `
WITH expired AS (
  DELETE FROM history h USING unnest($1::bigint[], $2::text[], $3::integer[], $4::bigint[]) AS x(entity, aspect, upto, before)
  WHERE h.entity = x.entity AND h.aspect = x.aspect AND (h.version <= x.upto OR (x.before > 0 AND h.version <= (
    SELECT max(o.version) FROM history o JOIN change c ON c.seq = o.seq
    WHERE o.entity = x.entity AND o.aspect = x.aspect AND c.time < x.before
  )))
  RETURNING h.seq
), kept AS (
  INSERT INTO released (until, seq) SELECT (SELECT head FROM store), seq FROM expired ON CONFLICT DO NOTHING
)
SELECT count(*) FROM expired`,
};

/** An aspect with replaced versions; `newest`: number of the newest of them. */
type HistoryRow = [entity: number, aspect: string, entityType: string, newest: number];

interface VersionTrimming {
  readonly limitOf: HistoryLimitOf;
  readonly now: number;
}

/** Removes what is kept of history beyond its limits, also of aspects that nobody writes any more. */
export class VersionTrimmer {
  constructor(private readonly connections: PostgresConnections) {}

  /** See AspectStore.trimHistory. */
  async *pages({ urn, aspect }: HistoryScope, limitOf: HistoryLimitOf, now: number): AsyncGenerator<number, undefined> {
    const isChosen = ([, name]: HistoryRow): boolean => aspect === undefined || aspect === name;
    if (urn !== undefined) {
      yield await this.trim((await this.historiesOf([urn])).filter(isChosen), { limitOf, now });
      return undefined;
    }
    for (let [id, name] = [0, '']; ;) {
      const page = await this.connections.rows<HistoryRow>(NEXT, [id, name]);
      const end = page.at(-1);
      if (end === undefined) return undefined;
      yield await this.trim(page.filter(isChosen), { limitOf, now });
      [id, name] = end;
    }
  }

  /**
   * Remove what is too old of the aspects that were written just now. When the database is away meanwhile, the next
   * write does it: what was committed does not fail by it.
   */
  async trimWritten(outcomes: readonly WriteOutcome[], limitOf: HistoryLimitOf): Promise<void> {
    const urns = new Set<Urn>();
    const aged = new Set<string>();
    let now = 0;
    for (const outcome of outcomes) {
      for (const { kind, urn, entityType, aspect, previousJson, time } of changesOf(outcome)) {
        if (kind !== 'versioned' || previousJson === undefined) continue;
        if (limitOf(entityType, aspect).age === undefined) continue;
        urns.add(urn);
        aged.add(`${entityType} ${aspect}`);
        now = Math.max(now, time);
      }
    }
    if (urns.size === 0) return;
    try {
      const rows = await this.historiesOf([...urns]);
      await this.trim(
        rows.filter(([, aspect, type]) => aged.has(`${type} ${aspect}`)),
        { limitOf, now },
      );
    } catch (error) {
      if (!(error instanceof StoreUnavailable)) throw error;
    }
  }

  private historiesOf(urns: readonly Urn[]): Promise<readonly HistoryRow[]> {
    return this.connections.rows<HistoryRow>(OF_URNS, [textArray(urns)]);
  }

  /** The head is locked first, as by all who remove: so two of them never wait for each other. */
  private trim(rows: readonly HistoryRow[], { limitOf, now }: VersionTrimming): Promise<number> {
    const limited = rows.flatMap(([entity, aspect, type, newest]) => {
      const { versions, age } = limitOf(type, aspect);
      const upTo = Math.max(0, newest - versions);
      return upTo === 0 && age === undefined
        ? []
        : [{ entity, aspect, upTo, before: age === undefined ? 0 : now - age }];
    });
    if (limited.length === 0) return Promise.resolve(0);
    const values = [
      numberArray(limited.map(({ entity }) => entity)),
      textArray(limited.map(({ aspect }) => aspect)),
      numberArray(limited.map(({ upTo }) => upTo)),
      numberArray(limited.map(({ before }) => before)),
    ];
    return attempt(() =>
      this.connections.session(async (session) => {
        try {
          await session.run(BEGIN_LOCKED);
          const [row] = await session.rows<[number]>(TRIM, values);
          await session.run('COMMIT');
          return row?.[0] ?? 0;
        } catch (error) {
          await session.run('ROLLBACK').catch(() => undefined);
          throw error;
        }
      }),
    );
  }
}

function changesOf(outcome: WriteOutcome): Extract<WriteOutcome, { kind: 'written' }>['changes'] {
  return outcome.kind === 'written' ? outcome.changes : [];
}
