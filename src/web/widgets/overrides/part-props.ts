/** What a part of a page gets: the entity, and the value of the aspect that it is about, if it has one. */
export interface PartProps {
  readonly urn: string;
  readonly value: unknown;
}
