import { expectBoxes } from '../picture/lay-out.js';
import type { LineageAddress } from './lineage-address.js';
import { DIRECTIONS, type LineageView, type Neighbourhood } from './lineage-graph.js';
import { type ModelsReader, readLineageGraph } from './read-neighbours.js';
import { readTime, type TimeFault } from './time-span.js';

/** What an address shows of the lineage of an entity. @param opened steps beyond its hops, as `openedName` has them */
export function lineageView(
  urn: string,
  address: LineageAddress,
  opened: ReadonlySet<string>,
): { readonly view: LineageView; readonly fault: TimeFault | undefined } {
  // Counted from when the page was loaded, so that a picture does not change by itself.
  const { span, fault } = readTime(address, performance.timeOrigin);
  const directions = address.direction === 'both' ? DIRECTIONS : [address.direction];
  return { view: { root: urn, directions, hops: address.hops, opened, span }, fault };
}

/** How a view is read, and under which name its answer is kept. `known`: what was read before; more is added. */
export function lineageQuery(
  view: LineageView,
  { known, models }: { readonly known: Map<string, Neighbourhood>; readonly models: ModelsReader },
) {
  const { root, directions, hops, opened, span } = view;
  return {
    queryKey: ['lineage', root, directions, hops, [...opened], span],
    queryFn: ({ signal }: { readonly signal: AbortSignal }) =>
      readLineageGraph(view, { known, models, signal, onSize: expectBoxes }),
    staleTime: Infinity,
    gcTime: 0,
    structuralSharing: false,
  } as const;
}
