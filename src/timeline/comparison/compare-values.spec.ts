import { array, assert, constantFrom, property, record, string } from 'fast-check';
import type { TimelineSpec } from '../../../generated/service/registry/model.js';
import { InvariantError } from '../../kernel/assert-never.js';
import { parseUrn } from '../../kernel/urn.js';
import { compareValues, type PlacedDifference } from './compare-values.js';

const WEIGHTS: TimelineSpec['weights'] = { ADD: 'MINOR', REMOVE: 'MAJOR', MODIFY: 'PATCH' };
const PARTS = { entityType: 'room', path: ['parts'], key: 'name' } as const;
const LIST: TimelineSpec = {
  aspect: 'a',
  changed: { kind: 'list', path: ['in', 'list'], key: 'id', details: ['kind', 'more'] },
  weights: WEIGHTS,
};
const COLUMNS: TimelineSpec = {
  aspect: 'a',
  parts: PARTS,
  changed: { kind: 'parts', type: 'type', description: 'text', primaryKeys: ['keys'], renamed: 'MINOR' },
  parameter: 'name',
  weights: WEIGHTS,
};
const WHOLE = parseUrn('urn:li:house:a');

function compare(spec: TimelineSpec, before: unknown, after: unknown): readonly PlacedDifference[] {
  if (WHOLE === undefined) throw new InvariantError('the URN of the test is none');
  return compareValues(WHOLE, { category: 'C', spec }, before, after);
}

const few = constantFrom<string>('a', 'b', 'c', 's.a', 's.b');
const kinds = constantFrom('x', 'y', undefined);
const items = array(record({ id: few, kind: kinds }), { maxLength: 6 });
const parts = array(record({ name: few, type: constantFrom('int', 'text'), text: constantFrom('d', ' ', undefined) }), {
  maxLength: 5,
});

/** How often each text is there. */
function counts(texts: readonly string[]): ReadonlyMap<string, number> {
  const found = new Map<string, number>();
  for (const text of [...texts].sort()) found.set(text, (found.get(text) ?? 0) + 1);
  return found;
}

describe('the comparison of values', () => {
  it('finds events that lead from the items before to those after', () => {
    assert(
      property(items, items, (before, after) => {
        const events = compare(LIST, { in: { list: before } }, { in: { list: after } });
        const ids = before.map(({ id }) => id);
        for (const { operation, modifier } of events) {
          if (operation === 'ADD') ids.push(String(modifier));
          if (operation === 'REMOVE') ids.splice(ids.indexOf(String(modifier)), 1);
          if (operation === 'MODIFY') expect(ids).toContain(modifier);
        }
        expect(counts(ids)).toEqual(counts(after.map(({ id }) => id)));
      }),
    );
  });

  it('finds nothing between equal lists, however they are ordered', () => {
    assert(
      property(items, (list) => {
        expect(compare(LIST, { in: { list } }, { in: { list: list.toReversed() } })).toEqual([]);
      }),
    );
  });

  it('finds the same number of events backwards, additions for removals', () => {
    assert(
      property(items, items, (before, after) => {
        const [there, back] = [
          compare(LIST, { in: { list: before } }, { in: { list: after } }),
          compare(LIST, { in: { list: after } }, { in: { list: before } }),
        ];
        const swapped = (operation: string): string =>
          operation === 'ADD' ? 'REMOVE' : operation === 'REMOVE' ? 'ADD' : 'MODIFY';
        const shown = (one: PlacedDifference, operation: string): string => `${operation} ${String(one.modifier)}`;
        expect(counts(there.map((one) => shown(one, swapped(one.operation))))).toEqual(
          counts(back.map((one) => shown(one, one.operation))),
        );
      }),
    );
  });

  it('finds events that lead from the columns before to those after', () => {
    assert(
      property(parts, parts, (before, after) => {
        const [was, is] = [uniqueByName(before), uniqueByName(after)];
        const names = new Set(was.map(({ name }) => name));
        for (const { operation, parameters, description } of compare(COLUMNS, { parts: was }, { parts: is })) {
          const name = parameters?.['name'] ?? '';
          const renamed = /was renamed to (.*)\.$/.exec(description)?.[1];
          if (operation === 'ADD') names.add(name);
          if (operation === 'REMOVE' || renamed !== undefined) expect(names.delete(name)).toBe(true);
          if (renamed !== undefined) names.add(renamed);
        }
        expect([...names].sort()).toEqual(is.map(({ name }) => name).sort());
      }),
    );
  });

  it('takes anything for a value', () => {
    assert(
      property(string(), (text) => {
        for (const value of [undefined, null, text, [text], { in: text }, { in: { list: [text, { id: 1 }, null] } }])
          for (const spec of [LIST, COLUMNS]) expect(compare(spec, undefined, value)).toEqual([]);
      }),
    );
  });
});

function uniqueByName<T extends { readonly name: string }>(list: readonly T[]): readonly T[] {
  return [...new Map(list.map((one) => [one.name, one])).values()];
}
