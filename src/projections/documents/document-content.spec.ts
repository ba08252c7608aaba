import type { AspectFields, DocumentPatch, DocumentStore, FieldValues } from '../../search/document-store.port.js';
import { note } from '../memory-ports.builder.js';
import { documentContent } from './document-content.js';

type FieldsByName = Readonly<Record<string, FieldValues>>;

function aspects(fields: Readonly<Record<string, FieldsByName>>): ReadonlyMap<string, AspectFields> {
  return new Map(Object.entries(fields).map(([aspect, own]) => [aspect, new Map(Object.entries(own))]));
}

function patch(
  name: string,
  set: Readonly<Record<string, FieldsByName>>,
  change: Partial<DocumentPatch> = {},
): DocumentPatch {
  return { urn: note(name), entityType: 'note', set: aspects(set), clear: [], dropsFirst: false, ...change };
}

/** Contents of a store that has the documents which patches make. */
function contentOf(...patches: readonly DocumentPatch[]) {
  const asked: unknown[] = [];
  const store: Pick<DocumentStore, 'compareTexts' | 'documents'> = {
    documents: (after, limit) => {
      asked.push([after, limit]);
      return Promise.resolve(patches.map(({ urn, entityType, set }) => ({ urn, entityType, aspects: set })));
    },
    compareTexts: (limits) => {
      asked.push(limits);
      return Promise.resolve({ differences: 1, different: [note('a')], unowned: 2 });
    },
  };
  return { asked, content: documentContent(store) };
}

const { content: EMPTY } = contentOf();

function digestOf(one: DocumentPatch): string {
  return EMPTY.expected([one])[0]?.digest ?? '';
}

describe('the content of a document store', () => {
  const A = patch('a', { info: { name: ['x', 'y'], rows: [1] }, status: { removed: [false] } });

  it('is stored as it should be', async () => {
    const { asked, content } = contentOf(A, patch('b', { info: {} }));
    expect(await content.stored(note('0'), 7)).toEqual(content.expected([A, patch('b', { info: {} })]));
    expect(asked).toEqual([[note('0'), 7]]);
  });

  it('does not depend on the order of aspects and fields', () => {
    const other = patch('a', { status: { removed: [false] }, info: { rows: [1], name: ['x', 'y'] } });
    expect(digestOf(other)).toBe(digestOf(A));
  });

  it.each<[string, DocumentPatch]>([
    ['entity type', { ...A, entityType: 'other' }],
    ['aspect', patch('a', { other: { name: ['x', 'y'], rows: [1] }, status: { removed: [false] } })],
    ['field', patch('a', { info: { title: ['x', 'y'], rows: [1] }, status: { removed: [false] } })],
    ['order of values', patch('a', { info: { name: ['y', 'x'], rows: [1] }, status: { removed: [false] } })],
    ['kind of value', patch('a', { info: { name: ['x', 'y'], rows: ['1'] }, status: { removed: [false] } })],
    ['number of aspects', patch('a', { info: { name: ['x', 'y'], rows: [1] } })],
  ])('is another one with another %s', (_what, other) => {
    expect(digestOf(other)).not.toBe(digestOf(A));
  });

  it('is nothing of a document that is removed, and of one that begins again what it has then', () => {
    const gone = patch('a', {}, { dropsFirst: true });
    const again = patch('b', { info: {} }, { dropsFirst: true });
    const bare = patch('c', {});
    expect(EMPTY.expected([gone, again, bare]).map(({ urn }) => urn)).toEqual([note('b'), note('c')]);
  });

  it('is audited by the store itself', async () => {
    const { asked, content } = contentOf();
    const limits = { most: 3, signal: new AbortController().signal };
    expect(await content.audit?.(limits)).toEqual({ differences: 1, different: [note('a')], unowned: 2 });
    expect(asked).toEqual([limits]);
  });

  it('is replaced as a whole, or removed where no patch is left', () => {
    const { content } = contentOf();
    expect(content.replacing([note('a'), note('b')], [A])).toEqual([
      { ...A, dropsFirst: true },
      { urn: note('b'), entityType: '', set: new Map(), clear: [], dropsFirst: true },
    ]);
  });
});
