import {
  type EnumTypeDefinitionNode,
  type FieldDefinitionNode,
  type InputObjectTypeDefinitionNode,
  type InputValueDefinitionNode,
  Kind,
  parse,
  type TypeNode,
} from 'graphql';
import type { SourceText } from '../../model/catalog-model.js';
import { literal } from '../literal.js';
import { compareText } from '../order.js';
import type { OutputFile } from '../output-file.js';
import { TypeScriptFile } from '../typescript-file.js';
import { pascalCase } from './names.js';

const SCALARS: ReadonlyMap<string, string> = new Map([
  ['Boolean', 'boolean'],
  ['Float', 'number'],
  ['Int', 'number'],
  ['Long', 'number'],
]);

/**
 * Arguments of the operations that people wrote, as types for their resolvers. They are there whatever the models are,
 * so that the service compiles with models in which an operation is left out of the schema. A type that the operations
 * do not define, such as an enum of the models, is a text.
 * @param sources definitions of types and operations
 */
export function emitArgumentTypes(base: string, sources: readonly SourceText[]): OutputFile {
  const nodes = [base, ...sources.map(({ text }) => text)].flatMap(
    (text) => parse(text, { noLocation: true }).definitions,
  );
  const types = new Map<string, EnumTypeDefinitionNode | InputObjectTypeDefinitionNode>();
  for (const node of nodes) {
    if (node.kind === Kind.ENUM_TYPE_DEFINITION || node.kind === Kind.INPUT_OBJECT_TYPE_DEFINITION) {
      types.set(node.name.value, node);
    }
  }
  const file = new ArgumentFile(types);
  for (const node of nodes) {
    if (node.kind !== Kind.OBJECT_TYPE_EXTENSION) continue;
    for (const field of node.fields ?? []) file.operation(node.name.value, field);
  }
  for (const type of [...types.values()].sort((a, b) => compareText(a.name.value, b.name.value))) file.type(type);
  return file.output();
}

class ArgumentFile {
  private readonly file = new TypeScriptFile('graphql/arguments.ts', 'graphql/');

  constructor(private readonly types: ReadonlyMap<string, unknown>) {}

  operation(root: string, { name, arguments: args = [] }: FieldDefinitionNode): void {
    if (args.length > 0) this.interface(`${root}${pascalCase(name.value)}Args`, args);
  }

  type(node: EnumTypeDefinitionNode | InputObjectTypeDefinitionNode): void {
    if (node.kind === Kind.INPUT_OBJECT_TYPE_DEFINITION) {
      this.file.doc(node.description?.value ?? '');
      return this.interface(node.name.value, node.fields ?? []);
    }
    const symbols = (node.values ?? []).map(({ name }) => literal(name.value)).join(' | ');
    this.file.doc(node.description?.value ?? '');
    this.file.print(`export type ${node.name.value} = ${symbols};`, '');
  }

  output(): OutputFile {
    return this.file.output();
  }

  private interface(name: string, members: readonly InputValueDefinitionNode[]): void {
    this.file.print(`export interface ${name} {`);
    for (const member of members) this.member(member);
    this.file.print('}', '');
  }

  private member({ name, description, directives = [], type }: InputValueDefinitionNode): void {
    const retired = directives.find((directive) => directive.name.value === 'deprecated')?.arguments?.[0]?.value;
    const reason = retired?.kind === Kind.STRING ? `@deprecated ${retired.value}` : '';
    this.file.doc([description?.value ?? '', reason].filter((line) => line !== '').join('\n'), '  ');
    const isRequired = type.kind === Kind.NON_NULL_TYPE;
    this.file.print(`  readonly ${name.value}${isRequired ? '' : '?'}: ${this.text(type)};`);
  }

  private text(type: TypeNode): string {
    if (type.kind === Kind.NON_NULL_TYPE) return this.bare(type.type);
    return `${this.bare(type)} | null`;
  }

  private bare(type: TypeNode): string {
    if (type.kind === Kind.NON_NULL_TYPE) return this.bare(type.type);
    if (type.kind === Kind.NAMED_TYPE) {
      const name = type.name.value;
      return SCALARS.get(name) ?? (this.types.has(name) ? name : 'string');
    }
    const items = this.text(type.type);
    return `readonly ${items.includes(' ') ? `(${items})` : items}[]`;
  }
}
