import { AvroTypeSchemas } from '../../adapters/kafka/avro-type-schemas.js';
import { TOPIC_RECORDS } from '../event-topics.js';
import { MemoryTexts } from '../memory-broker.builder.js';
import { SchemaRegistry } from './schema-registry.js';

const RECORD = TOPIC_RECORDS.proposalTopic;
const SUBJECT = 'proposals-value';

function registryOver(texts: MemoryTexts): SchemaRegistry {
  return new SchemaRegistry(texts, new AvroTypeSchemas(), new Map([['proposals', RECORD]]));
}

/** The schema of the service with something changed. */
function changed(change: (schema: { fields: { name: string }[]; doc?: string }) => void): string {
  // eslint-disable-next-line @typescript-eslint/consistent-type-assertions -- a record of the contract
  const schema = JSON.parse(new AvroTypeSchemas().ofRecord(RECORD)) as { fields: { name: string }[]; doc?: string };
  change(schema);
  return JSON.stringify(schema);
}

describe('SchemaRegistry', () => {
  it('has the schema of the service as first version, under the same id in every process', async () => {
    const [one] = await registryOver(new MemoryTexts()).versions(SUBJECT);
    const [other] = await registryOver(new MemoryTexts()).versions(SUBJECT);
    expect(one).toEqual(other);
    expect(one).toMatchObject({ subject: SUBJECT, version: 1, schema: new AvroTypeSchemas().ofRecord(RECORD) });
    expect(Number.isInteger(one?.id) && (one?.id ?? 0) > 0 && (one?.id ?? 0) < 2 ** 31).toBe(true);
  });

  it('knows a schema that differs in its documentation alone as the same', async () => {
    const registry = registryOver(new MemoryTexts());
    const schema = changed((one) => {
      one.doc = 'Something else.';
    });
    expect(await registry.register(SUBJECT, schema)).toMatchObject({ version: 1 });
  });

  it('keeps further schemas that it can read, in another process too', async () => {
    const texts = new MemoryTexts();
    const shorter = changed((schema) => {
      schema.fields = schema.fields.filter(({ name }) => name !== 'systemMetadata');
    });
    const added = await registryOver(texts).register(SUBJECT, shorter);
    expect(added).toMatchObject({ version: 2, schema: shorter });
    const other = registryOver(texts);
    expect(await other.schemaOf(added.id)).toBe(shorter);
    expect(await other.find(SUBJECT, shorter)).toEqual(added);
    expect(await other.register(SUBJECT, shorter)).toEqual(added);
    expect(await other.version(SUBJECT, 'latest')).toEqual(added);
    expect((await other.versions(SUBJECT)).map(({ version }) => version)).toEqual([1, 2]);
  });

  it('refuses what it could not read, and says why', async () => {
    const registry = registryOver(new MemoryTexts());
    const without = changed((schema) => {
      schema.fields = schema.fields.filter(({ name }) => name !== 'changeType');
    });
    await expect(registry.register(SUBJECT, without)).rejects.toMatchObject({
      code: 409,
      status: 409,
      message: expect.stringContaining('changeType'),
    });
    expect(await registry.incompatibility(SUBJECT, without)).toContain('changeType');
    await expect(registry.register(SUBJECT, '{"type":"wombat"}')).rejects.toMatchObject({ code: 42_201, status: 422 });
  });

  it.each([
    ['no-such-subject', 'latest', 40_401],
    [SUBJECT, '2', 40_402],
    [SUBJECT, '0', 42_202],
    [SUBJECT, 'first', 42_202],
  ])('has no version %s %s', async (subject, version, code) => {
    await expect(registryOver(new MemoryTexts()).version(subject, version)).rejects.toMatchObject({ code });
  });
});
