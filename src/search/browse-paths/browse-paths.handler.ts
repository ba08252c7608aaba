import type { IQueryHandler } from '@nestjs/cqrs';
import { QueryHandler } from '@nestjs/cqrs';
import { Registry } from '../../registry/registry.js';
import { SearchFields } from '../../registry/search-fields.js';
import { SearchIndex } from '../search-index.port.js';
import { BrowsePathsQuery } from './browse-paths.query.js';

@QueryHandler(BrowsePathsQuery)
export class BrowsePathsHandler implements IQueryHandler<BrowsePathsQuery> {
  constructor(
    private readonly registry: Registry,
    private readonly fields: SearchFields,
    private readonly index: SearchIndex,
  ) {}

  async execute({ urn }: BrowsePathsQuery): Promise<readonly string[]> {
    const target = this.registry.requireUrn(urn);
    const document = await this.index.document(target.urn);
    const names = this.fields
      .select([target.entity.name], (field) => field.type === 'BROWSE_PATH')
      .map((field) => field.name);
    const paths = [...(document?.aspects.values() ?? [])].flatMap((aspect) =>
      names.flatMap((name) => aspect.get(name) ?? []),
    );
    return [...new Set(paths.map(String))];
  }
}
