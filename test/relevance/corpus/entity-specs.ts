/** What assets of every kind may say of themselves. Names of tags and the like are the keys of their entities. */
export interface AssetSpec {
  readonly doc?: string;
  readonly tags?: readonly string[];
  readonly terms?: readonly string[];
  readonly owners?: readonly string[];
  readonly domain?: string;
  /** What to use instead. */
  readonly deprecated?: string;
  readonly removed?: true;
}

/** A dataset. `columns`: names divided by spaces. `title`: the last part of the name when absent. */
export interface TableSpec extends AssetSpec {
  readonly name: string;
  readonly title?: string;
  readonly columns?: string;
  readonly view?: 'materialized' | 'plain';
  readonly kind?: string;
  readonly properties?: Readonly<Record<string, string>>;
}

/** A chart or a dashboard of a tool. */
export interface ReportSpec extends AssetSpec {
  readonly id: string;
  readonly title: string;
}

/** A pipeline with its tasks. */
export interface PipelineSpec extends AssetSpec {
  readonly id: string;
  readonly title?: string;
  readonly jobs: readonly (AssetSpec & { readonly id: string; readonly title?: string })[];
}

/** Anything else that has a key, a name and a description. */
export interface NamedSpec {
  readonly id: string;
  readonly name?: string;
  readonly doc?: string;
  readonly deprecated?: string;
}

export interface PersonSpec {
  readonly id: string;
  readonly name: string;
  readonly title: string;
}
