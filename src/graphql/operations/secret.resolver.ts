import { Args, Context, Query, Resolver } from '@nestjs/graphql';
import type { GetSecretValuesInput } from '../../../generated/service/graphql/arguments.js';
import { type OpenedSecret, ReadSecretsQuery } from '../../access/index.js';
import { MessageBus } from '../../platform/seam/index.js';
import { RequestScope } from '../reading/request-scope.js';

/** Secrets in clear. */
@Resolver()
export class SecretResolver {
  constructor(private readonly bus: MessageBus) {}

  @Query('getSecretValues')
  getSecretValues(
    @Args('input') { secrets }: GetSecretValuesInput,
    @Context() scope: RequestScope,
  ): Promise<readonly OpenedSecret[]> {
    return this.bus.execute(new ReadSecretsQuery(secrets, scope.context));
  }
}
