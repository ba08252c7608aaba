/**
 * From Avro's JSON form of a value to the form of the wire: nulls go, `{"string": "x"}` of an optional field becomes
 * `"x"`, and members of unions lose the extra segment of their Avro names. Takes values, reads no files.
 */
import { isExactMembers, NumberText } from '../../../kernel/exact-json.js';
import type { Members } from '../../../kernel/members.js';
import type { AvroRecord, AvroType } from './avro-schema.js';
import { isArray, isMap, isRecord, isUnion, memberName, namedTypes } from './avro-schema.js';

/**
 * Avro has no names for members of a union. In Avro a union with aliases is a record of all its members; this extra
 * member, whose name no model can use, names the one that is set.
 */
const DISCRIMINATOR = 'fieldDiscriminator';

/** Name on the wire of a record whose Avro name has an extra segment. */
export function wireName(avroName: string): string {
  return avroName.replace('.pegasus2avro.', '.');
}

/** Values of one schema. Unknown members stay as they are; the server decides about them. */
export class AvroJson {
  private readonly named: ReadonlyMap<string, AvroType>;

  /**
   * @param schemaOf the schema of a type that this one names without defining it; `undefined` when there is none, as
   * for the names of primitive types
   */
  constructor(
    private readonly schema: AvroType,
    private readonly schemaOf: (name: string) => AvroType | undefined = () => undefined,
  ) {
    this.named = namedTypes(schema);
  }

  toWire(value: unknown): unknown {
    return this.convert(this.schema, value);
  }

  private convert(type: AvroType, value: unknown): unknown {
    if (typeof type === 'string') {
      const named = this.definition(type);
      return named === type ? value : this.convert(named, value);
    }
    if (isUnion(type)) return this.union(type, value);
    if (isRecord(type)) return this.record(type, value);
    if (isArray(type)) return Array.isArray(value) ? value.map((item) => this.convert(type.items, item)) : value;
    if (isMap(type))
      return isExactMembers(value) ? mapMembers(value, (item) => this.convert(type.values, item)) : value;
    return value;
  }

  private record(type: AvroRecord, value: unknown): unknown {
    if (!isExactMembers(value)) return value;
    const types = new Map(type.fields.map((field) => [field.name, field.type]));
    const chosen = types.has(DISCRIMINATOR) ? value[DISCRIMINATOR] : undefined;
    const members = typeof chosen === 'string' ? { [chosen]: value[chosen] ?? null } : value;
    const kept = Object.entries(members).filter(([, item]) => item !== null);
    return Object.fromEntries(
      kept.map(([name, item]) => {
        const fieldType = types.get(name);
        return [name, fieldType === undefined ? item : this.convert(fieldType, item)];
      }),
    );
  }

  private union(members: readonly AvroType[], value: unknown): unknown {
    const choices = members.filter((member) => member !== 'null');
    const [only] = choices;
    const chosen = this.unwrap(choices, value) ?? this.fitting(choices, value);
    // A union of null and one type is an optional field; anything else is a union of the model, whose key stays.
    if (only !== undefined && choices.length === 1 && members.length === 2) {
      return this.convert(only, chosen?.value ?? value);
    }
    return chosen === undefined ? value : { [wireName(chosen.key)]: this.convert(chosen.type, chosen.value) };
  }

  /** What a name stands for; the type itself when it is none, or nobody knows it. */
  private definition(type: AvroType): AvroType {
    return typeof type === 'string' ? (this.named.get(type) ?? this.schemaOf(type) ?? type) : type;
  }

  /** The member that a one-key object names; `undefined` when the value has no wrapper. */
  private unwrap(choices: readonly AvroType[], value: unknown): Chosen | undefined {
    if (!isExactMembers(value)) return undefined;
    const [[key, inner] = ['', undefined], ...more] = Object.entries(value);
    if (more.length > 0) return undefined;
    const type = choices.find((choice) => memberName(choice) === key);
    return type === undefined ? undefined : { key, type, value: inner };
  }

  /**
   * The member that a value without a wrapper belongs to: some writers omit the wrapper. A primitive type wins over an
   * enum, as it does for those writers; objects name their record or stay as they are.
   */
  private fitting(choices: readonly AvroType[], value: unknown): Chosen | undefined {
    const type =
      choices.find((choice) => fitsPrimitive(choice, value)) ??
      choices.find((one) => fitsEnum(this.definition(one), value));
    return type === undefined ? undefined : { key: memberName(type), type, value };
  }
}

/** A member of a union, the name that it has there, and the value inside. */
interface Chosen {
  readonly key: string;
  readonly type: AvroType;
  readonly value: unknown;
}

function fitsPrimitive(type: AvroType, value: unknown): boolean {
  switch (type) {
    case 'string':
      return typeof value === 'string';
    case 'boolean':
      return typeof value === 'boolean';
    case 'int':
    case 'long':
      return isNumber(value) && Number.isInteger(value.valueOf());
    case 'float':
    case 'double':
      return isNumber(value);
    default:
      return false;
  }
}

function isNumber(value: unknown): value is NumberText | number {
  return typeof value === 'number' || value instanceof NumberText;
}

function fitsEnum(type: AvroType, value: unknown): boolean {
  return typeof type !== 'string' && 'symbols' in type && type.symbols.some((symbol) => symbol === value);
}

function mapMembers(value: Members, convert: (item: unknown) => unknown): Members {
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, convert(item)]));
}
