// @generated from models/ by "npm run generate". Do not edit.
import type { Binding, EntityListSpec, EntityNames } from './binding.js';

/** Entity types by registry name. */
export const entityNames: readonly EntityNames[] = [
  { entity: 'book', type: 'Book', read: 'book', symbol: 'BOOK' },
  { entity: 'shelf', type: 'Shelf', read: 'shelf', symbol: 'SHELF' },
];

/** Queries that list entities, by name. */
export const lists: readonly EntityListSpec[] = [
];

/** By type, then field. A field of a generated type that is not listed is the member of the same name, as it stands. */
export const bindings: Readonly<Record<string, Readonly<Record<string, Binding>>>> = {
  Book: {
    urn: { kind: 'computed', what: 'urn' },
    type: { kind: 'computed', what: 'type' },
    exists: { kind: 'computed', what: 'exists' },
    lastIngested: { kind: 'computed', what: 'lastIngested' },
    relationships: { kind: 'computed', what: 'relationships' },
    bookKey: {
      kind: 'value',
      sources: [{ from: 'aspect', aspect: 'bookKey', steps: [] }],
      output: { kind: 'record', type: 'BookKey' },
      fallback: undefined,
    },
    bookInfo: {
      kind: 'value',
      sources: [{ from: 'aspect', aspect: 'bookInfo', steps: [] }],
      output: { kind: 'record', type: 'BookInfo' },
      fallback: undefined,
    },
    bookLoans: { kind: 'timeseries', aspect: 'bookLoans', type: 'BookLoans' },
    shelf: { kind: 'value', sources: [{ from: 'key', steps: ['shelf'] }], output: { kind: 'plain' }, fallback: undefined },
    title: { kind: 'value', sources: [{ from: 'key', steps: ['title'] }], output: { kind: 'plain' }, fallback: undefined },
    binding: { kind: 'value', sources: [{ from: 'key', steps: ['binding'] }], output: { kind: 'plain' }, fallback: undefined },
  },
  BookInfo: {
    credits: {
      kind: 'value',
      sources: [{ from: 'record', steps: ['credits'] }],
      output: { kind: 'list', items: { kind: 'record', type: 'Credit' } },
      fallback: [],
    },
    neighbour: {
      kind: 'value',
      sources: [{ from: 'record', steps: ['neighbour'] }],
      output: { kind: 'entity', entities: ['book'], others: 'refused' },
      fallback: undefined,
    },
    price: {
      kind: 'value',
      sources: [{ from: 'record', steps: ['price'] }],
      output: {
        kind: 'union',
        members: {
          int: { form: 'box', type: 'BookInfoPriceInt', field: 'int' },
          string: { form: 'box', type: 'BookInfoPriceString', field: 'string' },
        },
      },
      fallback: undefined,
    },
    pages: { kind: 'value', sources: [{ from: 'record', steps: ['pages'] }], output: { kind: 'plain' }, fallback: 1 },
  },
  BookInfoPriceInt: {},
  BookInfoPriceString: {},
  BookKey: {},
  BookLoans: {},
  Credit: {
    shares: {
      kind: 'value',
      sources: [{ from: 'record', steps: ['shares'] }],
      output: { kind: 'map', type: 'CreditSharesEntry' },
      fallback: {},
    },
  },
  CreditSharesEntry: {},
  Shelf: {
    urn: { kind: 'computed', what: 'urn' },
    type: { kind: 'computed', what: 'type' },
    exists: { kind: 'computed', what: 'exists' },
    lastIngested: { kind: 'computed', what: 'lastIngested' },
    relationships: { kind: 'computed', what: 'relationships' },
    shelfKey: {
      kind: 'value',
      sources: [{ from: 'aspect', aspect: 'shelfKey', steps: [] }],
      output: { kind: 'record', type: 'ShelfKey' },
      fallback: undefined,
    },
    label: { kind: 'value', sources: [{ from: 'key', steps: ['label'] }], output: { kind: 'plain' }, fallback: undefined },
  },
  ShelfKey: {},
};
