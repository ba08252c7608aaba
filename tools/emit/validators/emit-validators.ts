import { assertNever } from '../../invariant.js';
import type { CatalogModel, NamedType } from '../../model/catalog-model.js';
import type { Emitter } from '../emitter.js';
import { literal, propertyName } from '../literal.js';
import { compareText } from '../order.js';
import type { OutputFile } from '../output-file.js';
import { ModelTypeIndex } from '../type-index.js';
import { TypeScriptFile } from '../typescript-file.js';
import { CheckWriter, indent, isStructure } from './check-writer.js';
import { destinationsKey, destinationsOf, type Destinations } from './destinations.js';
import { findRecursive } from './recursion.js';

/**
 * A function for every named type, all in one module: it loads six times as fast as a module for each namespace. A type
 * within an aspect whose relationships restrict what its URNs may name gets a variant of its own, since the restriction
 * belongs to the aspect and not to the type.
 */
export const validatorsEmitter: Emitter = { name: 'validators', emit: (model) => new ValidatorPlan(model).emit() };

const TYPES = './named-types.js';
const TYPES_MODULE = 'validators/named-types.ts';

/** A function to write. */
interface Job {
  readonly type: NamedType;
  readonly name: string;
  readonly destinations: Destinations | undefined;
}

class ValidatorPlan {
  private readonly types: ModelTypeIndex;
  private readonly recursive: ReadonlySet<string>;
  /** By type and restriction. */
  private readonly jobs = new Map<string, Job>();
  private readonly waiting: Job[] = [];

  constructor(private readonly model: CatalogModel) {
    this.types = new ModelTypeIndex(model);
    this.recursive = findRecursive(model.types);
  }

  emit(): readonly OutputFile[] {
    for (const type of this.model.types) this.request(type.fqn, undefined, '');
    const roots = this.model.types.map((type): [string, Job] => [type.fqn, this.root(type)]);
    const module = this.emitTypes();
    return [module, emitParameters(this.model, this.types), emitIndex(roots)];
  }

  /** An aspect's record is validated with the aspect's restrictions wherever it is the whole value. */
  private root(type: NamedType): Job {
    const aspect = this.model.aspects.find((candidate) => candidate.record === type.fqn);
    const destinations = aspect === undefined ? undefined : destinationsOf(aspect);
    return this.request(type.fqn, destinations, aspect?.name ?? '');
  }

  private request(fqn: string, destinations: Destinations | undefined, aspect: string): Job {
    const key = destinations === undefined ? fqn : `${fqn} ${destinationsKey(destinations)}`;
    const known = this.jobs.get(key);
    if (known !== undefined) return known;
    const suffix = destinations === undefined ? '' : `$${aspect}`;
    const job: Job = { type: this.types.named(fqn), name: this.freeName(fqn, suffix), destinations };
    this.jobs.set(key, job);
    this.waiting.push(job);
    return job;
  }

  /** One aspect may restrict the same type in two ways. */
  private freeName(fqn: string, suffix: string): string {
    const taken = new Set([...this.jobs.values()].filter((job) => job.type.fqn === fqn).map((job) => job.name));
    const wanted = `${functionName(fqn)}${suffix}`;
    if (!taken.has(wanted)) return wanted;
    let number = 2;
    while (taken.has(`${wanted}$${String(number)}`)) number++;
    return `${wanted}$${String(number)}`;
  }

  private emitTypes(): OutputFile {
    const file = new TypeScriptFile(TYPES_MODULE, '');
    const written: { readonly name: string; readonly lines: readonly string[] }[] = [];
    for (let job = this.waiting.shift(); job !== undefined; job = this.waiting.shift()) {
      written.push({ name: job.name, lines: this.write(job, file) });
    }
    for (const { lines } of written.sort((a, b) => compareText(a.name, b.name))) file.print(...lines, '');
    return file.output();
  }

  private write(job: Job, file: TypeScriptFile): string[] {
    const { type, destinations } = job;
    const sink = file.type('ValidationSink', './sink.js');
    const aspect = job.name.split('$')[1] ?? '';
    const writer = new CheckWriter(file, this.types, (fqn, below) => this.request(fqn, below, aspect).name);
    const { before, body } = this.body(type, writer, destinations);
    const guarded = this.recursive.has(type.fqn) && type.kind === 'record';
    return [
      ...before,
      `export function ${job.name}(value: unknown, sink: ${sink}): void {`,
      ...indent(guarded ? guard(body) : body),
      '}',
    ];
  }

  private body(
    type: NamedType,
    writer: CheckWriter,
    destinations: Destinations | undefined,
  ): { before: string[]; body: string[] } {
    switch (type.kind) {
      case 'record':
        return { before: [], body: writer.record(type.fields, destinations) };
      case 'enum': {
        const set = functionName(type.fqn).replace('check', 'symbols');
        return {
          before: [
            `const ${set}: ReadonlySet<string> = new Set(${literal(type.symbols.map((symbol) => symbol.name))});`,
          ],
          body: [`if (typeof value !== 'string' || !${set}.has(value)) sink.notSymbol(value, ${set});`],
        };
      }
      case 'fixed':
        return { before: [], body: writer.fixed(type.size) };
      case 'typeref': {
        const ref = isStructure(type.ref) ? type.ref : ({ kind: 'named', fqn: type.fqn } as const);
        return { before: [], body: writer.check(ref, 'value', destinations) };
      }
      default:
        return assertNever(type, 'named type');
    }
  }
}

/** Parameters of every method, checked like the fields of a record. */
function emitParameters(model: CatalogModel, types: ModelTypeIndex): OutputFile {
  const file = new TypeScriptFile('validators/parameters.ts', 'rpc/');
  const writer = new CheckWriter(file, types, (fqn) => `${file.module('types', TYPES)}.${functionName(fqn)}`);
  const methods = model.resources.flatMap((resource) => resource.methods.map((method) => ({ resource, method })));
  file.doc('Validators of the parameters of every method, by `<resource>.<method>`.');
  file.print(`export const parameterValidators: Readonly<Record<string, ${file.type('Validator', './sink.js')}>> = {`);
  for (const { resource, method } of methods) {
    const key = propertyName(`${resource.name}.${method.name}`);
    file.print(`  ${key}: (value, sink) => {`);
    file.print(...indent(indent(writer.record(method.parameters, undefined))), '  },');
  }
  file.print('};');
  return file.output();
}

/** Full names become part of a function's name: simple ones repeat among namespaces. */
function functionName(fqn: string): string {
  return `check_${fqn.replaceAll('_', '__').replaceAll('.', '_')}`;
}

function guard(body: readonly string[]): readonly string[] {
  return ['if (!sink.enter()) return;', 'try {', ...indent(body), '} finally {', '  sink.leave();', '}'];
}

function emitIndex(roots: readonly (readonly [string, Job])[]): OutputFile {
  const file = new TypeScriptFile('validators/index.ts', '');
  file.print(
    "export { parameterValidators } from './parameters.js';",
    "export type { ValidationSink, Validator } from './sink.js';",
    '',
  );
  file.doc('Validators of every named type, by full name.');
  file.print(`export const validators: Readonly<Record<string, ${file.type('Validator', './sink.js')}>> = {`);
  for (const [fqn, job] of roots) {
    file.print(`  ${propertyName(fqn)}: ${file.module('types', TYPES)}.${job.name},`);
  }
  file.print('};');
  return file.output();
}
