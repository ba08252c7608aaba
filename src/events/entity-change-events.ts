/**
 * What an entry of the change log is in words: events that a program can react to without knowing the aspect, such as a
 * tag that was added. The rules of the models say what of an aspect is compared, and what its changes are called. An
 * entry that repeats a stored value is no change.
 */
import type { ChangedPartSpec, ChangeEventSpec } from '../../generated/service/registry/model.js';
import type { ChangeEntry } from '../change-log/index.js';
import { isMembers } from '../kernel/members.js';
import type { EventMessage } from './event-broker.port.js';

/** Name of the event, and the beginning of its key. */
const NAME = 'entityChangeEvent';
const JSON_TYPE = 'application/json';
/** Of the layout of the payload. */
const VERSION = 0;

/** `value`: the item, text or word; absent where the operation says it all. */
interface FoundChange {
  readonly operation: string;
  readonly modifier?: string;
  readonly value?: string;
}

/** Messages of an entry, by aspect; none for an aspect of which the rules say nothing. */
export function entityChangeMessages(
  rules: Readonly<Record<string, ChangeEventSpec>>,
): (entry: ChangeEntry) => readonly EventMessage[] {
  const byAspect = new Map(Object.entries(rules));
  return (entry) => {
    const rule = byAspect.get(entry.aspect);
    if (rule === undefined || entry.change === 'RESTATE' || entry.kind !== 'versioned') return [];
    const [before, after] = [parsed(entry.previousJson), parsed(entry.json)];
    return changesOf(rule, before, after).map((change) => messageOf(entry, rule, change));
  };
}

function changesOf({ changed, parameter }: ChangeEventSpec, before: unknown, after: unknown): readonly FoundChange[] {
  switch (changed.kind) {
    case 'items':
      return changedItems(valuesAt(before, changed.path), valuesAt(after, changed.path));
    case 'text':
      return changedText(valuesAt(before, changed.path)[0], valuesAt(after, changed.path)[0]);
    default: {
      const [was, is] = [isSet(changed, before), isSet(changed, after)];
      if (was === is) return [];
      const word = is ? changed.set : changed.cleared;
      return [parameter === undefined ? { operation: word } : { operation: 'MODIFY', value: word }];
    }
  }
}

function changedItems(before: readonly string[], after: readonly string[]): readonly FoundChange[] {
  const [was, is] = [new Set(before), new Set(after)];
  const change = (operation: string) => (value: string) => ({ operation, modifier: value, value });
  return [
    ...[...was].filter((one) => !is.has(one)).map(change('REMOVE')),
    ...[...is].filter((one) => !was.has(one)).map(change('ADD')),
  ];
}

function changedText(before = '', after = ''): readonly FoundChange[] {
  if (before === after) return [];
  if (before === '') return [{ operation: 'ADD', value: after }];
  return after === '' ? [{ operation: 'REMOVE', value: before }] : [{ operation: 'MODIFY', value: after }];
}

function isSet(changed: Extract<ChangedPartSpec, { kind: 'flag' | 'presence' }>, value: unknown): boolean {
  if (changed.kind === 'presence') return value !== undefined;
  return nodesAt(value, changed.path)[0] === true;
}

function messageOf(entry: ChangeEntry, { category, parameter }: ChangeEventSpec, change: FoundChange): EventMessage {
  const { operation, modifier, value } = change;
  const payload = {
    entityType: entry.entityType,
    entityUrn: entry.urn,
    category,
    operation,
    ...(modifier === undefined ? {} : { modifier }),
    ...(parameter === undefined || value === undefined ? {} : { parameters: { [parameter]: value } }),
    auditStamp: { time: entry.time, actor: entry.actor },
    version: VERSION,
  };
  return {
    topic: 'platformEventTopic',
    key: `${NAME}-${entry.urn}`,
    record: {
      header: { timestampMillis: entry.time },
      name: NAME,
      payload: { value: Buffer.from(JSON.stringify(payload)), contentType: JSON_TYPE },
    },
  };
}

function parsed(json: string | undefined): unknown {
  return json === undefined ? undefined : JSON.parse(json);
}

function valuesAt(value: unknown, path: readonly string[]): readonly string[] {
  return nodesAt(value, path).filter((one) => typeof one === 'string');
}

/** All that a path leads to; `*` stands for each item of a list. */
function nodesAt(value: unknown, path: readonly string[]): readonly unknown[] {
  return path.reduce<readonly unknown[]>(
    (nodes, step) =>
      nodes.flatMap((node: unknown): readonly unknown[] => {
        if (step === '*') return Array.isArray(node) ? node : [];
        return isMembers(node) && Object.hasOwn(node, step) ? [node[step]] : [];
      }),
    [value],
  );
}
