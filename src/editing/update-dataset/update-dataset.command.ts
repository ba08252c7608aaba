import { CatalogCommand, type RequestContext } from '../../platform/seam/index.js';

interface TagAssociationInput {
  readonly tag: { readonly urn: string };
}

interface TagsInput {
  readonly tags: readonly TagAssociationInput[];
}

/** Parts to replace; a part that is absent stays as it is. Times are epoch milliseconds, UTC. */
export interface DatasetUpdate {
  readonly ownership?: {
    readonly owners: readonly {
      readonly owner: string;
      readonly type?: string | null;
      readonly ownershipTypeUrn?: string | null;
    }[];
  };
  readonly deprecation?: {
    readonly deprecated: boolean;
    readonly decommissionTime?: number | null;
    readonly note: string;
  };
  readonly institutionalMemory?: {
    readonly elements: readonly {
      readonly url: string;
      readonly description?: string | null;
      /** URN of a user, or the user's bare name. */
      readonly author: string;
      readonly createdAt?: number | null;
    }[];
  };
  readonly globalTags?: TagsInput;
  /** The same as `globalTags`, which wins. */
  readonly tags?: TagsInput;
  readonly editableSchemaMetadata?: {
    readonly editableSchemaFieldInfo: readonly {
      readonly fieldPath: string;
      readonly description?: string | null;
      readonly globalTags?: TagsInput | null;
    }[];
  };
  readonly editableProperties?: { readonly description: string };
}

/**
 * Ask to replace parts of what people say of datasets, of all of them or of none; each given part replaces its whole
 * aspect. Fails with urnInvalid, entityTypeMismatch, entityMissing, and with parameterInvalid for a dataset that is
 * there twice and for two things of one column.
 */
export class UpdateDatasetCommand extends CatalogCommand<void> {
  constructor(
    readonly datasets: readonly { readonly urn: string; readonly update: DatasetUpdate }[],
    context: RequestContext,
  ) {
    super(context);
  }
}
