import type { Value } from '../pdl/syntax.js';
import type { KeyRule } from '../resolve/yaml/object-reader.js';
import type { Span } from '../source/span.js';
import { contains } from './document-nodes.js';

/** A key of a YAML file that the rules of the file know. */
export interface YamlKey {
  readonly name: string;
  readonly rule: KeyRule;
  readonly span: Span;
}

/** A step into an item of a list. */
export const ITEM = '[]';

/** The key at an offset; `undefined` at values and at free keys. */
export function yamlKeyAt(value: Value, rule: KeyRule, offset: number): YamlKey | undefined {
  if (value.kind === 'array') {
    const item = value.items.find(({ span }) => contains(span, offset));
    const [inner] = rulesAt(rule, [ITEM]);
    return item === undefined || inner === undefined ? undefined : yamlKeyAt(item, inner, offset);
  }
  const entry = value.kind === 'object' ? value.entries.find(({ span }) => contains(span, offset)) : undefined;
  if (entry === undefined) return undefined;
  const rules = rulesAt(rule, [entry.key.text]);
  const [own] = rules;
  if (own === undefined) return undefined;
  if (!contains(entry.key.span, offset)) {
    return rules.map((inner) => yamlKeyAt(entry.value, inner, offset)).find((key) => key !== undefined);
  }
  return isFixedKey(rule, entry.key.text) ? { name: entry.key.text, rule: own, span: entry.key.span } : undefined;
}

/** What may stand below a rule at the end of a path of keys and items; several where it has several forms. */
export function rulesAt(rule: KeyRule, path: readonly string[]): readonly KeyRule[] {
  const [step, ...rest] = path;
  if (rule.forms !== undefined) return rule.forms.flatMap((form) => rulesAt(form, path));
  if (step === undefined) return [rule];
  return belowOf(rule, step).flatMap((inner) => rulesAt(inner, rest));
}

function belowOf(rule: KeyRule, step: string): readonly KeyRule[] {
  if (step === ITEM) {
    if (rule.kind === 'texts') return [{ ...rule, kind: 'text' }];
    return rule.items === undefined ? [] : [rule.items];
  }
  const own = rule.keys !== undefined && Object.hasOwn(rule.keys, step) ? rule.keys[step] : undefined;
  return [own ?? rule.values].filter((inner) => inner !== undefined);
}

function isFixedKey(rule: KeyRule, key: string): boolean {
  if (rule.forms !== undefined) return rule.forms.some((form) => isFixedKey(form, key));
  return rule.keys !== undefined && Object.hasOwn(rule.keys, key);
}
