import type { IndexBody } from './index-names.js';
import { APPLICATION } from './own-indexes.js';
import { LAYOUT } from './stored-state.js';

/** Parts of an index, and copies of each on other nodes; one when absent. */
export interface IndexDivision {
  readonly shards?: number;
  readonly replicas?: number;
}

/** What an index is made of, marked as one of ours. */
export function indexBody(
  { settings, mappings }: IndexBody,
  aliases: readonly string[],
  { shards = 1, replicas = 1 }: IndexDivision,
): unknown {
  return {
    settings: { number_of_shards: shards, number_of_replicas: replicas, ...settings },
    mappings: { ...mappings, _meta: { application: APPLICATION, layout: LAYOUT } },
    aliases: Object.fromEntries(aliases.map((alias) => [alias, {}])),
  };
}
