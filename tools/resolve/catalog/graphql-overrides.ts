import type { Diagnostics } from '../../diagnostics/diagnostics.js';
import type {
  EntityOverride,
  FieldOverride,
  GraphqlOverrides,
  RecordOverride,
  TypeOverride,
} from '../../model/graphql-overrides.js';
import type { Name, ObjectEntry, ObjectValue, Value } from '../../pdl/syntax.js';
import {
  type CheckedObject,
  type KeyRule,
  type KeyRules,
  objectIn,
  readObject,
  TEXT_OR_TEXTS,
} from '../yaml/object-reader.js';
import { LOOKUP_KEYS, lookupOf } from './entity-lookups.js';
import { describeValue, plainValue } from '../yaml/plain-value.js';

const FINDINGS = ['always', 'named', 'search'] as const;

const COMPUTED = ['aspectVersion', 'associatedUrn', 'durationMillis'] as const;

const BOX_KEYS: KeyRules = {
  type: { kind: 'text', presence: 'required' },
  field: { kind: 'text', presence: 'required' },
};

const SYMBOLS_KEYS: KeyRules = {
  enum: { kind: 'text', presence: 'required' },
  of: { kind: 'object', presence: 'required', values: { kind: 'text' } },
};

const FIELD_KEYS: KeyRules = {
  box: { kind: 'object', doc: 'An object of its own around the value.', keys: BOX_KEYS },
  computed: { kind: 'text', choices: COMPUTED },
  default: { kind: 'any', doc: 'What counts when no path has a value.' },
  ...LOOKUP_KEYS,
  deprecated: { kind: 'text', doc: 'The reason, with what to use instead.' },
  entity: { ...TEXT_OR_TEXTS, doc: 'Entities that the URN names; [] leaves it a text.' },
  entry: { kind: 'text', doc: "Name of the type of a map's entries." },
  hidden: { kind: 'flag', doc: 'No such field.' },
  nullItems: { kind: 'flag', doc: 'Items of the list may be null by the schema.' },
  path: { ...TEXT_OR_TEXTS, doc: 'Where the value stands; the first that has one counts.' },
  required: { kind: 'flag', doc: 'Never null, or nullable, where the rule says something else.' },
  symbols: { kind: 'object', doc: 'A symbol for each member of a union.', keys: SYMBOLS_KEYS },
  type: { kind: 'text', doc: 'Name of an interface, or of a copy of the type.' },
  versioned: { kind: 'flag', doc: 'Takes a version.' },
};

/** A text or a list is short for a field with only a path. */
const FIELD: KeyRule = {
  kind: 'any',
  forms: [{ kind: 'text' }, { kind: 'texts' }, { kind: 'object', keys: FIELD_KEYS }],
};

const FIELDS: KeyRule = { kind: 'object', doc: 'Fields to add or to replace.', values: FIELD };

const SHARED_KEYS: KeyRules = { fields: FIELDS };

const TYPE_KEYS: KeyRules = { type: { kind: 'text', doc: 'Name of its object type.' }, fields: FIELDS };

const RECORD_KEYS: KeyRules = {
  ...TYPE_KEYS,
  copies: { kind: 'object', doc: 'Fields of copies of the type, by their names.', values: FIELDS },
};

const ENTITY_KEYS: KeyRules = {
  ...TYPE_KEYS,
  found: { kind: 'text', choices: FINDINGS, doc: 'Which questions that name no type find it.' },
  node: { kind: 'text', doc: 'Name of a second type, by the rules, for fields of entities of any type.' },
  read: { kind: 'text', doc: 'Name of its field of Query.' },
  symbol: { kind: 'text', doc: 'Its symbol in EntityType.' },
};

const FILE_KEYS: KeyRules = {
  entities: {
    kind: 'object',
    names: 'entity',
    doc: 'By name in the registry.',
    values: { kind: 'object', keys: ENTITY_KEYS },
  },
  interfaces: {
    kind: 'object',
    doc: 'Entities that a field may name, by the name of the interface.',
    values: TEXT_OR_TEXTS,
  },
  records: { kind: 'object', names: 'type', doc: 'By full name.', values: { kind: 'object', keys: RECORD_KEYS } },
  shared: { kind: 'object', doc: 'The same for every entity that has the aspects.', keys: SHARED_KEYS },
};

export const OVERRIDES_RULE: KeyRule = { kind: 'object', keys: FILE_KEYS };

/** Names that GraphQL allows and does not reserve. */
const GRAPHQL_NAME = /^(?!__)[_A-Za-z]\w*$/;

/** Whether a text can be a name in GraphQL; one that cannot is reported. */
export function isGraphqlName({ text, span }: Name, diagnostics: Diagnostics): boolean {
  if (GRAPHQL_NAME.test(text)) return true;
  diagnostics.report('graphql-name', span, { name: text });
  return false;
}

/** A field without overrides. */
export const BY_RULE: FieldOverride = {
  paths: [],
  isRequired: undefined,
  isHidden: false,
  hasNullItems: false,
  fallback: undefined,
  entities: undefined,
  type: undefined,
  box: undefined,
  entry: undefined,
  symbols: undefined,
  lookup: undefined,
  computed: undefined,
  isVersioned: false,
  deprecated: undefined,
};

/** Overrides in typed form. Reports invalid keys and values with their place in the YAML, and omits them. */
export function readOverrides(value: Value, diagnostics: Diagnostics): GraphqlOverrides {
  const reader = new OverridesReader(diagnostics);
  const file = reader.readObject(value, FILE_KEYS, 'the overrides');
  const shared = file?.object('shared');
  return {
    entities: reader.map(file?.object('entities'), ({ value }, what) => reader.entity(value, what)),
    records: reader.map(file?.object('records'), ({ value }, what) => reader.record(value, what)),
    shared: reader.fields(shared && reader.readObject(shared, SHARED_KEYS, '"shared"')),
    interfaces: reader.map(file?.object('interfaces'), (entry, what) => reader.interface(entry, what)),
  };
}

class OverridesReader {
  private readonly diagnostics: Diagnostics;

  constructor(diagnostics: Diagnostics) {
    this.diagnostics = diagnostics;
  }

  readObject(value: Value, rules: KeyRules, what: string): CheckedObject | undefined {
    const object = objectIn(value, what, this.diagnostics);
    return object && readObject(object, rules, what, this.diagnostics);
  }

  /** The readable entries of an object, by key. */
  map<T>(
    object: ObjectValue | undefined,
    read: (entry: ObjectEntry, what: string) => T | undefined,
  ): ReadonlyMap<string, T> {
    const results = new Map<string, T>();
    for (const entry of object?.entries ?? []) {
      const item = read(entry, `"${entry.key.text}"`);
      if (item !== undefined) results.set(entry.key.text, item);
    }
    return results;
  }

  fields(checked: CheckedObject | undefined): ReadonlyMap<string, FieldOverride> {
    return this.fieldsIn(checked?.object('fields'));
  }

  private fieldsIn(object: ObjectValue | undefined): ReadonlyMap<string, FieldOverride> {
    return this.map(object, (entry, what) => this.field(entry, what));
  }

  entity(value: Value, what: string): EntityOverride | undefined {
    const checked = this.readObject(value, ENTITY_KEYS, what);
    if (checked === undefined) return undefined;
    const found = FINDINGS.find((known) => known === checked.text('found'));
    const [node, read, symbol] = [this.name(checked, 'node'), this.name(checked, 'read'), this.name(checked, 'symbol')];
    return { ...this.type(checked), node, read, symbol, found };
  }

  record(value: Value, what: string): RecordOverride | undefined {
    const checked = this.readObject(value, RECORD_KEYS, what);
    if (checked === undefined) return undefined;
    const copies = this.map(checked.object('copies'), ({ key, value: fields }, copy) => {
      this.checkName(key);
      return this.fieldsIn(objectIn(fields, copy, this.diagnostics));
    });
    return { ...this.type(checked), copies };
  }

  interface({ key, value }: ObjectEntry, what: string): readonly string[] | undefined {
    this.checkName(key);
    return this.texts(value, what);
  }

  /** One string or a list of strings. */
  texts(value: Value, what: string): readonly string[] | undefined {
    const items = value.kind === 'array' ? value.items : [value];
    const invalid = items.find((item) => item.kind !== 'string');
    if (invalid === undefined) return items.flatMap((item) => (item.kind === 'string' ? [item.value] : []));
    this.refuse(invalid, what, 'a string or an array of strings');
    return undefined;
  }

  private type(checked: CheckedObject): TypeOverride {
    return { type: this.name(checked, 'type'), fields: this.fields(checked) };
  }

  /** A string is short for a field with only a path. */
  private field({ key, value }: ObjectEntry, what: string): FieldOverride | undefined {
    this.checkName(key);
    if (value.kind === 'string' || value.kind === 'array') {
      const paths = this.texts(value, what);
      return paths && { ...BY_RULE, paths };
    }
    const checked = this.readObject(value, FIELD_KEYS, what);
    return checked && this.spelledOut(checked, what);
  }

  private spelledOut(checked: CheckedObject, what: string): FieldOverride {
    const [path, entity, fallback] = [checked.value('path'), checked.value('entity'), checked.value('default')];
    const [box, symbols] = [checked.object('box'), checked.object('symbols')];
    return {
      paths: (path && this.texts(path, `"path" of ${what}`)) ?? [],
      isRequired: checked.flag('required'),
      isHidden: flagOf(checked, 'hidden'),
      hasNullItems: flagOf(checked, 'nullItems'),
      fallback: fallback && plainValue(fallback),
      entities: entity && this.texts(entity, `"entity" of ${what}`),
      type: this.name(checked, 'type'),
      box: box && this.box(box, what),
      entry: this.name(checked, 'entry'),
      symbols: symbols && this.symbols(symbols, what),
      lookup: lookupOf(checked, what, this.diagnostics),
      computed: COMPUTED.find((known) => known === checked.text('computed')),
      isVersioned: flagOf(checked, 'versioned'),
      deprecated: checked.text('deprecated'),
    };
  }

  private box(value: ObjectValue, what: string): FieldOverride['box'] {
    const checked = readObject(value, BOX_KEYS, `"box" of ${what}`, this.diagnostics);
    const type = this.name(checked, 'type');
    const field = this.name(checked, 'field');
    return type === undefined || field === undefined ? undefined : { type, field };
  }

  private symbols(value: ObjectValue, what: string): FieldOverride['symbols'] {
    const checked = readObject(value, SYMBOLS_KEYS, `"symbols" of ${what}`, this.diagnostics);
    const name = this.name(checked, 'enum');
    const of = this.map(checked.object('of'), (entry, member) => this.symbol(entry.value, member));
    return name === undefined ? undefined : { enum: name, of: Object.fromEntries(of) };
  }

  private symbol(value: Value, what: string): string | undefined {
    if (value.kind !== 'string') {
      this.refuse(value, what, 'a string');
      return undefined;
    }
    return this.checkName({ text: value.value, span: value.span });
  }

  private name(checked: CheckedObject, key: string): string | undefined {
    const text = checked.text(key);
    return text === undefined ? undefined : this.checkName({ text, span: checked.spanOf(key) });
  }

  private checkName(name: Name): string {
    isGraphqlName(name, this.diagnostics);
    return name.text;
  }

  private refuse(value: Value, what: string, expected: string): void {
    this.diagnostics.report('wrong-value', value.span, { what, expected, found: describeValue(value) });
  }
}

function flagOf(checked: CheckedObject, key: string): boolean {
  return checked.flag(key) === true;
}
