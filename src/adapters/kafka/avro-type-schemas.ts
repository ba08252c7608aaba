import avro from 'avsc';
import { readInstalledNow } from '../../assets/index.js';
import { AvroSchemas } from '../../events/schema-registry/avro-schemas.port.js';
import { messageOf } from '../../kernel/caught-error.js';
import { InvariantError } from '../../kernel/assert-never.js';
import { isMembers } from '../../kernel/members.js';

/** Schemas as the library for Avro understands them; those of the contract are files of the installation. */
export class AvroTypeSchemas extends AvroSchemas {
  private readonly whole = new Map<string, string>();

  override ofRecord(avroName: string): string {
    const known = this.whole.get(avroName) ?? JSON.stringify(inlined(avroName, new Set()));
    this.whole.set(avroName, known);
    return known;
  }

  override canonical(schema: string): string | undefined {
    try {
      return JSON.stringify(typeOf(schema).schema());
    } catch {
      return undefined;
    }
  }

  override mismatch(reader: string, writer: string): string | undefined {
    try {
      typeOf(reader).createResolver(typeOf(writer));
      return undefined;
    } catch (error) {
      return messageOf(error);
    }
  }
}

/** @throws Error for a text that is no schema */
export function typeOf(schema: string): avro.Type {
  // eslint-disable-next-line @typescript-eslint/consistent-type-assertions -- checked by the library
  return avro.Type.forSchema(JSON.parse(schema) as avro.Schema);
}

/** Each named type of the contract has a file of its own; here the first mention of each is replaced by it. */
function inlined(name: string, seen: Set<string>): unknown {
  if (!name.includes('.') || seen.has(name)) return name;
  const text = readInstalledNow(`generated/contract/avro/${name}.avsc`);
  if (text === undefined) throw new InvariantError(`the installation has no Avro schema of ${name}`);
  seen.add(name);
  return withTypes(JSON.parse(text), seen);
}

/** Follows the members of a schema that contain types. */
function withTypes(schema: unknown, seen: Set<string>): unknown {
  if (typeof schema === 'string') return inlined(schema, seen);
  if (Array.isArray(schema)) return schema.map((one: unknown) => withTypes(one, seen));
  if (!isMembers(schema)) return schema;
  return Object.fromEntries(
    Object.entries(schema).map(([member, value]) => [member, memberWithTypes(member, value, seen)]),
  );
}

function memberWithTypes(member: string, value: unknown, seen: Set<string>): unknown {
  if (member === 'fields' && Array.isArray(value))
    return value.map((field: unknown) =>
      isMembers(field) ? { ...field, type: withTypes(field['type'], seen) } : field,
    );
  return member === 'type' || member === 'items' || member === 'values' ? withTypes(value, seen) : value;
}
