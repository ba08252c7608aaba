/**
 * Finds names in `overrides.yml` that no model has, and that are close to one that is there: keys, entities, and steps
 * of paths. Says nothing of other names.
 */
import { findSuggestion } from '../diagnostics/suggestion.js';
import type { CatalogModel, TypeRef } from '../model/catalog-model.js';
import { entriesOf, memberOf } from '../pdl/object-entries.js';
import type { ObjectEntry, Value } from '../pdl/syntax.js';
import type { Span } from '../source/span.js';

/** `key`: of the entry that has no effect because of it. */
export interface MisspeltName {
  readonly what: 'aspect' | 'entity' | 'field' | 'type';
  readonly name: string;
  readonly meant: string;
  readonly span: Span;
  readonly key: Span;
}

interface NamedStep {
  readonly what: MisspeltName['what'];
  readonly candidates: readonly string[];
  /** What a name leads to; `undefined` when it is none of the candidates. */
  readonly next: (name: string) => NamedStep | undefined;
}

const END: NamedStep = { what: 'field', candidates: [], next: () => undefined };

export function misspeltOverrides(model: CatalogModel, overrides: Value | undefined): readonly MisspeltName[] {
  const finder = new MisspellingFinder(model);
  return [
    ...entriesOf(overrides, 'entities').flatMap((entry) => finder.inEntity(entry)),
    ...entriesOf(overrides, 'records').flatMap((entry) => finder.inRecord(entry)),
    ...entriesOf(overrides, 'interfaces').flatMap(({ key, value }) => finder.entitiesIn(value, key.span)),
  ];
}

class MisspellingFinder {
  private readonly entities: readonly string[];
  private readonly records: readonly string[];

  constructor(private readonly model: CatalogModel) {
    this.entities = model.entities.map(({ name }) => name);
    this.records = model.types.flatMap(({ kind, fqn }) => (kind === 'record' ? fqn : []));
  }

  inEntity({ key, value }: ObjectEntry): readonly MisspeltName[] {
    const entity = this.model.entities.find(({ name }) => name === key.text);
    if (entity === undefined) return found('entity', key.text, this.entities, { span: key.span, key: key.span });
    const root: NamedStep = {
      what: 'aspect',
      candidates: entity.aspects,
      next: (name) => this.recordOfAspect(entity.aspects.includes(name) ? name : undefined),
    };
    return entriesOf(value, 'fields').flatMap((field) => this.inField(field, root));
  }

  inRecord({ key, value }: ObjectEntry): readonly MisspeltName[] {
    if (!this.records.includes(key.text)) {
      return found('type', key.text, this.records, { span: key.span, key: key.span });
    }
    const root = this.stepInto({ kind: 'named', fqn: key.text });
    return entriesOf(value, 'fields').flatMap((field) => this.inField(field, root));
  }

  /** One name or several. */
  entitiesIn(value: Value | undefined, key: Span): readonly MisspeltName[] {
    return textsIn(value)
      .filter(({ text }) => !this.entities.includes(text))
      .flatMap(({ text, span }) => found('entity', text, this.entities, { span, key }));
  }

  private inField({ key, value }: ObjectEntry, root: NamedStep): readonly MisspeltName[] {
    const path = value.kind === 'object' ? memberOf(value, 'path') : value;
    return [
      ...textsIn(path).flatMap(({ text, span }) => this.inPath(text.split('.'), root, { span, key: key.span })),
      ...this.entitiesIn(memberOf(value, 'entity'), key.span),
    ];
  }

  private inPath(steps: readonly string[], root: NamedStep, place: Pick<MisspeltName, 'key' | 'span'>) {
    let at = root;
    for (const name of steps) {
      // Parts of keys and items of lists have no names to compare with.
      if (name.startsWith('$')) return [];
      const next = at.next(name);
      if (next === undefined) return found(at.what, name, at.candidates, place);
      at = next;
    }
    return [];
  }

  private recordOfAspect(name: string | undefined): NamedStep | undefined {
    const aspect = this.model.aspects.find((one) => one.name === name);
    return aspect && this.stepInto({ kind: 'named', fqn: aspect.record });
  }

  private stepInto(type: TypeRef): NamedStep {
    if (type.kind === 'array')
      return { ...END, next: (name) => (/^\d+$/.test(name) ? this.stepInto(type.items) : undefined) };
    const named = type.kind === 'named' ? this.model.types.find(({ fqn }) => fqn === type.fqn) : undefined;
    if (named?.kind === 'typeref') return this.stepInto(named.ref);
    if (named?.kind !== 'record') return END;
    return {
      what: 'field',
      candidates: named.fields.map(({ name }) => name),
      next: (name) => {
        const field = named.fields.find((one) => one.name === name);
        return field && this.stepInto(field.type);
      },
    };
  }
}

function found(
  what: MisspeltName['what'],
  name: string,
  candidates: readonly string[],
  place: Pick<MisspeltName, 'key' | 'span'>,
): readonly MisspeltName[] {
  const meant = findSuggestion(name, candidates);
  return meant === undefined ? [] : [{ what, name, meant, ...place }];
}

function textsIn(value: Value | undefined): readonly { readonly text: string; readonly span: Span }[] {
  const items = value?.kind === 'array' ? value.items : value === undefined ? [] : [value];
  return items.flatMap((item) => (item.kind === 'string' ? { text: item.value, span: item.span } : []));
}
