import { Args, Context, Mutation, Query, Resolver } from '@nestjs/graphql';
import type {
  AccessTokenDuration,
  CreateAccessTokenInput,
  GetAccessTokenInput,
  ListAccessTokenInput,
} from '../../../generated/service/graphql/arguments.js';
import {
  CreateTokenCommand,
  ListTokensQuery,
  ReadPrivilegesQuery,
  RevokeTokenCommand,
  type TokenRequest,
} from '../../access/index.js';
import { MessageBus } from '../../platform/seam/index.js';
import { RequestScope } from '../reading/request-scope.js';

const DEFAULT_COUNT = 20;
const HOUR = 3_600_000;
const DAY = 24 * HOUR;

/** Milliseconds; `undefined` for ever. */
const LIFETIMES: Readonly<Record<AccessTokenDuration, number | undefined>> = {
  ONE_HOUR: HOUR,
  ONE_DAY: DAY,
  ONE_WEEK: 7 * DAY,
  ONE_MONTH: 30 * DAY,
  THREE_MONTHS: 90 * DAY,
  SIX_MONTHS: 180 * DAY,
  ONE_YEAR: 365 * DAY,
  NO_EXPIRY: undefined,
};

/** Members of PlatformPrivileges, and the privileges that they tell of. */
const PLATFORM: readonly (readonly [string, string])[] = [
  ['viewAnalytics', 'VIEW_ANALYTICS'],
  ['managePolicies', 'MANAGE_POLICIES'],
  ['manageIdentities', 'MANAGE_USERS_AND_GROUPS'],
  ['generatePersonalAccessTokens', 'GENERATE_PERSONAL_ACCESS_TOKENS'],
  ['manageTokens', 'MANAGE_ACCESS_TOKENS'],
  ['manageIngestion', 'MANAGE_INGESTION'],
  ['manageSecrets', 'MANAGE_SECRETS'],
  ['manageDomains', 'MANAGE_DOMAINS'],
  ['createDomains', 'CREATE_DOMAINS'],
  ['manageTests', 'MANAGE_TESTS'],
  ['manageGlossaries', 'MANAGE_GLOSSARIES'],
  ['manageUserCredentials', 'MANAGE_USER_CREDENTIALS'],
  ['manageTags', 'MANAGE_TAGS'],
  ['createTags', 'CREATE_TAGS'],
  ['manageGlobalViews', 'MANAGE_GLOBAL_VIEWS'],
  ['manageOwnershipTypes', 'MANAGE_GLOBAL_OWNERSHIP_TYPES'],
  ['manageGlobalAnnouncements', 'MANAGE_GLOBAL_ANNOUNCEMENTS'],
];

/** Access tokens, and what the caller may do. */
@Resolver()
export class AccessResolver {
  constructor(private readonly bus: MessageBus) {}

  @Query('me')
  async me(@Context() scope: RequestScope): Promise<object> {
    const granted = await this.bus.execute(new ReadPrivilegesQuery(scope.context));
    return {
      corpUser: scope.nodes.require(scope.context.actor),
      platformPrivileges: Object.fromEntries(PLATFORM.map(([member, type]) => [member, granted.has(type)])),
    };
  }

  @Mutation('createAccessToken')
  createAccessToken(@Args('input') input: CreateAccessTokenInput, @Context() scope: RequestScope): Promise<object> {
    const { actorUrn: actor, name, description, duration } = input;
    const request = { actor, name, description: description ?? undefined, lifetime: LIFETIMES[duration] };
    return this.create(request, scope);
  }

  @Query('getAccessToken')
  getAccessToken(@Args('input') input: GetAccessTokenInput, @Context() scope: RequestScope): Promise<object> {
    const { actorUrn: actor, duration } = input;
    const name = `Token of request ${scope.context.requestId}`;
    return this.create({ actor, name, description: undefined, lifetime: LIFETIMES[duration] }, scope);
  }

  @Query('listAccessTokens')
  async listAccessTokens(
    @Args('input') { start, count, filters }: ListAccessTokenInput,
    @Context() scope: RequestScope,
  ): Promise<object> {
    const page = { start: start ?? 0, count: count ?? DEFAULT_COUNT };
    const { urns, total } = await this.bus.execute(
      new ListTokensQuery({ filters: filters ?? [], page }, scope.context),
    );
    return { ...page, total, tokens: urns.map((urn) => scope.nodes.require(urn)) };
  }

  @Mutation('revokeAccessToken')
  async revokeAccessToken(@Args('tokenId') tokenId: string, @Context() scope: RequestScope): Promise<boolean> {
    const wasThere = await this.bus.execute(new RevokeTokenCommand(tokenId, scope.context));
    scope.entities.forget();
    return wasThere;
  }

  private async create(request: TokenRequest, scope: RequestScope): Promise<object> {
    const { token, urn } = await this.bus.execute(new CreateTokenCommand(request, scope.context));
    scope.entities.forget();
    return { accessToken: token, metadata: scope.nodes.require(urn) };
  }
}
