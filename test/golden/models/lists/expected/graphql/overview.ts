// @generated from models/ by "npm run generate". Do not edit.

/** How many entities there are of a type, and which share of them has something. */
export interface HighlightSpec {
  /** Registry name. */
  readonly entity: string;
  readonly title: string;
  readonly shares: readonly ShareSpec[];
}

/** `field`: search field that is a boolean. `words`: what those have of which it is true. */
export interface ShareSpec {
  readonly field: string;
  readonly words: string;
}

/** Where a name for people stands. */
export interface LabelSpec {
  readonly aspect: string;
  readonly member: string;
}

/** How many entities have which value of a search field. */
export interface ChartSpec {
  readonly name: string;
  readonly field: string;
  readonly title: string;
  /** Names of the entities that values name: the first that is stored. */
  readonly label: readonly LabelSpec[];
  readonly groups: readonly ChartGroup[];
  readonly form: 'bars' | 'table';
  /** Values at most. */
  readonly most: number;
  /** It is omitted where there are fewer values. */
  readonly least: number;
}

/** `GLOBAL`: charts of the whole catalog. `FILTERED`: charts of what somebody asks for. */
export type ChartGroup = 'FILTERED' | 'GLOBAL';

/** The values of a search field that most entities have. */
export interface ModuleSpec {
  readonly id: string;
  readonly field: string;
  readonly title: string;
  /** How a page shows it, a symbol of the schema. */
  readonly renders: string;
  /** On which pages it is, symbols of the schema. */
  readonly scenarios: readonly string[];
  /** Values at most. */
  readonly most: number;
}

/** The tables of `models/graphql/overviews.yml`, each in its order. Rows about what is not in the models are absent. */
export interface OverviewSpec {
  readonly highlights: readonly HighlightSpec[];
  readonly charts: readonly ChartSpec[];
  readonly modules: readonly ModuleSpec[];
  /** Search field by which charts are restricted to a domain; absent when the models have none. */
  readonly restrictedBy?: string;
}
