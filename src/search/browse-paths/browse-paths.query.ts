import { Query } from '@nestjs/cqrs';

/**
 * Browse paths at which an entity is found, as they are stored; `[]` for an entity without any.
 * Fails with urnInvalid, entityTypeUnknown, keyInvalid.
 */
export class BrowsePathsQuery extends Query<readonly string[]> {
  constructor(readonly urn: string) {
    super();
  }
}
