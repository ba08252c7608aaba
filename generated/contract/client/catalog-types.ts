// @generated from models/ by "npm run generate". Do not edit.

/**
 * What models say, in the form in which the client is typed by it. A URN that is a literal, or a template such as
 * `urn:li:dataset:${string}`, narrows the aspects to those of its entity type; any other text allows all aspects.
 */

/** The models. Made by the generator, as an interface with these members. */
export interface CatalogTypes {
  /** Type of every aspect, by its short name. */
  readonly aspects: object;
  /** Names of the aspects of every entity type, by its name. */
  readonly entities: object;
  /** Names of the aspects that are time series. */
  readonly series: string;
}

/** Where entities of a type are marked as removed, by the type's name; a type that has no such mark is absent. */
export type RemovalFlags = Readonly<Record<string, { readonly aspect: string; readonly path: readonly string[] }>>;

export type EntityName<C extends CatalogTypes> = keyof C['entities'] & string;

/** URNs of an entity type. */
export type UrnOf<E extends string> = `urn:li:${E}:${string}`;

/** The entity types that a URN can be of. */
type EntityOf<C extends CatalogTypes, U extends string> = string extends U
  ? EntityName<C>
  : U extends `urn:li:${infer E}:${string}`
    ? E & EntityName<C>
    : never;

/** Aspects of an entity type, by name. */
type AspectOf<C extends CatalogTypes, E extends EntityName<C>> = C['entities'][E] & keyof C['aspects'] & string;

/** Aspects that the entity of a URN can have, by name. */
export type AspectName<C extends CatalogTypes, U extends string> = AspectOf<C, EntityOf<C, U>>;

/** Those of them that have versions, of which the latest is read. */
export type VersionedAspect<C extends CatalogTypes, U extends string> = Exclude<AspectName<C, U>, C['series']>;

/** Those of them that are points in time. */
export type SeriesAspect<C extends CatalogTypes, U extends string> = Extract<AspectName<C, U>, C['series']>;

/** Aspects of an entity type that have versions, by name. */
export type VersionedAspectOf<C extends CatalogTypes, E extends EntityName<C>> = Exclude<AspectOf<C, E>, C['series']>;

export type ValueOfAspect<C extends CatalogTypes, A> = C['aspects'][A & keyof C['aspects']];

/** Values of aspects by name; what is not stored is absent. */
export type AspectValues<C extends CatalogTypes, A extends string> = { readonly [K in A]?: ValueOfAspect<C, K> };

/** A new value for an aspect of an entity. */
export type AspectUpsert<C extends CatalogTypes> = {
  readonly [A in keyof C['aspects'] & string]: {
    readonly urn: string;
    readonly aspect: A;
    readonly value: C['aspects'][A];
  };
}[keyof C['aspects'] & string];

/** An operation of JSON Patch (RFC 6902). Items of arrays are named by their keys, as `models/patches.yml` says. */
export type PatchStep =
  | { readonly op: 'add' | 'replace' | 'test'; readonly path: string; readonly value: unknown }
  | { readonly op: 'copy' | 'move'; readonly path: string; readonly from: string }
  | { readonly op: 'remove'; readonly path: string };
