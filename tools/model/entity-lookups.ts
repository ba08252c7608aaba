/**
 * What a field of an entity looks up that no aspect of its own has. `items`: field of the answer that has what was
 * found; the type of the answer is declared by hand.
 */
export type EntityLookup =
  | AncestorLookup
  | {
      /** Entities of a type with an edge of that name to the entity. */
      readonly kind: 'edges';
      readonly relationship: string;
      readonly entity: string;
      readonly items: string;
    }
  | FoundLookup
  | PointLookup
  | UsageLookup;

/** What the entity lies in, the nearest first: each is named by the first path with a value in the one before. */
export interface AncestorLookup {
  readonly kind: 'ancestors';
  /** Aspect first. */
  readonly paths: readonly string[];
  readonly items: string;
}

/** Entities that a search finds by a search field that has the URN of the entity. */
export interface FoundLookup {
  readonly kind: 'found';
  readonly field: string;
  readonly answer:
    | {
        /** Results of a search among several types, by an input of that type. */
        readonly kind: 'results';
        readonly input: string;
      }
    | {
        /** Entities of one type. `newest`: search field by which they are ordered, the greatest first. */
        readonly kind: 'list';
        readonly entity: string;
        readonly items: string;
        readonly newest: string | undefined;
      };
}

/** Points of a time series, newest first, with counts of all in the same time. */
export interface PointLookup {
  readonly kind: 'points';
  readonly aspect: string;
  readonly items: string;
  /** Members of a point for which callers may ask a value. */
  readonly arguments: readonly string[];
  /** Field of the answer -> what the points have that it counts. */
  readonly counts: readonly PointCountRule[];
}

/** `path`: of a member of the point. */
export interface PointCountRule {
  readonly name: string;
  readonly path: string;
  readonly value: string;
}

/** How much the entity was used, as points of a time series say. */
export interface UsageLookup {
  readonly kind: 'usage';
  readonly aspect: string;
  /** `windows`: over a range of time, day by day. `summary`: figures of the last thirty days. */
  readonly answer: 'summary' | 'windows';
  /** Type of the entities that use it. */
  readonly users: string;
}
