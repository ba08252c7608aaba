import { InvariantError } from '../../invariant.js';
import type { ModelValue } from '../../model/catalog-model.js';
import type { Raw } from './binding.js';

/**
 * `models/graphql/overrides.yml` in typed form: where the established surface differs from the names by rule.
 * The form of the file is told at its own head.
 */
export interface Overrides {
  readonly entities: ReadonlyMap<string, EntityOverride>;
  /** By the record's full name; what is said of an included record holds for those that include it. */
  readonly records: ReadonlyMap<string, TypeOverride>;
  /** Fields that every entity gets whose aspects they start at. */
  readonly shared: ReadonlyMap<string, FieldOverride>;
  /** Interface name -> entity names. */
  readonly interfaces: ReadonlyMap<string, readonly string[]>;
}

export interface TypeOverride {
  readonly type: string | undefined;
  readonly fields: ReadonlyMap<string, FieldOverride>;
}

export interface EntityOverride extends TypeOverride {
  readonly read: string | undefined;
  readonly symbol: string | undefined;
}

export interface FieldOverride {
  /** Alternatives; the first that has a value counts. Empty: the field's own name. */
  readonly paths: readonly string[];
  readonly required: 'no' | 'yes';
  readonly hidden: 'no' | 'yes';
  readonly fallback: Raw | undefined;
  /** Entity names to join; empty list: not joined, a plain text; absent: as the relationships say. */
  readonly entities: readonly string[] | undefined;
  /** Name of the type: of an interface for an entity, of a copy of the record's type under another name. */
  readonly type: string | undefined;
  readonly box: { readonly type: string; readonly field: string } | undefined;
  /** Name of the entry type of a map. */
  readonly entry: string | undefined;
  readonly symbols: { readonly enum: string; readonly of: Readonly<Record<string, string>> } | undefined;
  readonly computed: 'aspectVersion' | 'associatedUrn' | undefined;
  readonly versioned: 'no' | 'yes';
  readonly deprecated: string | undefined;
}

type Tree = Readonly<Record<string, ModelValue>>;

/** @throws InvariantError naming the place that cannot be read */
export function readOverrides(value: ModelValue): Overrides {
  const root = tree(value, 'overrides');
  known(root, ['entities', 'interfaces', 'records', 'shared'], 'overrides');
  const shared = tree(root['shared'] ?? {}, 'shared');
  known(shared, ['fields'], 'shared');
  return {
    entities: mapOf(root['entities'], 'entities', readEntity),
    records: mapOf(root['records'], 'records', (item, at) => {
      const record = tree(item, at);
      known(record, ['type', 'fields'], at);
      return readType(record, at);
    }),
    shared: mapOf(shared['fields'], 'shared.fields', readField),
    interfaces: mapOf(root['interfaces'], 'interfaces', texts),
  };
}

function readEntity(value: ModelValue, at: string): EntityOverride {
  const entity = tree(value, at);
  known(entity, ['type', 'read', 'symbol', 'fields'], at);
  return {
    ...readType(entity, at),
    read: optionalText(entity['read'], `${at}.read`),
    symbol: optionalText(entity['symbol'], `${at}.symbol`),
  };
}

function readType(value: Tree, at: string): TypeOverride {
  return {
    type: optionalText(value['type'], `${at}.type`),
    fields: mapOf(value['fields'], `${at}.fields`, readField),
  };
}

const FIELD_KEYS = [
  'box',
  'computed',
  'default',
  'deprecated',
  'entity',
  'entry',
  'hidden',
  'path',
  'required',
  'symbols',
  'type',
  'versioned',
];

function readField(value: ModelValue, at: string): FieldOverride {
  const field = typeof value === 'string' || isList(value) ? { path: value } : tree(value, at);
  known(field, FIELD_KEYS, at);
  return {
    paths: field['path'] === undefined ? [] : texts(field['path'], `${at}.path`),
    required: flag(field['required'], `${at}.required`),
    hidden: flag(field['hidden'], `${at}.hidden`),
    fallback: field['default'],
    entities: field['entity'] === undefined ? undefined : texts(field['entity'], `${at}.entity`),
    type: optionalText(field['type'], `${at}.type`),
    box: field['box'] === undefined ? undefined : readBox(field['box'], `${at}.box`),
    entry: optionalText(field['entry'], `${at}.entry`),
    symbols: field['symbols'] === undefined ? undefined : readSymbols(field['symbols'], `${at}.symbols`),
    computed: readComputed(field['computed'], `${at}.computed`),
    versioned: flag(field['versioned'], `${at}.versioned`),
    deprecated: optionalText(field['deprecated'], `${at}.deprecated`),
  };
}

function readBox(value: ModelValue, at: string): { readonly type: string; readonly field: string } {
  const box = tree(value, at);
  known(box, ['type', 'field'], at);
  return { type: text(box['type'], `${at}.type`), field: text(box['field'], `${at}.field`) };
}

function readSymbols(value: ModelValue, at: string): NonNullable<FieldOverride['symbols']> {
  const symbols = tree(value, at);
  known(symbols, ['enum', 'of'], at);
  return {
    enum: text(symbols['enum'], `${at}.enum`),
    of: Object.fromEntries(mapOf(symbols['of'], `${at}.of`, text)),
  };
}

function readComputed(value: ModelValue | undefined, at: string): FieldOverride['computed'] {
  if (value === undefined || value === 'aspectVersion' || value === 'associatedUrn') return value;
  throw wrong(at, 'aspectVersion or associatedUrn');
}

function mapOf<T>(
  value: ModelValue | undefined,
  at: string,
  read: (item: ModelValue, at: string) => T,
): ReadonlyMap<string, T> {
  if (value === undefined) return new Map();
  return new Map(Object.entries(tree(value, at)).map(([key, item]) => [key, read(item, `${at}.${key}`)]));
}

function tree(value: ModelValue, at: string): Tree {
  if (isTree(value)) return value;
  throw wrong(at, 'a mapping');
}

function isTree(value: ModelValue): value is Tree {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function isList(value: ModelValue): value is readonly ModelValue[] {
  return Array.isArray(value);
}

function text(value: ModelValue | undefined, at: string): string {
  if (typeof value === 'string') return value;
  throw wrong(at, 'a text');
}

function optionalText(value: ModelValue | undefined, at: string): string | undefined {
  return value === undefined ? undefined : text(value, at);
}

/** One text or a list of them. */
function texts(value: ModelValue, at: string): readonly string[] {
  return isList(value) ? value.map((item) => text(item, at)) : [text(value, at)];
}

function flag(value: ModelValue | undefined, at: string): 'no' | 'yes' {
  if (value === undefined || value === false) return 'no';
  if (value === true) return 'yes';
  throw wrong(at, 'true or false');
}

function known(value: Tree, keys: readonly string[], at: string): void {
  const unknown = Object.keys(value).find((key) => !keys.includes(key));
  if (unknown !== undefined) throw wrong(`${at}.${unknown}`, `one of ${keys.join(', ')}`);
}

function wrong(at: string, wanted: string): InvariantError {
  return new InvariantError(`graphql/overrides.yml: ${at} must be ${wanted}.`);
}
