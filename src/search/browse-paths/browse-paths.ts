import type { IQueryHandler } from '@nestjs/cqrs';
import { QueryHandler } from '@nestjs/cqrs';
import type { RequestContext } from '../../platform/seam/index.js';
import { CatalogQuery } from '../../platform/seam/index.js';
import { Registry } from '../../registry/registry.js';
import { SearchFields } from '../../registry/search-fields.js';
import { DocumentStore } from '../document-store.port.js';

/**
 * Browse paths at which an entity is found, as they are stored; `[]` for an entity without any.
 * Fails with urnInvalid, entityTypeUnknown, keyInvalid.
 */
export class BrowsePathsQuery extends CatalogQuery<readonly string[]> {
  constructor(
    readonly urn: string,
    context: RequestContext,
  ) {
    super(context);
  }
}

@QueryHandler(BrowsePathsQuery)
export class BrowsePathsHandler implements IQueryHandler<BrowsePathsQuery> {
  constructor(
    private readonly registry: Registry,
    private readonly fields: SearchFields,
    private readonly documents: DocumentStore,
  ) {}

  async execute({ urn }: BrowsePathsQuery): Promise<readonly string[]> {
    const target = this.registry.requireUrn(urn);
    const document = await this.documents.document(target.urn);
    const fields = this.fields.select([target.entity.name], (field) => field.type === 'BROWSE_PATH');
    const aspects = [...(document?.aspects.values() ?? [])];
    const paths = aspects.flatMap((aspect) => fields.flatMap(({ name }) => aspect.get(name) ?? []));
    return [...new Set(paths.map(String))];
  }
}
