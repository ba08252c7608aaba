// @generated from models/ by "npm run generate". Do not edit.
import type { RecordDefaults } from './model.js';

/** Records that hold defaults at any depth, by full name. */
export const records: Readonly<Record<string, RecordDefaults>> = {
  'library.BookInfo': {
    defaults: { credits: [], pages: 1 },
    nested: { credits: { kind: 'items', of: { kind: 'record', record: 'library.Credit' } } },
  },
  'library.Credit': { defaults: { shares: {} }, nested: {} },
};
