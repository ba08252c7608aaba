import DataLoader from 'dataloader';
import { ReadEntitiesQuery, type EntityAspects } from '../../aspects/index.js';
import { DEFAULT_RUN_ID } from '../../kernel/audit-stamp.js';
import { InvariantError } from '../../kernel/assert-never.js';
import { failures } from '../../kernel/failures.js';
import { inTurns } from '../../kernel/in-turns.js';
import { readWideJson } from '../../kernel/exact-json.js';
import { isMembers, type Members } from '../../kernel/members.js';
import type { MessageBus, RequestContext } from '../../platform/seam/index.js';
import type { GraphqlEntity } from './nodes.js';
import { readPermitted } from './permitted-reads.js';

/** Work of parsing an aspect. */
const VALUE_UNITS = 5;

interface AspectRequest {
  readonly node: GraphqlEntity;
  readonly aspect: string;
}

/** An aspect as it is read. `stored`: `no` for a key that was made from the URN of an unknown entity. */
export interface LoadedAspect {
  readonly value: Members;
  readonly isStored: boolean;
}

/**
 * Reads latest aspects of entities. All that the fields of one level of a query ask for, of however many entities, is
 * one question to the store.
 */
export class EntityLoader {
  private readonly loader: DataLoader<AspectRequest, LoadedAspect | undefined, string>;
  private readonly ingestions: DataLoader<GraphqlEntity, number | undefined, string>;

  constructor(
    private readonly bus: MessageBus,
    private readonly context: RequestContext,
  ) {
    this.loader = new DataLoader((requests) => this.read(requests), {
      cacheKeyFn: ({ node, aspect }) => `${aspect} ${node.isNamed === true ? 'named ' : ''}${node.urn}`,
    });
    this.ingestions = new DataLoader((nodes) => this.readIngestions(nodes), { cacheKeyFn: ({ urn }) => urn });
  }

  /** `undefined` when the entity has no such aspect. */
  aspect(node: GraphqlEntity, aspect: string): Promise<LoadedAspect | undefined> {
    return this.loader.load({ node, aspect });
  }

  /** Whether anything is stored of the entity. */
  async exists(node: GraphqlEntity): Promise<boolean> {
    const key = await this.aspect(node, node.entity.keyAspect);
    return key?.isStored === true;
  }

  /** When a run last wrote or saw an aspect of it, in epoch milliseconds; `undefined` when none has. */
  lastIngested(node: GraphqlEntity): Promise<number | undefined> {
    return this.ingestions.load(node);
  }

  /** Forget what was read, after a write. */
  forget(): void {
    this.loader.clearAll();
    this.ingestions.clearAll();
  }

  private async read(requests: readonly AspectRequest[]): Promise<readonly (Error | LoadedAspect | undefined)[]> {
    const urns = [...new Set(requests.map(({ node }) => node.urn))];
    const aspects = [...new Set(requests.map(({ aspect }) => aspect))];
    const { bus, context } = this;
    const { found = [], refused } = await readPermitted(urns, { bus, context, what: 'entities' }, (permitted) =>
      bus.execute(new ReadEntitiesQuery(permitted, aspects, context)),
    );
    const byUrn = new Map(found.map((reading) => [reading.urn, reading]));
    const values: (Error | LoadedAspect | undefined)[] = [];
    await inTurns(requests, { work: context.work, units: VALUE_UNITS }, ({ node, aspect }) => {
      const isRefused = node.isNamed === true && refused.has(node.urn);
      values.push(isRefused ? failures.forbidden({}) : valueOf(byUrn.get(node.urn), node, aspect));
    });
    return values;
  }

  /** Nothing of what the caller may not read. */
  private async readIngestions(nodes: readonly GraphqlEntity[]): Promise<readonly (number | undefined)[]> {
    const { bus, context } = this;
    const urns = nodes.map(({ urn }) => urn);
    const { found = [] } = await readPermitted(urns, { bus, context, what: 'entities' }, (permitted) =>
      bus.execute(new ReadEntitiesQuery(permitted, undefined, context)),
    );
    const times = new Map(found.map((reading) => [reading.urn, lastIngestion(reading)]));
    return nodes.map(({ urn }) => times.get(urn));
  }
}

/** Writes that name no run are edits, and no ingestion. */
function lastIngestion({ rows }: EntityAspects): number | undefined {
  let latest: number | undefined;
  for (const { system } of rows) {
    const { lastObserved, runId, lastRunId = runId } = system;
    if (lastRunId !== DEFAULT_RUN_ID) latest = Math.max(latest ?? lastObserved, lastObserved);
  }
  return latest;
}

function valueOf(reading: EntityAspects | undefined, node: GraphqlEntity, aspect: string): LoadedAspect | undefined {
  const row = reading?.rows.find((candidate) => candidate.aspect === aspect);
  if (reading === undefined || row === undefined) return undefined;
  const value = readWideJson(row.json);
  if (!isMembers(value)) throw new InvariantError(`The stored aspect ${aspect} of ${node.urn} is no object.`);
  const derived = aspect === node.entity.keyAspect && reading.key === 'derived';
  return { value, isStored: !derived };
}
