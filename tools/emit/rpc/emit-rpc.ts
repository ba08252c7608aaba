import { assertNever } from '../../invariant.js';
import type {
  CatalogModel,
  Field,
  MethodSpec,
  ParameterSpec,
  PrimitiveName,
  TypeRef,
} from '../../model/catalog-model.js';
import type { Emitter } from '../emitter.js';
import { literal, propertyName } from '../literal.js';
import { compareText } from '../order.js';
import { simpleName, ModelTypeIndex } from '../type-index.js';
import { TypeScriptFile } from '../typescript-file.js';

/**
 * What the controllers of the RPC methods receive, as types: a controller that reads anything else does not compile.
 */
export const rpcEmitter: Emitter = {
  name: 'rpc',
  emit: (model) => [new ParameterTypes(model).output()],
};

const PATH = 'rpc/parameters.ts';

/** Gathers the named types that parameters use while it prints the parameters. */
class ParameterTypes {
  private readonly file = new TypeScriptFile(PATH, 'rpc/');
  private readonly types: ModelTypeIndex;
  /** How many types of the model share each simple name. */
  private readonly namesakes = new Map<string, number>();
  private readonly wanted = new Set<string>();
  private readonly printed = new Set<string>();

  constructor(private readonly model: CatalogModel) {
    this.types = new ModelTypeIndex(model);
    for (const { fqn } of model.types) {
      const name = simpleName(fqn);
      this.namesakes.set(name, (this.namesakes.get(name) ?? 0) + 1);
    }
  }

  output(): ReturnType<TypeScriptFile['output']> {
    this.printMethods();
    for (let next = this.next(); next !== undefined; next = this.next()) this.printNamed(next);
    return this.file.output();
  }

  /** Least in code-unit order, so that the file does not depend on the order of discovery. */
  private next(): string | undefined {
    const open = [...this.wanted].filter((fqn) => !this.printed.has(fqn)).sort(compareText);
    return open[0];
  }

  private printMethods(): void {
    this.file.doc(
      'Parameters of every method after binding, by `<resource>.<method>`: checked, and with their defaults. ' +
        '`key`: the decoded path key.',
    );
    this.file.print('export interface RpcParameters {');
    for (const resource of this.model.resources) {
      for (const method of resource.methods) this.printMethod(`${resource.name}.${method.name}`, method);
    }
    this.file.print('}');
  }

  private printMethod(name: string, method: MethodSpec): void {
    this.file.doc(method.doc, '  ');
    this.file.print(`  readonly ${propertyName(name)}: {`);
    if (method.kind === 'get') this.file.print('    readonly key: string;');
    for (const parameter of method.parameters) this.printMember(parameter, '    ');
    this.file.print('  };');
  }

  private printMember(member: Field | ParameterSpec, indent: string): void {
    // Binding fills in the default of a parameter whatever its presence, but never that of an optional field.
    const present = member.presence === 'required' || ('declaredIn' in member ? false : member.default !== undefined);
    this.file.doc(member.doc, indent);
    this.file.print(`${indent}readonly ${propertyName(member.name)}${present ? '' : '?'}: ${this.type(member.type)};`);
  }

  private printNamed(fqn: string): void {
    this.printed.add(fqn);
    const type = this.types.named(fqn);
    this.file.print('');
    this.file.doc(type.doc);
    if (type.kind === 'enum') {
      const symbols = type.symbols.map(({ name }) => literal(name)).join(' | ');
      this.file.print(`export type ${this.name(fqn)} = ${symbols};`);
    } else if (type.kind === 'record') {
      this.file.print(`export interface ${this.name(fqn)} {`);
      for (const field of type.fields) this.printMember(field, '  ');
      this.file.print('}');
    }
  }

  private name(fqn: string): string {
    const name = simpleName(fqn);
    return this.namesakes.get(name) === 1 ? name : fqn.replaceAll('_', '__').replaceAll('.', '_');
  }

  private type(type: TypeRef): string {
    const bare = this.types.bare(type);
    switch (bare.kind) {
      case 'primitive':
        return primitive(bare.name);
      case 'fixed':
        return 'string';
      case 'array':
        return `readonly ${bracketed(this.type(bare.items))}[]`;
      case 'map':
        return `Readonly<Record<string, ${this.type(bare.values)}>>`;
      // Which member stands under which key is the model's matter: handlers look it up in the registry.
      case 'union':
        return 'Readonly<Record<string, unknown>>';
      case 'enum':
      case 'record':
        this.wanted.add(bare.fqn);
        return this.name(bare.fqn);
      default:
        return assertNever(bare, 'type of a parameter');
    }
  }
}

function bracketed(type: string): string {
  return type.startsWith('readonly ') ? `(${type})` : type;
}

function primitive(name: PrimitiveName): string {
  switch (name) {
    case 'boolean':
      return 'boolean';
    case 'null':
      return 'null';
    case 'bytes':
    case 'string':
      return 'string';
    case 'double':
    case 'float':
    case 'int':
    case 'long':
      return 'number';
    default:
      return assertNever(name, 'primitive');
  }
}
