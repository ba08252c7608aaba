/**
 * What a change means for those who rely on the models.
 * `stored`: values written under the older model. `clients`: programs written for it. `index`: search
 * documents and edges, derived from stored values. `notice`: it works, and somebody should know. `rebuild`: rebuilt
 * by the service itself.
 */
export interface Verdicts {
  readonly stored: 'breaking' | 'notice' | 'safe';
  readonly clients: 'breaking' | 'notice' | 'safe';
  readonly index: 'rebuild' | 'safe';
}

/** Gravity of a change, the gravest first. */
export const GRAVITIES = ['breaking', 'rebuild', 'notice', 'safe'] as const;

export type Gravity = (typeof GRAVITIES)[number];

export function gravityOf({ stored, clients, index }: Verdicts): Gravity {
  if (stored === 'breaking' || clients === 'breaking') return 'breaking';
  if (index === 'rebuild') return 'rebuild';
  return stored === 'notice' || clients === 'notice' ? 'notice' : 'safe';
}
