import {
  type GraphQLInputType,
  type GraphQLSchema,
  isInputObjectType,
  isInputType,
  isListType,
  isNonNullType,
  Kind,
  parse,
  typeFromAST,
} from 'graphql';
import { NumberText } from '../../kernel/exact-json.js';
import { failures } from '../../kernel/failures.js';
import { isMembers, type Members, ownMember, setMember } from '../../kernel/members.js';
import { Remembered } from '../../kernel/remembered.js';
import { findTextProblem } from './query-limits.js';

/** Types of the variables that a document declares, in any of its operations. */
type VariableTypes = ReadonlyMap<string, GraphQLInputType>;

const NONE: VariableTypes = new Map();
const WHOLE_NUMBER = /^-?\d+$/;
const NUMBER = /^-?\d+(?:\.\d+)?(?:[eE][+-]?\d+)?$/;
/** Documents of which the types are kept, and how long they may be. */
const KEPT_DOCUMENTS = 256;
const LONGEST_KEPT = 20_000;

/**
 * Reads variables as established programs send them: numbers and flags as text, texts as numbers. What means nothing
 * stays as it is, for the schema to refuse. Literals in documents are none of this.
 */
export class LenientVariables {
  private readonly types = new Remembered<VariableTypes>(KEPT_DOCUMENTS, LONGEST_KEPT);

  constructor(private readonly schema: GraphQLSchema) {}

  /** @returns `variables` itself when nothing in it is to be read otherwise */
  read(query: string, variables: Members): Members {
    if (Object.keys(variables).length === 0) return variables;
    const types = this.types.of(query, () => this.typesOf(query));
    return readMembers(variables, (name) => types.get(name));
  }

  private typesOf(query: string): VariableTypes {
    // Whoever carries it out says what is wrong with it.
    if (findTextProblem(query) !== undefined) return NONE;
    const types = new Map<string, GraphQLInputType>();
    for (const node of definitionsOf(query)) {
      if (node.kind !== Kind.OPERATION_DEFINITION) continue;
      for (const { variable, type: sent } of node.variableDefinitions ?? []) {
        const type = typeFromAST(this.schema, sent);
        if (type !== undefined && isInputType(type)) types.set(variable.name.value, type);
      }
    }
    return types;
  }
}

function definitionsOf(query: string): ReturnType<typeof parse>['definitions'] {
  try {
    return parse(query, { noLocation: true }).definitions;
  } catch {
    return [];
  }
}

function readMembers(members: Members, typeOf: (name: string) => GraphQLInputType | undefined): Members {
  let read: Record<string, unknown> | undefined;
  for (const [name, value] of Object.entries(members)) {
    const type = typeOf(name);
    const found = type === undefined ? value : readValue(value, type);
    if (found === value) continue;
    read ??= { ...members };
    setMember(read, name, found);
  }
  return read ?? members;
}

function readValue(value: unknown, type: GraphQLInputType): unknown {
  if (value === null || value === undefined) return value;
  if (isNonNullType(type)) return readValue(value, type.ofType);
  if (isListType(type)) return Array.isArray(value) ? readItems(value, type.ofType) : readValue(value, type.ofType);
  if (isInputObjectType(type)) {
    const fields = type.getFields();
    if (!isMembers(value)) return value;
    requireKnown(value, fields, type.name);
    return readMembers(value, (name) => fields[name]?.type);
  }
  return ownMember(SCALARS, type.name)?.(value) ?? value;
}

/**
 * Of an object with more members than its type has. Whoever checks variables says of each member that is unknown what
 * the whole object is: of sixty thousand, that would be megabytes, and seconds.
 */
function requireKnown(members: Members, fields: Members, type: string): void {
  const names = Object.keys(members);
  if (names.length <= Object.keys(fields).length) return;
  const unknown = names.find((name) => !Object.hasOwn(fields, name)) ?? '';
  throw failures.parameterInvalid({ name: 'variables', reason: `${type} has no member "${unknown}"` });
}

function readItems(items: readonly unknown[], type: GraphQLInputType): readonly unknown[] {
  const read = items.map((item) => readValue(item, type));
  return read.some((item, at) => item !== items[at]) ? read : items;
}

const SCALARS: Readonly<Record<string, (value: unknown) => unknown>> = {
  Int: (value) => (typeof value === 'string' && WHOLE_NUMBER.test(value) ? Number(value) : value),
  Float: (value) => (typeof value === 'string' && NUMBER.test(value) ? Number(value) : value),
  Boolean: (value) => (value === 'true' || value === 'false' ? value === 'true' : value),
  String: (value) => (isNumberOrFlag(value) ? String(value) : value),
};

function isNumberOrFlag(value: unknown): value is NumberText | boolean | number {
  return typeof value === 'number' || typeof value === 'boolean' || value instanceof NumberText;
}
