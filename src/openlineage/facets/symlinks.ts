import { z } from 'zod';
import { name, parsed } from '../events/event-reader.js';
import { keyBy, union } from '../merging.js';
import type { FacetSketches } from './facet-context.js';

const FACET = z.looseObject({
  identifiers: z.array(z.looseObject({ namespace: name, name, type: z.string() })).nullish(),
});

/** Other names of the dataset are datasets beside it, such as the table over a folder of files (D-295). */
export const symlinkSketches: FacetSketches = ({ row, value, path, target, urns }) => {
  const others = (parsed(FACET, value, path).identifiers ?? []).map((one) => urns.dataset(one).urn);
  const added = others.filter((urn) => urn !== target.urn);
  if (added.length === 0) return [];
  const merge = (stored: Readonly<Record<string, unknown>> | undefined) => ({
    primary: true,
    ...stored,
    siblings: union(stored?.['siblings'], added, keyBy()),
  });
  return [{ ...target, aspect: row.aspect, kind: 'merge', merge }];
};
