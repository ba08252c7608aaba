import { Global, Module, type OnModuleInit } from '@nestjs/common';
import { HttpAdapterHost } from '@nestjs/core';
import type { FastifyAdapter } from '@nestjs/platform-fastify';
import { AspectsModule } from '../aspects/index.js';
import { Settings } from '../platform/config/index.js';
import { CreateResetTokenHandler } from './create-reset-token/create-reset-token.js';
import { AcceptRoleHandler } from './invitations/accept-role.js';
import { InvitationStore } from './invitations/invitation-store.js';
import { InviteHandler } from './invitations/invite.js';
import { RoleMembership } from './invitations/role-membership.js';
import { CreateTokenHandler } from './create-token/create-token.handler.js';
import { KnownTokens } from './known-tokens.js';
import { ListPoliciesHandler } from './list-policies/list-policies.js';
import { DeletePolicyHandler, WritePolicyHandler } from './write-policy/write-policy.js';
import { ListTokensHandler } from './list-tokens/list-tokens.js';
import { Authorization } from './policies/authorization.js';
import { PolicyStore } from './policies/policy-store.js';
import { ReadAccessOptionsHandler } from './read-access-options/read-access-options.js';
import { ReadGrantedHandler } from './read-granted/read-granted.js';
import { ReadPermittedHandler } from './read-permitted/read-permitted.js';
import { ReadPrivilegesHandler } from './read-privileges/read-privileges.js';
import { ReadSecretsHandler } from './read-secrets/read-secrets.js';
import { RevokeTokenHandler } from './revoke-token/revoke-token.handler.js';
import { SecretCipher } from './secrets/secret-cipher.js';
import { SecretRotation } from './secrets/secret-rotation.js';
import { SigningKeys } from './signing-keys.port.js';
import { StoredTokens } from './stored-tokens.js';
import { TokenAuthenticator } from './token-authenticator.js';
import { TokenRights } from './token-rights.js';
import { TokenSigner } from './token-signer.js';

/** Who may call, and what for: access tokens and policies. */
@Global()
@Module({
  imports: [AspectsModule],
  providers: [
    Authorization,
    PolicyStore,
    ReadAccessOptionsHandler,
    ReadGrantedHandler,
    ReadPermittedHandler,
    ReadPrivilegesHandler,
    AcceptRoleHandler,
    CreateResetTokenHandler,
    CreateTokenHandler,
    InvitationStore,
    InviteHandler,
    RoleMembership,
    KnownTokens,
    DeletePolicyHandler,
    ListPoliciesHandler,
    WritePolicyHandler,
    ListTokensHandler,
    ReadSecretsHandler,
    RevokeTokenHandler,
    SecretCipher,
    SecretRotation,
    StoredTokens,
    TokenAuthenticator,
    TokenRights,
    TokenSigner,
  ],
  exports: [Authorization, SecretCipher],
})
export class AccessModule implements OnModuleInit {
  constructor(
    private readonly host: HttpAdapterHost<FastifyAdapter>,
    private readonly authenticator: TokenAuthenticator,
    private readonly keys: SigningKeys,
    private readonly settings: Settings,
  ) {}

  /** @throws StoreUnavailable when tokens could not be verified, or the file of secrets that is named cannot be used */
  async onModuleInit(): Promise<void> {
    const { auth, authSecretFile } = this.settings;
    if (auth === 'on' || authSecretFile !== undefined) await this.keys.keys();
    this.host.httpAdapter.getInstance().authentication.by = this.authenticator;
  }
}
