import type { Diagnostics } from '../diagnostics/diagnostics.js';
import type { CatalogModel } from '../model/catalog-model.js';
import type { Document } from '../pdl/syntax.js';
import type { WrittenGraphql } from '../resolve/compile.js';
import type { TypeGraph } from '../resolve/names/model-path.js';
import type { DeclarationIndex } from '../resolve/names/type-index.js';

/** The subject of rules: models without errors, as syntax and as a resolved model. */
export interface LintSubject {
  readonly documents: readonly Document[];
  readonly index: DeclarationIndex;
  readonly graph: TypeGraph;
  readonly model: CatalogModel;
  readonly graphql: WrittenGraphql;
}

/** One or several rules of one kind: reports what it finds, changes nothing. */
export type LintRule = (subject: LintSubject, diagnostics: Diagnostics) => void;
