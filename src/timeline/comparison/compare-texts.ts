import type { TimelineChangeSpec } from '../../../generated/service/registry/model.js';
import type { ValueDifference } from './value-difference.js';
import { textAt } from './member-values.js';

type TextSpec = Extract<TimelineChangeSpec, { kind: 'text' }>;

/** Whether a text is new, gone or another one. An empty text counts as none. */
export function compareTexts({ path }: TextSpec, before: unknown, after: unknown): ValueDifference[] {
  const [was, is] = [textAt(before, path) ?? '', textAt(after, path) ?? ''];
  const name = path.at(-1) ?? '';
  if (was === is) return [];
  if (was === '') {
    return [{ operation: 'ADD', value: is, sentence: (whole) => `The ${name} "${is}" was added to ${whole}.` }];
  }
  if (is === '') {
    const sentence = (whole: string): string => `The ${name} "${was}" was removed from ${whole}.`;
    return [{ operation: 'REMOVE', value: was, sentence }];
  }
  const sentence = (whole: string): string => `The ${name} of ${whole} changed from "${was}" to "${is}".`;
  return [{ operation: 'MODIFY', value: is, sentence }];
}
