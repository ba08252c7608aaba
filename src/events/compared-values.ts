/**
 * What is different between two values of an aspect, by a rule of the models. Takes parsed values, of which either may
 * be absent; gives operations, and knows nothing of entities and messages.
 */
import type {
  ChangedPartSpec,
  ChangeEventSpec,
  KeyedListSpec,
  ModelPath,
} from '../../generated/service/registry/model.js';
import { isMembers } from '../kernel/members.js';

/**
 * `value`: the item, text or word; absent where the operation says it all. `isModifier`: whether that is an item.
 * `key`: of the record of the list that was changed, or in which something was. `holder`: where further parameters
 * stand: the record, else the whole value; the new one unless it is gone.
 */
export interface FoundChange {
  readonly operation: string;
  readonly value?: string;
  readonly isModifier?: boolean;
  readonly key?: string;
  readonly holder: unknown;
}

type Change = Omit<FoundChange, 'holder' | 'key'>;

/** Two values that are compared. */
interface Pair {
  readonly key?: string;
  readonly before: unknown;
  readonly after: unknown;
}

export function foundChanges(rule: ChangeEventSpec, before: unknown, after: unknown): readonly FoundChange[] {
  const { changed, list } = rule;
  const pairs: readonly Pair[] = list === undefined ? [{ before, after }] : recordPairs(list, before, after);
  return pairs.flatMap((pair) => {
    const found =
      changed.kind === 'keyed' ? changedRecord(changed.modified, pair) : changedPart(changed, rule.parameter, pair);
    const place = { holder: pair.after ?? pair.before, ...(pair.key === undefined ? {} : { key: pair.key }) };
    return found.map((change) => ({ ...change, ...place }));
  });
}

/** The first value that a path leads to. */
export function valueAt(value: unknown, path: ModelPath): unknown {
  return nodesAt(value, path)[0];
}

/** Records of both lists by key: those that are gone first, then in the order of the new list. */
function recordPairs({ path, key }: KeyedListSpec, before: unknown, after: unknown): readonly Pair[] {
  const [was, is] = [recordsByKey(before, path, key), recordsByKey(after, path, key)];
  const gone = [...was].filter(([name]) => !is.has(name));
  return [
    ...gone.map(([name, record]) => ({ key: name, before: record, after: undefined })),
    ...[...is].map(([name, record]) => ({ key: name, before: was.get(name), after: record })),
  ];
}

/** Of records with one key the first counts. */
function recordsByKey(value: unknown, path: ModelPath, key: string): ReadonlyMap<string, unknown> {
  const records = new Map<string, unknown>();
  for (const record of nodesAt(value, [...path, '*'])) {
    const name = valueAt(record, [key]);
    if (typeof name === 'string' && !records.has(name)) records.set(name, record);
  }
  return records;
}

function changedRecord(modified: readonly ModelPath[], { key = '', before, after }: Pair): readonly Change[] {
  const change = (operation: string): readonly Change[] => [{ operation, value: key, isModifier: true }];
  if (before === undefined) return change('ADD');
  if (after === undefined) return change('REMOVE');
  return modified.some((path) => valueAt(before, path) !== valueAt(after, path)) ? change('MODIFY') : [];
}

function changedPart(
  changed: Exclude<ChangedPartSpec, { kind: 'keyed' }>,
  parameter: string | undefined,
  { before, after }: Pair,
): readonly Change[] {
  switch (changed.kind) {
    case 'items':
      return changedItems(textsAt(before, changed.path), textsAt(after, changed.path));
    case 'text':
      return changedText(textsAt(before, changed.path)[0], textsAt(after, changed.path)[0]);
    case 'point': {
      const [found] = textsAt(after, changed.path);
      const operation = found === undefined ? undefined : changed.operations[found];
      return operation === undefined ? [] : [{ operation }];
    }
    default: {
      const [was, is] = [isSet(changed, before), isSet(changed, after)];
      if (was === is) return [];
      const word = is ? changed.set : changed.cleared;
      return [parameter === undefined ? { operation: word } : { operation: 'MODIFY', value: word }];
    }
  }
}

function changedItems(before: readonly string[], after: readonly string[]): readonly Change[] {
  const [was, is] = [new Set(before), new Set(after)];
  const change = (operation: string) => (value: string) => ({ operation, value, isModifier: true });
  return [
    ...[...was].filter((one) => !is.has(one)).map(change('REMOVE')),
    ...[...is].filter((one) => !was.has(one)).map(change('ADD')),
  ];
}

function changedText(before = '', after = ''): readonly Change[] {
  if (before === after) return [];
  if (before === '') return [{ operation: 'ADD', value: after }];
  return after === '' ? [{ operation: 'REMOVE', value: before }] : [{ operation: 'MODIFY', value: after }];
}

function isSet(changed: Extract<ChangedPartSpec, { kind: 'flag' | 'presence' }>, value: unknown): boolean {
  if (changed.kind === 'presence') return value !== undefined;
  return valueAt(value, changed.path) === true;
}

function textsAt(value: unknown, path: ModelPath): readonly string[] {
  return nodesAt(value, path).filter((one) => typeof one === 'string');
}

/** All that a path leads to; `*` stands for each item of a list. */
function nodesAt(value: unknown, path: ModelPath): readonly unknown[] {
  return path.reduce<readonly unknown[]>(
    (nodes, step) =>
      nodes.flatMap((node: unknown): readonly unknown[] => {
        if (step === '*') return Array.isArray(node) ? node : [];
        return isMembers(node) && Object.hasOwn(node, step) ? [node[step]] : [];
      }),
    [value],
  );
}
