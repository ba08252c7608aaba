import type { Urn } from '../../kernel/urn.js';

/** Entities that are remembered; all are forgotten when there are more. */
const MOST = 20_000;

/**
 * Cache of entities that were stored when last looked up, since most writers write to an entity repeatedly. A later
 * deletion, here or by another process, may go unnoticed.
 */
export class KnownEntities {
  private readonly urns = new Set<Urn>();

  constructor(private readonly most = MOST) {}

  has(urn: Urn): boolean {
    return this.urns.has(urn);
  }

  add(urn: Urn): void {
    if (this.urns.has(urn)) return;
    if (this.urns.size >= this.most) this.urns.clear();
    this.urns.add(urn);
  }

  forget(urn: Urn): void {
    this.urns.delete(urn);
  }
}
