/** What a dataset is made of; all of it follows from its number. */
export interface SampleDataset {
  readonly urn: string;
  readonly name: string;
  readonly platform: string;
  readonly words: readonly string[];
  readonly owners: readonly string[];
  readonly tags: readonly string[];
  /** Numbers of the datasets that it is made from. */
  readonly upstreams: readonly number[];
}

const PLATFORMS = ['hive', 'kafka', 'mysql', 'postgres', 'snowflake', 'bigquery'];
const VOCABULARY = 400;
const DESCRIPTION_WORDS = 10;
const COLUMNS = 20;
const OWNERS = 100;
const TAGS = 40;
const TAG = 'urn:li:tag:tag';
/** Datasets stand in so many layers; each is made from two of the layer below. */
const LAYERS = 16;
const TIME = 1_700_000_000_000;
const STAMP = { time: TIME, actor: 'urn:li:corpuser:loader' };

/**
 * A catalog of datasets with 20 columns, owners, tags and lineage, the same on every machine. Numbers from `size` on
 * give further datasets of the same kind, which stand in no lineage.
 */
export class SampleCatalog {
  readonly layers = LAYERS;

  constructor(readonly size: number) {}

  dataset(number: number): SampleDataset {
    const platform = pick(PLATFORMS, random(number, 1));
    const words = Array.from({ length: DESCRIPTION_WORDS }, (_, at) => frequentWord(random(number, 10 + at)));
    const [first = '', second = ''] = words;
    const name = `db${String(number % 50)}.${first}_${second}_${String(number)}`;
    return {
      urn: urnOf(platform, name),
      name,
      platform: `urn:li:dataPlatform:${platform}`,
      words,
      owners: distinct(number, { stream: 40, count: 2, of: OWNERS, prefix: 'urn:li:corpuser:user' }),
      tags: distinct(number, { stream: 50, count: 2, of: TAGS, prefix: TAG }),
      upstreams: this.upstreams(number),
    };
  }

  urn(number: number): string {
    return this.dataset(number).urn;
  }

  /** The whole dataset as the wire takes it, five aspects. */
  snapshot(number: number): object {
    const dataset = this.dataset(number);
    return {
      value: {
        'com.linkedin.metadata.snapshot.DatasetSnapshot': {
          urn: dataset.urn,
          aspects: [
            { 'com.linkedin.dataset.DatasetProperties': propertiesOf(dataset, 0) },
            { 'com.linkedin.schema.SchemaMetadata': schemaOf(dataset, number) },
            { 'com.linkedin.common.Ownership': ownershipOf(dataset) },
            { 'com.linkedin.common.GlobalTags': { tags: dataset.tags.map((tag) => ({ tag })) } },
            {
              'com.linkedin.dataset.UpstreamLineage': {
                upstreams: dataset.upstreams.map((upstream) => ({
                  auditStamp: STAMP,
                  dataset: this.urn(upstream),
                  type: 'TRANSFORMED',
                })),
              },
            },
          ],
        },
      },
    };
  }

  /** All words under which the dataset is found, columns and their descriptions included. */
  text(number: number): string {
    const { urn, words, owners, tags } = this.dataset(number);
    const columns = columnsOf(number).flatMap(({ fieldPath, description }) => [fieldPath, description]);
    return [urn, ...words, ...owners, ...tags, ...columns].join(' ');
  }

  /** A change of one aspect, another value for each revision. Its words stay. */
  proposal(number: number, revision: number): object {
    const dataset = this.dataset(number);
    return {
      entityType: 'dataset',
      entityUrn: dataset.urn,
      changeType: 'UPSERT',
      aspectName: 'datasetProperties',
      aspect: { contentType: 'application/json', value: JSON.stringify(propertiesOf(dataset, revision)) },
    };
  }

  /** Number of a dataset that has all layers below it. */
  top(place: number): number {
    const layer = Math.floor(this.size / LAYERS);
    return layer * (LAYERS - 1) + (place % layer);
  }

  /** Number of a dataset on which all layers above it depend. */
  bottom(place: number): number {
    return place % Math.floor(this.size / LAYERS);
  }

  /** All tags; each is on a twentieth of the datasets. */
  tags(): readonly string[] {
    return Array.from({ length: TAGS }, (_, at) => `${TAG}${String(at)}`);
  }

  /** Numbers of the datasets that one is made from. */
  upstreams(number: number): readonly number[] {
    const layer = Math.floor(this.size / LAYERS);
    const below = Math.floor(number / layer) - 1;
    if (below < 0 || number >= layer * LAYERS) return [];
    const [a, b] = [random(number, 60), random(number, 61)].map((part) => below * layer + Math.floor(part * layer));
    return a === undefined || b === undefined || a === b ? [below * layer] : [a, b];
  }
}

function propertiesOf({ name, words }: SampleDataset, revision: number): object {
  return {
    name,
    description: words.join(' '),
    customProperties: { revision: String(revision), retention: '30', team: 'warehouse' },
  };
}

function schemaOf({ name, platform }: SampleDataset, number: number): object {
  return {
    schemaName: name,
    platform,
    version: 0,
    hash: '',
    platformSchema: { 'com.linkedin.schema.OtherSchema': { rawSchema: '' } },
    fields: columnsOf(number).map((column, at) => ({
      ...column,
      nullable: at > 0,
      nativeDataType: 'varchar(100)',
      type: { type: { 'com.linkedin.schema.StringType': {} } },
    })),
  };
}

function columnsOf(number: number): readonly { readonly fieldPath: string; readonly description: string }[] {
  return Array.from({ length: COLUMNS }, (_, at) => ({
    fieldPath: `${columnWord(random(number, 100 + at))}_${String(at)}`,
    description: `Holds the ${columnWord(random(number, 200 + at))} of the ${columnWord(random(number, 300 + at))}.`,
  }));
}

function ownershipOf({ owners }: SampleDataset): object {
  return { owners: owners.map((owner) => ({ owner, type: 'DATAOWNER' })), lastModified: STAMP };
}

function urnOf(platform: string, name: string): string {
  return `urn:li:dataset:(urn:li:dataPlatform:${platform},${name},PROD)`;
}

/** From 0 up to, not including, 1; the same for the same number and stream. */
function random(number: number, stream: number): number {
  let state = Math.imul(number + 1, 0x9e3779b1) ^ Math.imul(stream + 1, 0x85ebca6b);
  state = Math.imul(state ^ (state >>> 16), 0x21f0aaad);
  state = Math.imul(state ^ (state >>> 15), 0x735a2d97);
  return ((state ^ (state >>> 15)) >>> 0) / 2 ** 32;
}

function pick(list: readonly string[], part: number): string {
  return list[Math.floor(part * list.length)] ?? '';
}

interface Choice {
  readonly stream: number;
  readonly count: number;
  readonly of: number;
  readonly prefix: string;
}

function distinct(number: number, { stream, count, of, prefix }: Choice): readonly string[] {
  const all = Array.from({ length: count }, (_, at) => Math.floor(random(number, stream + at) * of));
  return [...new Set(all)].map((value) => `${prefix}${String(value)}`);
}

/**
 * Low ranks come often, as words do: the first one stands in every third description, the last ones in one of a
 * hundred.
 */
function frequentWord(part: number): string {
  return wordOf(Math.floor(VOCABULARY * part ** 2), 'k');
}

function columnWord(part: number): string {
  return wordOf(Math.floor(part * VOCABULARY), 'p');
}

/** Made-up words: no stemmer changes one that ends so, and no other text of the catalog holds one. */
function wordOf(rank: number, end: 'k' | 'p'): string {
  const consonants = 'bdfglmnr';
  const vowels = 'aiou';
  let text = '';
  for (let rest = rank + 1000, at = 0; at < 3; at++) {
    text += `${consonants[rest % 8] ?? ''}${vowels[(rest >> 3) % 4] ?? ''}`;
    rest = Math.floor(rest / 32) + 7 * (at + 1);
  }
  return text + end;
}
