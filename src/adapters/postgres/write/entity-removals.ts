import type { RemovedRows, WriteRequest } from '../../../aspects/aspect-store.port.js';
import { InvariantError } from '../../../kernel/assert-never.js';
import type { Urn } from '../../../kernel/urn.js';
import { numberArray, textArray } from '../array-text.js';
import type { StatementRunner } from '../postgres-connections.js';
import { needsOf, readCells } from './group-reader.js';
import type { GroupWriter, RequestResult } from './group-writer.js';
import { UNCOUNTED } from './store-access.js';
import type { StoreRemoval, Writing } from './writer-needs.js';

const WITH_ANYTHING = {
  name: 'urns-with-anything',
  text: `
SELECT e.urn FROM unnest($1::text[]) AS u(urn) JOIN entity e ON e.urn = u.urn
WHERE EXISTS (SELECT 1 FROM latest l WHERE l.entity = e.id) OR EXISTS (SELECT 1 FROM point p WHERE p.entity = e.id)`,
};
const REMOVE_ENTITIES = {
  name: 'remove-entities',
  text: `
WITH target AS (
  SELECT e.id, u.until, u.n FROM unnest($1::text[], $2::bigint[]) WITH ORDINALITY AS u(urn, until, n)
  JOIN entity e ON e.urn = u.urn
), removed AS (
  DELETE FROM latest l USING target t WHERE l.entity = t.id RETURNING l.entity, l.seq, t.until
), replaced AS (
  DELETE FROM history h USING target t WHERE h.entity = t.id RETURNING h.entity, h.seq, t.until
), points AS (
  DELETE FROM point p USING target t WHERE p.entity = t.id RETURNING p.entity, p.seq, t.until
), ${UNCOUNTED}, marked AS (
  INSERT INTO gone (entity, until) SELECT id, until FROM target ON CONFLICT (entity) DO UPDATE SET until = excluded.until
), kept AS (
  INSERT INTO released (until, seq)
  SELECT until, seq FROM removed UNION SELECT until, seq FROM replaced UNION SELECT until, seq FROM points
  ON CONFLICT DO NOTHING
)
SELECT (SELECT count(*) FROM removed r WHERE r.entity = t.id) + (SELECT count(*) FROM replaced r WHERE r.entity = t.id),
  (SELECT count(*) FROM points p WHERE p.entity = t.id)
FROM target t ORDER BY t.n`,
};

/** `flush`: writes what is pending, by which entries get their numbers. */
interface RemovalAccess {
  readonly runner: StatementRunner;
  readonly writer: GroupWriter;
  readonly flush: () => Promise<void>;
}

type EntityRemoval = Extract<StoreRemoval, { readonly kind: 'remove-entity' }>;

/**
 * Whether requests do nothing but delete whole entities, each of them once: then none is refused, none depends on
 * another one, and all may be done at once.
 */
export function deleteEntitiesOnly(requests: readonly WriteRequest[]): boolean {
  const urns = new Set<Urn>();
  for (const { entities, waiting } of requests) {
    if (typeof entities === 'function' || waiting !== undefined) return false;
    for (const { urn, writes, keyAspect } of entities) {
      const [only, ...others] = writes;
      if (others.length > 0 || only?.change !== 'DELETE' || only.aspect !== keyAspect || urns.has(urn)) return false;
      urns.add(urn);
    }
  }
  return true;
}

/**
 * Carry out requests that delete entities only, in three round trips for all of them (D-228). Within a transaction that
 * has locked the log.
 */
export async function removeEntities(
  requests: readonly WriteRequest[],
  { runner, writer, flush }: RemovalAccess,
): Promise<readonly RequestResult[]> {
  const { cells } = needsOf(requests);
  await readCells(runner, writer.set, cells);
  const filled = await withAnything(cells, runner, writer);
  const carriedOut = requests.map((request) => {
    const removals: EntityRemoval[] = [];
    return { removals, result: resultOf(writer.write(request), filled, removals) };
  });
  const removals = carriedOut.flatMap((one) => one.removals);
  if (removals.length === 0) return carriedOut.map(({ result }) => result);
  await flush();
  const counts = await runner.rows<[rows: number, points: number]>(REMOVE_ENTITIES, [
    textArray(removals.map(({ urn }) => urn)),
    numberArray(removals.map(({ until }) => until.seq)),
  ]);
  let next = 0;
  return carriedOut.map(({ result, removals: own }) => {
    const removed = sumOf(counts.slice(next, (next += own.length)));
    return result.kind === 'written' ? { ...result, removed } : result;
  });
}

/** Of entities without rows it is not known whether they have points. */
async function withAnything(
  cells: readonly { readonly urn: Urn }[],
  runner: StatementRunner,
  { set }: GroupWriter,
): Promise<ReadonlySet<Urn>> {
  const stored = cells.flatMap(({ urn }) => set.entities.get(urn) ?? []);
  const filled = new Set(stored.filter(({ facts }) => facts.hasRows).map(({ urn }) => urn));
  if (filled.size === stored.length) return filled;
  const unsure = stored.filter(({ urn }) => !filled.has(urn));
  const found = await runner.rows<[Urn]>(WITH_ANYTHING, [textArray(unsure.map(({ urn }) => urn))]);
  for (const [urn] of found) filled.add(urn);
  return filled;
}

/** @param removals gets what is to be removed later, under the numbers that their entries have then */
function resultOf(work: Writing<RequestResult>, filled: ReadonlySet<Urn>, removals: EntityRemoval[]): RequestResult {
  let step = work.next();
  while (step.done !== true) {
    const need = step.value;
    if (need.kind === 'anything') step = work.next(filled.has(need.urn));
    else if (need.kind === 'remove-entity') {
      removals.push(need);
      step = work.next(undefined);
    } else throw new InvariantError(`a deletion of an entity asks for "${need.kind}"`);
  }
  return step.value;
}

function sumOf(counts: readonly (readonly [rows: number, points: number])[]): RemovedRows {
  let [rows, points] = [0, 0];
  for (const [ofRows, ofPoints] of counts) [rows, points] = [rows + ofRows, points + ofPoints];
  return { rows, points };
}
