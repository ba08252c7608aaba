import type { ChangeEntry } from '../../change-log/change-log.port.js';
import { SYSTEM_ACTOR } from '../../kernel/actors.js';
import { InvariantError } from '../../kernel/assert-never.js';
import { DEFAULT_RUN_ID } from '../../kernel/audit-stamp.js';
import { parseUrn, type Urn } from '../../kernel/urn.js';
import type { AspectSpec, SearchableSpec } from '../../../generated/service/registry/model.js';
import { aspectSpec, entitySpec, generatedModels } from '../../registry/generated-models.builder.js';
import { GeneratedRegistry } from '../../registry/generated-registry.js';
import { searchableSpec } from '../../registry/searchable-spec.builder.js';
import {
  type BrowseResult,
  type DocumentPatch,
  type SearchDocument,
  type SearchGeneration,
  SearchIndex,
  type SearchResult,
} from '../../search/search-index.port.js';
import type { Position } from '../../change-log/position.js';
import { DocumentProjection } from './document-projection.js';

/** Keeps what it is given; has nothing to read. */
class RecordingIndex extends SearchIndex {
  readonly applied: DocumentPatch[] = [];
  readonly added: DocumentPatch[] = [];
  at: Position | undefined;

  override position(): Promise<Position | undefined> {
    return Promise.resolve(this.at);
  }

  override freshness(): Promise<'current'> {
    return Promise.resolve('current');
  }

  override apply(patches: readonly DocumentPatch[], position: Position): Promise<void> {
    this.applied.push(...patches);
    this.at = position;
    return Promise.resolve();
  }

  override recover(): Promise<void> {
    return Promise.resolve();
  }

  override settle(): Promise<void> {
    return Promise.resolve();
  }

  override newGeneration(): Promise<SearchGeneration> {
    return Promise.resolve({
      add: (patches) => {
        this.added.push(...patches);
        return Promise.resolve();
      },
      finish: (position) => {
        this.at = position;
        return Promise.resolve();
      },
      abandon: () => Promise.resolve(),
    });
  }

  override search(): Promise<SearchResult> {
    return unread();
  }

  override suggest(): Promise<readonly []> {
    return unread();
  }

  override browse(): Promise<BrowseResult> {
    return unread();
  }

  override document(): Promise<SearchDocument | undefined> {
    return unread();
  }

  override documents(): Promise<readonly SearchDocument[]> {
    return unread();
  }
}

function unread(): Promise<never> {
  return Promise.reject(new InvariantError('the projection does not read'));
}

const POSITION: Position = { storeId: 'store', seq: 9 };

function urn(key: string): Urn {
  const made = parseUrn(`urn:li:note:${key}`);
  if (made === undefined) throw new InvariantError(`${key} makes no URN`);
  return made;
}

function entry(change: Partial<ChangeEntry> = {}, value: unknown = {}): ChangeEntry {
  return {
    seq: 1,
    kind: 'versioned',
    urn: urn('a'),
    entityType: 'note',
    aspect: 'info',
    change: 'UPSERT',
    json: JSON.stringify(value),
    previousJson: undefined,
    system: { lastObserved: 0, runId: DEFAULT_RUN_ID },
    previousSystem: undefined,
    actor: SYSTEM_ACTOR,
    time: 0,
    ...change,
  };
}

function projectionOver(index: SearchIndex, info: AspectSpec): DocumentProjection {
  const models = generatedModels({
    rules: { defaults: {}, expansions: {}, softDelete: 'removed' },
    entities: [entitySpec('note', { aspects: ['noteKey', 'info', 'status'] })],
    aspects: [
      info,
      aspectSpec('noteKey', { searchable: [searchableSpec('id')] }),
      aspectSpec('status', { searchable: [searchableSpec('removed', { type: 'BOOLEAN', value: 'boolean' })] }),
    ],
  });
  return new DocumentProjection(new GeneratedRegistry(models), index);
}

/** Patches as plain data. */
function plain(patches: readonly DocumentPatch[]): readonly unknown[] {
  return patches.map(({ set, ...rest }) => ({
    ...rest,
    set: Object.fromEntries([...set].map(([aspect, fields]) => [aspect, Object.fromEntries(fields)])),
  }));
}

async function patchesOf(
  entries: readonly ChangeEntry[],
  searchable: readonly SearchableSpec[] = [],
): Promise<readonly unknown[]> {
  const index = new RecordingIndex();
  await projectionOver(index, aspectSpec('info', { searchable })).apply(entries, POSITION);
  return plain(index.applied);
}

async function fieldsOf(value: unknown, ...searchable: readonly SearchableSpec[]): Promise<unknown> {
  const index = new RecordingIndex();
  await projectionOver(index, aspectSpec('info', { searchable })).apply([entry({}, value)], POSITION);
  return Object.fromEntries(index.applied[0]?.set.get('info') ?? []);
}

const bare = { urn: urn('a'), entityType: 'note', clear: [], drop: 'no', set: {} };

describe('DocumentProjection', () => {
  describe('reads a field', () => {
    it.each<[string, Partial<SearchableSpec>, unknown, unknown]>([
      ['at the top', { path: ['f'] }, { f: 'x' }, ['x']],
      ['inside a record', { path: ['r', 's', 'f'] }, { r: { s: { f: 1 } } }, [1]],
      ['of each item', { path: ['l', '*', 'f'] }, { l: [{ f: 'x' }, {}, { f: 'y' }] }, ['x', 'y']],
      ['that is each item', { path: ['l', '*'] }, { l: ['x', 'x'] }, ['x', 'x']],
      ['of each value of a map', { path: ['m', '*', 'f'] }, { m: { a: { f: true }, b: { f: false } } }, [true, false]],
      ['in a union', { path: ['l', '*', 'string'] }, { l: [{ string: 'x' }, { int: 1 }] }, ['x']],
      ['that is a map', { path: ['m'], value: 'map' }, { m: { a: 'x', b: '' } }, ['a=x', 'b=']],
      ['that is the values of a map', { path: ['m', '*'], value: 'map' }, { m: { a: 'x' } }, ['a=x']],
      ['that is false', { path: ['f'], value: 'boolean' }, { f: false }, [false]],
      [
        'with steps',
        { path: ['p', '*', 'id'], type: 'BROWSE_PATH_V2' },
        { p: [{ id: 'x' }, { id: 'y' }] },
        ['x\u241fy'],
      ],
      ['of more than a thousand items', { path: ['l', '*'] }, { l: Array(1500).fill('x') }, Array(1500).fill('x')],
    ])('%s', async (_where, change, value, expected) => {
      expect(await fieldsOf(value, searchableSpec('f', change))).toEqual({ f: expected });
    });

    it.each([{}, { f: null }, { f: {} }, { f: [] }, null, 'x', []])('that is not there: %j', async (value) => {
      expect(await fieldsOf(value, searchableSpec('f'))).toEqual({});
    });
  });

  it('takes the value of an entry that brings it', async () => {
    const parsed = { f: 'x' };
    expect(await patchesOf([entry({ parsed }, { f: 'not read' })], [searchableSpec('f')])).toEqual([
      { ...bare, set: { info: { f: ['x'] } } },
    ]);
  });

  it('says whether a field has values and how many', async () => {
    const counted = searchableSpec('l', {
      path: ['l', '*'],
      hasValues: { name: 'hasL', facet: undefined },
      numValues: 'numL',
    });
    expect(await fieldsOf({ l: ['x', 'y'] }, counted)).toEqual({ l: ['x', 'y'], hasL: [true], numL: [2] });
    expect(await fieldsOf({}, counted)).toEqual({ hasL: [false], numL: [0] });
  });

  it('lets leaves that share such a field answer together', async () => {
    const shared = { hasValues: { name: 'has', facet: undefined }, numValues: 'num' };
    const fields = await fieldsOf(
      { a: ['x', 'y'], b: [] },
      searchableSpec('a', { path: ['a', '*'], ...shared }),
      searchableSpec('b', { path: ['b', '*'], ...shared }),
    );
    expect(fields).toEqual({ a: ['x', 'y'], has: [true], num: [2] });
  });

  it('names the run that wrote an aspect, unless none did', async () => {
    const system = { lastObserved: 0, runId: 'run-1' };
    expect(await patchesOf([entry({ system }), entry({ aspect: 'status' }, { removed: true })])).toEqual([
      { ...bare, set: { info: { runId: ['run-1'] }, status: { removed: [true] } } },
    ]);
  });

  it('merges the entries of a URN into one patch, in their order', async () => {
    const patches = await patchesOf(
      [
        entry({ aspect: 'noteKey' }, { id: 'a' }),
        entry({ urn: urn('b') }, { f: 'other' }),
        entry({}, { f: 'first' }),
        entry({ change: 'RESTATE' }, { f: 'second' }),
        entry({ aspect: 'status', change: 'DELETE', json: undefined }),
      ],
      [searchableSpec('f')],
    );
    expect(patches).toEqual([
      { ...bare, set: { noteKey: { id: ['a'] }, info: { f: ['second'] } }, clear: ['status'] },
      { ...bare, urn: urn('b'), set: { info: { f: ['other'] } } },
    ]);
  });

  it('sets an aspect that comes again after its deletion', async () => {
    const gone = entry({ change: 'DELETE', json: undefined });
    expect(await patchesOf([gone, entry({}, { f: 'x' })], [searchableSpec('f')])).toEqual([
      { ...bare, set: { info: { f: ['x'] } } },
    ]);
  });

  it('drops the document with the key aspect, and what came before', async () => {
    const dropped = entry({ aspect: 'noteKey', change: 'DELETE', json: undefined });
    expect(await patchesOf([entry(), dropped])).toEqual([{ ...bare, drop: 'yes' }]);
    expect(await patchesOf([dropped, entry({ aspect: 'noteKey' }, { id: 'a' })])).toEqual([
      { ...bare, drop: 'yes', set: { noteKey: { id: ['a'] } } },
    ]);
  });

  it('makes a document of aspects without fields, known or not', async () => {
    expect(await patchesOf([entry(), entry({ aspect: 'unheardOf' })])).toEqual([
      { ...bare, set: { info: {}, unheardOf: {} } },
    ]);
  });

  it('leaves time series alone', async () => {
    expect(await patchesOf([entry({ kind: 'timeseries' })])).toEqual([]);
  });

  it('keeps its cursor in the index, and rebuilds through a generation', async () => {
    const index = new RecordingIndex();
    const projection = projectionOver(index, aspectSpec('info'));
    expect(await projection.position()).toBeUndefined();
    const rebuild = await projection.rebuild();
    await rebuild.add([entry({ change: 'RESTATE' })]);
    await rebuild.finish(POSITION);
    expect([plain(index.added), index.applied, await projection.position()]).toEqual([
      [{ ...bare, set: { info: {} } }],
      [],
      POSITION,
    ]);
  });
});
