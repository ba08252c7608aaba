import avro from 'avsc';
import type { ReadTopic } from './topic-reader.js';

/** A proposal as others frame it, by the newest schema that the registry has for the topic. */
export async function proposalBytes({ topic, registry }: ReadTopic, urn: string, json: string): Promise<Buffer> {
  const response = await fetch(`${registry}/subjects/${topic}-value/versions/latest`);
  // eslint-disable-next-line @typescript-eslint/consistent-type-assertions -- by the API of registries
  const { id, schema } = (await response.json()) as { readonly id: number; readonly schema: string };
  const head = Buffer.alloc(5);
  head.writeUInt32BE(id, 1);
  // eslint-disable-next-line @typescript-eslint/consistent-type-assertions -- checked by the library
  const type = avro.Type.forSchema(JSON.parse(schema) as avro.Schema);
  const record = {
    ...{ auditHeader: null, entityType: 'dataset', entityUrn: urn, entityKeyAspect: null },
    ...{ changeType: 'UPSERT', aspectName: 'status', systemMetadata: null },
    aspect: { value: Buffer.from(json), contentType: 'application/json' },
  };
  return Buffer.concat([head, type.toBuffer(record)]);
}
