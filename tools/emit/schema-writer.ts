import { assertNever } from '../invariant.js';
import type { EnumType, Field, NamedType, PrimitiveName, TypeRef, UnionMember } from '../model/catalog-model.js';
import type { Json } from './json-file.js';
import { jsonValue } from './json-value.js';
import type { ModelTypeIndex } from './type-index.js';

/** A JSON Schema, as plain data. */
export type SchemaObject = { readonly [keyword: string]: Json };

const INT_LIMIT = 2 ** 31;
const LONG_LIMIT = 2 ** 63;
const URN_PATTERN = '^urn:[a-z][a-z0-9-]{0,31}:[a-z]\\w*:';
/** One character up to U+00FF for each byte. */
const BYTES_PATTERN = '^[\\u0000-\\u00ff]*$';

/**
 * Whether objects may have members that their type does not name. `open` suits what is read: a server may add members,
 * and a record without fields stands for any.
 */
export type Openness = 'closed' | 'open';

/** Writes schemas of types in the JSON form of rest.li. */
export class SchemaWriter {
  /** @param reference answers the address of a named type's definition */
  constructor(
    private readonly types: ModelTypeIndex,
    private readonly reference: (fqn: string) => string,
    private readonly openness: Openness = 'closed',
  ) {}

  /** Definition of a named type. */
  definition(type: NamedType): SchemaObject {
    return { ...description(type.doc, type.deprecated), ...this.shape(type) };
  }

  /** A use of a type. */
  use(type: TypeRef): SchemaObject {
    switch (type.kind) {
      case 'primitive':
        return primitive(type.name);
      case 'named':
        return { $ref: this.reference(type.fqn) };
      case 'array':
        return { type: 'array', items: this.use(type.items) };
      case 'map':
        return { type: 'object', additionalProperties: this.use(type.values) };
      case 'union':
        return this.union(type.members);
      default:
        return assertNever(type, 'type');
    }
  }

  private shape(type: NamedType): SchemaObject {
    switch (type.kind) {
      case 'record':
        return this.record(type.fields);
      case 'enum':
        return enumeration(type);
      case 'fixed':
        return { type: 'string', minLength: type.size, maxLength: type.size, pattern: BYTES_PATTERN };
      case 'typeref':
        return this.types.isUrn({ kind: 'named', fqn: type.fqn })
          ? { type: 'string', pattern: URN_PATTERN }
          : this.use(type.ref);
      default:
        return assertNever(type, 'named type');
    }
  }

  private record(fields: readonly Field[]): SchemaObject {
    const required = fields.filter((field) => field.presence === 'required' && field.default === undefined);
    return {
      type: 'object',
      properties: Object.fromEntries(fields.map((field) => [field.name, this.field(field)])),
      required: required.length === 0 ? undefined : required.map((field) => field.name),
      additionalProperties: this.openness === 'closed' ? false : fields.length === 0 ? true : undefined,
    };
  }

  private field(field: Field): SchemaObject {
    return {
      ...description(field.doc, field.deprecated),
      ...this.use(field.type),
      default: field.default === undefined ? undefined : jsonValue(field.default),
    };
  }

  /** An object with exactly one key; without any member no value fits. */
  private union(members: readonly UnionMember[]): SchemaObject {
    if (members.length === 0) return { not: {} };
    const oneOf = members.map((member) => this.member(member));
    return oneOf.length === 1 ? (oneOf[0] ?? {}) : { oneOf };
  }

  private member(member: UnionMember): SchemaObject {
    if (member.key === 'null') return { type: 'null' };
    return {
      ...description(member.doc, undefined),
      type: 'object',
      properties: { [member.key]: this.use(member.type) },
      required: [member.key],
      additionalProperties: false,
    };
  }
}

function primitive(name: PrimitiveName): SchemaObject {
  switch (name) {
    case 'boolean':
    case 'null':
    case 'string':
      return { type: name };
    case 'int':
      return { type: 'integer', minimum: -INT_LIMIT, maximum: INT_LIMIT - 1 };
    case 'long':
      return { type: 'integer', minimum: -LONG_LIMIT, maximum: LONG_LIMIT };
    case 'float':
    case 'double':
      return { anyOf: [{ type: 'number' }, { enum: ['NaN', 'Infinity', '-Infinity'] }] };
    case 'bytes':
      return { type: 'string', pattern: BYTES_PATTERN };
    default:
      return assertNever(name, 'primitive');
  }
}

function enumeration(type: EnumType): SchemaObject {
  const docs = type.symbols
    .filter((symbol) => symbol.doc !== '' || symbol.deprecated !== undefined)
    .map((symbol) => `- \`${symbol.name}\`: ${sentence(symbol.doc, symbol.deprecated)}`);
  const text = [type.doc, docs.join('\n')].filter((part) => part !== '').join('\n\n');
  return {
    ...description(text, type.deprecated),
    type: 'string',
    enum: type.symbols.map((symbol) => symbol.name),
  };
}

function description(doc: string, deprecated: string | true | undefined): SchemaObject {
  const text = sentence(doc, deprecated);
  return {
    ...(text === '' ? {} : { description: text }),
    ...(deprecated === undefined ? {} : { deprecated: true }),
  };
}

function sentence(doc: string, deprecated: string | true | undefined): string {
  const reason = typeof deprecated === 'string' ? `Deprecated: ${deprecated}` : '';
  return [doc, reason].filter((part) => part !== '').join('\n');
}
