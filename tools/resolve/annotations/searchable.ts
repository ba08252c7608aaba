import type { Diagnostics } from '../../diagnostics/diagnostics.js';
import { didYouMean, suggest } from '../../diagnostics/suggestion.js';
import type { ModelPath, SearchableSpec, SearchFieldType, TypeRef } from '../../model/catalog-model.js';
import type { AnnotationReader } from './annotation-checker.js';
import type { AspectContext } from './aspect-context.js';
import { isNumeric } from './annotation-checker.js';
import { type AnnotatedLeaf, findAnnotated } from './annotated-leaves.js';
import { SEARCH_FIELD_TYPES } from './known-annotations.js';
import type { NameUse, NameUses } from './name-uses.js';
import { describeType, isSingle, type TypeGraph } from '../names/model-path.js';
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

/** Fields of every document, and the older name by which filters mean the type of an entity. */
const RESERVED: ReadonlySet<string> = new Set(['_entityType', 'entity', 'runId', 'urn']);

/** Field types of newer releases, and their nearest equivalents. */
const LATER_TYPES: ReadonlyMap<string, SearchFieldType> = new Map([
  ['DOUBLE', 'COUNT'],
  ['MAP_ARRAY', 'KEYWORD'],
]);

/** Names of field types in older documentation. */
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
 * Builds the search fields of aspects with all defaults filled in. Reports conflicts of keys and types once per
 * annotation, and of names once per aspect.
 */
export class SearchableBuilder {
  private readonly graph: TypeGraph;
  private readonly reader: AnnotationReader;
  private readonly diagnostics: Diagnostics;
  private readonly names: NameUses;
  private readonly checked = new Set<CheckedObject>();

  constructor({ graph, reader, diagnostics }: AspectContext, names: NameUses) {
    this.graph = graph;
    this.reader = reader;
    this.diagnostics = diagnostics;
    this.names = names;
  }

  build(aspect: string, record: ResolvedRecord): readonly SearchableSpec[] {
    const byName = new Map<string, SearchableSpec>();
    for (const leaf of findAnnotated(record, 'Searchable', this.graph)) {
      const annotation = this.reader.read('Searchable', leaf.value);
      const spec = annotation && this.specOf(leaf, annotation);
      if (annotation === undefined || spec === undefined) continue;
      const name = byName.has(spec.name) ? nameFromPath(leaf.path) : spec.name;
      const taken = byName.get(name);
      if (taken === undefined) {
        byName.set(name, { ...spec, name });
        for (const use of namesOf(name, annotation)) this.names.add(record, use);
      } else {
        const [path, first] = [leaf.path.join('/'), taken.path.join('/')];
        this.diagnostics.report('searchable-name-clash', annotation.span, { name, aspect, path, first });
      }
    }
    return [...byName.values()];
  }

  private specOf(leaf: AnnotatedLeaf, annotation: CheckedObject): SearchableSpec | undefined {
    const structure = this.graph.table.dereference(leaf.type);
    if (structure === undefined) return undefined;
    const value = this.valueKind(leaf.type, structure);
    const type = this.typeOf(annotation, structure);
    if (!this.checked.has(annotation)) this.check(leaf, annotation, { type, value });
    this.checked.add(annotation);
    const name = annotation.text('fieldName') ?? leaf.fieldName;
    return {
      path: leaf.path,
      name,
      type,
      value,
      queryByDefault: annotation.flag('queryByDefault') ?? QUERIED_BY_DEFAULT.has(type),
      autocomplete: annotation.flag('enableAutocomplete') ?? false,
      boost: annotation.number('boostScore') ?? 1,
      facet:
        annotation.flag('addToFilters') === true ? (annotation.text('filterNameOverride') ?? titleOf(name)) : undefined,
      hasValues: hasValuesOf(name, annotation),
      numValues: annotation.text('numValuesFieldName'),
      aliases: annotation.texts('fieldNameAliases'),
      weights: annotation.numbers('weightsPerFieldValue'),
    };
  }

  private typeOf(annotation: CheckedObject, structure: TypeRef): SearchFieldType {
    const text = annotation.text('fieldType');
    const stated = SEARCH_FIELD_TYPES.find((type) => type === text);
    if (stated !== undefined) return stated;
    const instead = text === undefined ? undefined : LATER_TYPES.get(text);
    if (text !== undefined && !this.checked.has(annotation)) this.reportType(text, annotation, instead);
    return instead ?? defaultType(structure);
  }

  private reportType(text: string, annotation: CheckedObject, instead: SearchFieldType | undefined): void {
    const span = annotation.spanOf('fieldType');
    if (instead !== undefined) {
      this.diagnostics.report('later-field-type', span, { text, instead });
      return;
    }
    const former = FORMER_TYPES.get(text);
    const hint =
      former === undefined
        ? didYouMean(text, SEARCH_FIELD_TYPES, `It is one of ${SEARCH_FIELD_TYPES.join(', ')}.`)
        : suggest(text, former);
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
    annotation: CheckedObject,
    found: { readonly type: SearchFieldType; readonly value: ValueKind },
  ): void {
    const wanted = WANTED_VALUES.get(found.type);
    if (wanted !== undefined && !wanted.kinds.includes(found.value)) {
      this.diagnostics.report('searchable-type', annotation.spanOf('fieldType'), {
        fieldType: found.type,
        type: describeType(leaf.type, this.graph),
        wanted: wanted.text,
      });
    }
    this.checkEffect(leaf, annotation, found);
    for (const { name, span } of namesOf(annotation.text('fieldName') ?? leaf.fieldName, annotation)) {
      if (RESERVED.has(name)) this.diagnostics.report('searchable-name-reserved', span, { name });
    }
    this.checkWeights(leaf, annotation);
    const addsHasValues = annotation.flag('addHasValuesToFilters') === true;
    if (addsHasValues && annotation.value('hasValuesFieldName') === undefined) {
      this.diagnostics.report('has-values-without-name', annotation.spanOf('addHasValuesToFilters'));
    }
    this.checkLabel(annotation, 'filterNameOverride', 'addToFilters');
    this.checkLabel(annotation, 'hasValuesFilterNameOverride', 'addHasValuesToFilters');
  }

  /** What is accepted, because other readers of the models understand it, and finds nothing here. */
  private checkEffect(
    { type }: AnnotatedLeaf,
    annotation: CheckedObject,
    found: { readonly type: SearchFieldType; readonly value: ValueKind },
  ): void {
    if (found.type === 'OBJECT') this.diagnostics.report('searchable-object', annotation.spanOf('fieldType'));
    const structure = this.graph.table.dereference(type);
    if (structure?.kind === 'map') {
      const values = this.graph.table.dereference(structure.values);
      if (values === undefined || isSingle(values, this.graph)) return;
      this.diagnostics.report('searchable-map-values', annotation.span, {
        type: describeType(structure.values, this.graph),
      });
    } else if (found.type === 'DATETIME' && found.value === 'string') {
      this.diagnostics.report('searchable-time-in-text', annotation.spanOf('fieldType'));
    }
  }

  /** Weights of values that the type does not have. */
  private checkWeights(leaf: AnnotatedLeaf, annotation: CheckedObject): void {
    const values = this.valuesOf(this.graph.table.dereference(leaf.type));
    if (values === undefined) return;
    for (const { key } of annotation.object('weightsPerFieldValue')?.entries ?? []) {
      if (values.includes(key.text)) continue;
      const hint = didYouMean(key.text, values, `It is one of ${values.join(', ')}.`);
      this.diagnostics.report('searchable-weight', key.span, { value: key.text, field: leaf.fieldName, hint });
    }
  }

  /** All values of a type, where they can be listed. */
  private valuesOf(structure: TypeRef | undefined): readonly string[] | undefined {
    if (structure?.kind === 'primitive' && structure.name === 'boolean') return ['true', 'false'];
    const node = structure?.kind === 'named' ? this.graph.table.declared(structure.fqn)?.node : undefined;
    return node?.kind === 'enum' ? node.symbols.map(({ name }) => name.text) : undefined;
  }

  private checkLabel(annotation: CheckedObject, key: string, adder: string): void {
    if (annotation.value(key) === undefined || annotation.flag(adder) === true) return;
    this.diagnostics.report('facet-label-unused', annotation.spanOf(key), { key, switch: adder });
  }
}

/** The names that an annotation gives, that of the values first. */
function namesOf(name: string, annotation: CheckedObject): readonly NameUse[] {
  const derived = { hasValuesFieldName: 'presence', numValuesFieldName: 'count' } as const;
  return [
    { kind: 'search', role: 'values', name, span: annotation.spanOf('fieldName') },
    ...annotation
      .textValues('fieldNameAliases')
      .map(({ text, span }): NameUse => ({ kind: 'search', role: 'alias', name: text, span })),
    ...(['hasValuesFieldName', 'numValuesFieldName'] as const).flatMap((key): readonly NameUse[] => {
      const text = annotation.text(key);
      const span = annotation.spanOf(key);
      return text === undefined ? [] : [{ kind: 'search', role: derived[key], name: text, span }];
    }),
  ];
}

function hasValuesOf(name: string, annotation: CheckedObject): SearchableSpec['hasValues'] {
  const fieldName = annotation.text('hasValuesFieldName');
  if (fieldName === undefined) return undefined;
  const label = annotation.text('hasValuesFilterNameOverride') ?? `Has ${titleOf(name)}`;
  return { name: fieldName, facet: annotation.flag('addHasValuesToFilters') === true ? label : undefined };
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
