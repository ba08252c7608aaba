import { isMembers, ownMember } from '../../kernel/members.js';
import type { RawDifference } from '../timeline-transaction.js';

/** A JSON Patch that turns one value of an aspect into the next, member by member of the aspect. */
export function rawDifferences(aspect: string, before: unknown, after: unknown): readonly RawDifference[] {
  const root = `/${pointerStep(aspect)}`;
  if (!isMembers(before) || !isMembers(after)) {
    return [{ op: before === undefined ? 'add' : 'replace', path: root, value: after }];
  }
  const names = [...new Set([...Object.keys(before), ...Object.keys(after)])].sort();
  return names.flatMap((name): readonly RawDifference[] => {
    const [was, is] = [ownMember(before, name), ownMember(after, name)];
    const path = `${root}/${pointerStep(name)}`;
    if (is === undefined) return [{ op: 'remove', path }];
    if (was === undefined) return [{ op: 'add', path, value: is }];
    return JSON.stringify(was) === JSON.stringify(is) ? [] : [{ op: 'replace', path, value: is }];
  });
}

function pointerStep(name: string): string {
  return name.replaceAll('~', '~0').replaceAll('/', '~1');
}
