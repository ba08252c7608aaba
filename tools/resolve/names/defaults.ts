import type { Diagnostics } from '../../diagnostics/diagnostics.js';
import { didYouMean } from '../../diagnostics/suggestion.js';
import { assertNever } from '../../invariant.js';
import type { PrimitiveName, TypeRef } from '../../model/catalog-model.js';
import type { EnumNode, FixedNode, ObjectValue, Value } from '../../pdl/syntax.js';
import { describeValue } from '../yaml/plain-value.js';
import type { RecordTable, ResolvedRecord } from './records.js';
import { typeText } from '../../model/type-text.js';
import type { TypeTable } from './type-table.js';

const URN_SHAPE = /^urn:[a-z][a-z0-9-]{0,31}:[a-z]\w*:\S+$/;

/** Check the defaults of all fields where they are declared. */
export function checkDefaults(records: RecordTable, table: TypeTable, diagnostics: Diagnostics): void {
  const checker = new DefaultChecker(records, table, diagnostics);
  for (const record of records.values()) {
    for (const field of record.fields) {
      if (field.declaredIn === record.declared.fqn && field.node.default !== undefined) {
        checker.check(field.node.default, field.type, []);
      }
    }
  }
}

/** Compares values in Pegasus JSON form with types. Ignores unresolved types. */
export class DefaultChecker {
  private readonly records: RecordTable;
  private readonly table: TypeTable;
  private readonly diagnostics: Diagnostics;

  constructor(records: RecordTable, table: TypeTable, diagnostics: Diagnostics) {
    this.records = records;
    this.table = table;
    this.diagnostics = diagnostics;
  }

  /** `path` leads from the whole default to `value`: keys and positions. */
  check(value: Value, type: TypeRef | undefined, path: readonly string[]): void {
    const structure = this.table.dereference(type);
    if (type === undefined || structure === undefined) return;
    switch (structure.kind) {
      case 'primitive':
        return this.checkPrimitive(value, structure.name, type, path);
      case 'array':
        if (value.kind !== 'array') return this.mismatch(value, 'an array', path);
        return value.items.forEach((item, at) => this.check(item, structure.items, [...path, String(at)]));
      case 'map':
        if (value.kind !== 'object') return this.mismatch(value, 'an object', path);
        return value.entries.forEach((entry) => this.check(entry.value, structure.values, [...path, entry.key.text]));
      case 'union':
        return this.checkUnion(value, structure.members, path);
      case 'named':
        return this.checkNamed(value, structure.fqn, path);
      default:
        assertNever(structure, 'type of a default');
    }
  }

  private checkPrimitive(value: Value, name: PrimitiveName, type: TypeRef, path: readonly string[]): void {
    if (!fitsPrimitive(value, name)) {
      if (name === 'int' && value.kind === 'long') {
        this.diagnostics.report('default-out-of-range', value.span, { at: placeIn(path), text: String(value.value) });
      } else {
        this.mismatch(value, expectationOf(name), path);
      }
    } else if (name === 'bytes' && value.kind === 'string') {
      this.checkBytes(value.value, value, path);
    } else if (value.kind === 'string' && this.isUrn(type) && !URN_SHAPE.test(value.value)) {
      this.diagnostics.report('default-not-urn', value.span, {
        at: placeIn(path),
        text: value.value,
        type: typeText(type),
      });
    }
  }

  private isUrn(type: TypeRef): boolean {
    return this.table.typerefsOf(type).some((fqn) => fqn.endsWith('Urn'));
  }

  private checkNamed(value: Value, fqn: string, path: readonly string[]): void {
    const node = this.table.declared(fqn)?.node;
    if (node?.kind === 'enum') this.checkEnum(value, node, fqn, path);
    if (node?.kind === 'fixed') this.checkFixed(value, node, fqn, path);
    const record = this.records.get(fqn);
    if (record === undefined) return;
    if (value.kind === 'object') this.checkRecord(value, record, path);
    else this.mismatch(value, `an object with the fields of "${fqn}"`, path);
  }

  private checkEnum(value: Value, node: EnumNode, fqn: string, path: readonly string[]): void {
    if (value.kind !== 'string') return this.mismatch(value, `a symbol of "${fqn}"`, path);
    const symbols = node.symbols.map((symbol) => symbol.name.text);
    if (symbols.includes(value.value)) return;
    const hint = didYouMean(value.value, symbols, `The symbols are ${symbols.join(', ')}.`);
    const at = placeIn(path);
    this.diagnostics.report('default-enum-symbol', value.span, { at, symbol: value.value, type: fqn, hint });
  }

  private checkFixed(value: Value, node: FixedNode, fqn: string, path: readonly string[]): void {
    if (value.kind !== 'string') return this.mismatch(value, 'a string of bytes', path);
    if (!this.checkBytes(value.value, value, path) || value.value.length === node.size) return;
    this.diagnostics.report('default-fixed-size', value.span, {
      at: placeIn(path),
      type: fqn,
      size: node.size,
      found: value.value.length,
    });
  }

  private checkBytes(text: string, value: Value, path: readonly string[]): boolean {
    const character = [...text].find((candidate) => candidate > '\u00ff');
    if (character === undefined) return true;
    this.diagnostics.report('default-not-bytes', value.span, { at: placeIn(path), character });
    return false;
  }

  private checkRecord(value: ObjectValue, record: ResolvedRecord, path: readonly string[]): void {
    const type = record.declared.fqn;
    const names = record.fields.map((field) => field.name);
    for (const { key, value: inner } of value.entries) {
      const field = record.fields.find((candidate) => candidate.name === key.text);
      if (field !== undefined) {
        this.check(inner, field.type, [...path, key.text]);
        continue;
      }
      const hint = didYouMean(key.text, names, `The fields are ${names.join(', ')}.`);
      this.diagnostics.report('default-unknown-field', key.span, { at: placeIn(path), field: key.text, type, hint });
    }
    for (const { name, node } of record.fields) {
      if (node.optional || node.default !== undefined) continue;
      if (value.entries.some((entry) => entry.key.text === name)) continue;
      this.diagnostics.report('default-missing-field', value.span, { at: placeIn(path), field: name, type });
    }
  }

  private checkUnion(
    value: Value,
    members: readonly { readonly key: string; readonly type: TypeRef }[],
    path: readonly string[],
  ): void {
    const keys = members.map((member) => member.key);
    if (value.kind === 'null' && keys.includes('null')) return;
    const [entry, surplus] = value.kind === 'object' ? value.entries : [];
    if (entry === undefined || surplus !== undefined) {
      const found =
        value.kind === 'object'
          ? `an object with ${surplus === undefined ? 'no key' : 'several keys'}`
          : describeValue(value);
      this.diagnostics.report('default-union-form', value.span, { at: placeIn(path), found, keys });
      return;
    }
    const key = entry.key.text;
    const member = members.find((candidate) => candidate.key === key && key !== 'null');
    if (member !== undefined) return this.check(entry.value, member.type, [...path, key]);
    const hint = didYouMean(key, keys, `The members are ${keys.join(', ')}.`);
    this.diagnostics.report('default-union-key', entry.key.span, { at: placeIn(path), key, hint });
  }

  private mismatch(value: Value, expected: string, path: readonly string[]): void {
    this.diagnostics.report('default-type', value.span, { at: placeIn(path), expected, found: describeValue(value) });
  }
}

function fitsPrimitive(value: Value, name: PrimitiveName): boolean {
  switch (name) {
    case 'boolean':
    case 'string':
    case 'int':
    case 'null':
      return value.kind === name;
    case 'bytes':
      return value.kind === 'string';
    case 'long':
      return isWhole(value);
    case 'float':
    case 'double':
      return isWhole(value) || value.kind === 'double' || isSpecialNumber(value);
  }
}

function isWhole(value: Value): boolean {
  return value.kind === 'int' || value.kind === 'long';
}

/** JSON has no literal for these, so they are written as strings. */
function isSpecialNumber(value: Value): boolean {
  return value.kind === 'string' && ['NaN', 'Infinity', '-Infinity'].includes(value.value);
}

function expectationOf(name: PrimitiveName): string {
  switch (name) {
    case 'boolean':
      return 'true or false';
    case 'string':
      return 'a string';
    case 'bytes':
      return 'a string of bytes';
    case 'int':
    case 'long':
      return `a whole number (${name})`;
    case 'float':
    case 'double':
      return `a number (${name})`;
    case 'null':
      return 'null';
  }
}

/** ` at /a/0/b`, or nothing for the whole default. */
function placeIn(path: readonly string[]): string {
  return path.length === 0 ? '' : ` at /${path.join('/')}`;
}
