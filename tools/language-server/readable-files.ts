import type { Document, Value } from '../pdl/syntax.js';
import type { References } from '../resolve/names/name-resolver.js';
import type { DeclarationIndex } from '../resolve/names/type-index.js';
import type { SourceFile } from '../source/source-file.js';

/** Files of one moment, read as far as names need it. */
export interface ReadableFiles {
  /** Files that count: of our own models none when they are given as a tree. */
  readonly files: readonly SourceFile[];
  readonly index: DeclarationIndex;
  readonly references: References;
  /** Syntax tree of a PDL file, whether it belongs to a tree of models or not. */
  readonly documentOf: (file: SourceFile) => Document;
  /** The tree of a YAML file; `undefined` when it cannot be read. */
  readonly valueOf: (file: SourceFile) => Value | undefined;
}
