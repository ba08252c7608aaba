import { compareText } from '../emit/order.js';
import type { Placeholders } from './placeholders.js';

/** A JSON Schema, or schemas by name. */
export type SchemaFile = Readonly<Record<string, unknown>>;

/**
 * Prepares schemas for json-schema-to-typescript. With files that refer to each other it would copy the types of one
 * file into every other one, it declares a second type for each reference that has a description, and it takes `{
 * "not": {} }`, which no value fits, for any value. It accepts `tsType`, the TypeScript to print in the place of a
 * schema, for all three; a reference into another file becomes an import. What else a schema says is left to the
 * package.
 */
export class SchemaTranslator {
  /** Name under which each module is imported, by its path. */
  private readonly imports = new Map<string, string>();

  constructor(readonly placeholders: Placeholders) {}

  definitions(schemas: SchemaFile): SchemaFile {
    return Object.fromEntries(
      Object.entries(schemas).map(([name, schema]) => [this.placeholders.forType(name), this.schema(schema)]),
    );
  }

  importLines(): readonly string[] {
    return [...this.imports]
      .sort(([a], [b]) => compareText(a, b))
      .map(([module, alias]) => `import type * as ${alias} from './${module}.js';`);
  }

  private schema(schema: unknown): unknown {
    if (Array.isArray(schema)) return schema.map((item: unknown) => this.schema(item));
    if (!isSchema(schema)) return schema;
    const { $ref: reference, ...rest } = schema;
    if (typeof reference === 'string') return { ...rest, tsType: this.typeName(reference) };
    if (isSchema(schema['not'])) return { ...schema, tsType: 'never' };
    return Object.fromEntries(Object.entries(schema).map(([keyword, value]) => [keyword, this.value(keyword, value)]));
  }

  /** What stands behind a keyword. */
  private value(keyword: string, value: unknown): unknown {
    if (keyword === 'properties' && isSchema(value)) {
      return Object.fromEntries(
        Object.entries(value).map(([name, schema]) => [this.placeholders.forProperty(name), this.schema(schema)]),
      );
    }
    if (keyword === 'required' && Array.isArray(value)) {
      return value.map((name: unknown) => this.placeholders.forProperty(String(name)));
    }
    // No type depends on a default, and one with the name of a keyword would be read as that.
    return keyword === 'default' ? undefined : this.schema(value);
  }

  private typeName(reference: string): string {
    const [file = '', pointer = ''] = reference.split('#');
    const name = pointer.slice(pointer.lastIndexOf('/') + 1);
    if (file === '') return this.placeholders.forType(name);
    const module = file.replace(/\.json$/, '');
    const alias = module.replaceAll('_', '__').replaceAll('.', '_');
    this.imports.set(module, alias);
    return `${alias}.${name}`;
  }
}

export function isSchema(value: unknown): value is SchemaFile {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
