/** Compares the expected content of a catalog with the results of its four reads. */
import { aspects } from '../../generated/service/registry/aspects.js';
import { entities } from '../../generated/service/registry/entities.js';
import { Digits, isList, isObject, type ExactValue, writeJson } from './exact-json.js';
import type { ExpectedEntity } from './expected-catalog.js';
import type { StoredCatalog } from './stored-catalog.js';

/** `aspects`, `points`: how many values were compared. `differences`: descriptions of values that differ. */
export interface Comparison {
  readonly aspects: number;
  readonly points: number;
  readonly differences: readonly string[];
}

const RECORD_OF_ASPECT = new Map(aspects.map(({ name, record }) => [name, record]));
const ENTITIES = new Map(entities.map((entity) => [entity.name.toLowerCase(), entity]));
const ENCRYPTED = /^encrypted:v\d:/;
/** Aspects that the first write of an entity stores by default, beside the key. */
const BROUGHT_ALONG = ['browsePaths', 'browsePathsV2', 'dataPlatformInstance'];

export async function compareCatalog(
  expected: ReadonlyMap<string, ExpectedEntity>,
  stored: StoredCatalog,
): Promise<Comparison> {
  const differences: string[] = [];
  let compared = 0;
  let points = 0;
  for (const [urn, entity] of expected) {
    differences.push(...(await compareAspects(urn, entity.aspects, stored)));
    compared += entity.aspects.size;
    for (const [aspect, series] of entity.points) {
      differences.push(...comparePoints(`${urn} ${aspect}`, [...series.values()], await stored.points(urn, aspect)));
      points += series.size;
    }
  }
  return { aspects: compared, points, differences };
}

async function compareAspects(
  urn: string,
  expected: ReadonlyMap<string, ExactValue>,
  stored: StoredCatalog,
): Promise<readonly string[]> {
  const [latest, snapshot] = [await stored.latest(urn), await stored.snapshot(urn)];
  const entity = ENTITIES.get(urn.split(':')[2]?.toLowerCase() ?? '');
  const may = new Set([...expected.keys(), ...BROUGHT_ALONG, entity?.keyAspect]);
  const differences = [...latest.keys()]
    .filter((name) => !may.has(name))
    .map((name) => `${urn} ${name}: never written`);
  const must = entity === undefined || latest.has(entity.keyAspect) ? [] : [`${urn}: has no key aspect`];
  if ((snapshot === undefined) !== (entity?.snapshot === undefined)) {
    differences.push(`${urn}: ${snapshot === undefined ? 'has no snapshot' : 'has a snapshot'}`);
  }
  for (const [name, value] of expected) {
    const path = `${urn} ${name}`;
    differences.push(...labelled('entity', differencesOf(path, value, latest.get(name))));
    differences.push(...labelled('version', differencesOf(path, value, await stored.version(urn, name))));
    if (snapshot === undefined) continue;
    const shown = snapshot.get(RECORD_OF_ASPECT.get(name) ?? name);
    differences.push(...labelled('snapshot', differencesOf(path, value, shown)));
  }
  return [...must, ...differences];
}

function comparePoints(
  path: string,
  expected: readonly ExactValue[],
  stored: readonly ExactValue[],
): readonly string[] {
  const left = new Map(stored.map((point) => [canonical(point), point]));
  const missing = expected.filter((point) => !left.delete(canonical(point)));
  const times = stored.map(timeOf);
  const isOrdered = times.every((time, at) => at === 0 || time <= (times[at - 1] ?? time));
  return labelled('points', [
    ...missing.map((point) => `${path}: does not have ${shown(point)}`),
    ...[...left.values()].map((point) => `${path}: has ${shown(point)}, which was never written or was replaced`),
    ...(isOrdered ? [] : [`${path}: the newest is not the first`]),
  ]);
}

function timeOf(point: ExactValue): number {
  const time = isObject(point) ? point['timestampMillis'] : undefined;
  return time instanceof Digits ? Number(time.text) : Number.NaN;
}

function labelled(read: string, differences: readonly string[]): readonly string[] {
  return differences.map((difference) => `${read}: ${difference}`);
}

/** The order of members is free; everything else must be equal, digits of numbers and the order of lists included. */
function differencesOf(
  path: string,
  expected: ExactValue | undefined,
  stored: ExactValue | undefined,
): readonly string[] {
  if (isObject(expected) && isObject(stored)) {
    const names = new Set([...Object.keys(expected), ...Object.keys(stored)]);
    return [...names].flatMap((name) => differencesOf(`${path}/${name}`, expected[name], stored[name]));
  }
  if (isList(expected) && isList(stored) && expected.length === stored.length) {
    return expected.flatMap((item, at) => differencesOf(`${path}/${String(at)}`, item, stored[at]));
  }
  // Of what is stored encrypted, that it is not what was written is all that can be seen.
  if (typeof expected === 'string' && typeof stored === 'string' && ENCRYPTED.test(stored)) return [];
  const same = expected !== undefined && stored !== undefined && writeJson(expected) === writeJson(stored);
  return same ? [] : [`${path}: wrote ${shown(expected)}, read ${shown(stored)}`];
}

/** Text that is equal for values which differ only in the order of members. */
function canonical(value: ExactValue): string {
  if (isList(value)) return `[${value.map(canonical).join(',')}]`;
  if (!isObject(value)) return writeJson(value);
  const members = Object.entries(value).map(([name, member]) => `${JSON.stringify(name)}:${canonical(member)}`);
  return `{${members.sort().join(',')}}`;
}

const LONGEST = 120;

function shown(value: ExactValue | undefined): string {
  const text = value === undefined ? 'nothing' : writeJson(value);
  return text.length > LONGEST ? `${text.slice(0, LONGEST)}…` : text;
}
