import { parseUrn, type Urn } from '../../kernel/urn.js';
import { type SigningKey, SigningKeys } from '../signing-keys.port.js';
import { SecretCipher } from './secret-cipher.js';

class FixedKeys extends SigningKeys {
  constructor(private readonly all: readonly SigningKey[]) {
    super();
  }

  override keys(): Promise<readonly SigningKey[]> {
    return Promise.resolve(this.all);
  }
}

const key = (id: string, text = id): SigningKey => ({ id, secret: Buffer.from(text.repeat(16)) });
const [OLD, NEW] = [key('0a'), key('0b')];
const cipher = (...keys: readonly SigningKey[]): SecretCipher => new SecretCipher(new FixedKeys(keys));

function urnOf(name: string): Urn {
  const urn = parseUrn(`urn:li:dataHubSecret:${name}`);
  if (urn === undefined) throw new TypeError(name);
  return urn;
}
const [VAULT, OTHER] = [urnOf('vault'), urnOf('other')];

async function encrypted(text: string, by = cipher(OLD)): Promise<string> {
  return (await by.encrypter())(VAULT, text);
}

describe('a cipher of secrets', () => {
  it.each([['a word'], [''], ['Größe 猫 \u0000\n'], ['x'.repeat(100_000)]])(
    'opens what it has encrypted: %#',
    async (text) => {
      expect(await cipher(OLD).open(VAULT, await encrypted(text))).toBe(text);
    },
  );

  it('makes another text of a value each time, which has nothing of it', async () => {
    const [one, two] = [await encrypted('a word'), await encrypted('a word')];
    expect(one).toMatch(/^encrypted:v1:0a:[\w-]+$/);
    expect(one).not.toBe(two);
    expect(Buffer.from(one.split(':')[3] ?? '', 'base64url').toString('latin1')).not.toContain('word');
  });

  it('leaves what is encrypted', async () => {
    const text = await encrypted('a word');
    expect(await encrypted(text)).toBe(text);
    expect(await encrypted(text, cipher(NEW, OLD))).toBe(text);
  });

  it('encrypts with the first key, and opens with each', async () => {
    const text = await encrypted('a word');
    expect(await cipher(NEW, OLD).open(VAULT, text)).toBe('a word');
    expect(await encrypted('a word', cipher(NEW, OLD))).toMatch(/^encrypted:v1:0b:/);
    expect(await cipher(NEW).open(VAULT, text)).toBeUndefined();
    expect(await cipher(key('0a', 'other')).open(VAULT, text)).toBeUndefined();
  });

  it('opens nothing for another secret, and nothing that was changed or cut', async () => {
    const text = await encrypted('a word');
    expect(await cipher(OLD).open(OTHER, text)).toBeUndefined();
    const start = 'encrypted:v1:0a:'.length;
    for (let at = start; at < text.length; at++) {
      const changed = `${text.slice(0, at)}${text[at] === 'A' ? 'B' : 'A'}${text.slice(at + 1)}`;
      // The last character may have bits that no byte has.
      if (at < text.length - 1) expect(await cipher(OLD).open(VAULT, changed)).toBeUndefined();
      expect(await cipher(OLD).open(VAULT, text.slice(0, at))).toBeUndefined();
    }
  });

  it.each([['a word'], [''], ['encrypted:v1:0a:'], ['encrypted:v1:0a:AAAA'], [`encrypted:v2:0a:${'A'.repeat(40)}`]])(
    'opens nothing that it has not encrypted: %s',
    async (text) => {
      expect(await cipher(OLD).open(VAULT, text)).toBeUndefined();
    },
  );
});
