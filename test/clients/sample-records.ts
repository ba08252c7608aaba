/** Proposals for one dataset as files of the published clients have them. */
export interface SampleRecord {
  readonly entityType: string;
  readonly entityUrn: string;
  readonly changeType: string;
  readonly aspectName: string;
  readonly aspect: { readonly json: object };
}

const STAMP = { time: 1_767_225_600_000, actor: 'urn:li:corpuser:maya' };

/** A table with a column, an owner and a tag. */
export function sampleRecords(urn: string): readonly SampleRecord[] {
  const aspects: Readonly<Record<string, object>> = {
    status: { removed: false },
    schemaMetadata: {
      schemaName: 'pets',
      platform: 'urn:li:dataPlatform:postgres',
      version: 0,
      hash: '',
      platformSchema: { 'com.linkedin.schema.OtherSchema': { rawSchema: '' } },
      fields: [
        {
          fieldPath: 'name',
          nullable: false,
          type: { type: { 'com.linkedin.schema.StringType': {} } },
          nativeDataType: 'text',
        },
      ],
    },
    ownership: { owners: [{ owner: STAMP.actor, type: 'TECHNICAL_OWNER' }], lastModified: STAMP },
    globalTags: { tags: [{ tag: 'urn:li:tag:fur' }] },
  };
  return Object.entries(aspects).map(([aspectName, json]) => ({
    entityType: 'dataset',
    entityUrn: urn,
    changeType: 'UPSERT',
    aspectName,
    aspect: { json },
  }));
}
