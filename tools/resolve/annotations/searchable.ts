import type { Diagnostics } from '../../diagnostics/diagnostics.js';
import { didYouMean } from '../../diagnostics/suggestion.js';
import type { ModelPath, SearchableSpec, SearchFieldType, TypeRef } from '../../model/catalog-model.js';
import type { AnnotationReader } from './annotation-checker.js';
import type { AspectContext } from './aspect-context.js';
import { isNumeric } from './annotation-checker.js';
import { type AnnotatedLeaf, findAnnotated } from './annotated-leaves.js';
import { SEARCH_FIELD_TYPES } from './known-annotations.js';
import { describeType, type TypeGraph } from '../names/model-path.js';
import type { CheckedObject } from '../yaml/object-reader.js';
import type { ResolvedRecord } from '../names/records.js';

/** Types that are searched when a query names no field. */
const QUERIED_BY_DEFAULT: ReadonlySet<SearchFieldType> = new Set([
  'TEXT',
  'TEXT_PARTIAL',
  'WORD_GRAM',
  'URN',
  'URN_PARTIAL',
]);

/** Field types of newer releases, and what comes nearest to them. */
const LATER_TYPES: ReadonlyMap<string, SearchFieldType> = new Map([
  ['DOUBLE', 'COUNT'],
  ['MAP_ARRAY', 'KEYWORD'],
]);

/** Names that older texts about models give to field types. */
const FORMER_TYPES: ReadonlyMap<string, SearchFieldType> = new Map([
  ['TEXT_WITH_PARTIAL_MATCHING', 'TEXT_PARTIAL'],
  ['URN_WITH_PARTIAL_MATCHING', 'URN_PARTIAL'],
]);

type ValueKind = SearchableSpec['value'];

interface WantedValues {
  readonly kinds: readonly ValueKind[];
  /** For messages. */
  readonly text: string;
}

const URNS: WantedValues = { kinds: ['urn', 'string'], text: 'URNs' };
const PATHS: WantedValues = { kinds: ['urn', 'string'], text: 'paths in text' };

/** Values that a field type can index; the types that are not listed take any. */
const WANTED_VALUES: ReadonlyMap<SearchFieldType, WantedValues> = new Map([
  ['BOOLEAN', { kinds: ['boolean'], text: 'booleans' }],
  ['COUNT', { kinds: ['number'], text: 'numbers' }],
  ['DATETIME', { kinds: ['number', 'string'], text: 'points in time' }],
  ['URN', URNS],
  ['URN_PARTIAL', URNS],
  ['BROWSE_PATH', PATHS],
  ['BROWSE_PATH_V2', PATHS],
]);

/**
 * Builds the search fields of aspects with all defaults filled in. Reports what keys and types do
 * to each other; each annotation once, clashes of names once for each aspect.
 */
export class SearchableBuilder {
  private readonly graph: TypeGraph;
  private readonly reader: AnnotationReader;
  private readonly diagnostics: Diagnostics;
  private readonly checked = new Set<CheckedObject>();

  constructor({ graph, reader, diagnostics }: AspectContext) {
    this.graph = graph;
    this.reader = reader;
    this.diagnostics = diagnostics;
  }

  build(aspect: string, record: ResolvedRecord): readonly SearchableSpec[] {
    const byName = new Map<string, SearchableSpec>();
    for (const leaf of findAnnotated(record, 'Searchable', this.graph)) {
      const words = this.reader.read('Searchable', leaf.value);
      const spec = words && this.specOf(leaf, words);
      if (words === undefined || spec === undefined) continue;
      const name = byName.has(spec.name) ? nameFromPath(leaf.path) : spec.name;
      const taken = byName.get(name);
      if (taken === undefined) byName.set(name, { ...spec, name });
      else {
        const [path, first] = [leaf.path.join('/'), taken.path.join('/')];
        this.diagnostics.report('searchable-name-clash', words.span, { name, aspect, path, first });
      }
    }
    return [...byName.values()];
  }

  private specOf(leaf: AnnotatedLeaf, words: CheckedObject): SearchableSpec | undefined {
    const structure = this.graph.table.dereference(leaf.type);
    if (structure === undefined) return undefined;
    const value = this.valueKind(leaf.type, structure);
    const type = this.typeOf(words, structure);
    if (!this.checked.has(words)) this.check(leaf, words, { type, value });
    this.checked.add(words);
    const name = words.text('fieldName') ?? leaf.fieldName;
    return {
      path: leaf.path,
      name,
      type,
      value,
      queryByDefault: words.flag('queryByDefault') ?? QUERIED_BY_DEFAULT.has(type),
      autocomplete: words.flag('enableAutocomplete') ?? false,
      boost: words.number('boostScore') ?? 1,
      facet: words.flag('addToFilters') === true ? (words.text('filterNameOverride') ?? titleOf(name)) : undefined,
      hasValues: hasValuesOf(name, words),
      numValues: words.text('numValuesFieldName'),
      aliases: words.texts('fieldNameAliases'),
      weights: words.numbers('weightsPerFieldValue'),
    };
  }

  private typeOf(words: CheckedObject, structure: TypeRef): SearchFieldType {
    const text = words.text('fieldType');
    const stated = SEARCH_FIELD_TYPES.find((type) => type === text);
    if (stated !== undefined) return stated;
    const instead = text === undefined ? undefined : LATER_TYPES.get(text);
    if (text !== undefined && !this.checked.has(words)) this.reportType(text, words, instead);
    return instead ?? defaultType(structure);
  }

  private reportType(text: string, words: CheckedObject, instead: SearchFieldType | undefined): void {
    const span = words.spanOf('fieldType');
    if (instead !== undefined) {
      this.diagnostics.report('later-field-type', span, { text, instead });
      return;
    }
    const former = FORMER_TYPES.get(text);
    const hint =
      former === undefined
        ? didYouMean(text, SEARCH_FIELD_TYPES, `It is one of ${SEARCH_FIELD_TYPES.join(', ')}.`)
        : `Did you mean "${former}"?`;
    this.diagnostics.report('unknown-choice', span, { what: '"fieldType" of @Searchable', text, hint });
  }

  private valueKind(type: TypeRef, structure: TypeRef): ValueKind {
    if (structure.kind === 'map') return 'map';
    if (isNumeric(structure)) return 'number';
    if (structure.kind === 'primitive' && structure.name === 'boolean') return 'boolean';
    if (structure.kind === 'named' && this.graph.table.declared(structure.fqn)?.node.kind === 'enum') return 'enum';
    return this.graph.table.typerefsOf(type).some((fqn) => fqn.endsWith('Urn')) ? 'urn' : 'string';
  }

  private check(
    leaf: AnnotatedLeaf,
    words: CheckedObject,
    found: { readonly type: SearchFieldType; readonly value: ValueKind },
  ): void {
    const wanted = WANTED_VALUES.get(found.type);
    if (wanted !== undefined && !wanted.kinds.includes(found.value)) {
      this.diagnostics.report('searchable-type', words.spanOf('fieldType'), {
        fieldType: found.type,
        type: describeType(leaf.type, this.graph),
        wanted: wanted.text,
      });
    }
    const addsHasValues = words.flag('addHasValuesToFilters') === true;
    if (addsHasValues && words.value('hasValuesFieldName') === undefined) {
      this.diagnostics.report('has-values-without-name', words.spanOf('addHasValuesToFilters'));
    }
    this.checkLabel(words, 'filterNameOverride', 'addToFilters');
    this.checkLabel(words, 'hasValuesFilterNameOverride', 'addHasValuesToFilters');
  }

  private checkLabel(words: CheckedObject, key: string, adder: string): void {
    if (words.value(key) === undefined || words.flag(adder) === true) return;
    this.diagnostics.report('facet-label-unused', words.spanOf(key), { key, switch: adder });
  }
}

function hasValuesOf(name: string, words: CheckedObject): SearchableSpec['hasValues'] {
  const fieldName = words.text('hasValuesFieldName');
  if (fieldName === undefined) return undefined;
  const label = words.text('hasValuesFilterNameOverride') ?? `Has ${titleOf(name)}`;
  return { name: fieldName, facet: words.flag('addHasValuesToFilters') === true ? label : undefined };
}

function defaultType(structure: TypeRef): SearchFieldType {
  if (structure.kind === 'map') return 'KEYWORD';
  if (structure.kind === 'primitive' && (structure.name === 'int' || structure.name === 'float')) return 'COUNT';
  return 'TEXT';
}

/** Second choice of a name: the steps of the path. */
function nameFromPath(path: ModelPath): string {
  return path.map((segment) => (segment === '*' ? '' : segment)).join('_');
}

/** `lastModifiedAt` -> `Last Modified At`. */
function titleOf(name: string): string {
  const words = name.split(/[_\s]+|(?<=[a-z0-9])(?=[A-Z])/).filter((word) => word !== '');
  return words.map((word) => word.charAt(0).toUpperCase() + word.slice(1)).join(' ');
}
