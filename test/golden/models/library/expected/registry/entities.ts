// @generated from models/ by "npm run generate". Do not edit.
import type { EntitySpec } from './model.js';

export const entities: readonly EntitySpec[] = [
  {
    name: 'book',
    doc: 'A book on a shelf.',
    category: 'core',
    found: 'always',
    keyAspect: 'bookKey',
    keyFields: [
      { name: 'shelf', value: 'urn', symbols: [], presence: 'required' },
      { name: 'title', value: 'string', symbols: [], presence: 'required' },
      { name: 'binding', value: 'enum', symbols: ['CLOTH', 'GLUE'], presence: 'required' },
    ],
    aspects: ['bookKey', 'bookInfo', 'bookLoans'],
    snapshot: undefined,
  },
  {
    name: 'shelf',
    doc: '',
    category: 'internal',
    found: 'named',
    keyAspect: 'shelfKey',
    keyFields: [{ name: 'label', value: 'string', symbols: [], presence: 'required' }],
    aspects: ['shelfKey'],
    snapshot: undefined,
  },
];
