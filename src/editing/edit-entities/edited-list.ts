/** A list of an aspect with other items: the rule of the models and the stored value in, the value to store out. */
import type { EditedListSpec } from '../../../generated/service/registry/edit-model.js';
import { isMembers, type Members } from '../../kernel/members.js';
import type { AspectValue } from '../aspect-editor.js';
import { fillMembers, fillTemplate, type TemplateValues } from './fill-template.js';

/** @returns `undefined` when nothing changes; other members of a repeated item and of the aspect stay */
export function withItems(
  spec: EditedListSpec,
  stored: AspectValue | undefined,
  items: readonly unknown[],
  values: TemplateValues,
): AspectValue | undefined {
  let list: readonly unknown[] = itemsOf(stored, spec.member);
  const before = list;
  for (const item of items) {
    const key = keyOf(spec, item, values);
    const at = list.findIndex((other) => isSame(key, keyOf(spec, other, values)));
    if (at === -1) list = [...list, item];
    else if (spec.repeated === 'replace') list = list.map((other, index) => (index === at ? item : other));
  }
  return list === before ? undefined : { ...stored, [spec.member]: list, ...fillMembers(spec.beside, values) };
}

/** The same without items; parts of the key that the items lack fit any. */
export function withoutItems(
  spec: EditedListSpec,
  stored: AspectValue | undefined,
  items: readonly unknown[],
  values: TemplateValues,
): AspectValue | undefined {
  const list = itemsOf(stored, spec.member);
  const removed = items.map((item) => keyOf(spec, item, values));
  const left = list.filter((item) => {
    const key = keyOf(spec, item, values);
    return !removed.some((other) => other.every((part, at) => part === undefined || part === key[at]));
  });
  if (left.length === list.length) return undefined;
  return { ...stored, [spec.member]: left, ...fillMembers(spec.beside, values) };
}

function keyOf({ key }: EditedListSpec, item: unknown, values: TemplateValues): readonly unknown[] {
  if (key.length === 0) return [item];
  const sent: Members = isMembers(item) ? item : {};
  return key.map((part) => fillTemplate(part, { ...values, sent }));
}

function isSame(key: readonly unknown[], other: readonly unknown[]): boolean {
  return key.every((part, at) => part === other[at]);
}

function itemsOf(value: AspectValue | undefined, member: string): readonly unknown[] {
  const items = value?.[member];
  return Array.isArray(items) ? items : [];
}
