/**
 * Run as a process of its own: TypeScript types from the JSON schemas.
 * Takes a directory with `json-schema/*.json`, writes `types/*.ts` beside it, one module a bundle.
 */
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { argv } from 'node:process';
import { compile, type JSONSchema } from 'json-schema-to-typescript';
import { compareText } from '../emit/order.js';
import { generatedNotice } from '../emit/output-file.js';
import { isSchema, type SchemaFile, SchemaTranslator } from './schema-translator.js';
import { Placeholders } from './placeholders.js';

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
  const bundle: unknown = JSON.parse(text);
  if (!isSchema(bundle) || !isSchema(bundle['$defs'])) return '';
  const translator = new SchemaTranslator(new Placeholders(text));
  const definitions = translator.definitions(bundle['$defs']);
  const names = Object.keys(definitions);
  let rootName = 'Types';
  while (names.includes(rootName)) rootName = `All${rootName}`;
  // The root names every definition: what nothing refers to would be left out otherwise.
  const root: JSONSchema = {
    title: rootName,
    description: 'Types of the namespace, by simple name.',
    type: 'object',
    properties: Object.fromEntries(names.map((name) => [name, { $ref: `#/$defs/${name}` }])),
    required: names,
    additionalProperties: false,
    $defs: definitions,
  };
  const types = await compile(root, rootName, {
    bannerComment: '',
    customName: (_schema, key) => key,
    style: { singleQuote: true, printWidth: 120 },
    unknownAny: true,
  });
  const head = [`// ${generatedNotice(noticeSource(bundle))}`, ...translator.importLines(), ''];
  return [...head, translator.placeholders.resolve(types).trimStart()].join('\n');
}

/** The bundle's own notice names what it was made from. */
function noticeSource(bundle: SchemaFile): string {
  const comment = bundle['$comment'];
  return typeof comment === 'string' ? (/from models\/(\S*) by/.exec(comment)?.[1] ?? '') : '';
}
