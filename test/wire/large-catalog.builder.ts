import { request } from 'node:http';
import { Readable } from 'node:stream';
import type { EntityChange } from '../../src/aspects/group-commit/group-commit.js';
import { GroupCommit } from '../../src/aspects/group-commit/group-commit.js';
import { SYSTEM_ACTOR } from '../../src/kernel/actors.js';
import { Registry } from '../../src/registry/index.js';
import { sampleSize } from '../sample-size.js';
import { wireApp, type WireApp } from './app.builder.js';

/** Entities and points; what is costly is so beyond doubt, and the thorough run has the numbers that are promised. */
const ENTITIES = sampleSize(10_200, 100_000);
const POINTS = sampleSize(15_000, 200_000);

/** Folders below one, each with some datasets. */
const FOLDERS = 10_000;
const BATCH = 1000;
const TIME = 1_700_000_000_000;

/** The tag that every dataset has, and the dataset that has all points; it is also the one all others come from. */
export const HUB = 'urn:li:tag:all';
export const SERIES = datasetUrn(0);

/** A request, by POST when it has a body, which is written as JSON. `status`: of the answer, 200 when absent. */
export interface WorstRequest {
  readonly path: string;
  readonly body?: Buffer | object;
  readonly status?: number;
}

/** An answer of which only the beginning is kept. */
export interface Outline {
  readonly status: number;
  /** Bytes of the body. */
  readonly length: number;
  /** First characters of the body. */
  readonly begin: string;
}

const KEPT = 2000;
const PIECE = 65_536;

/** URN of a dataset of the catalog. */
export function datasetUrn(number: number): string {
  return `urn:li:dataset:(urn:li:dataPlatform:hive,shop.orders_${String(number)},PROD)`;
}

/**
 * A service that listens, with ENTITIES datasets of a few aspects. Each has the tag HUB and, but for the first, one
 * upstream, so that they form a binary tree below the first. The first has POINTS points.
 */
export async function largeCatalog(): Promise<{ readonly app: WireApp; readonly address: string }> {
  const app = await wireApp();
  const commit = app.find(GroupCommit);
  const registry = app.find(Registry);
  const submit = async (changes: readonly EntityChange[]): Promise<void> => {
    await commit.submit({
      changes,
      stamp: { time: TIME, actor: SYSTEM_ACTOR },
      system: { lastObserved: TIME, runId: 'no-run-id-provided' },
    });
  };
  for (let from = 0; from < ENTITIES; from += BATCH) {
    await submit(numbers(from, BATCH).map((number) => datasetChange(registry, number)));
  }
  for (let from = 0; from < POINTS; from += BATCH) {
    await submit([{ target: registry.requireUrn(SERIES), writes: numbers(from, BATCH).map(pointWrite) }]);
  }
  return { app, address: await app.listen() };
}

/** Send a request over a socket. */
export function outline(address: string, { path, body }: WorstRequest): Promise<Outline> {
  const bytes = Buffer.isBuffer(body) ? body : Buffer.from(body === undefined ? '' : JSON.stringify(body));
  return new Promise((resolve, reject) => {
    const sent = request(`${address}${path}`, {
      method: body === undefined ? 'GET' : 'POST',
      headers: { 'content-type': 'application/json' },
    });
    sent.on('error', reject).on('response', (answer) => {
      let length = 0;
      let begin = '';
      answer.on('data', (bytes: Buffer) => {
        length += bytes.length;
        if (begin.length < KEPT) begin += bytes.toString('latin1', 0, KEPT);
      });
      answer.on('error', reject).on('end', () => {
        resolve({ status: answer.statusCode ?? 0, length, begin: begin.slice(0, KEPT) });
      });
    });
    // In pieces: the turns of this process are measured, and those of the caller are among them.
    Readable.from(pieces(bytes)).pipe(sent);
  });
}

function* pieces(bytes: Buffer): Generator<Buffer> {
  for (let at = 0; at < bytes.length; at += PIECE) yield bytes.subarray(at, at + PIECE);
}

function numbers(from: number, count: number): readonly number[] {
  return Array.from({ length: count }, (_, at) => from + at);
}

function datasetChange(registry: Registry, number: number): EntityChange {
  const upstreams = number === 0 ? [] : [{ dataset: datasetUrn(Math.floor((number - 1) / 2)), type: 'TRANSFORMED' }];
  const values: Readonly<Record<string, object>> = {
    datasetProperties: { name: `orders ${String(number)}`, description: `Orders of shop ${String(number % 100)}` },
    globalTags: { tags: [{ tag: HUB }, { tag: `urn:li:tag:shop${String(number % 100)}` }] },
    upstreamLineage: { upstreams },
    browsePaths: { paths: [`/shops/shop${String(number % FOLDERS)}`] },
  };
  const writes = Object.entries(values).map(
    ([aspect, value]) => ({ aspect, change: 'UPSERT', json: JSON.stringify(value) }) as const,
  );
  return { target: registry.requireUrn(datasetUrn(number)), writes };
}

function pointWrite(number: number) {
  const timestamp = TIME + number;
  const json = JSON.stringify({ timestampMillis: timestamp, rowCount: number, columnCount: 7 });
  return { aspect: 'datasetProfile', change: 'ADD_POINT', timestamp, identity: '', json } as const;
}
