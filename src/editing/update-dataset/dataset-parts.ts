/** Parts of a dataset's update as aspects: takes the caller's input, gives values of the aspects that they replace. */
import type { AuditStamp } from '../../kernel/audit-stamp.js';
import { failures } from '../../kernel/failures.js';
import { firstRepeated } from '../../kernel/first-repeated.js';
import type { AspectValue } from '../aspect-editor.js';
import { distinctItems } from '../distinct-items.js';
import type { DatasetUpdate } from './update-dataset.command.js';

type Given<K extends keyof DatasetUpdate> = NonNullable<DatasetUpdate[K]>;

/** Aspect name and new value for each part that is given. @throws failures.parameterInvalid */
export function datasetParts(update: DatasetUpdate, stamp: AuditStamp): readonly (readonly [string, AspectValue])[] {
  const { ownership, deprecation, institutionalMemory, editableSchemaMetadata, editableProperties } = update;
  const tags = update.globalTags ?? update.tags;
  const parts: (readonly [string, AspectValue])[] = [];
  if (ownership) parts.push(['ownership', ownershipOf(ownership, stamp)]);
  if (deprecation) parts.push(['deprecation', deprecationOf(deprecation, stamp)]);
  if (institutionalMemory) parts.push(['institutionalMemory', linksOf(institutionalMemory, stamp)]);
  if (tags) parts.push(['globalTags', tagsOf(tags)]);
  if (editableSchemaMetadata) parts.push(['editableSchemaMetadata', fieldsOf(editableSchemaMetadata, stamp)]);
  if (editableProperties) {
    const { description } = editableProperties;
    parts.push(['editableDatasetProperties', { description, created: stamp, lastModified: stamp }]);
  }
  return parts;
}

function ownershipOf({ owners }: Given<'ownership'>, stamp: AuditStamp): AspectValue {
  return {
    owners: distinctItems(
      owners.map(({ owner, type, ownershipTypeUrn }) => ({
        owner,
        type: type ?? (ownershipTypeUrn ? 'CUSTOM' : 'NONE'),
        ...(ownershipTypeUrn ? { typeUrn: ownershipTypeUrn } : {}),
      })),
    ),
    lastModified: stamp,
  };
}

function deprecationOf(
  { deprecated, decommissionTime, note }: Given<'deprecation'>,
  { actor }: AuditStamp,
): AspectValue {
  return { deprecated, ...(typeof decommissionTime === 'number' ? { decommissionTime } : {}), note, actor };
}

function linksOf({ elements }: Given<'institutionalMemory'>, { time }: AuditStamp): AspectValue {
  return {
    elements: distinctItems(
      elements.map(({ url, description, author, createdAt }) => ({
        url,
        description: description ?? '',
        createStamp: {
          time: createdAt ?? time,
          actor: author.startsWith('urn:') ? author : `urn:li:corpuser:${author}`,
        },
      })),
    ),
  };
}

function tagsOf({ tags }: Given<'globalTags'>): AspectValue {
  return { tags: distinctItems(tags.map(({ tag }) => ({ tag: tag.urn }))) };
}

function fieldsOf({ editableSchemaFieldInfo }: Given<'editableSchemaMetadata'>, stamp: AuditStamp): AspectValue {
  const columns = distinctItems(
    editableSchemaFieldInfo.map(({ fieldPath, description, globalTags }) => ({
      fieldPath,
      ...(description ? { description } : {}),
      ...(globalTags ? { globalTags: tagsOf(globalTags) } : {}),
    })),
  );
  const repeated = firstRepeated(columns.map(({ fieldPath }) => fieldPath));
  if (repeated !== undefined) {
    // Whoever reads what is said of a column looks at one entry: the other would be lost.
    const reason = `it says two things of the column "${repeated}"`;
    throw failures.parameterInvalid({ name: 'editableSchemaFieldInfo', reason, value: repeated });
  }
  return { created: stamp, lastModified: stamp, editableSchemaFieldInfo: columns };
}
