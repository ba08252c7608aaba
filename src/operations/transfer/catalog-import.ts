import { createHash } from 'node:crypto';
import { Readable } from 'node:stream';
import { type EntityWrite, noLimit, type WriteRequest } from '../../aspects/index.js';
import type { ChangeLog, StoredTexts } from '../../change-log/index.js';
import { SYSTEM_ACTOR } from '../../kernel/actors.js';
import type { SystemMetadata } from '../../kernel/audit-stamp.js';
import { type CatalogStores, exportLines } from './catalog-export.js';
import { type ExportedEntity, type ExportFooter, readEntity, readFooter, readHeader } from './exported-entity.js';

/** Why a catalog could not be imported; a sentence for people. */
export class ImportRefused extends Error {
  override readonly name = 'ImportRefused';
}

/** Where a catalog is imported to. */
export interface ImportTarget extends CatalogStores {
  readonly log: ChangeLog;
  readonly texts: StoredTexts;
}

/**
 * The lines of an export, whose first one has been read: whoever opens the store after it makes none for another file.
 * @throws ImportRefused where they are no export
 */
export async function linesOfExport(lines: AsyncIterable<string>): Promise<AsyncIterable<string>> {
  const rest = lines[Symbol.asyncIterator]();
  const first = await rest.next();
  if (first.done === true || readHeader(first.value) === undefined) throw new ImportRefused(NO_EXPORT);
  return (async function* () {
    yield first.value;
    yield* { [Symbol.asyncIterator]: () => rest };
  })();
}

const NO_EXPORT = 'The file is no export of a catalog.';
/** Entities, and characters of them, that one transaction takes. */
const BATCH = 50;
const BATCH_LENGTH = 2_000_000;
/** Name of the text that says which export is being imported. */
const MARK = 'import';

/**
 * Import an export into a store that is empty, or was left by an import of the same export that did not end: an entity
 * is there with its whole history, or not at all, and one that is there is left alone. Versions and points keep their
 * times, actors and system metadata; the numbers of versions begin with 1, those of the change log are new.
 * @returns what the export has, which the store was compared with
 * @throws ImportRefused; StoreUnavailable
 */
export async function importCatalog(
  lines: AsyncIterable<string>,
  target: ImportTarget,
  report: (done: number) => void,
): Promise<ExportFooter> {
  const hash = createHash('sha256');
  let id: string | undefined;
  let footer: ExportFooter | undefined;
  let batch: ExportedEntity[] = [];
  let length = 0;
  let done = 0;
  for await (const line of lines) {
    if (id === undefined) {
      id = await begin(line, target);
      continue;
    }
    if (footer !== undefined) throw new ImportRefused('The file has lines after its end.');
    footer = readFooter(line);
    if (footer !== undefined) continue;
    hash.update(`${line}\n`);
    const entity = readEntity(line);
    if (entity === undefined) throw new ImportRefused(`Line ${String(done + 2)} of the file is no entity.`);
    batch.push(entity);
    length += line.length;
    done++;
    if (batch.length < BATCH && length < BATCH_LENGTH) continue;
    await store(batch, target);
    [batch, length] = [[], 0];
    report(done);
  }
  await store(batch, target);
  if (id === undefined || footer === undefined || footer.digest !== hash.digest('hex'))
    throw new ImportRefused('The file is not complete: it was cut off or changed. Export it again.');
  await compare(footer, target, report);
  await target.texts.write(MARK, JSON.stringify({ id, state: 'done' }));
  return footer;
}

async function begin(line: string, { log, texts }: ImportTarget): Promise<string> {
  const header = readHeader(line);
  if (header === undefined) throw new ImportRefused(NO_EXPORT);
  const running = JSON.stringify({ id: header.id, state: 'running' });
  if ((await texts.read(MARK)) === running) return header.id;
  if ((await log.head()) > 0)
    throw new ImportRefused('The store is not empty. A catalog is imported into an empty one.');
  await texts.write(MARK, running);
  return header.id;
}

async function store(batch: readonly ExportedEntity[], { aspects, registry }: ImportTarget): Promise<void> {
  const there = await aspects.existing(batch.map(({ urn }) => urn));
  const requests = batch.flatMap((entity) => {
    if (there.has(entity.urn)) return [];
    // Of a type that the models no longer have, the export says by its order which aspect is the key.
    const keyAspect = registry.entity(entity.type)?.keyAspect ?? entity.versions[0]?.aspect;
    return keyAspect === undefined ? [] : requestsOf(entity, keyAspect);
  });
  if (requests.length === 0) return;
  const outcomes = await aspects.commit(requests, noLimit);
  if (outcomes.some(({ kind }) => kind === 'refused'))
    throw new ImportRefused('The store refuses an entity of the file.');
}

/** Each version as it was written, the oldest first. */
function requestsOf({ urn, type, versions, points }: ExportedEntity, keyAspect: string): readonly WriteRequest[] {
  const entity = { urn, entityType: type, keyAspect, defaults: [] };
  const written = versions.flatMap(({ aspect, json, system, on, by }): readonly WriteRequest[] => {
    const entities: readonly EntityWrite[] = [{ ...entity, writes: [{ aspect, change: 'UPSERT', json }] }];
    const stamp = { time: on, actor: by };
    const once = { entities, stamp, system: withoutLastRun(system) };
    const { lastRunId = system.runId } = system;
    // That a later run wrote the same again is known by a write that changes nothing else.
    return lastRunId === system.runId ? [once] : [once, { ...once, system: { ...once.system, runId: lastRunId } }];
  });
  const added = points.map(({ aspect, time: timestamp, identity, json, system }): WriteRequest => {
    const writes = [{ aspect, change: 'ADD_POINT', timestamp, identity, json }] as const;
    const stamp = { time: system.lastObserved, actor: SYSTEM_ACTOR };
    return { entities: [{ ...entity, writes }], stamp, system: withoutLastRun(system) };
  });
  return [...written, ...added];
}

function withoutLastRun({ lastRunId: _lastRunId, ...system }: SystemMetadata): SystemMetadata {
  return system;
}

/** Read the store again as an export reads it. */
async function compare(expected: ExportFooter, target: ImportTarget, report: (done: number) => void): Promise<void> {
  const lines = exportLines(target, Readable.from([]), report);
  let step = await lines.next();
  while (step.done !== true) step = await lines.next();
  const { digest, entities, versions, points } = step.value;
  if (digest === expected.digest) return;
  const counts = (one: Omit<ExportFooter, 'digest'>): string =>
    `${String(one.entities)} entities, ${String(one.versions)} versions and ${String(one.points)} points`;
  throw new ImportRefused(
    `The store has ${counts({ entities, versions, points })} after the import, the file ${counts(expected)}, and they are not the same.`,
  );
}
