import { mergeAnnotations } from '../pdl/annotations.js';
import type { ObjectValue, Value } from '../pdl/syntax.js';
import { isRegistry } from '../resolve/catalog/model-files.js';
import type { Declared } from '../resolve/names/type-index.js';
import type { SourceFile } from '../source/source-file.js';
import type { Span } from '../source/span.js';
import type { ReadableFiles } from './readable-files.js';

/** An aspect, and the record that is annotated with its name. */
export interface AspectEntry {
  readonly name: string;
  readonly record: Declared;
  /** The name in the annotation. */
  readonly span: Span;
}

/** An entity as registries list it. */
export interface EntityEntry {
  readonly name: string;
  readonly doc: string;
  readonly aspects: readonly string[];
  /** The name in the registry. */
  readonly span: Span;
}

/** A string that names an aspect or an entity. */
export interface NamedText {
  readonly kind: 'aspect' | 'entity';
  readonly name: string;
  readonly span: Span;
}

/** Names of aspects and entities, and where they are written: what annotations and YAML files speak of. */
export class CatalogNames {
  readonly aspects: ReadonlyMap<string, AspectEntry>;
  readonly entities: ReadonlyMap<string, EntityEntry>;
  private readonly readable: ReadableFiles;

  constructor(readable: ReadableFiles) {
    this.readable = readable;
    const declared = [...readable.index.byFqn.values()];
    this.aspects = new Map(
      declared
        .flatMap((record) => aspectOf(record) ?? [])
        .map((aspect): [string, AspectEntry] => [aspect.name, aspect]),
    );
    const registries = readable.files.filter(isRegistry).flatMap((file) => readable.valueOf(file) ?? []);
    this.entities = new Map(
      registries.flatMap(entitiesIn).map((entity): [string, EntityEntry] => [entity.name, entity]),
    );
  }

  /** The name of an aspect or an entity at an offset of a YAML file, or of a string in an annotation. */
  at(file: SourceFile, offset: number): NamedText | undefined {
    return this.in(file).find(({ span }) => span.start <= offset && offset <= span.end);
  }

  /** Every string that names an aspect or an entity. A name of both is the aspect. */
  in(file: SourceFile): readonly NamedText[] {
    if (!file.path.endsWith('.pdl')) {
      const value = /\.ya?ml$/.test(file.path) ? this.readable.valueOf(file) : undefined;
      return value === undefined ? [] : this.inValue(value);
    }
    const document = this.readable.documentOf(file);
    const declared = document.declaration;
    const own = declared !== undefined && 'annotations' in declared ? declared.annotations : [];
    const fields = declared?.kind === 'record' ? declared.fields.flatMap(({ annotations }) => annotations) : [];
    return [...own, ...fields].flatMap(({ value }) => this.inValue(value));
  }

  /** All places of a name. */
  of(kind: NamedText['kind'], name: string): readonly NamedText[] {
    return this.readable.files
      .filter(({ text }) => text.includes(name))
      .flatMap((file) => this.in(file))
      .filter((named) => named.kind === kind && named.name === name);
  }

  private inValue(value: Value): readonly NamedText[] {
    if (value.kind === 'string') return this.named(value.value, value.span);
    if (value.kind === 'array') return value.items.flatMap((item) => this.inValue(item));
    if (value.kind !== 'object') return [];
    return value.entries.flatMap(({ key, value: inner }) => [
      ...this.named(key.text, key.span),
      ...this.inValue(inner),
    ]);
  }

  private named(name: string, span: Span): readonly NamedText[] {
    if (this.aspects.has(name)) return [{ kind: 'aspect', name, span }];
    return this.entities.has(name) ? [{ kind: 'entity', name, span }] : [];
  }
}

function aspectOf(record: Declared): AspectEntry | undefined {
  if (record.node.kind !== 'record') return undefined;
  const annotation = mergeAnnotations(record.node.annotations).entries.find(({ key }) => key.text === 'Aspect');
  const name = annotation?.value.kind === 'object' ? valueAt(annotation.value, 'name') : undefined;
  return name?.kind === 'string' ? { name: name.value, record, span: name.span } : undefined;
}

function entitiesIn(registry: Value): readonly EntityEntry[] {
  const list = registry.kind === 'object' ? valueAt(registry, 'entities') : undefined;
  if (list?.kind !== 'array') return [];
  return list.items.flatMap((item): readonly EntityEntry[] => {
    const name = item.kind === 'object' ? valueAt(item, 'name') : undefined;
    if (item.kind !== 'object' || name?.kind !== 'string') return [];
    const doc = valueAt(item, 'doc');
    const aspects = [valueAt(item, 'keyAspect'), valueAt(item, 'aspects')].flatMap(textsIn);
    return [{ name: name.value, doc: doc?.kind === 'string' ? doc.value : '', aspects, span: name.span }];
  });
}

function textsIn(value: Value | undefined): readonly string[] {
  if (value?.kind === 'array') return value.items.flatMap(textsIn);
  return value?.kind === 'string' ? [value.value] : [];
}

function valueAt({ entries }: ObjectValue, key: string): Value | undefined {
  return entries.find((entry) => entry.key.text === key)?.value;
}
