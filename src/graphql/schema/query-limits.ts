import {
  GraphQLError,
  Kind,
  NoFragmentCyclesRule,
  validate,
  type DefinitionNode,
  type DocumentNode,
  type FieldNode,
  type FragmentDefinitionNode,
  type GraphQLSchema,
  type SelectionSetNode,
  type ValueNode,
} from 'graphql';
import { findMergeProblem } from './merge-cost.js';

/** Deepest nesting of fields in an operation, fragments included. */
const MAX_DEPTH = 30;
/** Greatest cost of an operation: its fields, each as often as the pages around it may hold results. */
const MAX_COST = 250_000;
/** Longest text, in UTF-16 code units; 20,000 tokens with their indentation are shorter. */
const MAX_TEXT = 262_144;
/** Deepest nesting of brackets in the text; it is measured before the text is parsed, since the parser recurses. */
const MAX_BRACKETS = 200;
/** Page of a paged field that names none. */
const DEFAULT_PAGE = 10;

type Variables = Readonly<Record<string, unknown>>;

/** The reason why a text may not even be parsed. */
export function findTextProblem(text: string): GraphQLError | undefined {
  if (text.length > MAX_TEXT) {
    return new GraphQLError(
      `The query is ${String(text.length)} characters long; at most ${String(MAX_TEXT)} are allowed. ` +
        'Give long values as variables.',
    );
  }
  let depth = 0;
  let deepest = 0;
  for (let at = 0; at < text.length; at++) {
    const code = text.charCodeAt(at);
    if (code === OPEN_BRACE || code === OPEN_BRACKET) deepest = Math.max(deepest, ++depth);
    else if (code === CLOSE_BRACE || code === CLOSE_BRACKET) depth--;
  }
  if (deepest <= MAX_BRACKETS) return undefined;
  return new GraphQLError(
    `The query nests brackets ${String(deepest)} levels deep; at most ${String(MAX_BRACKETS)} are allowed.`,
  );
}

const OPEN_BRACE = 0x7b;
const CLOSE_BRACE = 0x7d;
const OPEN_BRACKET = 0x5b;
const CLOSE_BRACKET = 0x5d;

/**
 * The reason why a document may not even be validated: GraphQL's rules recurse as deep as it goes, some of them into
 * fragments that spread themselves.
 * @returns every such problem; `[]` when there is none
 */
export function findStructureProblems(schema: GraphQLSchema, document: DocumentNode): readonly GraphQLError[] {
  const cycles = validate(schema, document, [NoFragmentCyclesRule]);
  if (cycles.length > 0) return cycles;
  const problem = findDepthProblem(document) ?? findMergeProblem(document);
  return problem === undefined ? [] : [problem];
}

function findDepthProblem(document: DocumentNode): GraphQLError | undefined {
  const measure = new Measure(fragmentsOf(document), {});
  const depths = document.definitions.map((node) => measure.of(selectionOf(node)).depth);
  const depth = depths.reduce((most, one) => Math.max(most, one), 0);
  return depth <= MAX_DEPTH
    ? undefined
    : new GraphQLError(`The query is ${String(depth)} levels deep; at most ${String(MAX_DEPTH)} are allowed.`);
}

/** The reason why a valid document may not be executed. `name`: of the operation, where the document has several. */
export function findLimitProblem(
  document: DocumentNode,
  name: string | undefined,
  variables: Variables,
): GraphQLError | undefined {
  const operations = document.definitions.filter(
    (node) => node.kind === Kind.OPERATION_DEFINITION && (name === undefined || node.name?.value === name),
  );
  const measure = new Measure(fragmentsOf(document), variables);
  for (const node of operations) {
    const { cost } = measure.of(selectionOf(node));
    if (cost > MAX_COST) {
      return new GraphQLError(
        `The query costs ${String(cost)}; at most ${String(MAX_COST)} is allowed. Ask for smaller pages or fewer fields.`,
      );
    }
  }
  return undefined;
}

function fragmentsOf({ definitions }: DocumentNode): ReadonlyMap<string, FragmentDefinitionNode> {
  const fragments = new Map<string, FragmentDefinitionNode>();
  for (const node of definitions) if (node.kind === Kind.FRAGMENT_DEFINITION) fragments.set(node.name.value, node);
  return fragments;
}

function selectionOf(node: DefinitionNode): SelectionSetNode | undefined {
  return 'selectionSet' in node ? node.selectionSet : undefined;
}

interface Extent {
  readonly depth: number;
  readonly cost: number;
}

/** Measures selections; a fragment is measured once however often it is spread. */
class Measure {
  private readonly fragments = new Map<string, Extent>();

  constructor(
    private readonly definitions: ReadonlyMap<string, FragmentDefinitionNode>,
    private readonly variables: Variables,
  ) {}

  of(selection: SelectionSetNode | undefined): Extent {
    let depth = 0;
    let cost = 0;
    for (const node of selection?.selections ?? []) {
      const extent =
        node.kind === Kind.FIELD
          ? this.field(node)
          : node.kind === Kind.INLINE_FRAGMENT
            ? this.of(node.selectionSet)
            : this.fragment(node.name.value);
      depth = Math.max(depth, extent.depth);
      cost += extent.cost;
    }
    return { depth, cost };
  }

  private field(node: FieldNode): Extent {
    const inner = this.of(node.selectionSet);
    return { depth: inner.depth + 1, cost: 1 + this.pageOf(node) * inner.cost };
  }

  private fragment(name: string): Extent {
    const found = this.fragments.get(name);
    if (found !== undefined) return found;
    const extent = this.of(this.definitions.get(name)?.selectionSet);
    this.fragments.set(name, extent);
    return extent;
  }

  /** How many results the field may answer, by its argument `count` or `limit`, directly or in `input`. */
  private pageOf({ arguments: given = [] }: FieldNode): number {
    for (const { name, value } of given) {
      if (isSize(name.value)) return sizeOf(this.read(value));
      if (name.value === 'input') return this.pageOfInput(value);
    }
    return 1;
  }

  private pageOfInput(value: ValueNode): number {
    if (value.kind === Kind.OBJECT) {
      const field = value.fields.find(({ name }) => isSize(name.value));
      return sizeOf(field === undefined ? undefined : this.read(field.value));
    }
    const input = this.read(value);
    if (typeof input !== 'object' || input === null) return DEFAULT_PAGE;
    return sizeOf(Object.entries(input).find(([name]) => isSize(name))?.[1]);
  }

  private read(value: ValueNode): unknown {
    if (value.kind === Kind.VARIABLE) return this.variables[value.name.value];
    return value.kind === Kind.INT ? Number(value.value) : undefined;
  }
}

function isSize(name: string): boolean {
  return name === 'count' || name === 'limit';
}

function sizeOf(value: unknown): number {
  return typeof value === 'number' && value >= 1 ? value : DEFAULT_PAGE;
}
