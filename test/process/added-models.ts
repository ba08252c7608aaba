import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** Files by path below `models/`. */
export type ModelFiles = Readonly<Record<string, string>>;

const QUALITY = 'com/linkedin/dataset/DatasetQuality.pdl';

/** The aspect that `models/README.md` adds, word for word. */
export function recipeFiles(readme: string): ModelFiles {
  const [, block = ''] =
    /Write the record, say `com\/linkedin\/dataset\/DatasetQuality\.pdl`:\n\n {3}```\n([^]*?)\n {3}```/.exec(readme) ??
    [];
  return { [QUALITY]: `${block.replaceAll(/^ {3}/gm, '')}\n` };
}

/** A time series of datasets. */
export const SERIES: ModelFiles = {
  'com/linkedin/dataset/DatasetLoad.pdl': `namespace com.linkedin.dataset

import com.linkedin.timeseries.TimeseriesAspectBase

/** How long the nightly load of a dataset took. */
@Aspect = { "name": "datasetLoad", "type": "timeseries" }
record DatasetLoad includes TimeseriesAspectBase {
  /** Seconds from start to end. */
  @TimeseriesField = {}
  seconds: long
}
`,
};

/** An entity of its own, with key, aspect and snapshot. */
export const ENTITY: ModelFiles = {
  'com/linkedin/metadata/key/WarehouseKey.pdl': `namespace com.linkedin.metadata.key

/** Identifies one warehouse. */
@Aspect = { "name": "warehouseKey" }
record WarehouseKey {
  /** Code on the gate. */
  @Searchable = { "fieldName": "code", "fieldType": "KEYWORD", "addToFilters": true }
  code: string
}
`,
  'com/linkedin/warehouse/WarehouseInfo.pdl': `namespace com.linkedin.warehouse

import com.linkedin.common.Urn

/** What people know of a warehouse. */
@Aspect = { "name": "warehouseInfo" }
record WarehouseInfo {
  /** What it is called. */
  @Searchable = { "fieldType": "WORD_GRAM" }
  name: string

  /** Who runs it. */
  @Relationship = { "name": "RunBy", "entityTypes": ["corpuser"] }
  keeper: optional Urn
}
`,
  'com/linkedin/metadata/aspect/WarehouseAspect.pdl': `namespace com.linkedin.metadata.aspect

import com.linkedin.metadata.key.WarehouseKey
import com.linkedin.warehouse.WarehouseInfo

/** Aspects that a warehouse's snapshot may carry. */
typeref WarehouseAspect = union[WarehouseKey, WarehouseInfo]
`,
  'com/linkedin/metadata/snapshot/WarehouseSnapshot.pdl': `namespace com.linkedin.metadata.snapshot

import com.linkedin.metadata.aspect.WarehouseAspect

/** A warehouse with some or all of its aspects. */
@Entity = { "name": "warehouse", "keyAspect": "warehouseKey" }
record WarehouseSnapshot {
  /** The warehouse that the aspects belong to. */
  urn: string

  /** Aspects to write, or those read; each kind at most once. */
  aspects: array[WarehouseAspect]
}
`,
};

/** The entity in the registry. */
export const ENTITY_ENTRY = `  - name: warehouse
    doc: A building where goods are stored.
    keyAspect: warehouseKey
    aspects:
      - warehouseInfo
      - status
`;

/** Write files below a directory of models. */
export function addFiles(models: string, files: ModelFiles): void {
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(models, path)), { recursive: true });
    writeFileSync(join(models, path), text);
  }
}

/** Insert text after the first `anchor` in a file. @throws RangeError when there is none */
export function addText(file: string, anchor: string, text: string): void {
  const content = readFileSync(file, 'utf8');
  const at = content.indexOf(anchor);
  if (at < 0) throw new RangeError(`${file} does not contain ${anchor}`);
  writeFileSync(file, `${content.slice(0, at + anchor.length)}${text}${content.slice(at + anchor.length)}`);
}
