/**
 * Encrypts values of secrets before they are stored, and decrypts them.
 *
 * Each value has a nonce of its own (AES-256-GCM, 96 bits), and is bound to the URN of its secret: what is copied to
 * another secret cannot be opened. The key is derived (HKDF with SHA-256) from a secret that signs access tokens, so
 * that operators keep one file, and neither use says anything of the other. A stored value names its key, so that it is
 * opened while a signing secret is replaced: the first encrypts, all decrypt. It looks like
 * `encrypted:v1:<id of the key>:<nonce, cipher text and tag in base64url>`.
 */
import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { InvariantError } from '../../kernel/assert-never.js';
import type { Urn } from '../../kernel/urn.js';
import { type SigningKey, SigningKeys } from '../signing-keys.port.js';

const CIPHER = 'aes-256-gcm';
const PREFIX = 'encrypted:v1';
const PURPOSE = 'cadastre values of secrets, version 1';
const [KEY_BYTES, NONCE_BYTES, TAG_BYTES] = [32, 12, 16];
const ENCRYPTED = /^encrypted:v1:(?<id>[0-9a-f]+):(?<data>[\w-]{38,})$/;

/** Encrypts at once, with the key that it was made with. */
export type Encrypt = (urn: Urn, text: string) => string;

/**
 * What becomes of a stored value when its key is replaced. `current`: it stays, since the first key encrypted it, or it
 * is no encrypted value. `lost`: no key opens it.
 */
export type Renewal = { readonly kind: 'current' | 'lost' } | { readonly kind: 'renewed'; readonly text: string };

/** Encrypts a stored value again, at once, with the keys that it was made with. */
export type Renew = (urn: Urn, stored: string) => Renewal;

@Injectable()
export class SecretCipher {
  private known: ReadonlyMap<string, Buffer> | undefined;

  constructor(private readonly signing: SigningKeys) {}

  /** What encrypts; a value that is encrypted already stays. @throws StoreUnavailable when there is no key */
  async encrypter(): Promise<Encrypt> {
    const [first] = await this.keys();
    if (first === undefined) throw new InvariantError('there is no secret to derive a key from');
    const [id, key] = first;
    return (urn, text) => (ENCRYPTED.test(text) ? text : `${PREFIX}:${id}:${encryptWith(key, urn, text)}`);
  }

  /** What encrypts again by the first key; `undefined` while there is no other. @throws StoreUnavailable */
  async renewer(): Promise<Renew | undefined> {
    const keys = await this.keys();
    const [first, ...others] = keys;
    if (first === undefined || others.length === 0) return undefined;
    const [newest, key] = first;
    return (urn, stored) => {
      const { id = newest, data = '' } = ENCRYPTED.exec(stored)?.groups ?? {};
      if (id === newest) return { kind: 'current' };
      const older = keys.get(id);
      const text = older && decryptWith(older, urn, Buffer.from(data, 'base64url'));
      if (text === undefined) return { kind: 'lost' };
      return { kind: 'renewed', text: `${PREFIX}:${newest}:${encryptWith(key, urn, text)}` };
    };
  }

  /** @returns `undefined` for what none of the keys opens. @throws StoreUnavailable when there is no key */
  async open(urn: Urn, stored: string): Promise<string | undefined> {
    const { id = '', data = '' } = ENCRYPTED.exec(stored)?.groups ?? {};
    const key = (await this.keys()).get(id);
    return key && decryptWith(key, urn, Buffer.from(data, 'base64url'));
  }

  private async keys(): Promise<ReadonlyMap<string, Buffer>> {
    this.known ??= new Map((await this.signing.keys()).map((key) => [key.id, derived(key)]));
    return this.known;
  }
}

function derived({ secret }: SigningKey): Buffer {
  return Buffer.from(hkdfSync('sha256', secret, '', PURPOSE, KEY_BYTES));
}

function encryptWith(key: Buffer, urn: Urn, text: string): string {
  const nonce = randomBytes(NONCE_BYTES);
  const cipher = createCipheriv(CIPHER, key, nonce).setAAD(Buffer.from(urn));
  const encrypted = [nonce, cipher.update(text, 'utf8'), cipher.final(), cipher.getAuthTag()];
  return Buffer.concat(encrypted).toString('base64url');
}

function decryptWith(key: Buffer, urn: Urn, encrypted: Buffer): string | undefined {
  const end = encrypted.length - TAG_BYTES;
  const decipher = createDecipheriv(CIPHER, key, encrypted.subarray(0, NONCE_BYTES), { authTagLength: TAG_BYTES });
  decipher.setAAD(Buffer.from(urn)).setAuthTag(encrypted.subarray(end));
  try {
    return Buffer.concat([decipher.update(encrypted.subarray(NONCE_BYTES, end)), decipher.final()]).toString('utf8');
  } catch {
    // The tag does not fit: another key, another secret, or a damaged value.
    return undefined;
  }
}
