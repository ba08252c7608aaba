/**
 * The registry that the service is for its own topics: a subject for each, `<topic>-value`, whose first version is the
 * schema of this service. Further versions are schemas of others that this service can read; they are kept in the
 * primary store.
 *
 * Ids are made of the content of a schema and counted nowhere, so every process, and a store that was made again, gives
 * the same schema the same id: messages stay readable. Two schemas that write the same bytes are one.
 */
import { createHash } from 'node:crypto';
import type { StoredTexts } from '../../change-log/index.js';
import type { AvroSchemas } from './avro-schemas.port.js';
import { RegistryFailure } from './registry-failure.js';
import { SchemaIds } from './schema-ids.port.js';

/** `version`: counted from 1 within its subject. */
export interface SubjectVersion {
  readonly subject: string;
  readonly version: number;
  readonly id: number;
  readonly schema: string;
}

/** Most versions of a subject: more of them are not releases of a client, but a client that registers by mistake. */
const MOST_VERSIONS = 200;

export class SchemaRegistry extends SchemaIds {
  /** Of the subjects, as the service writes them; made at first use. */
  private own: readonly SubjectVersion[] | undefined;

  /** @param records Avro name of the record of each topic */
  constructor(
    private readonly texts: StoredTexts,
    private readonly schemas: AvroSchemas,
    private readonly records: ReadonlyMap<string, string>,
  ) {
    super();
  }

  subjects(): readonly string[] {
    return this.ownVersions().map(({ subject }) => subject);
  }

  /** All versions of a subject, the oldest first. @throws RegistryFailure */
  async versions(subject: string): Promise<readonly SubjectVersion[]> {
    const own = this.ownVersions().find((one) => one.subject === subject);
    if (own === undefined) throw new RegistryFailure(40_401, `Subject '${subject}' not found.`);
    const stored = await this.texts.list(placeOf(subject));
    const further = stored.map(({ text }, at) => {
      // eslint-disable-next-line @typescript-eslint/consistent-type-assertions -- written by `register`
      const { id, schema } = JSON.parse(text) as Pick<SubjectVersion, 'id' | 'schema'>;
      return { subject, version: at + 2, id, schema };
    });
    return [own, ...further];
  }

  /** @param version a number from 1, or `latest` @throws RegistryFailure */
  async version(subject: string, version: string): Promise<SubjectVersion> {
    const versions = await this.versions(subject);
    if (version !== 'latest' && version !== '-1' && !/^[1-9]\d{0,9}$/.test(version))
      throw new RegistryFailure(42_202, `The specified version '${version}' is not a valid version id.`);
    const found = /^\d/.test(version) ? versions[Number(version) - 1] : versions.at(-1);
    if (found === undefined) throw new RegistryFailure(40_402, `Version ${version} not found.`);
    return found;
  }

  /** The version that writes the same bytes. @throws RegistryFailure when the subject has none */
  async find(subject: string, schema: string): Promise<SubjectVersion> {
    const canonical = this.canonical(schema);
    const found = (await this.versions(subject)).find((one) => this.schemas.canonical(one.schema) === canonical);
    if (found === undefined) throw new RegistryFailure(40_403, 'Schema not found.');
    return found;
  }

  /** Add a version, unless there is one that writes the same bytes. @throws RegistryFailure when it cannot be read */
  async register(subject: string, schema: string): Promise<SubjectVersion> {
    const canonical = this.canonical(schema);
    const versions = await this.versions(subject);
    const same = versions.find((one) => this.schemas.canonical(one.schema) === canonical);
    if (same !== undefined) return same;
    const mismatch = this.mismatch(versions, schema);
    if (mismatch !== undefined)
      throw new RegistryFailure(409, `Schema being registered is incompatible with this service: ${mismatch}`);
    if (versions.length >= MOST_VERSIONS)
      throw new RegistryFailure(42_205, `Subject '${subject}' has ${String(MOST_VERSIONS)} versions already.`);
    const id = idOf(canonical);
    // In order of the names the versions keep their numbers; two processes that add the same one write the same text.
    const place = `${placeOf(subject)}${String(versions.length + 1).padStart(4, '0')}/${String(id)}`;
    await this.texts.write(place, JSON.stringify({ id, schema }));
    return this.find(subject, schema);
  }

  /** Why the service could not read what is written by a schema; `undefined` when it could. @throws RegistryFailure */
  async incompatibility(subject: string, schema: string): Promise<string | undefined> {
    this.canonical(schema);
    return this.mismatch(await this.versions(subject), schema);
  }

  /** Versions of all subjects with this id. */
  async withId(id: number): Promise<readonly SubjectVersion[]> {
    const all = await Promise.all(this.subjects().map((subject) => this.versions(subject)));
    return all.flat().filter((one) => one.id === id);
  }

  override async idOf(subject: string, schema: string): Promise<number> {
    return (await this.register(subject, schema)).id;
  }

  override async schemaOf(id: number): Promise<string | undefined> {
    const own = this.ownVersions().find((one) => one.id === id);
    return own?.schema ?? (await this.withId(id))[0]?.schema;
  }

  /** The first version is what this service reads with, and others write. */
  private mismatch([own]: readonly SubjectVersion[], schema: string): string | undefined {
    return own === undefined ? undefined : this.schemas.mismatch(own.schema, schema);
  }

  private canonical(schema: string): string {
    const canonical = this.schemas.canonical(schema);
    if (canonical === undefined) throw new RegistryFailure(42_201, 'Input schema is an invalid Avro schema.');
    return canonical;
  }

  private ownVersions(): readonly SubjectVersion[] {
    this.own ??= [...this.records].map(([topic, record]) => {
      const schema = this.schemas.ofRecord(record);
      return { subject: subjectOf(topic), version: 1, id: idOf(this.schemas.canonical(schema) ?? schema), schema };
    });
    return this.own;
  }
}

/** Where the schema of a topic's values is registered. */
export function subjectOf(topic: string): string {
  return `${topic}-value`;
}

function placeOf(subject: string): string {
  return `schema/${subject}/`;
}

/** A positive number of 31 bits, since clients keep ids in four bytes with a sign. */
function idOf(canonical: string): number {
  return createHash('sha256').update(canonical).digest().readUInt32BE(0) & 0x7fff_ffff || 1;
}
