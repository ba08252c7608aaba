import { SYSTEM_ACTOR } from '../../kernel/actors.js';
import { datasetParts } from './dataset-parts.js';

const STAMP = { time: 7, actor: SYSTEM_ACTOR };

describe('datasetParts', () => {
  it('gives nothing for an empty update', () => {
    expect(datasetParts({}, STAMP)).toEqual([]);
  });

  it('gives the aspect that each part replaces', () => {
    const tags = { tags: [{ tag: { urn: 'urn:li:tag:a' } }] };
    expect(
      datasetParts(
        {
          ownership: {
            owners: [
              { owner: 'urn:li:corpuser:x' },
              { owner: 'urn:li:corpuser:x', type: 'NONE' },
              { owner: 'urn:li:corpuser:y', ownershipTypeUrn: 'urn:li:ownershipType:z' },
            ],
          },
          deprecation: { deprecated: true, decommissionTime: 0, note: 'n' },
          institutionalMemory: {
            elements: [
              { url: 'u', author: 'bare' },
              { url: 'v', author: 'urn:li:corpuser:x', description: 'd', createdAt: 1 },
              { url: 'v', author: 'x', description: 'd', createdAt: 1 },
            ],
          },
          globalTags: { tags: [...tags.tags, ...tags.tags] },
          editableSchemaMetadata: {
            editableSchemaFieldInfo: [{ fieldPath: 'f', description: 'd', globalTags: tags }, { fieldPath: 'g' }],
          },
          editableProperties: { description: 'text' },
        },
        STAMP,
      ),
    ).toEqual([
      [
        'ownership',
        {
          owners: [
            { owner: 'urn:li:corpuser:x', type: 'NONE' },
            { owner: 'urn:li:corpuser:y', type: 'CUSTOM', typeUrn: 'urn:li:ownershipType:z' },
          ],
          lastModified: STAMP,
        },
      ],
      ['deprecation', { deprecated: true, decommissionTime: 0, note: 'n', actor: SYSTEM_ACTOR }],
      [
        'institutionalMemory',
        {
          elements: [
            { url: 'u', description: '', createStamp: { time: 7, actor: 'urn:li:corpuser:bare' } },
            { url: 'v', description: 'd', createStamp: { time: 1, actor: 'urn:li:corpuser:x' } },
          ],
        },
      ],
      ['globalTags', { tags: [{ tag: 'urn:li:tag:a' }] }],
      [
        'editableSchemaMetadata',
        {
          created: STAMP,
          lastModified: STAMP,
          editableSchemaFieldInfo: [
            { fieldPath: 'f', description: 'd', globalTags: { tags: [{ tag: 'urn:li:tag:a' }] } },
            { fieldPath: 'g' },
          ],
        },
      ],
      ['editableDatasetProperties', { description: 'text', created: STAMP, lastModified: STAMP }],
    ]);
  });
});
