// @generated from models/ by "npm run generate". Do not edit.
import type * as library from './library.js';
import type * as library_key from './library.key.js';

/** Type of every aspect, by its short name. */
export interface Aspects {
  bookInfo: library.BookInfo;
  bookKey: library_key.BookKey;
  bookLoans: library.BookLoans;
  shelfKey: library_key.ShelfKey;
}
