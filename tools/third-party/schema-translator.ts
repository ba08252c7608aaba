import { compareText } from '../emit/order.js';
import type { Placeholders } from './placeholders.js';

/** A JSON Schema, or schemas by name. */
export type SchemaFile = Readonly<Record<string, unknown>>;

/**
 * Says in TypeScript what the compiler would not: it follows no reference between bundles, declares a type anew for each
 * reference that has a description, and knows no schema that nothing fits.
 */
export class SchemaTranslator {
  /** Name of each module that is referred to, by its path. */
  private readonly imports = new Map<string, string>();

  constructor(readonly standIns: Placeholders) {}

  definitions(schemas: SchemaFile): SchemaFile {
    return Object.fromEntries(
      Object.entries(schemas).map(([name, schema]) => [this.standIns.forType(name), this.schema(schema)]),
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
        Object.entries(value).map(([name, schema]) => [this.standIns.forProperty(name), this.schema(schema)]),
      );
    }
    if (keyword === 'required' && Array.isArray(value)) {
      return value.map((name: unknown) => this.standIns.forProperty(String(name)));
    }
    // A type does not depend on it, and it may be of any form.
    return keyword === 'default' ? undefined : this.schema(value);
  }

  private typeName(reference: string): string {
    const [file = '', pointer = ''] = reference.split('#');
    const name = pointer.slice(pointer.lastIndexOf('/') + 1);
    if (file === '') return this.standIns.forType(name);
    const module = file.replace(/\.json$/, '');
    const alias = module.replaceAll('_', '__').replaceAll('.', '_');
    this.imports.set(module, alias);
    return `${alias}.${name}`;
  }
}

export function isSchema(value: unknown): value is SchemaFile {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
