/**
 * What an entry of the change log is in words: events that a program can react to without knowing the aspect, such as a
 * tag that was added. The rules of the models say what of an aspect is compared, and what its changes are called. An
 * entry that repeats a stored value is no change; a point of a time series is one by itself.
 */
import type { ChangeEventSpec } from '../../generated/service/registry/model.js';
import type { ChangeEntry } from '../change-log/index.js';
import { partUrn } from '../kernel/urn.js';
import { type FoundChange, foundChanges, valueAt } from './compared-values.js';
import type { EventMessage } from './event-broker.port.js';

/** Name of the event, and the beginning of its key. */
const NAME = 'entityChangeEvent';
const JSON_TYPE = 'application/json';
/** Of the layout of the payload. */
const VERSION = 0;

/** What an event is about: the entity that has the aspect, or a part of it such as a column. */
interface Subject {
  readonly entityType: string;
  readonly entityUrn: string;
}

/** Messages of an entry, by the rules of its aspect in their order; none for an aspect without rules. */
export function entityChangeMessages(
  rules: Readonly<Record<string, readonly ChangeEventSpec[]>>,
): (entry: ChangeEntry) => readonly EventMessage[] {
  const byAspect = new Map(Object.entries(rules));
  return (entry) => {
    const ofAspect = (byAspect.get(entry.aspect) ?? []).filter(({ changed }) => {
      return (changed.kind === 'point') === (entry.kind === 'timeseries');
    });
    if (ofAspect.length === 0 || entry.change === 'RESTATE') return [];
    const [before, after] = [parsed(entry.previousJson), parsed(entry.json)];
    return ofAspect.flatMap((rule) => {
      return foundChanges(rule, before, after).map((change) => messageOf(entry, rule, change));
    });
  };
}

function messageOf(entry: ChangeEntry, rule: ChangeEventSpec, change: FoundChange): EventMessage {
  const subject = subjectOf(entry, rule, change);
  const value = valueOf(entry, rule, change);
  const parameters = parametersOf(entry, rule, { ...change, ...(value === undefined ? {} : { value }) });
  const payload = {
    ...subject,
    category: rule.category,
    operation: change.operation,
    ...(change.isModifier === true ? { modifier: value } : {}),
    ...(Object.keys(parameters).length === 0 ? {} : { parameters }),
    auditStamp: { time: entry.time, actor: entry.actor },
    version: VERSION,
  };
  return {
    topic: 'platformEventTopic',
    key: `${NAME}-${subject.entityUrn}`,
    record: {
      header: { timestampMillis: entry.time },
      name: NAME,
      payload: { value: Buffer.from(JSON.stringify(payload)), contentType: JSON_TYPE },
    },
  };
}

function subjectOf(
  { entityType, urn }: ChangeEntry,
  { changed, list }: ChangeEventSpec,
  { key }: FoundChange,
): Subject {
  const part = changed.kind === 'keyed' ? undefined : list?.part;
  if (part === undefined || key === undefined) return { entityType, entityUrn: urn };
  return { entityType: part, entityUrn: partUrn(part, urn, key) };
}

/** A record of a list that is an entity is named by its URN. */
function valueOf({ urn }: ChangeEntry, { changed, list }: ChangeEventSpec, { value }: FoundChange): string | undefined {
  const part = changed.kind === 'keyed' ? list?.part : undefined;
  return part === undefined || value === undefined ? value : partUrn(part, urn, value);
}

function parametersOf(
  { urn }: ChangeEntry,
  { list, parameter, parameters = {} }: ChangeEventSpec,
  { holder, value }: FoundChange,
): Readonly<Record<string, unknown>> {
  const further = Object.entries(parameters).map(([name, path]) => [name, valueAt(holder, path)] as const);
  return {
    ...(parameter === undefined || value === undefined ? {} : { [parameter]: value }),
    ...Object.fromEntries(further.filter(([, found]) => found !== undefined && found !== null)),
    ...(list?.whole === undefined ? {} : { [list.whole]: urn }),
  };
}

function parsed(json: string | undefined): unknown {
  return json === undefined ? undefined : JSON.parse(json);
}
