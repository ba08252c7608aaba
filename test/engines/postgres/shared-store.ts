import { env } from 'node:process';
import type { EntityWrite, WriteOutcome, WriteRequest } from '../../../src/aspects/aspect-store.port.js';
import { InvariantError } from '../../../src/kernel/assert-never.js';
import type { Urn } from '../../../src/kernel/urn.js';
import { PostgresLocation } from '../../conformance/postgres-location.js';
import { entityWrite, request, upsert } from '../../conformance/primary-store.builder.js';
import type { PrimaryStore } from '../../conformance/primary-store-location.js';

/** The server that `npm run test:engines` starts. */
export const SERVER = env['TEST_DATABASE_URL'] ?? '';

/** Several stores over one database, each as a process of its own has it. */
export function useSharedStores(count: number): {
  readonly location: () => PostgresLocation;
  readonly stores: () => readonly PrimaryStore[];
} {
  let location: PostgresLocation;
  let stores: readonly PrimaryStore[] = [];
  beforeEach(async () => {
    location = new PostgresLocation(SERVER);
    await location.make();
    stores = await Promise.all(Array.from({ length: count }, () => location.open()));
  });
  afterEach(async () => {
    for (const store of stores) await store.close();
    await location.remove();
  });
  return { location: () => location, stores: () => stores };
}

/** The store of a place. */
export function storeAt(stores: readonly PrimaryStore[], at: number): PrimaryStore {
  const store = stores[at % stores.length];
  if (store === undefined) throw new InvariantError('there is no store');
  return store;
}

/** Adds one to a number that an aspect has. */
export function increment(urn: Urn): WriteRequest {
  return {
    ...request([]),
    entities: (stored) => ({
      kind: 'writes',
      entities: [counted(urn, Number(stored.json(urn, 'counter') ?? '0') + 1)],
    }),
  };
}

function counted(urn: Urn, value: number): EntityWrite {
  return entityWrite(urn, [upsert('counter', String(value))], { defaults: undefined });
}

/** The value that a request has written. */
export function lastJson(outcomes: readonly WriteOutcome[]): string | undefined {
  const [outcome] = outcomes;
  return outcome?.kind === 'written' ? outcome.changes.at(-1)?.json : undefined;
}
