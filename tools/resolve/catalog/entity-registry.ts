import type { Diagnostics } from '../../diagnostics/diagnostics.js';
import { didYouMean, suggest } from '../../diagnostics/suggestion.js';
import type { EntitySpec, KeyFieldSpec } from '../../model/catalog-model.js';
import type { ObjectValue, Value } from '../../pdl/syntax.js';
import { placeOf, type Span } from '../../source/span.js';
import type { NamedAspect } from './aspects.js';
import { secretEntry } from '../annotations/secret-annotation.js';
import { describeType, type TypeGraph } from '../names/model-path.js';
import { type CheckedObject, type KeyRule, type KeyRules, objectIn, readObject } from '../yaml/object-reader.js';
import type { ResolvedField } from '../names/records.js';

const ENTITY_KEYS: KeyRules = {
  name: { kind: 'text', presence: 'required', doc: 'Type in URNs: urn:li:<name>:<key>.' },
  doc: { kind: 'text', doc: 'What one is, for people.' },
  category: { kind: 'text', choices: ['core', 'internal'], doc: 'Whether people work with it (core, the default).' },
  keyAspect: {
    kind: 'text',
    names: 'aspect',
    presence: 'required',
    doc: 'The aspect whose fields are the key in the URN.',
  },
  aspects: {
    kind: 'texts',
    names: 'aspect',
    doc: 'Aspects that it may carry, by the names of their @Aspect annotations.',
  },
  searchGroup: { kind: 'text', since: 'later' },
};

const EVENT_KEYS: KeyRules = { name: { kind: 'text', presence: 'required' } };

const REGISTRY_KEYS: KeyRules = {
  entities: { kind: 'array', presence: 'required', items: { kind: 'object', keys: ENTITY_KEYS, nulls: 'absent' } },
  events: { kind: 'any', forms: [{ kind: 'array', items: { kind: 'object', keys: EVENT_KEYS } }] },
  id: { kind: 'any' },
  plugins: { kind: 'any', since: 'later' },
};

export const REGISTRY_RULE: KeyRule = { kind: 'object', keys: REGISTRY_KEYS, nulls: 'absent' };

/** The type in a URN. */
const ENTITY_NAME = /^[a-z]\w*$/;

/** An entity of the registry, without its snapshot. */
export type RegisteredEntity = Omit<EntitySpec, 'found' | 'snapshot'>;

/** Entities of the registry, sorted by name. Reports all errors of the file; invalid entries are omitted. */
export function readRegistry(
  value: Value,
  aspects: ReadonlyMap<string, NamedAspect>,
  graph: TypeGraph,
  diagnostics: Diagnostics,
): readonly RegisteredEntity[] {
  const object = objectIn(value, 'The registry', diagnostics);
  if (object === undefined) return [];
  const registry = readObject(withoutNulls(object), REGISTRY_KEYS, 'the registry', diagnostics);
  checkEvents(registry.value('events'), diagnostics);
  const reader = new EntityReader(aspects, graph, diagnostics);
  const entities = registry.items('entities').flatMap((item) => reader.read(item));
  return entities.sort((a, b) => (a.name < b.name ? -1 : a.name > b.name ? 1 : 0));
}

function checkEvents(value: Value | undefined, diagnostics: Diagnostics): void {
  if (value === undefined) return;
  if (value.kind !== 'array') {
    diagnostics.report('wrong-value', value.span, { what: '"events"', expected: 'an array', found: 'something else' });
    return;
  }
  for (const item of value.items) {
    const event = objectIn(item, 'An event', diagnostics);
    if (event !== undefined) readObject(event, EVENT_KEYS, 'an event', diagnostics);
  }
}

/** A key without a value, such as `events:`, counts as absent. */
function withoutNulls(object: ObjectValue): ObjectValue {
  return { ...object, entries: object.entries.filter(({ value }) => value.kind !== 'null') };
}

class EntityReader {
  private readonly aspects: ReadonlyMap<string, NamedAspect>;
  private readonly graph: TypeGraph;
  private readonly diagnostics: Diagnostics;
  private readonly seen = new Map<string, { readonly name: string; readonly span: Span }>();
  private readonly checkedKeys = new Map<string, readonly KeyFieldSpec[]>();

  constructor(aspects: ReadonlyMap<string, NamedAspect>, graph: TypeGraph, diagnostics: Diagnostics) {
    this.aspects = aspects;
    this.graph = graph;
    this.diagnostics = diagnostics;
  }

  read(value: Value): readonly RegisteredEntity[] {
    const object = objectIn(value, 'An entity', this.diagnostics);
    if (object === undefined) return [];
    const checked = readObject(withoutNulls(object), ENTITY_KEYS, 'an entity', this.diagnostics);
    const name = checked.text('name');
    const keyAspect = checked.text('keyAspect');
    if (name !== undefined) this.checkName(name, checked.spanOf('name'));
    const keyFields = keyAspect === undefined ? [] : this.keyFields(keyAspect, checked.spanOf('keyAspect'));
    const aspects = this.aspectsOf(checked, name ?? '');
    if (name === undefined || keyAspect === undefined) return [];
    const category = checked.text('category') === 'internal' ? 'internal' : 'core';
    return [{ name, doc: (checked.text('doc') ?? '').trim(), category, keyAspect, keyFields, aspects }];
  }

  private checkName(name: string, span: Span): void {
    if (!ENTITY_NAME.test(name)) this.diagnostics.report('invalid-entity-name', span, { name });
    const existing = this.seen.get(name.toLowerCase());
    if (existing === undefined) this.seen.set(name.toLowerCase(), { name, span });
    else
      this.diagnostics.report('duplicate-entity', span, { name, other: existing.name, first: placeOf(existing.span) });
  }

  private aspectsOf(checked: CheckedObject, entity: string): readonly string[] {
    const keyAspect = checked.text('keyAspect');
    const names = keyAspect === undefined ? [] : [keyAspect];
    for (const { text, span } of checked.textValues('aspects')) {
      if (names.includes(text)) this.diagnostics.report('aspect-listed-twice', span, { name: text, entity });
      else {
        names.push(text);
        this.aspect(text, span);
      }
    }
    return names;
  }

  private aspect(name: string, span: Span): NamedAspect | undefined {
    const aspect = this.aspects.get(name);
    if (aspect !== undefined) return aspect;
    const record = [...this.aspects.values()].find(({ record }) => record.declared.node.name.text === name);
    const hint =
      record === undefined
        ? didYouMean(name, this.aspects.keys(), `Annotate its record: @Aspect = { "name": "${name}" }.`)
        : {
            ...suggest(name, record.name),
            sentence: `Did you mean "${record.name}"? Aspects are named by their annotation, not by their record.`,
          };
    this.diagnostics.report('unknown-aspect', span, { name, hint });
    return undefined;
  }

  private keyFields(name: string, span: Span): readonly KeyFieldSpec[] {
    const aspect = this.aspect(name, span);
    if (aspect === undefined) return [];
    if (aspect.kind === 'timeseries') {
      this.diagnostics.report('key-aspect-timeseries', span, { name });
      return [];
    }
    const known = this.checkedKeys.get(name);
    if (known !== undefined) return known;
    if (aspect.record.fields.length === 0) this.diagnostics.report('key-aspect-empty', span, { name });
    const fields = aspect.record.fields.flatMap((field) => this.keyField(field, name));
    this.checkedKeys.set(name, fields);
    return fields;
  }

  private keyField(field: ResolvedField, aspect: string): readonly KeyFieldSpec[] {
    const structure = this.graph.table.dereference(field.type);
    if (field.type === undefined || structure === undefined) return [];
    const secret = secretEntry(field.annotations);
    if (secret !== undefined) this.diagnostics.report('secret-in-key', secret.span, { field: field.name, aspect });
    const presence = field.node.optional ? 'optional' : 'required';
    const node = structure.kind === 'named' ? this.graph.table.declared(structure.fqn)?.node : undefined;
    if (node?.kind === 'enum') {
      return [{ name: field.name, value: 'enum', symbols: node.symbols.map((symbol) => symbol.name.text), presence }];
    }
    if (structure.kind === 'primitive' && structure.name === 'string') {
      const isUrn = this.graph.table.typerefsOf(field.type).some((fqn) => fqn.endsWith('Urn'));
      return [{ name: field.name, value: isUrn ? 'urn' : 'string', symbols: [], presence }];
    }
    const type = describeType(field.type, this.graph);
    this.diagnostics.report('key-field-type', field.node.type.span, { field: field.name, aspect, type });
    return [];
  }
}
