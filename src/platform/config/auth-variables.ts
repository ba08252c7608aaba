import { isIP } from 'node:net';
import type { Settings } from './settings.js';
import { NONE, onOrOff, value, type Variable } from './variable.js';

/** Variables of who may call. */
export const AUTH_VARIABLES = {
  auth: {
    name: 'AUTH',
    flag: '--auth <off|on>',
    fallback: 'off',
    doc: 'whether callers need an access token: off or on; on is needed to listen on other than loopback addresses',
    read: onOrOff,
  },
  authSecretFile: {
    name: 'AUTH_SECRET_FILE',
    flag: '--auth-secret-file <file>',
    fallback: NONE,
    doc: 'file of one secret or two, a line each: the first signs access tokens and encrypts values of secrets, both are valid; without it one is made in DATA_DIR',
    read: value,
  },
} as const satisfies { readonly [name in AuthSetting]: Variable<Required<Settings>[name]> };

type AuthSetting = Extract<keyof Settings, `auth${string}`>;

/**
 * Whether an address or a name is of this machine alone. Names other than `localhost` are not: their address is
 * resolved elsewhere, and may change.
 */
export function isLoopback(host: string): boolean {
  if (host === 'localhost' || host === '::1') return true;
  return isIP(host) === 4 && host.startsWith('127.');
}
