import { type PathRoot, PathReader } from '../emit/graphql/field-path.js';
import { ModelTypeIndex } from '../emit/type-index.js';
import { withoutSecrets } from '../emit/without-secrets.js';
import type { AspectSpec, CatalogModel } from '../model/catalog-model.js';
import type { FieldOverride, TypeOverride } from '../model/graphql-overrides.js';
import { entriesOf } from '../pdl/object-entries.js';
import type { Name, ObjectEntry, Value } from '../pdl/syntax.js';

/** A key of `overrides.yml`; a field is named together with what it belongs to. */
export type NamedKey = Name;

/** Finds GraphQL overrides without a counterpart in the models: whole entries, or single fields of them. */
export class UnusedOverrides {
  private readonly model: CatalogModel;
  private readonly aspects: ReadonlyMap<string, AspectSpec>;
  private readonly paths: PathReader;

  constructor(model: CatalogModel) {
    this.model = model;
    this.aspects = new Map(model.aspects.map((aspect) => [aspect.name, aspect]));
    // A field that is kept out of GraphQL is no counterpart.
    this.paths = new PathReader(new ModelTypeIndex(withoutSecrets(model)));
  }

  /** An entry of `entities`. */
  inEntity({ key, value }: ObjectEntry): readonly NamedKey[] {
    const entity = this.model.entities.find(({ name }) => name === key.text);
    if (entity === undefined) return [key];
    const override = this.model.graphqlOverrides.entities.get(key.text);
    return this.fields({ key, value, override }, { kind: 'entity', entity, aspects: this.aspects });
  }

  /** An entry of `records`. */
  inRecord({ key, value }: ObjectEntry): readonly NamedKey[] {
    const record = this.model.types.find(({ fqn }) => fqn === key.text);
    if (record?.kind !== 'record') return [key];
    const override = this.model.graphqlOverrides.records.get(key.text);
    return this.fields({ key, value, override }, { kind: 'record', record });
  }

  /** An entry of `interfaces`: it needs one of its entities. */
  inInterface({ key }: ObjectEntry): readonly NamedKey[] {
    const names = this.model.graphqlOverrides.interfaces.get(key.text) ?? [];
    return names.some((name) => this.model.entities.some((entity) => entity.name === name)) ? [] : [key];
  }

  private fields(
    entry: { readonly key: Name; readonly value: Value; readonly override: TypeOverride | undefined },
    root: PathRoot,
  ): readonly NamedKey[] {
    return entriesOf(entry.value, 'fields').flatMap(({ key }): readonly NamedKey[] => {
      const field = entry.override?.fields.get(key.text);
      if (field === undefined || this.leadsSomewhere(key.text, field, root)) return [];
      return [{ text: `${entry.key.text}.${key.text}`, span: key.span }];
    });
  }

  private leadsSomewhere(name: string, { computed, isHidden, lookup, paths }: FieldOverride, root: PathRoot): boolean {
    if (computed !== undefined || lookup !== undefined || isHidden) return true;
    const tried = paths.length === 0 ? [name] : paths;
    return tried.some((path) => this.paths.read(path, root) !== undefined);
  }
}
