import type { ChangeEntry } from '../../change-log/change-log.port.js';
import { StoreUnavailable } from '../../kernel/failures.js';
import { parseUrn, type Urn } from '../../kernel/urn.js';
import { aspectSpec, entitySpec, generatedModels } from '../../registry/generated-models.builder.js';
import { GeneratedRegistry } from '../../registry/generated-registry.js';
import { MAX_VERSIONS } from '../aspect-store.port.js';
import { CommitNotices } from '../group-commit/commit-notices.js';
import { FixedClock, ScriptedAspectStore } from '../scripted-aspect-store.builder.js';
import { RetentionPolicies } from './retention-policies.js';

const POLICY = 'dataHubRetention';
const CONFIG = 'dataHubRetentionConfig';

function urn(text: string): Urn {
  const made = parseUrn(text);
  if (made === undefined) throw new RangeError(text);
  return made;
}

/** Answers the policies that it is given. */
class PolicyRows extends ScriptedAspectStore {
  reads = 0;
  isAway = false;

  override readonly isRemote: boolean;

  constructor(place: 'embedded' | 'remote') {
    super();
    this.isRemote = place === 'remote';
  }

  /** Have one policy that keeps so many versions of everything. */
  keep(maxVersions: number): void {
    this.rows.length = 0;
    this.put(urn(`urn:li:${POLICY}:(*,*)`), CONFIG, { retention: { version: { maxVersions } } });
  }

  override listUrns: ScriptedAspectStore['listUrns'] = () => {
    this.reads++;
    if (this.isAway) return Promise.reject(new StoreUnavailable('away'));
    return Promise.resolve({ urns: this.rows.map((row) => row.urn), total: this.rows.length });
  };
}

const registry = new GeneratedRegistry(
  generatedModels({
    entities: [entitySpec(POLICY, { aspects: [`${POLICY}Key`, CONFIG] }), entitySpec('note', { aspects: ['noteKey'] })],
    aspects: [`${POLICY}Key`, CONFIG, 'noteKey'].map((name) => aspectSpec(name)),
  }),
);

function entryOf(entityType: string): ChangeEntry {
  const text = urn(`urn:li:${entityType}:x`);
  const system = { lastObserved: 0, runId: 'run' };
  const value = { json: '{}', previousJson: undefined, system, previousSystem: undefined };
  return {
    ...value,
    seq: 1,
    kind: 'versioned',
    urn: text,
    entityType,
    aspect: CONFIG,
    change: 'UPSERT',
    actor: text,
    time: 0,
  };
}

describe('RetentionPolicies', () => {
  let time: number;
  const opened = (place: 'embedded' | 'remote') => {
    const store = new PolicyRows(place);
    const clock = new FixedClock();
    clock.now = () => time;
    const notices = new CommitNotices();
    const policies = new RetentionPolicies(store, registry, clock, notices);
    const versions = async (): Promise<number> => (await policies.current())('note', 'noteKey').versions;
    return { store, policies, notices, versions };
  };
  const soon = () => new Promise(setImmediate);
  beforeEach(() => {
    time = 0;
  });

  it('reads policies once, and again after one was written here', async () => {
    const { store, notices, versions } = opened('embedded');
    store.keep(3);
    expect([await versions(), await versions()]).toEqual([3, 3]);
    store.keep(4);
    time = 1_000_000;
    notices.tell([entryOf('note')]);
    expect([await versions(), store.reads]).toEqual([3, 1]);
    notices.tell([entryOf('note'), entryOf(POLICY)]);
    expect([await versions(), await versions(), store.reads]).toEqual([4, 4, 2]);
  });

  it('reads them in the background, once a second, where others may write them', async () => {
    const { store, versions } = opened('remote');
    store.keep(3);
    await versions();
    store.keep(4);
    time = 999;
    expect([await versions(), store.reads]).toEqual([3, 1]);
    time = 1000;
    expect([await versions(), await versions(), store.reads]).toEqual([3, 3, 2]);
    await soon();
    expect([await versions(), store.reads]).toEqual([4, 2]);
  });

  it('keeps what it knows while the store is away, and fails without', async () => {
    const { store, versions } = opened('remote');
    store.isAway = true;
    await expect(versions()).rejects.toThrow(StoreUnavailable);
    store.isAway = false;
    store.keep(3);
    expect(await versions()).toBe(3);
    store.isAway = true;
    time = 1000;
    expect(await versions()).toBe(3);
    await soon();
    expect(await versions()).toBe(3);
  });

  it('does not take what was read before a write for what is stored after it', async () => {
    const { store, policies, notices, versions } = opened('embedded');
    store.keep(3);
    const reading = policies.read();
    notices.tell([entryOf(POLICY)]);
    await reading;
    store.keep(4);
    expect(await versions()).toBe(4);
  });

  it('keeps as much as without policies where the models have none', async () => {
    const store = new PolicyRows('embedded');
    const models = generatedModels({
      entities: [entitySpec('note', { aspects: ['noteKey'] })],
      aspects: [aspectSpec('noteKey')],
    });
    const policies = new RetentionPolicies(store, new GeneratedRegistry(models), new FixedClock(), new CommitNotices());
    expect([(await policies.current())('note', 'noteKey').versions, store.reads]).toEqual([MAX_VERSIONS, 0]);
  });
});
