import { Args, Context, Query, Resolver } from '@nestjs/graphql';
import type { GetGrantedPrivilegesInput } from '../../../generated/service/graphql/arguments.js';
import { ReadAccessOptionsQuery, ReadGrantedQuery } from '../../access/index.js';
import { CLIENT_CONFIG, INTERFACE_VERSION } from '../../platform/config/index.js';
import { MessageBus } from '../../platform/seam/index.js';
import { RequestScope } from '../reading/request-scope.js';
import { entityTypesOf } from './search-input.js';

/** What the service offers. */
const OFFERED = { enabled: true } as const;

/** What programs have to know of the service, and what users may do. */
@Resolver()
export class ApplicationResolver {
  constructor(private readonly bus: MessageBus) {}

  @Query('appConfig')
  async appConfig(@Context() scope: RequestScope): Promise<object> {
    const { authentication, platform, resources } = await this.bus.execute(new ReadAccessOptionsQuery(scope.context));
    const { names } = scope.sources;
    return {
      appVersion: INTERFACE_VERSION,
      authConfig: { tokenAuthEnabled: authentication === 'on' },
      analyticsConfig: OFFERED,
      policiesConfig: {
        ...OFFERED,
        platformPrivileges: platform,
        resourcePrivileges: resources.map(({ entityType, privileges }) => ({
          resourceType: entityType,
          resourceTypeDisplayName: wordsOf(names.get(entityType)?.type ?? entityType),
          entityType: names.get(entityType)?.symbol,
          privileges,
        })),
      },
      identityManagementConfig: OFFERED,
      managedIngestionConfig: { enabled: CLIENT_CONFIG.managedIngestion.enabled },
      lineageConfig: { supportsImpactAnalysis: CLIENT_CONFIG.supportsImpactAnalysis },
      testsConfig: OFFERED,
      viewsConfig: OFFERED,
    };
  }

  @Query('isAnalyticsEnabled')
  isAnalyticsEnabled(): boolean {
    return OFFERED.enabled;
  }

  @Query('getGrantedPrivileges')
  async getGrantedPrivileges(
    @Args('input') { actorUrn: actor, resourceSpec }: GetGrantedPrivilegesInput,
    @Context() scope: RequestScope,
  ): Promise<object> {
    const [type = ''] = entityTypesOf(resourceSpec ? [resourceSpec.resourceType] : [], scope);
    const resource = resourceSpec ? { urn: resourceSpec.resourceUrn, type } : undefined;
    return { privileges: await this.bus.execute(new ReadGrantedQuery({ actor, resource }, scope.context)) };
  }
}

/** `MLModelGroup` is `ML Model Group`. */
function wordsOf(name: string): string {
  return name.replace(/(?<=[a-z])(?=[A-Z])|(?<=[A-Z])(?=[A-Z][a-z])/g, ' ');
}
