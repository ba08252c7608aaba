import type { SystemMetadata } from '../../kernel/audit-stamp.js';
import { isMembers, type Members } from '../../kernel/members.js';
import { parseUrn, type Urn } from '../../kernel/urn.js';

/** A version of an aspect. `on`: epoch milliseconds, UTC. */
export interface ExportedVersion {
  readonly aspect: string;
  readonly json: string;
  readonly system: SystemMetadata;
  readonly on: number;
  readonly by: Urn;
}

/** A point of a time series. `time`: of the event, epoch milliseconds, UTC. */
export interface ExportedPoint {
  readonly aspect: string;
  readonly time: number;
  readonly identity: string;
  readonly json: string;
  readonly system: SystemMetadata;
}

/**
 * All that is stored of an entity. `versions`: those of the key aspect first, then in the order in which they were
 * written. `points`: by aspect, then time, then identity.
 */
export interface ExportedEntity {
  readonly urn: Urn;
  readonly type: string;
  readonly versions: readonly ExportedVersion[];
  readonly points: readonly ExportedPoint[];
}

/** How much a catalog has, or a part of it. */
export interface TransferCounts {
  readonly entities: number;
  readonly versions: number;
  readonly points: number;
}

/** The first line of an export. `id`: SHA-256 of the lines of its first hundred entities, in hexadecimal digits. */
export interface ExportHeader {
  readonly id: string;
}

/** The last line of an export. `digest`: SHA-256 of the lines of all entities, in hexadecimal digits. */
export interface ExportFooter extends TransferCounts {
  readonly digest: string;
}

const FORMAT = 'cadastre-catalog-1';

export function headerLine({ id }: ExportHeader): string {
  return JSON.stringify({ format: FORMAT, id });
}

/** `undefined` when the line is none. */
export function readHeader(line: string): ExportHeader | undefined {
  const header = membersIn(line);
  return header['format'] === FORMAT && typeof header['id'] === 'string' ? { id: header['id'] } : undefined;
}

export function footerLine({ entities, versions, points, digest }: ExportFooter): string {
  return JSON.stringify({ end: { entities, versions, points, digest } });
}

/** `undefined` when the line is none. */
export function readFooter(line: string): ExportFooter | undefined {
  const { end } = membersIn(line);
  if (!isMembers(end)) return undefined;
  const { entities, versions, points, digest } = end;
  if (typeof entities !== 'number' || typeof versions !== 'number') return undefined;
  return typeof points === 'number' && typeof digest === 'string' ? { entities, versions, points, digest } : undefined;
}

/** The same text for the same content, whichever store it comes from. */
export function entityLine({ urn, type, versions, points }: ExportedEntity): string {
  return JSON.stringify({
    urn,
    type,
    versions: versions.map(({ aspect, json, system, on, by }) => [aspect, json, ordered(system), on, by]),
    points: points.map(({ aspect, time, identity, json, system }) => [aspect, time, identity, json, ordered(system)]),
  });
}

/** `undefined` when the line is no entity. */
export function readEntity(line: string): ExportedEntity | undefined {
  const { urn: text, type, versions, points } = membersIn(line);
  const urn = typeof text === 'string' ? parseUrn(text) : undefined;
  if (urn === undefined || typeof type !== 'string' || !Array.isArray(versions) || !Array.isArray(points))
    return undefined;
  const found = { versions: versions.map(versionOf), points: points.map(pointOf) };
  if (!found.versions.every((one) => one !== undefined) || !found.points.every((one) => one !== undefined))
    return undefined;
  return { urn, type, versions: found.versions, points: found.points };
}

function versionOf(value: unknown): ExportedVersion | undefined {
  const [aspect, json, given, on, actor] = listIn(value);
  const by = typeof actor === 'string' ? parseUrn(actor) : undefined;
  const system = systemIn(given);
  if (typeof aspect !== 'string' || typeof json !== 'string' || typeof on !== 'number') return undefined;
  return by === undefined || system === undefined ? undefined : { aspect, json, system, on, by };
}

function pointOf(value: unknown): ExportedPoint | undefined {
  const [aspect, time, identity, json, given] = listIn(value);
  const system = systemIn(given);
  if (typeof aspect !== 'string' || typeof time !== 'number' || typeof identity !== 'string') return undefined;
  return typeof json !== 'string' || system === undefined ? undefined : { aspect, time, identity, json, system };
}

function listIn(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : [];
}

function systemIn(value: unknown): SystemMetadata | undefined {
  if (!isMembers(value)) return undefined;
  const { lastObserved, runId, lastRunId, ordinal, properties, ...others } = value;
  if (typeof lastObserved !== 'number' || typeof runId !== 'string') return undefined;
  return {
    lastObserved,
    runId,
    ...(typeof lastRunId === 'string' ? { lastRunId } : {}),
    ...(typeof ordinal === 'number' ? { ordinal } : {}),
    ...textsIn(others),
    ...(isMembers(properties) ? { properties: textsIn(properties) } : {}),
  };
}

function textsIn(members: Members): Readonly<Record<string, string>> {
  const texts: Record<string, string> = {};
  for (const [name, value] of Object.entries(members)) if (typeof value === 'string') texts[name] = value;
  return texts;
}

/** Members in one order, whichever the store has. */
function ordered(system: SystemMetadata): object {
  const { properties, ...others } = system;
  return { ...sorted(others), ...(properties === undefined ? {} : { properties: sorted(properties) }) };
}

function sorted(members: object): object {
  return Object.fromEntries(Object.entries(members).sort(([a], [b]) => (a < b ? -1 : 1)));
}

function membersIn(line: string): Members {
  try {
    const value: unknown = JSON.parse(line);
    return isMembers(value) ? value : {};
  } catch {
    return {};
  }
}
