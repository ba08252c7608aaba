import type { Advice } from '../../../diagnostics/correction.js';
/**
 * Reads templates: what is written into an aspect, made of what a caller sent. `$name` is a member of the input,
 * `${name|lower}` within a text the same in lower case; `$actor`, `$now` and `$stamp` say who edits, and when.
 */
import type { Diagnostics } from '../../../diagnostics/diagnostics.js';
import { didYouMean } from '../../../diagnostics/suggestion.js';
import type { ModelPath, TypeRef } from '../../../model/catalog-model.js';
import type { EditTemplate, EditTextPart } from '../../../model/edit-rules.js';
import type { ObjectEntry, ObjectValue, Value } from '../../../pdl/syntax.js';
import type { Span } from '../../../source/span.js';
import { followPath, type TypeGraph } from '../../names/model-path.js';
import { plainValue } from '../../yaml/plain-value.js';
import type { EditSignature, SentPlace } from './edit-inputs.js';

const SENT = /^\$(?<path>[A-Za-z]\w*(?:\.\w+)*)$/;
const IN_TEXT = /\$\{([\w.]+)(\|lower)?\}/g;
const EACH = 'each';
const STAMPS = ['actor', 'now', 'stamp'] as const;
const FORMS: ReadonlyMap<string, readonly string[]> = new Map([
  ['$each', ['$each', '$make']],
  ['$entries', ['$entries']],
  ['$existing', ['$existing']],
  ['$first', ['$first']],
  ['$when', ['$when', '$then', '$else']],
]);

/** Makes no value. */
const NOTHING: EditTemplate = { kind: 'first', of: [] };

/** What a template may refer to. */
export interface TemplateScope {
  /** @returns `undefined` for what is not sent */
  place(path: ModelPath): SentPlace | undefined;
  /** Where a path may begin. */
  names(): readonly string[];
  /** The scope inside of a list. */
  within(list: SentPlace): TemplateScope;
}

/** Templates over what a mutation is sent. `list`: whose items are `$each`. */
export function sentScope(signature: EditSignature, list?: SentPlace): TemplateScope {
  return {
    place: ([first = '', ...rest]) => {
      if (first !== EACH || list === undefined) return signature.place([first, ...rest]);
      const inner = signature.placeInItem(list, rest);
      return inner && { ...inner, path: [EACH, ...inner.path] };
    },
    names: () => [...signature.names(), ...(list === undefined ? [] : [EACH])],
    within: (inner) => sentScope(signature, inner),
  };
}

/** Templates over an item of a stored list. */
export function itemScope(items: TypeRef, graph: TypeGraph): TemplateScope {
  const scope: TemplateScope = {
    place: (path) => (followPath(items, path, graph).kind === 'found' ? { path, named: '', isList: false } : undefined),
    names: () => {
      const end = followPath(items, [''], graph);
      return end.kind === 'no-match' ? end.candidates : [];
    },
    within: () => scope,
  };
  return scope;
}

export class EditTemplateReader {
  constructor(
    private readonly graph: TypeGraph,
    private readonly diagnostics: Diagnostics,
  ) {}

  /** @param type what the template has to make; absent for any */
  read(value: Value, scope: TemplateScope, type?: TypeRef): EditTemplate {
    switch (value.kind) {
      case 'string':
        return this.text(value.value, value.span, scope);
      case 'array':
        return { kind: 'list', items: value.items.map((item) => this.read(item, scope, this.inside(type, '*'))) };
      case 'object':
        return this.form(value, scope, type) ?? this.object(value, scope, type);
      default:
        return { kind: 'constant', value: plainValue(value) };
    }
  }

  /** Members of an object, by name. */
  members(entries: readonly ObjectEntry[], scope: TemplateScope, type?: TypeRef): Record<string, EditTemplate> {
    return Object.fromEntries(
      entries.map(({ key, value }) => [key.text, this.read(value, scope, this.inside(type, key.text, key.span))]),
    );
  }

  private object({ entries }: ObjectValue, scope: TemplateScope, type?: TypeRef): EditTemplate {
    return { kind: 'object', members: this.members(entries, scope, type) };
  }

  /** A template that is written as an object; `undefined` for an object of the aspect. */
  private form({ entries, span }: ObjectValue, scope: TemplateScope, type?: TypeRef): EditTemplate | undefined {
    const [first] = entries;
    const keys = first && FORMS.get(first.key.text);
    if (first === undefined || keys === undefined) return undefined;
    const values = new Map(entries.map(({ key, value }) => [key.text, value]));
    const wrong = entries.find(({ key }) => !keys.includes(key.text));
    const isWhole = keys.every((key) => values.has(key) || key === '$else');
    if (wrong === undefined && isWhole) return this.formOf(values, scope, type);
    const name = wrong === undefined ? first.key : wrong.key;
    this.complain(name.text, wrong === undefined ? span : name.span, 'it is no template', `Write ${keys.join(', ')}.`);
    return NOTHING;
  }

  private formOf(values: ReadonlyMap<string, Value>, scope: TemplateScope, type?: TypeRef): EditTemplate {
    const at = (key: string): EditTemplate => {
      const value = values.get(key);
      return value === undefined ? NOTHING : this.read(value, scope, type);
    };
    if (values.has('$when')) return { kind: 'when', test: at('$when'), then: at('$then'), otherwise: at('$else') };
    if (values.has('$existing')) return { kind: 'existing', urn: at('$existing') };
    if (values.has('$each')) return this.each(values, scope, type);
    if (values.has('$entries')) return this.entries(values, scope);
    const of = values.get('$first');
    const alternatives = of?.kind === 'array' ? of.items : [];
    return { kind: 'first', of: alternatives.map((item) => this.read(item, scope, type)) };
  }

  private each(values: ReadonlyMap<string, Value>, scope: TemplateScope, type?: TypeRef): EditTemplate {
    const [list, make] = [values.get('$each'), values.get('$make')];
    const place = list?.kind === 'string' ? this.list(list.value, list.span, scope) : undefined;
    if (place === undefined || make === undefined) return NOTHING;
    return { kind: 'each', path: place.path, item: this.read(make, scope.within(place), this.inside(type, '*')) };
  }

  private entries(values: ReadonlyMap<string, Value>, scope: TemplateScope): EditTemplate {
    const list = values.get('$entries');
    const place = list?.kind === 'string' ? this.list(list.value, list.span, scope) : undefined;
    return place === undefined ? NOTHING : { kind: 'entries', path: place.path };
  }

  /** A list of the input, written without `$`. */
  list(text: string, span: Span, scope: TemplateScope): SentPlace | undefined {
    const place = scope.place(text.split('.'));
    if (place?.isList === true) return place;
    const reason = place === undefined ? 'it is not sent' : 'it is no list';
    this.complain(text, span, reason, didYouMean(text, scope.names(), 'Name a list of the input.'));
    return undefined;
  }

  private text(text: string, span: Span, scope: TemplateScope): EditTemplate {
    const whole = SENT.exec(text)?.groups?.['path'];
    const stamp = STAMPS.find((name) => name === whole);
    if (stamp !== undefined) return { kind: stamp };
    if (whole !== undefined) return { kind: 'sent', path: this.path(whole, span, scope) };
    if (!text.includes('$')) return { kind: 'constant', value: text };
    return { kind: 'text', parts: this.parts(text, span, scope) };
  }

  private parts(text: string, span: Span, scope: TemplateScope): readonly EditTextPart[] {
    const parts: EditTextPart[] = [];
    let end = 0;
    for (const match of text.matchAll(IN_TEXT)) {
      const [all, path = '', lower] = match;
      if (match.index > end) parts.push(text.slice(end, match.index));
      parts.push({ path: this.path(path, span, scope), isLowerCase: lower !== undefined });
      end = match.index + all.length;
    }
    const rest = text.slice(end);
    if (rest.includes('$')) this.complain(rest, span, 'it is no template', 'Write $name alone, or ${name} in a text.');
    return rest === '' ? parts : [...parts, rest];
  }

  private path(text: string, span: Span, scope: TemplateScope): ModelPath {
    const place = scope.place(text.split('.'));
    if (place !== undefined) return place.path;
    const hint = didYouMean(text, scope.names(), `There is: ${scope.names().join(', ')}.`);
    this.complain(text, span, 'there is no such member', hint);
    return [];
  }

  /** The type of a member or of an item; a name that the type does not have is reported where it has a place. */
  private inside(type: TypeRef | undefined, step: string, span?: Span): TypeRef | undefined {
    if (type === undefined) return undefined;
    const end = followPath(type, [step], this.graph);
    if (end.kind === 'found') return end.type;
    if (end.kind === 'no-match' && span !== undefined) {
      const hint = didYouMean(step, end.candidates, `There is: ${end.candidates.join(', ')}.`);
      this.complain(step, span, 'the aspect has no such member', hint);
    }
    return undefined;
  }

  private complain(template: string, span: Span, reason: string, hint: Advice): void {
    this.diagnostics.report('edit-template', span, { template, reason, hint });
  }
}
