import { z } from 'zod';
import { parsed } from '../events/event-reader.js';
import { keyBy, later, union } from '../merging.js';
import type { FacetSketches } from './facet-context.js';

const FACET = z.looseObject({
  owners: z.array(z.looseObject({ name: z.string().min(1), type: z.string().nullish() })).nullish(),
});

/** Kinds of owners by what producers call them; others are of no kind that the models know. */
const TYPES: Readonly<Record<string, string>> = {
  BUSINESS_OWNER: 'BUSINESS_OWNER',
  DATA_STEWARD: 'DATA_STEWARD',
  MAINTAINER: 'TECHNICAL_OWNER',
  OWNER: 'TECHNICAL_OWNER',
  STEWARD: 'DATA_STEWARD',
  TECHNICAL_OWNER: 'TECHNICAL_OWNER',
};

/** Owners are added to those that are known. */
export const ownershipSketches: FacetSketches = ({ row, value, path, target, stamp, urns }) => {
  const { owners } = parsed(FACET, value, path);
  const added = (owners ?? []).map(({ name, type }) => ({
    owner: urns.owner(name),
    type: TYPES[(type ?? 'OWNER').toUpperCase()] ?? 'NONE',
    source: { type: 'SERVICE' },
  }));
  if (added.length === 0) return [];
  return [
    {
      ...target,
      aspect: row.aspect,
      kind: 'merge',
      merge: (stored) => ({
        ...stored,
        owners: union(stored?.['owners'], added, keyBy('owner', 'type')),
        lastModified: later(stored?.['lastModified'], stamp),
      }),
    },
  ];
};
