import type { AspectCount } from '../../aspects/aspect-store.port.js';
import type { Work } from '../../kernel/work.js';
import type { StatementRunner } from './postgres-connections.js';

/** Entities of a slice, and the work of each. */
const SLICE = 2000;
const ENTITY_UNITS = 3;

/** Of a slice, the entities of a type that have an aspect; without a type, its last entity and how many it has. */
type EntityGroup = [type: string | null, aspect: string | null, last: number, count: number];

/** Of a series the first point is looked for, and then that of the next one, however many points it has. */
const COUNT = {
  name: 'count-by-type',
  text: `
WITH slice AS MATERIALIZED (SELECT id, type FROM entity WHERE id > $1 ORDER BY id LIMIT $2)
SELECT NULL, NULL, coalesce(max(id), 0), count(*) FROM slice
UNION ALL
SELECT s.type, l.aspect, 0, count(*) FROM slice s JOIN latest l ON l.entity = s.id GROUP BY s.type, l.aspect
UNION ALL
SELECT s.type, p.aspect, 0, count(*) FROM slice s CROSS JOIN LATERAL (
  WITH RECURSIVE found AS (
    (SELECT aspect FROM point WHERE entity = s.id ORDER BY aspect LIMIT 1)
    UNION ALL
    SELECT (SELECT o.aspect FROM point o WHERE o.entity = s.id AND o.aspect > f.aspect ORDER BY o.aspect LIMIT 1)
    FROM found f WHERE f.aspect IS NOT NULL
  ) SELECT aspect FROM found WHERE aspect IS NOT NULL
) p GROUP BY s.type, p.aspect`,
};

/** Counts what entities have, in slices by entity. See AspectStore.countByType. */
export async function countByType(runner: StatementRunner, work: Work): Promise<readonly AspectCount[]> {
  const found = new Map<string, AspectCount>();
  for (let after = 0; ;) {
    let size = 0;
    for (const [entityType, aspect, last, count] of await runner.rows<EntityGroup>(COUNT, [after, SLICE])) {
      if (entityType === null || aspect === null) {
        after = last;
        size = count;
        continue;
      }
      const key = `${entityType} ${aspect}`;
      found.set(key, { entityType, aspect, entities: (found.get(key)?.entities ?? 0) + count });
    }
    work.spend(size * ENTITY_UNITS);
    if (size < SLICE) return [...found.values()];
    if (work.turnIsOver) await work.rest();
  }
}
