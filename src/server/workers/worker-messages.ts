/**
 * What a worker tells the process that started it. `opened`: its stores are open under the settings, so that others may
 * start. `serves`: it answers requests at the address. `refused`: why it cannot start. `scrape`: it wants the figures
 * of all workers. `figures`: those of its own. `alive`: its event loop turns, as it was asked.
 */
export type WorkerReport =
  | { readonly kind: 'opened' }
  | { readonly kind: 'serves'; readonly url: string }
  | { readonly kind: 'refused'; readonly reason: string }
  | { readonly kind: 'scrape'; readonly scrape: number }
  | { readonly kind: 'alive' }
  | { readonly kind: 'figures'; readonly round: number; readonly text: string };

/**
 * What it is asked for. `ask`: a sign of life; `measure`: its figures; `gathered`: those of all workers, for a scrape
 * of its own.
 */
export type WorkerOrder =
  | { readonly kind: 'ask' }
  | { readonly kind: 'measure'; readonly round: number }
  | { readonly kind: 'gathered'; readonly scrape: number; readonly texts: readonly string[] };

/** Variable by which a process knows that it is a worker, and which one; the first is 1. */
export const WORKER_VARIABLE = 'CADASTRE_WORKER';
