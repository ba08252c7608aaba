/** Reads the section of `rules.yml` that says what changes of aspects are in words. */
import type { ChangedPartSpec, ChangeEventSpec } from '../../../model/catalog-model.js';
import type { ObjectEntry } from '../../../pdl/syntax.js';
import { type CheckedObject, type KeyRules, objectIn, readObject } from '../../yaml/object-reader.js';
import type { NamedAspect } from '../aspects.js';
import { A_FLAG, A_TEXT, type PathTarget, type RuleLookup } from './rule-lookup.js';

const SECTION = 'changeEvents';

export const CHANGE_EVENT_KEYS: KeyRules = {
  category: { kind: 'text', presence: 'required', doc: 'Area of the change, such as TAG.' },
  cleared: { kind: 'text', doc: 'What it is that the flag is cleared, or the aspect deleted.' },
  flag: { kind: 'text', doc: 'Path to a flag; without any path the presence of the aspect is meant.' },
  items: { kind: 'text', doc: 'Path to what is added and removed one by one.' },
  parameter: { kind: 'text', doc: 'Name under which the event has the item, the text or the word as a parameter.' },
  set: { kind: 'text', doc: 'What it is that the flag is set, or the aspect made.' },
  text: { kind: 'text', doc: 'Path to a text that is added, removed and modified.' },
};

/** @returns by aspect */
export function readChangeEvents(
  entries: readonly ObjectEntry[],
  lookup: RuleLookup,
): Readonly<Record<string, ChangeEventSpec>> {
  const specs: Record<string, ChangeEventSpec> = {};
  for (const { key, value } of entries) {
    const aspect = lookup.aspect({ section: SECTION, ...key });
    const what = `"${key.text}" of "${SECTION}"`;
    const object = aspect && objectIn(value, what, lookup.diagnostics);
    const words = object && readObject(object, CHANGE_EVENT_KEYS, what, lookup.diagnostics);
    const category = words?.text('category');
    const changed = aspect && words && changedPart(aspect, words, lookup);
    if (aspect === undefined || words === undefined || category === undefined || changed === undefined) continue;
    const parameter = words.text('parameter');
    specs[aspect.name] = { category, changed, ...(parameter === undefined ? {} : { parameter }) };
  }
  return specs;
}

function changedPart(aspect: NamedAspect, words: CheckedObject, lookup: RuleLookup): ChangedPartSpec | undefined {
  const path = (key: string, expected: PathTarget): readonly string[] | undefined => {
    const text = words.text(key);
    const steps = text?.split('/') ?? [];
    const name = { section: SECTION, text: text ?? '', span: words.spanOf(key) };
    return text !== undefined && lookup.leadsTo(aspect, steps, name, expected) ? steps : undefined;
  };
  if (words.text('items') !== undefined) return withPath('items', path('items', A_TEXT));
  if (words.text('text') !== undefined) return withPath('text', path('text', A_TEXT));
  const [set, cleared] = [words.text('set'), words.text('cleared')];
  if (set === undefined || cleared === undefined) {
    const hint = 'State "items", "text", or "set" and "cleared" with or without "flag".';
    const reason = 'it does not say what of the aspect changes';
    lookup.diagnostics.report('rule-path', words.spanOf('category'), { path: aspect.name, reason, hint });
    return undefined;
  }
  if (words.text('flag') === undefined) return { kind: 'presence', set, cleared };
  const flag = path('flag', A_FLAG);
  return flag === undefined ? undefined : { kind: 'flag', path: flag, set, cleared };
}

function withPath(kind: 'items' | 'text', path: readonly string[] | undefined): ChangedPartSpec | undefined {
  return path === undefined ? undefined : { kind, path };
}
