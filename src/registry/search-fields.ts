import { createHash } from 'node:crypto';
import type {
  AspectSpec,
  ModelRules,
  SearchableSpec,
  SearchFieldType,
  TextAnalysisSpec,
} from '../../generated/service/registry/model.js';
import { readJson } from '../kernel/json-text.js';
import { isMembers, ownMember } from '../kernel/members.js';

/** A searchable field of an aspect, as the models define it. */
export type { SearchableSpec as SearchableField } from '../../generated/service/registry/model.js';

/** How values of a field are compared. `path`: a browse path, whole or joined. */
export type FieldFamily = 'boolean' | 'keyword' | 'number' | 'path' | 'text' | 'urn';

/** A field of the search index, with the contributions of all aspects and entities. */
export interface IndexField {
  readonly name: string;
  readonly family: FieldFamily;
  /** From the first contributing annotation; `undefined` for fields without an annotation. */
  readonly type: SearchFieldType | undefined;
  /** Highest of the contributing annotations. */
  readonly boost: number;
  /** Whether words that name no field are looked for in its values. */
  readonly isQueried: boolean;
  /** Whether its values are offered as completions. */
  readonly offersCompletions: boolean;
  /** Label of its facet when it is one. */
  readonly facet: string | undefined;
  /** Fields that have its values: itself, or those that an alias means. */
  readonly sources: readonly string[];
  /** Names of the entities that can have it; empty for fields of every document. */
  readonly entityTypes: ReadonlySet<string>;
}

/**
 * Grows when documents are made otherwise of the same models: they have fields of the newest points from 2 on; from 3
 * on folding keeps marks that make another letter, pictograms are words, and what an aspect contributes is bounded;
 * from 4 on weights of values are averaged, and the index knows of whole values how they are written.
 */
const DERIVATION = 4;

/** Fields of every document, without an annotation. */
export const URN_FIELD = 'urn';
export const ENTITY_TYPE_FIELD = '_entityType';
/** The name that the entity type had before; callers still filter by it and look for its facet. */
export const OLDER_ENTITY_TYPE_FIELD = 'entity';
/** Runs that wrote the document's aspects. */
export const RUN_FIELD = 'runId';

const FAMILIES: Readonly<Record<SearchFieldType, FieldFamily>> = {
  BOOLEAN: 'boolean',
  BROWSE_PATH: 'path',
  BROWSE_PATH_V2: 'path',
  COUNT: 'number',
  DATETIME: 'number',
  KEYWORD: 'keyword',
  OBJECT: 'keyword',
  TEXT: 'text',
  TEXT_PARTIAL: 'text',
  URN: 'urn',
  URN_PARTIAL: 'urn',
  WORD_GRAM: 'text',
};

/** The search fields of an entity, as plain data. */
export interface SearchableEntity {
  readonly name: string;
  readonly aspectByName: ReadonlyMap<string, Pick<AspectSpec, 'name' | 'searchable'>>;
}

/** What the registry says of search, as plain data: another thread makes its own fields from it. */
export interface SearchModels {
  readonly entities: readonly SearchableEntity[];
  readonly rules: Pick<ModelRules, 'expansions' | 'softDelete'>;
  readonly textAnalysis: TextAnalysisSpec;
}

/** Where it is read from. */
type SearchModelSource = { readonly [Part in keyof SearchModels]: () => SearchModels[Part] };

/** The fields of the search index, collected once at start from the annotations of the registry. */
export class SearchFields {
  /** Names all that decides how documents are made: an index with another signature is to be rebuilt. */
  readonly signature: string;
  /** Annotations that weigh documents by a field's value. */
  readonly weighted: readonly { readonly aspect: string; readonly spec: SearchableSpec }[];
  private readonly fields = new Map<string, IndexField>();
  private readonly specs = new Map<string, ReadonlyMap<string, SearchableSpec>>();

  /** Flag of soft deletes; `undefined` when the models have none. */
  readonly softDelete: string | undefined;

  constructor(private readonly registry: SearchModelSource) {
    this.softDelete = registry.rules().softDelete;
    for (const entity of registry.entities()) {
      for (const aspect of entity.aspectByName.values()) {
        this.specs.set(aspect.name, new Map(aspect.searchable.map((spec) => [spec.name, spec])));
        for (const spec of aspect.searchable) this.addSpec(entity.name, spec);
      }
    }
    this.addBare(ENTITY_TYPE_FIELD, 'keyword', 'Type');
    this.addBare(URN_FIELD, 'urn', undefined);
    this.addBare(RUN_FIELD, 'keyword', undefined);
    this.weighted = [...this.specs].flatMap(([aspect, specs]) =>
      [...specs.values()].filter(({ weights }) => Object.keys(weights).length > 0).map((spec) => ({ aspect, spec })),
    );
    const entityTypes = registry.entities().map(({ name }) => name);
    this.signature = JSON.stringify({
      facts: digestOf([DERIVATION, entityTypes.sort(), this.facts(), registry.textAnalysis()]),
      forms: this.forms(),
    });
  }

  /**
   * Whether an index made with that signature can answer for these fields: values that it does not have are not found,
   * and none that it has are mistaken for something else.
   */
  canRead(signature: string): boolean {
    const stored = formsIn(signature);
    return (
      stored !== undefined && Object.entries(this.forms()).every(([name, form]) => (stored.get(name) ?? form) === form)
    );
  }

  /** Fields that say the same as these, made from what `models` gave. */
  static of({ entities, rules, textAnalysis }: SearchModels): SearchFields {
    return new SearchFields({ entities: () => entities, rules: () => rules, textAnalysis: () => textAnalysis });
  }

  /** Plain data from which equal ones can be made, also in another thread. */
  models(): SearchModels {
    const entities = this.registry.entities().map((entity) => ({
      name: entity.name,
      aspectByName: new Map([...entity.aspectByName].map(([key, { name, searchable }]) => [key, { name, searchable }])),
    }));
    const { expansions, softDelete } = this.registry.rules();
    const rules = softDelete === undefined ? { expansions } : { expansions, softDelete };
    return { entities, rules, textAnalysis: this.registry.textAnalysis() };
  }

  /** Other fields in which a criterion on this field may be satisfied. */
  expansion(field: string): readonly string[] {
    return ownMember(this.registry.rules().expansions, field) ?? [];
  }

  /** Field or alias by its exact name; `undefined` when there is none. */
  field(name: string): IndexField | undefined {
    return this.fields.get(name);
  }

  /** Names of all fields and aliases, sorted. */
  names(): readonly string[] {
    return [...this.fields.keys()].sort();
  }

  /** Annotation of a field of an aspect; `undefined` for derived fields such as counts. */
  spec(aspect: string, field: string): SearchableSpec | undefined {
    return this.specs.get(aspect)?.get(field);
  }

  /** Annotations of an aspect, in no order. */
  specsOf(aspect: string): readonly SearchableSpec[] {
    return [...(this.specs.get(aspect)?.values() ?? [])];
  }

  /** How many annotations that fulfil the condition an entity has at most. */
  mostOf(condition: (spec: SearchableSpec) => boolean): number {
    const counts = this.registry
      .entities()
      .map(({ aspectByName }) => [...aspectByName.values()].flatMap((aspect) => aspect.searchable.filter(condition)));
    return counts.reduce((most, { length }) => Math.max(most, length), 0);
  }

  /** Fields of these entity types that fulfil the condition, by name; no types means all. */
  select(entityTypes: readonly string[], condition: (field: IndexField) => boolean): readonly IndexField[] {
    return [...this.fields.values()]
      .filter((field) => condition(field) && carriedBy(field, entityTypes))
      .sort((a, b) => (a.name < b.name ? -1 : 1));
  }

  /** What decides how documents are built, in a fixed order. */
  private facts(): readonly unknown[] {
    const aspects = [...this.specs].filter(([, specs]) => specs.size > 0).sort(([a], [b]) => (a < b ? -1 : 1));
    return aspects.map(([aspect, specs]) => [aspect, [...specs.values()].map(indexingFacts).sort()]);
  }

  /**
   * By field: how its values are stored. A text that is a facet may be stored elsewhere than one that is only searched.
   */
  private forms(): Readonly<Record<string, string>> {
    // An alias has no values of its own.
    const fields = [...this.fields.values()]
      .filter(({ name, sources }) => sources.includes(name))
      .sort((a, b) => (a.name < b.name ? -1 : 1));
    return Object.fromEntries(
      fields.map(({ name, family, facet }) => [name, family === 'text' && facet !== undefined ? 'text facet' : family]),
    );
  }

  private addSpec(entityType: string, spec: SearchableSpec): void {
    this.merge(entityType, {
      ...bareField(spec.name, FAMILIES[spec.type]),
      type: spec.type,
      boost: spec.boost,
      isQueried: spec.queryByDefault,
      offersCompletions: spec.autocomplete,
      facet: spec.facet,
    });
    if (spec.hasValues !== undefined) {
      this.merge(entityType, { ...bareField(spec.hasValues.name, 'boolean'), facet: spec.hasValues.facet });
    }
    if (spec.numValues !== undefined) this.merge(entityType, bareField(spec.numValues, 'number'));
    for (const alias of spec.aliases) {
      this.merge(entityType, { ...bareField(alias, FAMILIES[spec.type]), sources: [spec.name] });
    }
  }

  private addBare(name: string, family: FieldFamily, facet: string | undefined): void {
    this.fields.set(name, { ...bareField(name, family), facet });
  }

  private merge(entityType: string, added: IndexField): void {
    const known = this.fields.get(added.name) ?? added;
    this.fields.set(added.name, {
      ...known,
      type: known.type ?? added.type,
      boost: Math.max(known.boost, added.boost),
      isQueried: known.isQueried || added.isQueried,
      offersCompletions: known.offersCompletions || added.offersCompletions,
      facet: known.facet ?? added.facet,
      sources: [...new Set([...known.sources, ...added.sources])],
      entityTypes: new Set([...known.entityTypes, entityType]),
    });
  }
}

/** Without labels and aliases, which matter only at query time. */
function indexingFacts({ facet, hasValues, aliases: _, weights, ...facts }: SearchableSpec): string {
  return JSON.stringify({
    ...facts,
    facet: facet !== undefined,
    hasValues: hasValues?.name,
    weights: Object.entries(weights).sort(),
  });
}

/** Forms by field, parsed from a signature; `undefined` when the text is not one. */
function formsIn(signature: string): ReadonlyMap<string, unknown> | undefined {
  const reading = readJson(signature);
  if (reading.kind === 'problem' || !isMembers(reading.value)) return undefined;
  const forms = reading.value['forms'];
  return isMembers(forms) ? new Map(Object.entries(forms)) : undefined;
}

function digestOf(facts: unknown): string {
  return createHash('sha256').update(JSON.stringify(facts)).digest('hex');
}

function bareField(name: string, family: FieldFamily): IndexField {
  return {
    name,
    family,
    type: undefined,
    boost: 1,
    isQueried: false,
    offersCompletions: false,
    facet: undefined,
    sources: [name],
    entityTypes: new Set(),
  };
}

function carriedBy(field: IndexField, entityTypes: readonly string[]): boolean {
  if (field.entityTypes.size === 0 || entityTypes.length === 0) return true;
  return entityTypes.some((type) => field.entityTypes.has(type));
}
