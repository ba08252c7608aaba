import type { Members } from '../../kernel/members.js';
import type { Urn } from '../../kernel/urn.js';
import type { Entity } from '../../registry/index.js';

/** An entity at which a query has arrived. Its aspects are read when a field asks for them. */
export interface GraphqlEntity {
  readonly kind: 'entity';
  readonly typename: string;
  readonly symbol: string;
  readonly urn: Urn;
  readonly parts: readonly string[];
  readonly entity: Entity;
  /** Set for one that the caller named, and has to be refused when it may not be read; see permitted-reads. */
  readonly isNamed?: true;
}

/** A piece of stored metadata. `owner`: the entity that holds it. `version`: of its aspect; 0 is the latest. */
export interface GraphqlRecord {
  readonly kind: 'record';
  readonly typename: string;
  readonly value: Members;
  readonly owner: GraphqlEntity;
  readonly version: number;
}
