import { Args, Context, Mutation, Resolver } from '@nestjs/graphql';
import type {
  BatchDatasetUpdateInput,
  CreateIngestionExecutionRequestInput,
  CreateTestConnectionRequestInput,
  DatasetUpdateInput,
  DescriptionUpdateInput,
} from '../../../generated/service/graphql/arguments.js';
import {
  type DatasetUpdate,
  type IngestionRequest,
  RequestIngestionCommand,
  UpdateDatasetCommand,
  UpdateDescriptionCommand,
} from '../../editing/index.js';
import { failures } from '../../kernel/failures.js';
import { MessageBus } from '../../platform/seam/index.js';
import type { GraphqlEntity } from '../reading/nodes.js';
import { RequestScope } from '../reading/request-scope.js';

/** What people change. */
@Resolver()
export class EditingResolver {
  constructor(private readonly bus: MessageBus) {}

  @Mutation('updateDataset')
  async updateDataset(
    @Args('urn') urn: string,
    @Args('input') input: DatasetUpdateInput,
    @Context() scope: RequestScope,
  ): Promise<GraphqlEntity> {
    await this.bus.execute(new UpdateDatasetCommand([{ urn, update: updateOf(input) }], scope.context));
    scope.entities.forget();
    return scope.nodes.require(urn);
  }

  @Mutation('updateDatasets')
  async updateDatasets(
    @Args('input') input: readonly BatchDatasetUpdateInput[],
    @Context() scope: RequestScope,
  ): Promise<readonly GraphqlEntity[]> {
    const datasets = input.map(({ urn, update }) => ({ urn, update: updateOf(update) }));
    await this.bus.execute(new UpdateDatasetCommand(datasets, scope.context));
    scope.entities.forget();
    return datasets.map(({ urn }) => scope.nodes.require(urn));
  }

  @Mutation('updateDescription')
  async updateDescription(
    @Args('input') input: DescriptionUpdateInput,
    @Context() scope: RequestScope,
  ): Promise<boolean> {
    const { resourceUrn, subResource, subResourceType, description } = input;
    const wantsField = subResourceType !== undefined && subResourceType !== null;
    if (wantsField && (subResource === undefined || subResource === null)) {
      throw failures.parameterMissing({ name: 'subResource' });
    }
    if (!wantsField && subResource !== undefined && subResource !== null) {
      throw failures.parameterMissing({ name: 'subResourceType' });
    }
    const target = { urn: resourceUrn, fieldPath: subResource ?? undefined };
    await this.bus.execute(new UpdateDescriptionCommand(target, description, scope.context));
    scope.entities.forget();
    return true;
  }

  @Mutation('createIngestionExecutionRequest')
  async requestIngestion(
    @Args('input') { ingestionSourceUrn }: CreateIngestionExecutionRequestInput,
    @Context() scope: RequestScope,
  ): Promise<string> {
    return this.request({ kind: 'run', source: ingestionSourceUrn }, scope);
  }

  @Mutation('createTestConnectionRequest')
  async requestConnectionTest(
    @Args('input') { recipe, version }: CreateTestConnectionRequestInput,
    @Context() scope: RequestScope,
  ): Promise<string> {
    return this.request({ kind: 'connection', recipe, version: version ?? undefined }, scope);
  }

  private async request(what: IngestionRequest, scope: RequestScope): Promise<string> {
    const request = await this.bus.execute(new RequestIngestionCommand(what, scope.context));
    scope.entities.forget();
    return request;
  }
}

/** Parts that are null are as good as absent. */
function updateOf(input: DatasetUpdateInput): DatasetUpdate {
  // eslint-disable-next-line @typescript-eslint/no-deprecated -- what callers should no longer send is still understood
  const { ownership, deprecation, institutionalMemory, globalTags, tags, editableProperties } = input;
  const columns = input.editableSchemaMetadata;
  return {
    ...(ownership ? { ownership } : {}),
    ...(deprecation ? { deprecation } : {}),
    ...(institutionalMemory ? { institutionalMemory } : {}),
    ...(globalTags ? { globalTags: tagsOf(globalTags) } : {}),
    ...(tags ? { tags: tagsOf(tags) } : {}),
    ...(editableProperties ? { editableProperties } : {}),
    ...(columns
      ? {
          editableSchemaMetadata: {
            editableSchemaFieldInfo: columns.editableSchemaFieldInfo.map((column) => ({
              ...column,
              globalTags: column.globalTags ? tagsOf(column.globalTags) : null,
            })),
          },
        }
      : {}),
  };
}

function tagsOf({ tags }: NonNullable<DatasetUpdateInput['tags']>): NonNullable<DatasetUpdate['tags']> {
  return { tags: tags ?? [] };
}
