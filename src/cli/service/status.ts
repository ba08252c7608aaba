import type { Command } from 'commander';
import type { CommandContext } from '../command-context.js';
import { memberOf, textOf } from '../json-members.js';
import { tableText } from '../output/table.js';
import { EntityLabels } from './entities/entity-labels.js';
import { findEntity, type NamedEntity } from './entities/entity-rules.js';
import { isStored } from './entities/propose.js';
import { forEachAtOnce } from './for-each-at-once.js';
import { type ServerClient, ServerRefusal } from './server-client.js';

/** A stored aspect. `versions`: how many there are with the latest one; absent for time series, which have points. */
interface AspectStatus {
  readonly name: string;
  readonly versions?: number;
  /** When the latest version was written: epoch milliseconds. */
  readonly time: number;
  /** URN of who wrote it. */
  readonly actor: string;
}

const CALLS_AT_ONCE = 4;
const NOT_FOUND = 404;

/** `cadastre status`: what is stored of an entity. */
export function addStatus(program: Command, context: CommandContext): void {
  program
    .command('status <urn>')
    .description('show whether an entity is stored or removed, and its aspects with their versions and dates')
    .addHelpText(
      'after',
      `
Examples:
  $ npx cadastre status "urn:li:corpuser:jdoe"
  $ npx cadastre status "urn:li:corpuser:jdoe" --json

Exit codes: 0 when it is stored, 1 otherwise.`,
    )
    .action(async (urn: string) => {
      const client = context.client();
      if (!(await isStored(urn, client))) {
        context.refuse({ code: 'ENTITY_MISSING', message: `${urn} is not stored.`, status: 0 });
        return;
      }
      const entity = await findEntity(urn);
      const stored = memberOf(await client.read(`/entitiesV2/${encodeURIComponent(urn)}`), 'aspects');
      const aspects = await statusOf(stored, { urn, entity, client });
      const removed = isRemoved(stored, entity);
      if (context.format() === 'json') {
        context.terminal.result(JSON.stringify({ urn, exists: true, removed, aspects }));
        return;
      }
      const label = (await (await EntityLabels.with(client)).of([urn])).get(urn);
      const title = [label?.name ?? urn, label?.type, label?.platform, removed ? 'marked as removed' : 'stored'];
      context.terminal.result([title.filter((text) => (text ?? '') !== '').join(', '), urn, ''].join('\n'));
      context.terminal.result(tableText(COLUMNS, aspects.map(rowOf), context.terminal.columns));
    });
}

const COLUMNS = [
  { heading: 'ASPECT' },
  { heading: 'VERSIONS' },
  { heading: 'WRITTEN' },
  { heading: 'BY', least: 12 },
] as const;

function rowOf({ name, versions, time, actor }: AspectStatus): readonly string[] {
  const written = new Date(time).toISOString().replace(/\.\d+Z$/, 'Z');
  return [name, versions === undefined ? 'points' : String(versions), written, actor];
}

interface StatusRequest {
  readonly urn: string;
  readonly entity: NamedEntity | undefined;
  readonly client: ServerClient;
}

async function statusOf(stored: unknown, { urn, entity, client }: StatusRequest): Promise<readonly AspectStatus[]> {
  const aspects = typeof stored === 'object' && stored !== null ? Object.entries(stored) : [];
  const versions = new Map<string, number>();
  const versioned = aspects.map(([name]) => name).filter((name) => entity?.timeseries.has(name) !== true);
  await forEachAtOnce(versioned, CALLS_AT_ONCE, async (name) => {
    versions.set(name, 1 + (await replacedVersions(urn, name, client)));
  });
  return aspects
    .map(([name, aspect]): AspectStatus => {
      const created = memberOf(aspect, 'created');
      const count = versions.get(name);
      return {
        name,
        ...(count === undefined ? {} : { versions: count }),
        time: Number(textOf(created, 'time')),
        actor: textOf(created, 'actor'),
      };
    })
    .toSorted((a, b) => (a.name < b.name ? -1 : 1));
}

/** The newest replaced value has their number. */
async function replacedVersions(urn: string, aspect: string, client: ServerClient): Promise<number> {
  try {
    const path = `/aspects/${encodeURIComponent(urn)}?aspect=${encodeURIComponent(aspect)}&version=-1`;
    return Number(textOf(await client.read(path), 'version'));
  } catch (refusal) {
    if (refusal instanceof ServerRefusal && refusal.status === NOT_FOUND) return 0;
    throw refusal;
  }
}

function isRemoved(stored: unknown, entity: NamedEntity | undefined): boolean {
  const { aspect = '', path = [] } = entity?.flag ?? {};
  let value = memberOf(memberOf(stored, aspect), 'value');
  for (const step of path) value = memberOf(value, step);
  return value === true;
}
