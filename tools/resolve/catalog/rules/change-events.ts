import type { Advice } from '../../../diagnostics/correction.js';
/**
 * Reads the section of `rules.yml` that says what changes of aspects are in words: a rule or several for each aspect.
 * A rule that does not fit its aspect is reported and left out.
 */
import { didYouMean } from '../../../diagnostics/suggestion.js';
import type { ChangedPartSpec, ChangeEventSpec, KeyedListSpec, ModelPath } from '../../../model/catalog-model.js';
import type { ObjectEntry, Value } from '../../../pdl/syntax.js';
import { type CheckedObject, type KeyRule, type KeyRules, objectIn, readObject } from '../../yaml/object-reader.js';
import type { NamedAspect } from '../aspects.js';
import { partNamed } from './part-name.js';
import { A_FLAG, A_LIST, A_SINGLE_VALUE, A_SYMBOL, A_TEXT, type PathTarget, type RuleLookup } from './rule-lookup.js';
import { textsUnder } from './rule-texts.js';

const SECTION = 'changeEvents';

const CHANGE_EVENT_KEYS: KeyRules = {
  category: { kind: 'text', presence: 'required', doc: 'Area of the change, such as TAG.' },
  cleared: { kind: 'text', doc: 'What it is that the flag is cleared, or the aspect deleted.' },
  flag: { kind: 'text', doc: 'Path to a flag; without any path the presence of the aspect is meant.' },
  items: { kind: 'text', doc: 'Path to what is added and removed one by one.' },
  key: { kind: 'text', doc: 'With "list": the field by which an item is known.' },
  list: { kind: 'text', doc: 'Path to a list whose items are compared; other paths begin at an item of it.' },
  modified: { kind: 'texts', doc: 'With "list": fields of an item whose change modifies it.' },
  operations: {
    kind: 'object',
    values: { kind: 'text' },
    doc: 'With "point": value -> what it is that such a point is written.',
  },
  parameter: { kind: 'text', doc: 'Name under which the event has the item, the text or the word as a parameter.' },
  parameters: { kind: 'object', values: { kind: 'text' }, doc: 'Further parameters: name -> path to the value.' },
  part: { kind: 'text', doc: 'With "list": entity type of its items, of which "parts" says the whole.' },
  point: { kind: 'text', doc: 'Path to the value that says what a point of a time series is.' },
  set: { kind: 'text', doc: 'What it is that the flag is set, or the aspect made.' },
  text: { kind: 'text', doc: 'Path to a text that is added, removed and modified.' },
  whole: { kind: 'text', doc: 'With "part": name of the parameter that has the entity itself.' },
};

const EVENT_RULE: KeyRule = { kind: 'object', keys: CHANGE_EVENT_KEYS };
/** One rule, or a list of them. */
export const CHANGE_EVENTS_RULE: KeyRule = { kind: 'any', forms: [EVENT_RULE, { kind: 'array', items: EVENT_RULE }] };

/** A rule that is being read. `root`: steps from the aspect to where its paths begin. */
interface EventRule {
  readonly aspect: NamedAspect;
  readonly words: CheckedObject;
  readonly root: ModelPath;
}

export class ChangeEventReader {
  /** @param parts by entity type that is a part of another: the key field that names the whole */
  constructor(
    private readonly lookup: RuleLookup,
    private readonly parts: ReadonlyMap<string, string>,
  ) {}

  /** @returns by aspect */
  read(entries: readonly ObjectEntry[]): Readonly<Record<string, readonly ChangeEventSpec[]>> {
    const specs: Record<string, readonly ChangeEventSpec[]> = {};
    for (const { key, value } of entries) {
      const aspect = this.lookup.aspect({ section: SECTION, ...key });
      if (aspect === undefined) continue;
      const values = value.kind === 'array' ? value.items : [value];
      const rules = values.flatMap((one) => this.rule(aspect, one) ?? []);
      if (rules.length > 0) specs[aspect.name] = rules;
    }
    return specs;
  }

  private rule(aspect: NamedAspect, value: Value): ChangeEventSpec | undefined {
    const what = `"${aspect.name}" of "${SECTION}"`;
    const object = objectIn(value, what, this.lookup.diagnostics);
    const words = object && readObject(object, CHANGE_EVENT_KEYS, what, this.lookup.diagnostics);
    if (words?.text('list') === undefined) return words && this.event({ aspect, words, root: [] });
    const list = this.list(aspect, words);
    return list && this.event({ aspect, words, root: [...list.path, '*'] }, list);
  }

  private event(rule: EventRule, list?: KeyedListSpec): ChangeEventSpec | undefined {
    const [category, parameter] = [rule.words.text('category'), rule.words.text('parameter')];
    const changed = this.changed(rule);
    const parameters = this.parameters(rule);
    if (category === undefined || changed === undefined || parameters === undefined) return undefined;
    return {
      category,
      changed,
      ...(list === undefined ? {} : { list }),
      ...(parameter === undefined ? {} : { parameter }),
      ...(Object.keys(parameters).length === 0 ? {} : { parameters }),
    };
  }

  private list(aspect: NamedAspect, words: CheckedObject): KeyedListSpec | undefined {
    const whole = words.text('whole');
    const path = this.path({ aspect, words, root: [] }, 'list', A_LIST);
    const key = path && this.path({ aspect, words, root: [...path, '*'] }, 'key', A_TEXT);
    const part = words.text('part');
    const name = { section: SECTION, text: part ?? '', span: words.spanOf('part') };
    const known = part === undefined ? undefined : partNamed(name, this.parts, this.lookup);
    const [field] = key ?? [];
    if (path === undefined || field === undefined || (part !== undefined && known === undefined)) return undefined;
    return {
      path,
      key: field,
      ...(known === undefined ? {} : { part: known }),
      ...(whole === undefined ? {} : { whole }),
    };
  }

  private changed(rule: EventRule): ChangedPartSpec | undefined {
    const { words } = rule;
    if (words.text('items') !== undefined) return this.withPath(rule, 'items');
    if (words.text('text') !== undefined) return this.withPath(rule, 'text');
    if (words.text('point') !== undefined) return this.point(rule);
    const [set, cleared] = [words.text('set'), words.text('cleared')];
    if (words.text('list') !== undefined && set === undefined) return this.keyed(rule);
    if (set === undefined || cleared === undefined) {
      const hint = 'State "items", "text", "list", "point", or "set" and "cleared" with or without "flag".';
      this.report(words, 'category', { path: rule.aspect.name, reason: 'it does not say what changes', hint });
      return undefined;
    }
    if (words.text('flag') === undefined) return { kind: 'presence', set, cleared };
    const flag = this.path(rule, 'flag', A_FLAG);
    return flag === undefined ? undefined : { kind: 'flag', path: flag, set, cleared };
  }

  private withPath(rule: EventRule, kind: 'items' | 'text'): ChangedPartSpec | undefined {
    const path = this.path(rule, kind, A_TEXT);
    return path === undefined ? undefined : { kind, path };
  }

  private keyed({ aspect, words, root }: EventRule): ChangedPartSpec | undefined {
    const fields = words.textValues('modified').map((field) => {
      const path = field.text.split('/');
      const isFound = this.lookup.leadsTo(aspect, [...root, ...path], { section: SECTION, ...field }, A_SINGLE_VALUE);
      return isFound ? path : undefined;
    });
    const modified = fields.filter((field) => field !== undefined);
    return modified.length === fields.length ? { kind: 'keyed', modified } : undefined;
  }

  private point(rule: EventRule): ChangedPartSpec | undefined {
    const { aspect, words, root } = rule;
    if (aspect.kind !== 'timeseries') {
      const hint = 'State "items", "text" or "flag".';
      this.report(words, 'point', { path: aspect.name, reason: 'it is no time series', hint });
      return undefined;
    }
    const path = this.path(rule, 'point', A_SYMBOL);
    if (path === undefined) return undefined;
    const symbols = this.lookup.symbols(aspect, [...root, ...path]);
    const operations: Record<string, string> = {};
    for (const { key, value } of words.object('operations')?.entries ?? []) {
      const [word] = textsUnder(value, `"${key.text}" of "operations"`, this.lookup.diagnostics);
      if (!symbols.includes(key.text)) {
        const hint = didYouMean(key.text, symbols, `The symbols are ${symbols.join(', ')}.`);
        const reason = 'the enum has no such symbol';
        this.lookup.diagnostics.report('rule-path', key.span, { path: key.text, reason, hint });
      } else if (word !== undefined) {
        operations[key.text] = word.text;
      }
    }
    if (Object.keys(operations).length > 0) return { kind: 'point', path, operations };
    const hint = 'State "operations": value -> word.';
    this.report(words, 'point', { path: aspect.name, reason: 'it does not say what its points are', hint });
    return undefined;
  }

  /** `undefined` when one of them leads to nothing. */
  private parameters({ aspect, words, root }: EventRule): Readonly<Record<string, ModelPath>> | undefined {
    const parameters: Record<string, ModelPath> = {};
    for (const { key, value } of words.object('parameters')?.entries ?? []) {
      const [text] = textsUnder(value, `"${key.text}" of "parameters"`, this.lookup.diagnostics);
      const path = text?.text.split('/') ?? [];
      const isFound =
        text !== undefined &&
        this.lookup.leadsTo(aspect, [...root, ...path], { section: SECTION, ...text }, A_SINGLE_VALUE);
      if (!isFound) return undefined;
      parameters[key.text] = path;
    }
    return parameters;
  }

  private path({ aspect, words, root }: EventRule, key: string, expected: PathTarget): ModelPath | undefined {
    const text = words.text(key);
    if (text === undefined) {
      const reason = 'it does not say by which field items are known';
      this.report(words, 'list', { path: aspect.name, reason, hint: `State "${key}".` });
      return undefined;
    }
    const name = { section: SECTION, text, span: words.spanOf(key) };
    const steps = text.split('/');
    return this.lookup.leadsTo(aspect, [...root, ...steps], name, expected) ? steps : undefined;
  }

  private report(
    words: CheckedObject,
    key: string,
    params: { readonly path: string; readonly reason: string; readonly hint: Advice },
  ): void {
    this.lookup.diagnostics.report('rule-path', words.spanOf(key), params);
  }
}
