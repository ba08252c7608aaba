import { assertNever } from '../../invariant.js';
import type { Field, PrimitiveName, TypeRef, UnionMember } from '../../model/catalog-model.js';
import { literal } from '../literal.js';
import type { ModelTypeIndex } from '../type-index.js';
import type { TypeScriptFile } from '../typescript-file.js';
import type { Destinations } from './destinations.js';

/** What matters of a field: the parameters of a method have it too. */
export type Member = Pick<Field, 'default' | 'name' | 'presence' | 'type'>;

/** Where the validator of a named type is: answers the expression that calls it by name. */
export type FindValidator = (fqn: string, destinations: Destinations | undefined) => string;

const SINK = './sink.js';
/** Bits of a number that `|=` can set without turning it negative. */
const MASK_BITS = 30;

/**
 * Writes the statements that check a value. Every statement reports to `sink` relative to the value it checks; the
 * loop around it puts the path in front.
 */
export class CheckWriter {
  private depth = 0;

  constructor(
    private readonly file: TypeScriptFile,
    private readonly types: ModelTypeIndex,
    private readonly find: FindValidator,
  ) {}

  /** Check the value of an expression, which is read more than once. */
  check(type: TypeRef, value: string, destinations: Destinations | undefined): string[] {
    if (this.types.isUrn(type)) return this.urn(value, destinations);
    switch (type.kind) {
      case 'primitive':
        return [this.primitive(type.name, value)];
      case 'named':
        return this.named(type.fqn, value, destinations);
      case 'array':
        return this.array(type.items, value, destinations?.below.get('*'));
      case 'map':
        return this.map(type.values, value, destinations?.below.get('*'));
      case 'union':
        return this.union(type.members, value, destinations);
      default:
        return assertNever(type, 'type');
    }
  }

  /** The body of the validator of a record, or of something else that has named members. */
  record(fields: readonly Member[], destinations: Destinations | undefined): string[] {
    const required = fields.filter((field) => field.presence === 'required' && field.default === undefined);
    const bits = new Map(required.map((field, index) => [field.name, bitOf(index)]));
    const masks = [...new Set([...bits.values()].map((bit) => bit.mask))];
    const cases = fields.map((field) => {
      const bit = bits.get(field.name);
      const mark = bit === undefined ? [] : [`${bit.mask} |= ${String(bit.value)};`];
      return {
        key: field.name,
        body: [...mark, ...this.check(field.type, 'member', destinations?.below.get(field.name))],
      };
    });
    return [
      ...this.orElse('object', 'value', 'record', ['return;']),
      ...masks.map((mask) => `let ${mask} = 0;`),
      ...this.members('value', 'key', 'member', switchOn('key', cases, ['sink.unrecognized(member);'])),
      ...masks.flatMap((mask) => reportMissing(mask, bits)),
    ];
  }

  /** The body of a fixed type's validator. */
  fixed(size: number): string[] {
    const test = this.file.value('isBytes', SINK);
    const expected = literal(`fixed(${String(size)})`);
    return [`if (!${test}(value) || value.length !== ${String(size)}) sink.mismatch(${expected}, value);`];
  }

  private named(fqn: string, value: string, destinations: Destinations | undefined): string[] {
    const type = this.types.named(fqn);
    if (type.kind === 'typeref' && !isStructure(type.ref)) return this.check(type.ref, value, destinations);
    return [`${this.find(fqn, isEmpty(destinations) ? undefined : destinations)}(${value}, sink);`];
  }

  private urn(value: string, destinations: Destinations | undefined): string[] {
    const allowed = destinations?.entityTypes ?? [];
    const list = allowed.length === 0 ? 'undefined' : literal(allowed);
    return [
      `if (typeof ${value} === 'string') sink.urn(${value}, ${list});`,
      `else sink.mismatch('string', ${value});`,
    ];
  }

  private primitive(name: PrimitiveName, value: string): string {
    return `if (${this.isNot(name, value)}) sink.mismatch('${name}', ${value});`;
  }

  private isNot(name: PrimitiveName, value: string): string {
    switch (name) {
      case 'boolean':
      case 'string':
        return `typeof ${value} !== '${name}'`;
      case 'null':
        return `${value} !== null`;
      case 'int':
        return `!${this.file.value('isInt', SINK)}(${value})`;
      case 'long':
        return `!${this.file.value('isLong', SINK)}(${value})`;
      case 'float':
      case 'double':
        return `!${this.file.value('isReal', SINK)}(${value})`;
      case 'bytes':
        return `!${this.file.value('isBytes', SINK)}(${value})`;
      default:
        return assertNever(name, 'primitive');
    }
  }

  private array(items: TypeRef, value: string, destinations: Destinations | undefined): string[] {
    const depth = this.deeper();
    const [index, item, before] = [`index${depth}`, `item${depth}`, `before${depth}`];
    const body = this.check(items, item, destinations);
    this.depth--;
    return [
      ...this.orElse('array', value, 'array', []),
      `else for (let ${index} = 0; ${index} < ${value}.length; ${index}++) {`,
      ...indent([
        `const ${before} = sink.count;`,
        `const ${item}: unknown = ${value}[${index}];`,
        ...body,
        `if (sink.count !== ${before}) sink.under(${before}, ${index});`,
      ]),
      '}',
    ];
  }

  private map(values: TypeRef, value: string, destinations: Destinations | undefined): string[] {
    const depth = this.deeper();
    const [key, member] = [`key${depth}`, `member${depth}`];
    const body = this.check(values, member, destinations);
    this.depth--;
    return [...this.orElse('object', value, 'map', []), ...asElse(this.members(value, key, member, body))];
  }

  private union(members: readonly UnionMember[], value: string, destinations: Destinations | undefined): string[] {
    const depth = this.deeper();
    const [key, member, count] = [`key${depth}`, `member${depth}`, `count${depth}`];
    const keyed = members.filter((candidate) => candidate.key !== 'null');
    const names = literal(keyed.map((candidate) => candidate.key));
    const cases = keyed.map((candidate) => ({
      key: candidate.key,
      body: this.check(candidate.type, member, destinations?.below.get(candidate.key)),
    }));
    this.depth--;
    const body = switchOn(key, cases, [`sink.notMember(${names});`]);
    const check = [
      ...this.orElse('object', value, 'union', []),
      'else {',
      ...indent([
        `let ${count} = 0;`,
        ...this.members(value, key, member, [`${count}++;`, ...body]),
        `if (${count} !== 1) sink.memberCount(${count}, ${names});`,
      ]),
      '}',
    ];
    const nullable = members.length !== keyed.length;
    return nullable ? [`if (${value} !== null) {`, ...indent(check), '}'] : check;
  }

  /** Report a value that is no structure of the kind; `then` runs after the report. */
  private orElse(structure: 'array' | 'object', value: string, expected: string, then: readonly string[]): string[] {
    const test = structure === 'array' ? 'Array.isArray' : this.file.value('isObject', SINK);
    const report = `sink.mismatch('${expected}', ${value});`;
    if (then.length === 0) return [`if (!${test}(${value})) ${report}`];
    return [`if (!${test}(${value})) {`, ...indent([report, ...then]), '}'];
  }

  /** A loop over the members of an object. `body` sees `key` and `member`. */
  private members(value: string, key: string, member: string, body: readonly string[]): string[] {
    const before = key === 'key' ? 'before' : `before${key.slice('key'.length)}`;
    return [
      `for (const ${key} in ${value}) {`,
      ...indent([
        `const ${before} = sink.count;`,
        // A union without members looks at none, and the compiler refuses what is not read.
        ...(body.some((line) => line.includes(member)) ? [`const ${member} = ${value}[${key}];`] : []),
        ...body,
        `if (sink.count !== ${before}) sink.under(${before}, ${key});`,
      ]),
      '}',
    ];
  }

  private deeper(): string {
    this.depth++;
    return String(this.depth);
  }
}

/** Whether a typeref's target earns a function of its own. */
export function isStructure(type: TypeRef): boolean {
  return type.kind === 'union' || type.kind === 'array' || type.kind === 'map';
}

export function indent(lines: readonly string[]): string[] {
  return lines.map((line) => `  ${line}`);
}

function isEmpty(destinations: Destinations | undefined): boolean {
  return destinations === undefined || (destinations.below.size === 0 && destinations.entityTypes.length === 0);
}

interface CheckCase {
  readonly key: string;
  readonly body: readonly string[];
}

function switchOn(key: string, cases: readonly CheckCase[], otherwise: readonly string[]): string[] {
  if (cases.length === 0) return [...otherwise];
  const arms = cases.map(({ key: name, body }) => [`case ${literal(name)}:`, ...indent([...body, 'break;'])]);
  return [`switch (${key}) {`, ...indent([...arms.flat(), 'default:', ...indent(otherwise)]), '}'];
}

interface Bit {
  readonly mask: string;
  readonly value: number;
}

function bitOf(index: number): Bit {
  const page = Math.floor(index / MASK_BITS);
  return { mask: page === 0 ? 'seen' : `seen${String(page + 1)}`, value: 2 ** (index % MASK_BITS) };
}

/** One comparison in the usual case; what is missing is looked for only when it fails. */
function reportMissing(mask: string, bits: ReadonlyMap<string, Bit>): string[] {
  const own = [...bits].filter(([, bit]) => bit.mask === mask);
  const all = own.reduce((sum, [, bit]) => sum + bit.value, 0);
  const reports = own.map(
    ([name, bit]) => `if ((${mask} & ${String(bit.value)}) === 0) sink.missing(${literal(name)});`,
  );
  return [`if (${mask} !== ${String(all)}) {`, ...indent(reports), '}'];
}

/** Hang a loop onto the `if` before it. */
function asElse(lines: readonly string[]): string[] {
  const [first = '', ...rest] = lines;
  return [`else ${first}`, ...rest];
}
