import { EventRefused } from '../../events/event-broker.port.js';
import { SchemaIds } from '../../events/schema-registry/schema-ids.port.js';
import { StoreUnavailable } from '../../kernel/failures.js';
import { isMembers, type Members } from '../../kernel/members.js';

const CONTENT_TYPE = 'application/vnd.schemaregistry.v1+json';
/** Milliseconds after which a registry counts as away. */
const DEADLINE = 5000;
const UNAUTHORIZED: ReadonlySet<number> = new Set([401, 403]);
const NOT_FOUND = 404;
const SERVER_ERROR = 500;
/** What the registry says of a schema that it does not know, beside of an address that it does not know. */
const SCHEMA_NOT_FOUND = 40_403;

/** The registry refuses this service, or is none: somebody has to change the configuration. */
export class RegistryRefused extends StoreUnavailable {
  override readonly name = 'RegistryRefused';
}

interface RegistryAnswer {
  readonly status: number;
  readonly body: unknown;
}

/** A schema registry elsewhere, by the API of Confluent. User and password may stand in its address. */
export class ConfluentSchemaIds extends SchemaIds {
  private readonly base: string;
  private readonly authorization: Readonly<Record<string, string>>;

  constructor(address: string) {
    super();
    const url = new URL(address);
    const { username, password } = url;
    this.authorization =
      username === '' ? {} : { authorization: `Basic ${basicOf(decodeURIComponent(username), password)}` };
    url.username = url.password = '';
    this.base = url.href.replace(/\/+$/, '');
  }

  /** Whether it answers as a registry does. @throws StoreUnavailable, or RegistryRefused */
  async check(): Promise<void> {
    const { status, body } = await this.ask('/subjects');
    if (status !== 200 || !Array.isArray(body))
      throw new RegistryRefused(`SCHEMA_REGISTRY_URL: ${this.base} does not answer as a schema registry does.`);
  }

  override async idOf(subject: string, schema: string): Promise<number> {
    const path = `/subjects/${encodeURIComponent(subject)}/versions`;
    const { status, body } = await this.ask(path, JSON.stringify({ schema }));
    const { id, message } = membersOf(body);
    if (typeof id === 'number') return id;
    throw new EventRefused(
      `The schema registry does not accept the schema of ${subject} (${String(status)}): ${String(message)}`,
    );
  }

  override async schemaOf(id: number): Promise<string | undefined> {
    const { status, body } = await this.ask(`/schemas/ids/${String(id)}`);
    const { schema, error_code: code } = membersOf(body);
    if (status === NOT_FOUND && code === SCHEMA_NOT_FOUND) return undefined;
    if (typeof schema === 'string') return schema;
    throw new StoreUnavailable(
      `The schema registry at ${this.base} answered ${String(status)} for schema ${String(id)}.`,
    );
  }

  private async ask(path: string, body?: string): Promise<RegistryAnswer> {
    let response: Response;
    let text: string;
    try {
      response = await fetch(this.base + path, {
        headers: { accept: CONTENT_TYPE, 'content-type': CONTENT_TYPE, ...this.authorization },
        signal: AbortSignal.timeout(DEADLINE),
        ...(body === undefined ? {} : { method: 'POST', body }),
      });
      text = await response.text();
    } catch (error) {
      throw new StoreUnavailable(`The schema registry at ${this.base} does not answer.`, { cause: error });
    }
    const { status } = response;
    if (UNAUTHORIZED.has(status))
      throw new RegistryRefused(
        `SCHEMA_REGISTRY_URL: ${this.base} refuses the user and password of the address, or requires some and the address has none.`,
      );
    if (status >= SERVER_ERROR)
      throw new StoreUnavailable(`The schema registry at ${this.base} answered ${String(status)}.`);
    return { status, body: jsonOf(text) };
  }
}

function basicOf(username: string, password: string): string {
  return Buffer.from(`${username}:${decodeURIComponent(password)}`).toString('base64');
}

function membersOf(body: unknown): Members {
  return isMembers(body) ? body : {};
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
