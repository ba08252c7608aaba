import { createHash, randomBytes } from 'node:crypto';
import { existsSync, linkSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { pid } from 'node:process';
import { type SigningKey, SigningKeys } from '../../access/index.js';
import { codeOf, messageOf } from '../../kernel/caught-error.js';
import { StoreUnavailable } from '../../kernel/failures.js';
import type { Settings } from '../../platform/config/index.js';
import { makeDirectory } from '../make-directory.js';

/** File of the secret in the folder of the data. */
const FILE = 'auth-secret';
const SECRET_BYTES = 32;
/** HS256 wants as many bytes as its hash has. */
const LEAST_CHARACTERS = 32;
const MOST_KEYS = 2;
const ID_CHARACTERS = 8;

/** Secrets in a file, a line each; empty lines and those that begin with `#` do not count. */
export class FileSigningKeys extends SigningKeys {
  private known: readonly SigningKey[] | undefined;

  constructor(private readonly settings: Pick<Settings, 'authSecretFile' | 'dataDir'>) {
    super();
  }

  override async keys(): Promise<readonly SigningKey[]> {
    const { authSecretFile, dataDir } = this.settings;
    this.known ??=
      authSecretFile === undefined ? ownKeys(resolve(dataDir)) : keysIn(authSecretFile, 'AUTH_SECRET_FILE');
    return this.known;
  }

  /** Whether there are keys already, or a file is named that has to have them. */
  areMade(): boolean {
    const { authSecretFile, dataDir } = this.settings;
    return authSecretFile !== undefined || existsSync(join(resolve(dataDir), FILE));
  }
}

function ownKeys(folder: string): readonly SigningKey[] {
  const file = join(folder, FILE);
  try {
    makeDirectory(folder);
    const draft = `${file}-${String(pid)}`;
    writeFileSync(draft, `${randomBytes(SECRET_BYTES).toString('base64url')}\n`, { mode: 0o600 });
    try {
      // Of several processes that begin at once one makes the file; all read it.
      linkSync(draft, file);
    } catch (error) {
      if (codeOf(error) !== 'EEXIST') throw error;
    } finally {
      rmSync(draft, { force: true });
    }
  } catch (cause) {
    throw new StoreUnavailable(`The secret for access tokens cannot be made in ${folder}: ${messageOf(cause)}.`, {
      cause,
    });
  }
  return keysIn(file, 'The secret for access tokens');
}

/** @param subject what the file is called in messages */
function keysIn(file: string, subject: string): readonly SigningKey[] {
  const lines = textOf(file, subject)
    .split(/\r?\n/)
    .map((line) => line.trim())
    .filter((line) => line !== '' && !line.startsWith('#'));
  const wrong = problemOf(lines);
  if (wrong !== undefined) throw new StoreUnavailable(`${subject} cannot be used: ${file} ${wrong}.`);
  return lines.map((line) => ({ id: idOf(line), secret: Buffer.from(line) }));
}

function problemOf(lines: readonly string[]): string | undefined {
  if (lines.length === 0) return 'has no secret';
  if (lines.length > MOST_KEYS) return `has more than ${String(MOST_KEYS)} secrets`;
  if (lines.some((line) => line.length < LEAST_CHARACTERS))
    return `has a secret of fewer than ${String(LEAST_CHARACTERS)} characters`;
  return undefined;
}

function textOf(file: string, subject: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch (cause) {
    throw new StoreUnavailable(`${subject} cannot be used: ${messageOf(cause)}.`, { cause });
  }
}

function idOf(secret: string): string {
  return createHash('sha256').update(`key id of ${secret}`).digest('hex').slice(0, ID_CHARACTERS);
}
