// src/access - who may call, in whose name, and what for: access tokens and policies.
export { AccessModule } from './access.module.js';
export { CreateTokenCommand } from './create-token/create-token.command.js';
export type { CreatedToken, TokenRequest } from './create-token/create-token.command.js';
export { AuthorizedMessages } from './policies/authorized-messages.js';
export { ListPoliciesQuery } from './list-policies/list-policies.js';
export { DeletePolicyCommand, WritePolicyCommand } from './write-policy/write-policy.js';
export { ReadAccessOptionsQuery } from './read-access-options/read-access-options.js';
export { ReadGrantedQuery } from './read-granted/read-granted.js';
export { ReadPrivilegesQuery } from './read-privileges/read-privileges.js';
export { ListTokensQuery } from './list-tokens/list-tokens.js';
export type { TokenSelection } from './list-tokens/list-tokens.js';
export { RevokeTokenCommand } from './revoke-token/revoke-token.command.js';
export { SigningKeys } from './signing-keys.port.js';
export type { SigningKey } from './signing-keys.port.js';
export { StoredTokens } from './stored-tokens.js';
export type { StoredToken } from './stored-tokens.js';
export { TokenSigner } from './token-signer.js';
