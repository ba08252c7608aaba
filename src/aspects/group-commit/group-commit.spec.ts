import { nextTurn } from '../../kernel/event-loop-turn.js';
import { SYSTEM_ACTOR } from '../../kernel/actors.js';
import { InvariantError } from '../../kernel/assert-never.js';
import { CatalogError, failures, StoreUnavailable } from '../../kernel/failures.js';
import { TurnRecord } from '../../kernel/turn-record.builder.js';
import type { Urn } from '../../kernel/urn.js';
import { aspectSpec, entitySpec, generatedModels } from '../../registry/generated-models.builder.js';
import { Metrics } from '../../platform/observe/index.js';
import { GeneratedRegistry } from '../../registry/generated-registry.js';
import type { EntityUrn } from '../../registry/registry.js';
import type { AspectWrite, Refusal, StoredAspects, WriteRequest } from '../aspect-store.port.js';
import { DefaultAspects } from '../default-aspects/default-aspects.js';
import { ScriptedAspectStore } from '../scripted-aspect-store.builder.js';
import { type CommitRequest, type EntityChange, type EntityEditor, GroupCommit } from './group-commit.js';
import { RecordedFollower } from './recorded-follower.builder.js';

const registry = new GeneratedRegistry(
  generatedModels({
    entities: [entitySpec('note', { aspects: ['noteKey', 'info', 'status'] })],
    aspects: ['noteKey', 'info', 'status'].map((name) => aspectSpec(name)),
  }),
);
const STAMP = { time: 5, actor: SYSTEM_ACTOR };
const SYSTEM = { lastObserved: 5, runId: 'run' };
const STATUS = { aspect: 'status', change: 'UPSERT', json: '{}' } as const;
/** Entities of several requests. */
const SIZES = [60, 40, 1, 99, 150, 1];
const DELETION = { aspect: 'status', change: 'DELETE', json: undefined } as const;

function note(name: string): EntityUrn {
  return registry.requireUrn(`urn:li:note:${name}`);
}

function change(name: string, ...writes: readonly AspectWrite[]): EntityChange {
  return { target: note(name), writes };
}

function request(changes: CommitRequest['changes']): CommitRequest {
  return { changes, stamp: STAMP, system: SYSTEM };
}

/** A request that writes to one note. */
function writeTo(name: string, json = '{}'): CommitRequest {
  return request([change(name, { ...STATUS, json })]);
}

describe('GroupCommit', () => {
  let store: ScriptedAspectStore;
  let follower: RecordedFollower;
  let commits: GroupCommit;
  beforeEach(() => {
    store = new ScriptedAspectStore();
    follower = new RecordedFollower();
    commits = new GroupCommit(store, new DefaultAspects(registry, store), follower, new Metrics());
  });

  /** Names of the notes that each transaction wrote to. */
  const transactions = (): readonly (readonly string[])[] =>
    store.commits.map((requests) => requests.flatMap((one) => entitiesOf(one).map(({ urn }) => nameOf(urn))));

  describe('makes a transaction of', () => {
    it('the requests of one turn', async () => {
      await Promise.all(['a', 'b', 'c'].map((name) => commits.submit(writeTo(name))));
      expect(transactions()).toEqual([['a', 'b', 'c']]);
    });

    it('those that arrive while another one commits', async () => {
      let others: readonly Promise<unknown>[] = [];
      store.onCommit = (requests) => {
        if (store.commits.length === 1) others = ['b', 'c'].map((name) => commits.submit(writeTo(name)));
        return Promise.resolve(requests.map((one) => store.written(one)));
      };
      await commits.submit(writeTo('a'));
      await Promise.all(others);
      expect(transactions()).toEqual([['a'], ['b', 'c']]);
    });

    it.each([
      ['a hundred requests at most', { isRemote: true }, Array<number>(201).fill(1), [100, 100, 1]],
      ['a hundred entities or one request, where this process commits', {}, SIZES, [100, 100, 150, 1]],
      ['any number of entities where another one does', { isRemote: true }, SIZES, [351]],
    ])('%s', async (_, where, sizes, groups) => {
      Object.assign(store, where);
      const names = sizes.map((size, at) => Array.from({ length: size }, (__, n) => `${String(at)}.${String(n)}`));
      await Promise.all(names.map((own) => commits.submit(request(own.map((name) => change(name))))));
      expect(transactions().map((group) => group.length)).toEqual(groups);
      expect(transactions().flat()).toEqual(names.flat());
    });

    it.each([
      [4_000_000, [2]],
      [4_000_001, [1, 1]],
    ])('values of 4,000,000 characters and the request that goes beyond them: %d', async (length, sizes) => {
      await Promise.all([commits.submit(writeTo('a', 'x'.repeat(length))), commits.submit(writeTo('b'))]);
      expect(store.commits.map((requests) => requests.length)).toEqual(sizes);
    });

    it('values of several writes and of points, and of no deletion or patch', async () => {
      const json = 'x'.repeat(1_500_000);
      const point = { aspect: 'status', change: 'ADD_POINT', timestamp: 1, identity: '', json } as const;
      const patch: AspectWrite = { aspect: 'info', change: 'PATCH', patch: () => ({ kind: 'value', json }) };
      const all = [{ ...STATUS, json }, point, { ...STATUS, json }];
      await Promise.all([
        commits.submit(request([change('a', DELETION, patch)])),
        commits.submit(request(all.slice(0, 2).map((write) => change('b', write)))),
        commits.submit(request([change('c', ...all)])),
        commits.submit(writeTo('d')),
      ]);
      expect(transactions()).toEqual([['a', 'b', 'b', 'c'], ['d']]);
    });
  });

  describe('gives the store', () => {
    it('the change with the stamp and the run of the request, and of the change where it has one', async () => {
      const system = { lastObserved: 6, runId: 'other' };
      await commits.submit(request([change('a', STATUS), { ...change('b', STATUS), system }]));
      const entity = { entityType: 'note', keyAspect: 'noteKey', writes: [STATUS] };
      expect(store.commits).toMatchObject([
        [
          {
            stamp: STAMP,
            system: SYSTEM,
            entities: [
              { ...entity, urn: note('a').urn },
              { ...entity, urn: note('b').urn, system },
            ],
          },
        ],
      ]);
      expect(entitiesOf(store.commits[0]?.[0])[0]).not.toHaveProperty('system');
    });

    it('its number with a request that is not the first of its millisecond for an entity', async () => {
      const later: CommitRequest = { ...writeTo('a'), stamp: { ...STAMP, time: STAMP.time + 1 } };
      const both = request([
        change('a', STATUS),
        { ...change('c', STATUS), system: { lastObserved: 6, runId: 'own' } },
      ]);
      const earlier = { ...writeTo('a'), stamp: { ...STAMP, time: STAMP.time - 1 } };
      await Promise.all([writeTo('a'), writeTo('b'), both, later, earlier].map((one) => commits.submit(one)));
      expect(store.commits.flat().map((one) => entitiesOf(one).map(({ system }) => system))).toEqual([
        [undefined],
        [undefined],
        [
          { ...SYSTEM, ordinal: 1 },
          { lastObserved: 6, runId: 'own', ordinal: 1 },
        ],
        [undefined],
        // Of those that are kept for requests that come late.
        [{ ...SYSTEM, ordinal: 512 }],
      ]);
    });

    it('a number of its own for each process that may write to the store', async () => {
      Object.assign(store, { isRemote: true });
      for (const name of ['a', 'b', 'a']) {
        const other = new GroupCommit(store, new DefaultAspects(registry, store), follower, new Metrics());
        for (const written of [name, name]) await other.submit(writeTo(written));
      }
      const ordinals = store.commits.flat().map((one) => entitiesOf(one)[0]?.system?.ordinal ?? 0);
      expect([new Set(ordinals).size, ordinals.includes(0)]).toEqual([6, false]);
    });

    it('defaults for entities that are new, which one query finds for all', async () => {
      store.put(note('old').urn, 'noteKey', {});
      await Promise.all([commits.submit(writeTo('new')), commits.submit(writeTo('old'))]);
      expect(store.lookups[0]).toEqual([note('new').urn, note('old').urn]);
      expect(defaultsOf(store.commits[0])).toEqual([
        ['new', ['noteKey']],
        ['old', undefined],
      ]);
    });

    it('the entities that it does not know from a moment ago to look for', async () => {
      await commits.submit(writeTo('a'));
      await Promise.all([commits.submit(writeTo('a')), commits.submit(writeTo('b'))]);
      await commits.submit(request([change('b', DELETION)]));
      await Promise.all([commits.submit(writeTo('a')), commits.submit(writeTo('b'))]);
      expect(store.lookups).toEqual([[note('a').urn], [note('b').urn], [note('b').urn]]);
    });

    it('all defaults of an entity that another process has deleted', async () => {
      await commits.submit(writeTo('a'));
      const outcomes = [refusedFor({ kind: 'defaults-needed', urn: note('a').urn })];
      store.onCommit = (requests) => Promise.resolve(requests.map((one) => outcomes.shift() ?? store.written(one)));
      expect(await commits.submit(writeTo('a'))).toHaveLength(1);
      expect(store.commits.slice(1).map(defaultsOf)).toEqual([[['a', undefined]], [['a', ['noteKey']]]]);
      expect(store.lookups).toHaveLength(2);
    });

    it('no defaults with what only deletes, and all of them with what writes nothing', async () => {
      const removal = { aspect: 'status', change: 'REMOVE_POINTS' } as const;
      await commits.submit(request([change('a', DELETION, removal), change('b'), change('c', DELETION, STATUS)]));
      expect(defaultsOf(store.commits[0])).toEqual([
        ['a', []],
        ['b', ['noteKey']],
        ['c', ['noteKey']],
      ]);
    });

    it('all defaults in the next transaction when the entity was deleted meanwhile', async () => {
      store.put(note('a').urn, 'noteKey', {});
      const outcomes = [refusedFor({ kind: 'defaults-needed', urn: note('a').urn })];
      store.onCommit = (requests) => Promise.resolve(requests.map((one) => outcomes.shift() ?? store.written(one)));
      expect(await commits.submit(writeTo('a'))).toHaveLength(1);
      expect(store.commits.map(defaultsOf)).toEqual([[['a', undefined]], [['a', ['noteKey']]]]);
    });
  });

  describe('answers', () => {
    it('each request with its own entries, once the projections have applied all of them', async () => {
      let release = (): void => undefined;
      follower.wait = () => new Promise((resolve) => (release = resolve));
      const answers: (readonly string[])[] = [];
      const submitted = ['a', 'b'].map((name) =>
        commits.submit(writeTo(name)).then((entries) => answers.push(entries.map(({ urn }) => urn))),
      );
      while (follower.followed.length === 0) await new Promise(setImmediate);
      expect([follower.followed[0]?.map(({ urn }) => urn), answers]).toEqual([[note('a').urn, note('b').urn], []]);
      release();
      await Promise.all(submitted);
      expect(answers).toEqual([[note('a').urn], [note('b').urn]]);
    });

    it.each([
      ['after the projections have applied the one before', false, 1],
      ['while they do, and not the one after that, where another process commits', true, 2],
    ])('a group that is committed %s', async (_, isRemote, committed) => {
      Object.assign(store, { isRemote });
      const releases: (() => void)[] = [];
      follower.wait = () => new Promise((resolve) => releases.push(resolve));
      const submitted: Promise<unknown>[] = [];
      store.onCommit = (requests) => {
        if (submitted.length < 3) submitted.push(commits.submit(writeTo(`n${String(submitted.length)}`)));
        return Promise.resolve(requests.map((one) => store.written(one)));
      };
      submitted.push(commits.submit(writeTo('first')));
      for (let turn = 0; turn < 20; turn++) await new Promise(setImmediate);
      expect([store.commits.length, follower.followed.length]).toEqual([committed, 1]);
      while (releases.length > 0) {
        releases.shift()?.();
        for (let turn = 0; turn < 20; turn++) await new Promise(setImmediate);
      }
      await Promise.all(submitted);
      expect([store.commits.length, follower.followed.length]).toEqual([3, 3]);
    });

    it('groups that are committed in turns of the event loop of their own', async () => {
      const record = new TurnRecord();
      store.onCommit = (requests) => {
        record.note();
        return Promise.resolve(requests.map((one) => store.written(one)));
      };
      const other = nextTurn().then(record.note);
      const first = commits.submit(writeTo('a')).then(() => nextTurn().then(record.note));
      await Promise.all([other, first]);
      await commits.submit(writeTo('b'));
      expect([record.turns.length, record.different]).toEqual([4, 4]);
    });

    it('without the projections when nothing changed', async () => {
      store.onCommit = (requests) => Promise.resolve(requests.map(() => ({ kind: 'written', changes: [] })));
      expect(await commits.submit(writeTo('a'))).toEqual([]);
      expect(follower.followed).toEqual([]);
    });

    it('a request that is refused with its failure, and the others as if it were not there', async () => {
      const refused = refusedFor({ kind: 'aspect-exists', urn: note('a').urn, aspect: 'status' });
      store.onCommit = ([, other]) => Promise.resolve([refused, store.written(other ?? raise())]);
      const [first, second] = await Promise.allSettled([commits.submit(writeTo('a')), commits.submit(writeTo('b'))]);
      expect([first.status, second]).toMatchObject(['rejected', { value: [{ urn: note('b').urn }] }]);
      expect(follower.followed).toHaveLength(1);
    });

    const own = failures.patchFailed({ aspect: 'status', operation: '0', reason: 'none' });
    it.each<[Refusal['kind'], Refusal, CatalogError]>([
      [
        'aspect-exists',
        { kind: 'aspect-exists', urn: note('a').urn, aspect: 'status' },
        failures.aspectExists({ urn: note('a').urn, aspect: 'status' }),
      ],
      ['entity-exists', { kind: 'entity-exists', urn: note('a').urn }, failures.entityExists({ urn: note('a').urn })],
      [
        'entity-missing',
        { kind: 'entity-missing', urn: note('a').urn },
        failures.entityMissing({ urn: note('a').urn, doing: 'Cannot UPDATE' }),
      ],
      ['edit-refused', { kind: 'edit-refused', failure: own }, own],
      ['patch-refused', { kind: 'patch-refused', failure: own }, own],
    ])('what the store refuses with the failure of the table: %s', async (_kind, refusal, failure) => {
      store.onCommit = () => Promise.resolve([refusedFor(refusal)]);
      const answer = await commits.submit(writeTo('a')).catch((error: unknown) => error);
      expect(answer).toBeInstanceOf(CatalogError);
      expect(answer).toMatchObject({ row: failure.row });
      expect(String(answer)).toBe(String(failure));
    });

    it('all requests of a transaction that fails, and serves those after it', async () => {
      const { onCommit } = store;
      store.onCommit = () => Promise.reject(new StoreUnavailable('away'));
      const outcomes = await Promise.allSettled([commits.submit(writeTo('a')), commits.submit(writeTo('b'))]);
      expect(outcomes.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
      store.onCommit = onCommit;
      expect(await commits.submit(writeTo('c'))).toHaveLength(1);
    });
  });

  describe('has the transaction decide', () => {
    const stored: StoredAspects = { json: () => '{"removed":true}', exists: () => true };
    /** Submits an edit. @returns what the store makes of it */
    const edited = async (editor: EntityEditor) => {
      await commits.submit(request(editor));
      const { entities } = store.commits.at(-1)?.[0] ?? raise();
      return typeof entities === 'function' ? entities(stored) : raise();
    };

    it('what an edit writes, from what is stored, without defaults', async () => {
      const editor: EntityEditor = ({ json }) => [
        change('a', { ...STATUS, json: json(note('a').urn, 'status') ?? '' }),
        change('b', DELETION),
      ];
      expect(await edited(editor)).toEqual({
        kind: 'writes',
        entities: [
          {
            urn: note('a').urn,
            entityType: 'note',
            keyAspect: 'noteKey',
            writes: [{ ...STATUS, json: '{"removed":true}' }],
            defaults: undefined,
          },
          { urn: note('b').urn, entityType: 'note', keyAspect: 'noteKey', writes: [DELETION], defaults: [] },
        ],
      });
      expect(store.lookups).toEqual([]);
    });

    it('that an edit has its number, too', async () => {
      const editor: EntityEditor = () => [change('a', STATUS)];
      await edited(editor);
      expect(await edited(editor)).toMatchObject({ entities: [{ system: { ordinal: 1 } }] });
    });

    it('that an edit is refused which throws a failure of the table', async () => {
      const failure = failures.entityExists({ urn: note('a').urn });
      const refusing: EntityEditor = () => {
        throw failure;
      };
      expect(await edited(refusing)).toEqual({ kind: 'refused', failure });
    });

    it('nothing when an edit throws anything else', async () => {
      const broken: EntityEditor = () => {
        throw new TypeError('a bug');
      };
      await expect(edited(broken)).rejects.toThrow(TypeError);
    });

    it('that an edit is a bug which writes to an entity without a key', async () => {
      store.onCommit = () => Promise.resolve([refusedFor({ kind: 'defaults-needed', urn: note('a').urn })]);
      await expect(commits.submit(request(() => []))).rejects.toThrow(
        new InvariantError('an edit writes to urn:li:note:a, which has no key'),
      );
    });
  });

  it('ends after everything that was submitted is answered', async () => {
    await commits.beforeApplicationShutdown();
    const answered: string[] = [];
    const submitted = commits.submit(writeTo('a')).then(() => answered.push('a'));
    await commits.beforeApplicationShutdown();
    await Promise.resolve();
    expect(answered).toEqual(['a']);
    await submitted;
  });
});

function entitiesOf(one: WriteRequest | undefined) {
  const { entities } = one ?? raise();
  return typeof entities === 'function' ? raise() : entities;
}

function nameOf(urn: Urn): string {
  return urn.slice('urn:li:note:'.length);
}

/** By name of a note, the aspects of its defaults. */
function defaultsOf(requests: readonly WriteRequest[] | undefined): readonly unknown[] {
  return (requests ?? raise()).flatMap((one) =>
    entitiesOf(one).map(({ urn, defaults }) => [nameOf(urn), defaults?.map(({ aspect }) => aspect)]),
  );
}

function refusedFor(refusal: Refusal) {
  return { kind: 'refused', refusal } as const;
}

function raise(): never {
  throw new InvariantError('the store was not asked as it should be');
}
