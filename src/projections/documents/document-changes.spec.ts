import type { ChangeEntry } from '../../change-log/change-log.port.js';
import { SYSTEM_ACTOR } from '../../kernel/actors.js';
import { InvariantError } from '../../kernel/assert-never.js';
import { DEFAULT_RUN_ID } from '../../kernel/audit-stamp.js';
import { parseUrn, type Urn } from '../../kernel/urn.js';
import type { AspectSpec, SearchableSpec } from '../../../generated/service/registry/model.js';
import { aspectSpec, entitySpec, generatedModels } from '../../registry/generated-models.builder.js';
import { GeneratedRegistry } from '../../registry/generated-registry.js';
import { searchableSpec } from '../../registry/searchable-spec.builder.js';
import type { DocumentPatch } from '../../search/document-store.port.js';
import type { ChangesOf } from '../derived-projection.js';
import { documentChanges } from './document-changes.js';
import { type Omission, SEARCH_LIMITS } from './search-limits.js';

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

function changesWith(info: AspectSpec, report?: (omission: Omission) => void): ChangesOf<DocumentPatch> {
  const models = generatedModels({
    rules: { defaults: {}, expansions: {}, softDelete: 'removed' },
    entities: [entitySpec('note', { aspects: ['noteKey', 'info', 'status'] })],
    aspects: [
      info,
      aspectSpec('noteKey', { searchable: [searchableSpec('id')] }),
      aspectSpec('status', { searchable: [searchableSpec('removed', { type: 'BOOLEAN', value: 'boolean' })] }),
    ],
  });
  return documentChanges(new GeneratedRegistry(models), report);
}

/** Patches as plain data. */
function plain(patches: readonly DocumentPatch[]): readonly unknown[] {
  return patches.map(({ set, ...rest }) => ({
    ...rest,
    set: Object.fromEntries([...set].map(([aspect, fields]) => [aspect, Object.fromEntries(fields)])),
  }));
}

function patchesOf(entries: readonly ChangeEntry[], searchable: readonly SearchableSpec[] = []): readonly unknown[] {
  return plain(changesWith(aspectSpec('info', { searchable }))(entries));
}

function fieldsOf(value: unknown, ...searchable: readonly SearchableSpec[]): unknown {
  const [patch] = changesWith(aspectSpec('info', { searchable }))([entry({}, value)]);
  return Object.fromEntries(patch?.set.get('info') ?? []);
}

const bare = { urn: urn('a'), entityType: 'note', clear: [], dropsFirst: false, set: {} };

describe('documentChanges', () => {
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
    ])('%s', (_where, change, value, expected) => {
      expect(fieldsOf(value, searchableSpec('f', change))).toEqual({ f: expected });
    });

    it.each([{}, { f: null }, { f: {} }, { f: [] }, null, 'x', []])('that is not there: %j', (value) => {
      expect(fieldsOf(value, searchableSpec('f'))).toEqual({});
    });
  });

  it('takes the value of an entry that brings it', () => {
    const parsed = { f: 'x' };
    expect(patchesOf([entry({ parsed }, { f: 'not read' })], [searchableSpec('f')])).toEqual([
      { ...bare, set: { info: { f: ['x'] } } },
    ]);
  });

  it('says whether a field has values and how many', () => {
    const counted = searchableSpec('l', {
      path: ['l', '*'],
      hasValues: { name: 'hasL', facet: undefined },
      numValues: 'numL',
    });
    expect(fieldsOf({ l: ['x', 'y'] }, counted)).toEqual({ l: ['x', 'y'], hasL: [true], numL: [2] });
    expect(fieldsOf({}, counted)).toEqual({ hasL: [false], numL: [0] });
  });

  it('lets leaves that share such a field answer together', () => {
    const shared = { hasValues: { name: 'has', facet: undefined }, numValues: 'num' };
    const fields = fieldsOf(
      { a: ['x', 'y'], b: [] },
      searchableSpec('a', { path: ['a', '*'], ...shared }),
      searchableSpec('b', { path: ['b', '*'], ...shared }),
    );
    expect(fields).toEqual({ a: ['x', 'y'], has: [true], num: [2] });
  });

  it('takes values up to the limits, counts all of them, and reports the others', () => {
    const omissions: unknown[] = [];
    const counted = searchableSpec('l', { path: ['l', '*'], numValues: 'numL' });
    const [patch] = changesWith(aspectSpec('info', { searchable: [counted] }), (omission) => omissions.push(omission))([
      entry({}, { l: Array.from({ length: 130_000 }, (_, at) => at) }),
    ]);
    const fields = patch?.set.get('info');
    expect([fields?.get('l')?.length, fields?.get('numL')]).toEqual([10_000, [130_000]]);
    expect(omissions).toEqual([{ urn: urn('a'), aspect: 'info', values: 120_000 }]);
  });

  it('names the run that wrote an aspect, unless none did', () => {
    const system = { lastObserved: 0, runId: 'run-1' };
    expect(patchesOf([entry({ system }), entry({ aspect: 'status' }, { removed: true })])).toEqual([
      { ...bare, set: { info: { runId: ['run-1'] }, status: { removed: [true] } } },
    ]);
  });

  it('merges the entries of a URN into one patch, in their order', () => {
    const patches = patchesOf(
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

  it('sets an aspect that comes again after its deletion', () => {
    const gone = entry({ change: 'DELETE', json: undefined });
    expect(patchesOf([gone, entry({}, { f: 'x' })], [searchableSpec('f')])).toEqual([
      { ...bare, set: { info: { f: ['x'] } } },
    ]);
  });

  it('drops the document with the key aspect, and what came before', () => {
    const dropped = entry({ aspect: 'noteKey', change: 'DELETE', json: undefined });
    expect(patchesOf([entry(), dropped])).toEqual([{ ...bare, dropsFirst: true }]);
    expect(patchesOf([dropped, entry({ aspect: 'noteKey' }, { id: 'a' })])).toEqual([
      { ...bare, dropsFirst: true, set: { noteKey: { id: ['a'] } } },
    ]);
  });

  it('makes a document of aspects without fields, known or not', () => {
    expect(patchesOf([entry(), entry({ aspect: 'unheardOf' })])).toEqual([
      { ...bare, set: { info: {}, unheardOf: {} } },
    ]);
  });

  it('reports the values of an aspect that are beyond the limits, and nothing of one that is within them', () => {
    const omissions: Omission[] = [];
    const changes = changesWith(
      aspectSpec('info', { searchable: [searchableSpec('list', { path: ['list', '*'] })] }),
      (omission) => omissions.push(omission),
    );
    const list = Array.from({ length: SEARCH_LIMITS.values + 2 }, () => 'x');
    changes([entry({}, { list: list.slice(2) })]);
    expect(omissions).toEqual([]);
    changes([entry({}, { list })]);
    expect(omissions).toEqual([{ urn: urn('a'), aspect: 'info', values: 2 }]);
  });

  describe('of a time series', () => {
    const point = (change: Partial<ChangeEntry>, value: unknown = {}): ChangeEntry =>
      entry({ kind: 'timeseries', aspect: 'info', ...change }, value);
    const system = { lastObserved: 0, runId: 'other-run' };
    const patches = (...entries: readonly ChangeEntry[]): readonly unknown[] =>
      patchesOf(entries, [searchableSpec('rows', { type: 'COUNT', value: 'number' })]);

    it('takes the newest point, and nothing of an earlier one', () => {
      expect(patches(point({ newest: { kind: 'this' } }, { rows: 7 }))).toEqual([
        { ...bare, set: { info: { rows: [7] } } },
      ]);
      expect(patches(point({ newest: { kind: 'earlier' } }, { rows: 7 }), point({}, { rows: 8 }))).toEqual([]);
    });

    it('goes back to the newest of the others, or to none', () => {
      const deletion = { change: 'DELETE', json: undefined } as const;
      const newest = { kind: 'another', json: '{"rows":5}', system } as const;
      expect(patches(point({ ...deletion, newest }))).toEqual([
        { ...bare, set: { info: { rows: [5], runId: ['other-run'] } } },
      ]);
      expect(patches(point({ ...deletion, newest: { kind: 'none' } }))).toEqual([{ ...bare, clear: ['info'] }]);
    });

    it('takes points that a rebuild repeats', () => {
      const restated = point({ change: 'RESTATE', newest: { kind: 'this' } }, { rows: 3 });
      expect(patches(restated)).toEqual([{ ...bare, set: { info: { rows: [3] } } }]);
    });

    it('takes nothing of aspects without search fields', () => {
      expect(patchesOf([point({ newest: { kind: 'this' } }, { rows: 7 })])).toEqual([]);
      expect(patchesOf([point({ aspect: 'unheardOf', newest: { kind: 'this' } })])).toEqual([]);
    });
  });
});
