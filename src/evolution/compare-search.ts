/**
 * Compares the search fields of two versions of an aspect. Takes the older and the newer fields, matched by the leaf
 * that fills them; reports what changes documents, queries or filters.
 */
import type { AspectSpec, SearchableSpec } from '../../generated/service/registry/model.js';
import type { FoundChanges, Where } from './found-changes.js';
import { aspectPart, leafPart } from './part-names.js';

/** A name that another aspect or an alias still provides is not lost. */
const ANSWERED = { verdictOverrides: { clients: 'safe' } } as const;

export class SearchComparison {
  /** Every name that filters may use in the newer model. */
  private readonly answered: ReadonlySet<string>;

  constructor(
    newer: readonly AspectSpec[],
    private readonly found: FoundChanges,
  ) {
    this.answered = new Set(newer.flatMap(({ searchable }) => searchable.flatMap(namesOf)));
  }

  compare(before: AspectSpec, after: AspectSpec): void {
    const kept = new Map(after.searchable.map((spec) => [spec.path.join('/'), spec]));
    for (const old of before.searchable) {
      const now = kept.get(old.path.join('/'));
      kept.delete(old.path.join('/'));
      if (now === undefined) this.noteRemoved(old, before.name);
      else this.compareSpecs(old, now, before.name);
    }
    for (const { name, path } of kept.values()) {
      this.found.note('search-field-added', placeOf(after.name, path, 'new'), { aspect: after.name, field: name });
    }
  }

  private noteRemoved({ name, path }: SearchableSpec, aspect: string): void {
    const where = { ...placeOf(aspect, path, 'old'), ...this.weightOf(name) };
    this.found.note('search-field-removed', where, { aspect, field: name });
  }

  private compareSpecs(before: SearchableSpec, after: SearchableSpec, aspect: string): void {
    const where = placeOf(aspect, after.path, 'new');
    const params = { aspect, field: after.name };
    if (before.name !== after.name) {
      const renamed = { ...params, before: before.name };
      this.found.note('search-field-renamed', { ...where, ...this.weightOf(before.name) }, renamed);
    }
    const [was, is] = [kindOf(before), kindOf(after)];
    if (was !== is) this.found.note('search-type-changed', where, { ...params, before: was, after: is });
    const keys = tuned(before, after);
    if (keys.length > 0) this.found.note('search-tuned', where, { ...params, keys: keys.join(', ') });
    const [older, newer] = [namesOf(before), namesOf(after)];
    for (const alias of newer.filter((name) => name !== after.name && !older.includes(name))) {
      this.found.note('search-name-added', where, { ...params, alias });
    }
    for (const alias of older.filter((name) => name !== before.name && !newer.includes(name))) {
      this.found.note('search-name-removed', { ...where, ...this.weightOf(alias) }, { ...params, alias });
    }
  }

  private weightOf(name: string): Partial<Where> {
    return this.answered.has(name) ? ANSWERED : {};
  }
}

/** Names that filters may use for a field and for fields derived from it. */
function namesOf({ name, aliases, hasValues, numValues }: SearchableSpec): readonly string[] {
  return [name, ...aliases, hasValues?.name, numValues].filter((known) => known !== undefined);
}

function kindOf({ type, value }: SearchableSpec): string {
  return `${type} of ${value === 'map' ? 'map entries' : `${value} values`}`;
}

/** Keys of the annotation that change documents although name and type stay the same. */
function tuned(before: SearchableSpec, after: SearchableSpec): readonly string[] {
  const facts = [indexingFacts(before), indexingFacts(after)] as const;
  return Object.keys(facts[0]).filter((key) => JSON.stringify(facts[0][key]) !== JSON.stringify(facts[1][key]));
}

/** By the names of the annotation's keys. */
function indexingFacts(spec: SearchableSpec): Readonly<Record<string, unknown>> {
  return {
    addToFilters: spec.facet !== undefined,
    boostScore: spec.boost,
    enableAutocomplete: spec.autocomplete,
    hasValuesFieldName: spec.hasValues?.name,
    numValuesFieldName: spec.numValues,
    queryByDefault: spec.queryByDefault,
    weightsPerFieldValue: Object.entries(spec.weights).sort(([a], [b]) => (a < b ? -1 : 1)),
  };
}

function placeOf(aspect: string, path: readonly string[], tree: Where['tree']): Where {
  return { tree, parts: [leafPart(aspect, 'Searchable', path), aspectPart(aspect)], aspects: [aspect] };
}
