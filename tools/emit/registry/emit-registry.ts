import type { CatalogModel, ResourceSpec } from '../../model/catalog-model.js';
import type { Emitter } from '../emitter.js';
import { literal, property, type Printable } from '../literal.js';
import type { OutputFile } from '../output-file.js';
import { TypeScriptFile } from '../typescript-file.js';
import { skeletonShapes } from './skeleton-shapes.js';
import { defaultShapes } from './default-shapes.js';
import { modelShape } from './model-shape.js';
import { pointMembers } from './point-members.js';
import { shapeText } from './shape-text.js';

/** What `src/` may know of the models, as plain frozen-shape data. */
export const registryEmitter: Emitter = { name: 'registry', emit: emitRegistry };

function emitRegistry(model: CatalogModel): readonly OutputFile[] {
  return [
    { path: 'registry/shape.json', text: shapeText(modelShape(model)) },
    emitList('aspects', 'AspectSpec', model.aspects),
    emitEdits(model),
    emitList('entities', 'EntitySpec', model.entities),
    emitList('resources', 'ResourceSpec', model.resources.map(withoutExamples)),
    emitRecords(model),
    emitPatches(model),
    emitPointMembers(model),
    emitRules(model),
    emitTextAnalysis(model),
    emitOpenLineage(model),
    emitIndex(),
  ];
}

/** What serves requests need not know what requests look like to people. */
function withoutExamples(resource: ResourceSpec): ResourceSpec {
  return { ...resource, methods: resource.methods.map(({ example, answer, ...method }) => method) };
}

/** One module that exports one list. */
function emitList(name: string, type: string, items: readonly object[]): OutputFile {
  const file = new TypeScriptFile(`registry/${name}.ts`, '');
  file.print(`export const ${name}: readonly ${file.type(type, './model.js')}[] = [`);
  for (const item of items) file.print(`  ${literal(printable(item), 2)},`);
  file.print('];');
  return file.output();
}

function emitEdits({ edits }: CatalogModel): OutputFile {
  const file = new TypeScriptFile('registry/edits.ts', 'graphql/edits.yml');
  file.doc('Mutations of the tables of edits, by name.');
  file.print(`export const edits: readonly ${file.type('EditSpec', './edit-model.js')}[] = [`);
  for (const { spec } of edits.operations) file.print(`  ${literal(printable(spec), 2)},`);
  file.print('];');
  return file.output();
}

function emitRecords(model: CatalogModel): OutputFile {
  const file = new TypeScriptFile('registry/records.ts', '');
  file.doc('Records that hold defaults at any depth, by full name.');
  file.print(`export const records: Readonly<Record<string, ${file.type('RecordDefaults', './model.js')}>> = {`);
  for (const [fqn, shape] of defaultShapes(model)) {
    file.print(`  ${property(fqn, printable(shape), 2)},`);
  }
  file.print('};');
  return file.output();
}

function emitPatches(model: CatalogModel): OutputFile {
  const file = new TypeScriptFile('registry/patches.ts', '');
  const keyed = file.type('KeyedArraySpec', './model.js');
  file.doc('Arrays whose items a patch names by what they say, by name of the aspect.');
  file.print(`export const keyedArrays: Readonly<Record<string, readonly ${keyed}[]>> = {`);
  for (const { aspect, arrays } of model.patches.aspects) {
    file.print(`  ${property(aspect, printable(arrays), 2)},`);
  }
  file.print('};', '');
  file.doc('Records that do not begin empty when a patch makes them, or hold such ones, by full name.');
  file.print(`export const skeletons: Readonly<Record<string, ${file.type('RecordSkeleton', './model.js')}>> = {`);
  for (const [fqn, shape] of skeletonShapes(model)) file.print(`  ${property(fqn, printable(shape), 2)},`);
  file.print('};');
  return file.output();
}

function emitPointMembers(model: CatalogModel): OutputFile {
  const file = new TypeScriptFile('registry/point-members.ts', '');
  file.doc('The members of the points of every time-series aspect that hold values, by name of the aspect.');
  file.print(`export const pointMembers: Readonly<Record<string, ${file.type('PointMembers', './model.js')}>> = {`);
  for (const [aspect, members] of pointMembers(model)) file.print(`  ${property(aspect, printable(members), 2)},`);
  file.print('};');
  return file.output();
}

function emitRules(model: CatalogModel): OutputFile {
  const file = new TypeScriptFile('registry/rules.ts', '');
  file.doc('What the models state beside what they state of single entities and aspects.');
  file.print(`export const rules: ${file.type('ModelRules', './model.js')} = ${literal(printable(model.rules))};`);
  return file.output();
}

function emitTextAnalysis({ textAnalysis }: CatalogModel): OutputFile {
  const file = new TypeScriptFile('registry/text-analysis.ts', '');
  file.doc('Words with a meaning of their own, for the analysis of text.');
  const type = file.type('TextAnalysisSpec', './model.js');
  file.print(`export const textAnalysis: ${type} = ${literal(printable(textAnalysis))};`);
  return file.output();
}

function emitOpenLineage({ openLineage }: CatalogModel): OutputFile {
  const file = new TypeScriptFile('registry/open-lineage.ts', 'openlineage.yml');
  file.doc(
    'How events of OpenLineage become entities and aspects; undefined where something of it is not in the models.',
  );
  const type = file.type('OpenLineageSpec', './open-lineage-spec.js');
  file.print(`export const openLineage: ${type} | undefined = ${literal(printable(openLineage))};`);
  return file.output();
}

function emitIndex(): OutputFile {
  const file = new TypeScriptFile('registry/index.ts', '');
  file.print(
    "export { aspects } from './aspects.js';",
    "export { edits } from './edits.js';",
    "export { entities } from './entities.js';",
    "export { openLineage } from './open-lineage.js';",
    "export { keyedArrays, skeletons } from './patches.js';",
    "export { pointMembers } from './point-members.js';",
    "export { records } from './records.js';",
    "export { resources } from './resources.js';",
    "export { rules } from './rules.js';",
    "export { textAnalysis } from './text-analysis.js';",
    "export type * from './edit-model.js';",
    "export type * from './model.js';",
    "export type * from './model-shape.js';",
  );
  return file.output();
}

/** Interfaces have no index signature, so plain data of the model is taken apart member by member. */
function printable(value: unknown): Printable {
  if (value === null || value === undefined) return value;
  switch (typeof value) {
    case 'boolean':
    case 'number':
    case 'bigint':
    case 'string':
      return value;
    case 'object':
      if (Array.isArray(value)) return value.map(printable);
      return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, printable(item)]));
    default:
      return undefined;
  }
}
