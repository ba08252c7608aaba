import { DerivedStore } from '../change-log/derived-store.port.js';
import type { Urn } from '../kernel/urn.js';

/** Values of one index field of a document, in the order of the aspect; numbers and booleans keep their type. */
export type FieldValues = readonly (boolean | number | string)[];

/** Index fields that one aspect contributes, by field name; a field without values is absent. */
export type AspectFields = ReadonlyMap<string, FieldValues>;

/**
 * Change of one document; a list names each URN at most once.
 * `dropsFirst`: the document is removed with all its fields before the rest applies. With an empty `set` it stays
 * removed; otherwise a new one begins that has the aspects of `set` alone.
 * `set`: the fields of these aspects are replaced as a whole; an aspect without fields still makes a document. `clear`:
 * the fields of these aspects are removed; a document that has none left stays.
 */
export interface DocumentPatch {
  readonly urn: Urn;
  readonly entityType: string;
  readonly set: ReadonlyMap<string, AspectFields>;
  readonly clear: readonly string[];
  readonly dropsFirst: boolean;
}

/** A search document as it is stored. */
export interface SearchDocument {
  readonly urn: Urn;
  readonly entityType: string;
  readonly aspects: ReadonlyMap<string, AspectFields>;
}

/**
 * Documents whose words are not found as they should be. `differences`: documents of which a search finds other words
 * than they have. `different`: the first of them. `unowned`: entries of the full-text index that belong to no document.
 */
export interface TextFindings {
  readonly differences: number;
  readonly different: readonly Urn[];
  readonly unowned: number;
}

/**
 * The documents that SearchIndex answers from: written by a projection, read here by whoever wants whole documents,
 * such as audits and tests that compare them with the primary store.
 * @example
 * // The table gets another description; its tags and everything else stay as they are.
 * const fields = new Map([['description', ['All orders']]]);
 * const patch = { urn, entityType: 'dataset', set: new Map([['datasetProperties', fields]]), clear: [], dropsFirst:
 * false }; await store.apply([patch], { storeId, seq: 7 });
 */
export abstract class DocumentStore extends DerivedStore<DocumentPatch> {
  /** One document; `undefined` when there is none. */
  abstract document(urn: Urn): Promise<SearchDocument | undefined>;
  /**
   * Documents in order of URN, at most `limit`: those after `after`, from the first when it is `undefined`.
   * @example
   * const first = await store.documents(undefined, 500);
   * const second = await store.documents(first.at(-1)?.urn, 500); // `[]` once the first page was the last
   */
  abstract documents(after: Urn | undefined, limit: number): Promise<readonly SearchDocument[]>;
  /**
   * Compare the words of every document with what the full-text index has of it, in slices between requests. Takes
   * minutes for a million documents.
   * @param most documents that are listed
   * @param signal ends it early: what was compared by then is answered
   */
  abstract compareTexts(limits: { readonly most: number; readonly signal: AbortSignal }): Promise<TextFindings>;
}
