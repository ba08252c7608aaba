import { z } from 'zod';
import { parsed } from '../events/event-reader.js';
import { keyBy, union } from '../merging.js';
import type { FacetSketches } from './facet-context.js';

const TEXT = z.union([z.string(), z.number(), z.boolean()]);
const FACET = z.looseObject({
  tags: z
    .array(z.looseObject({ key: z.string().min(1), value: TEXT.nullish(), field: z.string().nullish() }))
    .nullish(),
});

/** Tags are added to those that are known; those of single columns are left to people. */
export const tagSketches: FacetSketches = ({ row, value, path, target, urns }) => {
  const { tags } = parsed(FACET, value, path);
  const added = (tags ?? [])
    .filter(({ field }) => field === undefined || field === null || field === '')
    .map((one) => ({
      tag: urns.tag(one.key, one.value === undefined || one.value === null ? undefined : String(one.value)),
    }));
  if (added.length === 0) return [];
  const merge = (stored: Readonly<Record<string, unknown>> | undefined) => ({
    ...stored,
    tags: union(stored?.['tags'], added, keyBy('tag')),
  });
  return [{ ...target, aspect: row.aspect, kind: 'merge', merge }];
};
