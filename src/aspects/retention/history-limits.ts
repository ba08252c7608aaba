import { isMembers } from '../../kernel/members.js';
import { defaultLimit, type HistoryLimit, type HistoryLimitOf } from '../aspect-store.port.js';

/** Stands for every entity type, or every aspect. */
const ANY = '*';

/** A policy: `entityType` and `aspect` may be `*`. */
export interface RetentionPolicy {
  readonly entityType: string;
  readonly aspect: string;
  readonly limit: HistoryLimit;
}

/**
 * The limit of an aspect is that of the first policy for both names, the entity type, the aspect, or everything. What
 * no policy is about keeps as much as without any.
 */
export function limitsOf(policies: readonly RetentionPolicy[]): HistoryLimitOf {
  const stated = new Map(policies.map(({ entityType, aspect, limit }) => [keyOf(entityType, aspect), limit]));
  const known = new Map<string, HistoryLimit>();
  return (entityType, aspect) => {
    const key = keyOf(entityType, aspect);
    const found = known.get(key);
    if (found !== undefined) return found;
    const limit =
      stated.get(key) ??
      stated.get(keyOf(entityType, ANY)) ??
      stated.get(keyOf(ANY, aspect)) ??
      stated.get(keyOf(ANY, ANY)) ??
      defaultLimit();
    known.set(key, limit);
    return limit;
  };
}

/** The limit in the text of a policy's aspect: what it does not limit is kept. */
export function limitIn(json: string): HistoryLimit {
  const value: unknown = JSON.parse(json);
  const retention = memberIn(value, 'retention');
  const versions = numberIn(memberIn(retention, 'version'), 'maxVersions') ?? Infinity;
  const seconds = numberIn(memberIn(retention, 'time'), 'maxAgeInSeconds');
  return { versions, ...(seconds === undefined ? {} : { age: seconds * 1000 }) };
}

function memberIn(value: unknown, name: string): unknown {
  return isMembers(value) ? value[name] : undefined;
}

/** Below 0 is as 0: nothing but the latest version is kept. */
function numberIn(value: unknown, name: string): number | undefined {
  const member = memberIn(value, name);
  return typeof member === 'number' ? Math.max(0, member) : undefined;
}

/** Names of models have no blanks. */
function keyOf(entityType: string, aspect: string): string {
  return `${entityType} ${aspect}`;
}
