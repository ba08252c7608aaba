import { z } from 'zod';
import type { AspectMerge } from '../../aspects/index.js';
import { isMembers, type Members } from '../../kernel/members.js';
import { parsed } from '../events/event-reader.js';
import { keyBy, union } from '../merging.js';
import type { AspectSketch } from '../sketch.js';
import type { FacetSketches } from './facet-context.js';

const TEXT = z.union([z.string(), z.number(), z.boolean()]);
const FACET = z.looseObject({
  tags: z.array(z.looseObject({ key: z.string().min(1), value: TEXT, field: z.string().nullish() })).nullish(),
});

/** Tags are added to those that are known; those of columns stand beside what people add to the columns. */
export const tagSketches: FacetSketches = ({ row, value, path, target, urns, models }) => {
  const tags = (parsed(FACET, value, path).tags ?? []).map((one) => ({
    column: one.field ?? '',
    tag: { tag: urns.tag(one.key, String(one.value)) },
  }));
  const own = tags.filter(({ column }) => column === '').map(({ tag }) => tag);
  const ofColumns = Map.groupBy(
    tags.filter(({ column }) => column !== ''),
    ({ column }) => column,
  );
  const sketches: AspectSketch[] = [];
  if (own.length > 0)
    sketches.push({ ...target, aspect: row.aspect, kind: 'merge', merge: (stored) => withTags(stored, own) });
  if (ofColumns.size > 0) {
    const added = [...ofColumns].map(([fieldPath, all]) => ({
      fieldPath,
      globalTags: {
        tags: union(
          undefined,
          all.map(({ tag }) => tag),
          keyBy('tag'),
        ),
      },
    }));
    const merge: AspectMerge = (stored) => ({
      ...stored,
      editableSchemaFieldInfo: union(stored?.['editableSchemaFieldInfo'], added, keyBy('fieldPath'), (known, one) => ({
        ...known,
        globalTags: withTags(known['globalTags'], one.globalTags.tags),
      })),
    });
    sketches.push({ ...target, aspect: models.aspects.columnTags, kind: 'merge', merge });
  }
  return sketches;
};

function withTags(stored: unknown, added: readonly unknown[]): Members {
  const known = isMembers(stored) ? stored : undefined;
  return { ...known, tags: union(known?.['tags'], added, keyBy('tag')) };
}
