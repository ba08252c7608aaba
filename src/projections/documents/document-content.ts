import type { Urn } from '../../kernel/urn.js';
import type { AspectFields, DocumentPatch, DocumentStore } from '../../search/document-store.port.js';
import { contentDigest, type DerivedContent } from '../derived-content.js';

/** How the documents of a store are compared with the patches that make them. */
export function documentContent(
  store: Pick<DocumentStore, 'compareTexts' | 'documents'>,
): DerivedContent<DocumentPatch> {
  return {
    stored: async (after, limit) => {
      const documents = await store.documents(after, limit);
      return documents.map(({ urn, entityType, aspects }) => ({ urn, digest: digestOf(entityType, aspects) }));
    },
    audit: (limits) => store.compareTexts(limits),
    expected: (patches) =>
      patches
        .filter(({ dropsFirst, set }) => !dropsFirst || set.size > 0)
        .map(({ urn, entityType, set }) => ({ urn, digest: digestOf(entityType, set) })),
    replacing: (urns, patches) => {
      const made = new Map(patches.map((patch) => [patch.urn, patch]));
      return urns.map((urn) => ({ ...(made.get(urn) ?? removal(urn)), dropsFirst: true }));
    },
  };
}

function removal(urn: Urn): DocumentPatch {
  return { urn, entityType: '', set: new Map(), clear: [], dropsFirst: true };
}

function digestOf(entityType: string, aspects: ReadonlyMap<string, AspectFields>): string {
  return contentDigest(JSON.stringify([entityType, sorted(aspects).map(([name, fields]) => [name, sorted(fields)])]));
}

function sorted<T>(map: ReadonlyMap<string, T>): readonly (readonly [string, T])[] {
  return [...map].sort(([a], [b]) => (a < b ? -1 : 1));
}
