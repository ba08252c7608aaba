import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { env, getuid } from 'node:process';
import { Client } from 'pg';
import { alone, asNobody, freePort, ownedByNobody } from './engine-home.js';
import { ProcessEngine } from './process-engine.js';
import { EngineMissing } from './real-engine.js';

const DEBIAN_FOLDER = '/usr/lib/postgresql';
const START_SECONDS = 60;
/** What tests see whether it is written anywhere. */
const PASSWORD = 'wombat-4711';
/** The role that services use: it may make schemas, and roles for the tests of rights. */
const ROLE = 'cadastre';

/** `fsync`: commits are on disk when they are answered. `none`: faster, for tests that lose no power. */
export type PostgresDurability = 'fsync' | 'none';

/** A PostgreSQL cluster of its own; every connection needs the password. */
export class PostgresEngine extends ProcessEngine {
  private port: number | undefined;

  constructor(private readonly durability: PostgresDurability = 'none') {
    // It calls that a fast shutdown: open transactions are rolled back.
    super('postgres', 'SIGINT');
  }

  async start(): Promise<Readonly<Record<string, string>>> {
    const programs = await alone('postgres', installed);
    const data = join(this.process.folder, 'data');
    if (!existsSync(data)) this.initialize(programs, data);
    this.port ??= await freePort();
    const parameters = ['-D', data, '-p', String(this.port), ...options(this.durability)];
    await this.process.start(
      [...asNobody(), join(programs, 'postgres'), ...parameters],
      () => this.prepare(),
      START_SECONDS,
    );
    return { TEST_DATABASE_URL: this.url(ROLE, ROLE) };
  }

  private initialize(programs: string, data: string): void {
    const secret = join(this.process.folder, 'password');
    writeFileSync(secret, PASSWORD, { mode: 0o644 });
    ownedByNobody(this.process.folder);
    const locale = ['-E', 'UTF8', '--locale=C.UTF-8'];
    const access = ['-U', 'postgres', '-A', 'scram-sha-256', `--pwfile=${secret}`];
    const initdb = [join(programs, 'initdb'), '-D', data, ...access, ...locale, '--no-sync'];
    execFileSync('env', [...asNobody(), ...initdb], { stdio: ['ignore', 'ignore', 'pipe'] });
  }

  /** The role and its database. */
  private async prepare(): Promise<void> {
    const client = new Client({ connectionString: this.url('postgres', 'postgres'), connectionTimeoutMillis: 5000 });
    await client.connect();
    try {
      const { rows } = await client.query('SELECT 1 FROM pg_database WHERE datname = $1', [ROLE]);
      if (rows.length > 0) return;
      await client.query(`CREATE ROLE ${ROLE} LOGIN CREATEROLE PASSWORD '${PASSWORD}'`);
      await client.query(`CREATE DATABASE ${ROLE} OWNER ${ROLE}`);
    } finally {
      await client.end();
    }
  }

  private url(role: string, database: string): string {
    return `postgresql://${role}:${PASSWORD}@127.0.0.1:${String(this.port ?? 0)}/${database}`;
  }
}

/** On the loopback address alone, without a socket file. */
function options(durability: PostgresDurability): readonly string[] {
  const settings = ['listen_addresses=127.0.0.1', 'unix_socket_directories=', 'max_connections=200'];
  const durable = durability === 'fsync' ? [] : ['fsync=off'];
  return [...settings, ...durable].flatMap((setting) => ['-c', setting]);
}

/** The folder of its programs: POSTGRES_BIN, the newest of Debian, or what apt installs. */
function installed(): string {
  const found = env['POSTGRES_BIN'] ?? newest();
  if (found !== undefined) return found;
  if (getuid?.() !== 0 || !existsSync('/usr/bin/apt-get'))
    throw new EngineMissing(
      'PostgreSQL is not installed. Install it, or let POSTGRES_BIN name the folder of its programs.',
    );
  // Keep the package from making and starting a cluster of its own.
  mkdirSync('/etc/postgresql-common', { recursive: true });
  writeFileSync('/etc/postgresql-common/createcluster.conf', 'create_main_cluster = false\n');
  const quiet = { stdio: 'ignore', env: { ...env, DEBIAN_FRONTEND: 'noninteractive' } } as const;
  try {
    execFileSync('apt-get', ['update', '-qq'], quiet);
    execFileSync('apt-get', ['install', '-y', '-qq', '--no-install-recommends', 'postgresql'], quiet);
  } catch (error) {
    throw new EngineMissing('PostgreSQL is not installed, and apt-get could not install it.', { cause: error });
  }
  const made = newest();
  if (made === undefined) throw new EngineMissing(`The package of PostgreSQL has no initdb below ${DEBIAN_FOLDER}.`);
  return made;
}

function newest(): string | undefined {
  if (!existsSync(DEBIAN_FOLDER)) return undefined;
  const versions = readdirSync(DEBIAN_FOLDER).sort((a, b) => Number(b) - Number(a));
  const folders = versions.map((version) => join(DEBIAN_FOLDER, version, 'bin'));
  return folders.find((folder) => existsSync(join(folder, 'initdb')));
}
