/**
 * Run as a process of its own: TypeScript types from the JSON schemas.
 * Takes a directory with `json-schema/*.json`, writes `types/*.ts` beside it, one module a bundle. A reference to another
 * bundle becomes an import, so that each type is declared once.
 */
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { argv } from 'node:process';
import { compile, type JSONSchema } from 'json-schema-to-typescript';
import { compareText } from '../emit/order.js';
import { generatedNotice } from '../emit/output-file.js';

const [, , directory = '.'] = argv;
const source = join(directory, 'json-schema');
const target = join(directory, 'types');
mkdirSync(target, { recursive: true });
const bundles = readdirSync(source).filter((name) => name.endsWith('.json'));
for (const name of bundles.sort(compareText)) {
  const text = await compileBundle(readFileSync(join(source, name), 'utf8'));
  writeFileSync(join(target, name.replace(/json$/, 'ts')), text);
}

async function compileBundle(text: string): Promise<string> {
  const imports = new Map<string, string>();
  const bundle = translate(JSON.parse(text), imports);
  if (!isObject(bundle) || !isObject(bundle['$defs'])) return '';
  const names = Object.keys(bundle['$defs']);
  // The root names every definition: what nothing refers to would be left out otherwise.
  const root: JSONSchema = {
    title: 'Types',
    description: 'Types of the namespace, by simple name.',
    type: 'object',
    properties: Object.fromEntries(names.map((name) => [name, { $ref: `#/$defs/${name}` }])),
    required: names,
    additionalProperties: false,
    $defs: bundle['$defs'],
  };
  const types = await compile(root, 'Types', {
    bannerComment: '',
    customName: (_schema, key) => key,
    style: { singleQuote: true, printWidth: 120 },
    unknownAny: true,
  });
  const lines = [...imports]
    .sort(([a], [b]) => compareText(a, b))
    .map(([module, alias]) => `import type * as ${alias} from './${module}.js';`);
  return [`// ${generatedNotice(noticeSource(bundle))}`, ...lines, '', types.trimStart()].join('\n');
}

/**
 * Say in TypeScript what the compiler would not: it follows no reference between bundles, declares a type anew for each
 * reference that has a description, and knows no schema that nothing fits.
 */
function translate(value: unknown, imports: Map<string, string>): unknown {
  if (Array.isArray(value)) return value.map((item: unknown) => translate(item, imports));
  if (!isObject(value)) return value;
  const reference = value['$ref'];
  if (typeof reference === 'string') {
    const { $ref: _, ...rest } = value;
    return { ...rest, tsType: typeName(reference, imports) };
  }
  if (isObject(value['not'])) return { ...value, tsType: 'never' };
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, translate(item, imports)]));
}

function typeName(reference: string, imports: Map<string, string>): string {
  const [file = '', pointer = ''] = reference.split('#');
  const name = pointer.slice(pointer.lastIndexOf('/') + 1);
  if (file === '') return name;
  const module = file.replace(/\.json$/, '');
  const alias = module.replaceAll('_', '__').replaceAll('.', '_');
  imports.set(module, alias);
  return `${alias}.${name}`;
}

/** The bundle's own notice names what it was made from. */
function noticeSource(bundle: Readonly<Record<string, unknown>>): string {
  const comment = bundle['$comment'];
  return typeof comment === 'string' ? (/from models\/(\S*) by/.exec(comment)?.[1] ?? '') : '';
}

function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
