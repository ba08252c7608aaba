import { GroupCommit } from '../../src/aspects/group-commit/group-commit.js';
import { AspectStore } from '../../src/aspects/index.js';
import { parseUrn, type Urn } from '../../src/kernel/urn.js';
import { Registry } from '../../src/registry/registry.js';
import { wireApp, type WireApp } from './app.builder.js';

const ACTOR: Urn | undefined = parseUrn('urn:li:corpuser:jdoe');

let app: WireApp;
beforeEach(async () => {
  app = await wireApp();
});
afterEach(() => app.close());

/** Submit requests at once, each with a description of so many characters. @returns sizes of their transactions */
async function transactions(lengths: readonly number[]): Promise<readonly number[]> {
  const store = app.find(AspectStore);
  const sizes: number[] = [];
  const commit = store.commit.bind(store);
  store.commit = (requests) => {
    sizes.push(requests.length);
    return commit(requests);
  };
  const registry = app.find(Registry);
  const group = app.find(GroupCommit);
  const answers = lengths.map((length, at) => {
    const target = registry.requireUrn(`urn:li:dataset:(urn:li:dataPlatform:hive,table_${String(at)},PROD)`);
    const json = JSON.stringify({ description: 'x'.repeat(length) });
    const writes = [{ aspect: 'datasetProperties', change: 'UPSERT', json }] as const;
    return group.submit({
      changes: [{ target, writes }],
      stamp: { time: 1_700_000_000_000, actor: ACTOR ?? target.urn },
      system: { lastObserved: 1_700_000_000_000, runId: 'run-1' },
    });
  });
  const written = await Promise.all(answers);
  expect(written.map((entries) => entries.length > 0)).toEqual(lengths.map(() => true));
  return sizes;
}

describe('a group commit', () => {
  it('puts requests of one turn into one transaction', async () => {
    expect(await transactions([10, 10, 10, 10])).toEqual([4]);
  });

  it('ends a transaction at 4,000,000 characters of values, and puts a longer request into one of its own', async () => {
    expect(await transactions([1_500_000, 1_500_000, 1_500_000, 10, 5_000_000, 10, 10])).toEqual([3, 2, 2]);
  });
});
