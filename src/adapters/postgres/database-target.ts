import type { ClientConfig } from 'pg';
import { codeOf, messageOf } from '../../kernel/caught-error.js';
import { StoreUnavailable } from '../../kernel/failures.js';
import { sqlState } from './postgres-fault.js';

/** Milliseconds after which a connection that is not made is given up. */
const CONNECT_LIMIT = 5000;

const REASONS: Readonly<Record<string, string>> = {
  '28P01': 'the server refuses the password',
  '28000': 'the server refuses this user',
  '3D000': 'the server has no such database',
  '42501': 'the user may not do what the service needs: it makes tables, functions and sequences in its schema',
  '3F000': 'there is no schema to make tables in; the search_path of the user names none that exists',
  '25006': 'the server is read-only, such as a standby',
  '53300': 'the server has no connection left',
  '57P03': 'the server is starting or stopping',
  ECONNREFUSED: 'nothing listens there',
  ENOTFOUND: 'the host is not known',
  EAI_AGAIN: 'the host is not known now',
  ETIMEDOUT: 'the server does not answer',
  EHOSTUNREACH: 'the host cannot be reached',
  ENETUNREACH: 'the network cannot be reached',
  ECONNRESET: 'the server ends the connection',
};

/** Where knex begins with what the server said, after the whole statement. */
const STATEMENT_END = ' - ';

/** The database that DATABASE_URL names. `shown`: without user and password, for messages. */
export class DatabaseTarget {
  readonly shown: string;

  constructor(private readonly url: string) {
    const { host, pathname } = new URL(url);
    this.shown = `${host}${pathname}`;
  }

  /** For the driver. */
  get connection(): ClientConfig {
    return {
      connectionString: this.url,
      application_name: 'cadastre',
      connectionTimeoutMillis: CONNECT_LIMIT,
      keepAlive: true,
    };
  }

  /** The same for knex, without what it does not know. */
  get knexConnection(): Readonly<Record<'application_name' | 'connectionString', string>> {
    return { connectionString: this.url, application_name: 'cadastre' };
  }

  /** Why a start fails, as a sentence that names the variable and no password. */
  refusal(error: unknown): StoreUnavailable {
    if (error instanceof StoreUnavailable) return error;
    const reason =
      REASONS[sqlState(error) ?? codeOf(error) ?? ''] ?? messageOf(error).split(STATEMENT_END).at(-1) ?? '';
    return this.refused(reason, error);
  }

  refused(reason: string, cause?: unknown): StoreUnavailable {
    const text = `The PostgreSQL database of DATABASE_URL (${this.shown}) cannot be used: ${reason}.`;
    return new StoreUnavailable(text, cause === undefined ? undefined : { cause });
  }
}
