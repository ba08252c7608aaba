// @generated from models/ by "npm run generate". Do not edit.
import * as types from './named-types.js';
import type { Validator } from './sink.js';

export { parameterValidators } from './parameters.js';
export type { ValidationSink, Validator } from './sink.js';

/** Validators of every named type, by full name. */
export const validators: Readonly<Record<string, Validator>> = {
  'library.Binding': types.check_library_Binding,
  'library.BookInfo': types.check_library_BookInfo$bookInfo,
  'library.BookLoans': types.check_library_BookLoans,
  'library.Credit': types.check_library_Credit,
  'library.Described': types.check_library_Described,
  'library.Urn': types.check_library_Urn,
  'library.key.BookKey': types.check_library_key_BookKey,
  'library.key.ShelfKey': types.check_library_key_ShelfKey,
};
