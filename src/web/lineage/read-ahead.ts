/**
 * Read a lineage while the script of its page is still on its way: the two take about as long as each other, and one
 * after the other they were most of a first visit (D-450).
 */
import type { QueryClient } from '@tanstack/react-query';
import { modelsQuery } from '../shared/page-models.js';
import { readLineage } from './lineage-address.js';
import type { Neighbourhood } from './lineage-graph.js';
import { lineageQuery, lineageView } from './lineage-query.js';

/** Milliseconds for which an answer waits for the page that shows it. */
const WAITS = 10_000;

let ahead: { readonly urn: string; readonly known: Map<string, Neighbourhood> } | undefined;

/** Begin to read what a page of that address will show first. */
export function readAhead(client: QueryClient, urn: string, parameters: URLSearchParams): void {
  const { view, fault } = lineageView(urn, readLineage(parameters), new Set());
  if (fault !== undefined) return;
  const known = new Map<string, Neighbourhood>();
  ahead = { urn, known };
  const reading = { known, models: () => client.query({ ...modelsQuery, staleTime: 'static' }) };
  // The page that asks for the same hears of a fault.
  client.query({ ...lineageQuery(view, reading), gcTime: WAITS }).catch(() => undefined);
}

/** Neighbourhoods that were read ahead, for the page that continues from them; each is given away once. */
export function takeKnown(urn: string): Map<string, Neighbourhood> {
  const known = ahead?.urn === urn ? ahead.known : new Map<string, Neighbourhood>();
  ahead = undefined;
  return known;
}
