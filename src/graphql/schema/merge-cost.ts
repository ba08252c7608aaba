import {
  GraphQLError,
  Kind,
  type DocumentNode,
  type FieldNode,
  type FragmentDefinitionNode,
  type OperationDefinitionNode,
  type SelectionSetNode,
} from 'graphql';

/**
 * Whether fields that share a place in the answer can be merged, GraphQL's own validation finds out by comparing each
 * with each: a document of 2 KB takes it 150 ms, in one turn of the event loop, before it gives up. So what it would
 * compare is counted beforehand, and what takes longer than some 30 ms is refused.
 *
 * A place is what one name of the answer stands for, such as `dataset.owner`. What is asked for there is the union of
 * the selections of all fields with that name, with their fragments spread. Places are visited from the operations
 * downwards; one that asks for the very same fields as another is visited once. At each, these are added up:
 * - pairs of fields with the same name, each as long as its arguments,
 * - pairs of fragments, each with the fragments that they spread in turn,
 * - fields times fragments, and the visit itself, as the small part that they take.
 *
 * `{ a { x } a { x } a { x } }` has two places: three pairs at the first, three at the second. It is an estimate from
 * above for documents of all forms that grow, and no exact count: small documents are far from the limit.
 */
const MOST_COMPARISONS = 30_000;
/** Comparisons that take as long as the visit of a field, or as one look for a name among those of a fragment. */
const OF_A_VISIT = 0.1;
const OF_A_PLACE = 0.5;
/** Length of an argument that is compared in the time of a field. */
const ARGUMENT_LENGTH = 1000;

/** The reason why a document may not even be validated. */
export function findMergeProblem(document: DocumentNode): GraphQLError | undefined {
  const merge = new MergeCount(document);
  return merge.count() <= MOST_COMPARISONS
    ? undefined
    : new GraphQLError(
        `The query repeats fields or fragments in one place so often that more than ${String(MOST_COMPARISONS)} ` +
          `comparisons would show whether they agree${merge.where}. Ask for each field once in a place, or give each an alias.`,
      );
}

/** What one place asks for. */
interface AnswerPlace {
  readonly fields: ReadonlyMap<string, readonly FieldNode[]>;
  readonly fragments: ReadonlySet<FragmentDefinitionNode>;
  readonly size: number;
}

class MergeCount {
  private readonly fragments = new Map<string, FragmentDefinitionNode>();
  private readonly numbers = new Map<SelectionSetNode, number>();
  private readonly visited = new Set<string>();
  /** Most repeated name, as a part of a sentence; empty while nothing is repeated. */
  where = '';
  private mostRepeated = 1;

  private readonly operations: readonly OperationDefinitionNode[];

  constructor(document: DocumentNode) {
    this.operations = document.definitions.filter((node) => node.kind === Kind.OPERATION_DEFINITION);
    for (const node of document.definitions) {
      if (node.kind === Kind.FRAGMENT_DEFINITION) this.fragments.set(node.name.value, node);
    }
  }

  /** Comparisons of the document; any number above the limit once it is passed. */
  count(): number {
    const unused = new Set(this.fragments.values());
    const waiting = this.operations.map(({ selectionSet }) => [selectionSet]);
    let total = 0;
    for (let sets = waiting.pop(); sets !== undefined && total <= MOST_COMPARISONS; sets = waiting.pop()) {
      if (this.isNew(sets)) {
        const place = this.placeOf(sets);
        for (const fragment of place.fragments) unused.delete(fragment);
        total += this.costOf(place);
        for (const below of selectionsBelow(place)) waiting.push(below);
      }
      if (waiting.length > 0) continue;
      // What no operation asks for is validated as well.
      for (const fragment of unused) waiting.push([fragment.selectionSet]);
      unused.clear();
    }
    return total;
  }

  private placeOf(sets: readonly SelectionSetNode[]): AnswerPlace {
    const fields = new Map<string, FieldNode[]>();
    const fragments = new Set<FragmentDefinitionNode>();
    const waiting = [...sets];
    let size = 0;
    for (let set = waiting.pop(); set !== undefined; set = waiting.pop()) {
      size += set.selections.length;
      for (const node of set.selections) {
        if (node.kind === Kind.INLINE_FRAGMENT) waiting.push(node.selectionSet);
        else if (node.kind === Kind.FIELD) addTo(fields, (node.alias ?? node.name).value, node);
        else {
          const fragment = this.fragments.get(node.name.value);
          if (fragment === undefined || fragments.has(fragment)) continue;
          fragments.add(fragment);
          waiting.push(fragment.selectionSet);
        }
      }
    }
    return { fields, fragments, size };
  }

  private costOf({ fields, fragments, size }: AnswerPlace): number {
    let cost = OF_A_PLACE + size * OF_A_VISIT * Math.max(1, fragments.size);
    for (const [name, group] of fields) {
      if (group.length === 1) continue;
      cost += pairs(group.length) * group.reduce((most, field) => Math.max(most, weightOf(field)), 0);
      if (group.length <= this.mostRepeated) continue;
      this.mostRepeated = group.length;
      this.where = `; '${name.slice(0, 100)}' is there ${String(group.length)} times`;
    }
    let spread = 0;
    for (const { selectionSet } of fragments) spread += selectionSet.selections.filter(isSpread).length;
    return cost + pairs(fragments.size) + Math.max(0, fragments.size - 1) * spread;
  }

  private isNew(sets: readonly SelectionSetNode[]): boolean {
    const numbers = new Set(sets.map((set) => this.numberOf(set)));
    const key = [...numbers].sort((one, other) => one - other).join();
    if (this.visited.has(key)) return false;
    this.visited.add(key);
    return true;
  }

  /** The same for all selections of nothing but one fragment. */
  private numberOf(set: SelectionSetNode): number {
    const [only] = set.selections;
    const fragment =
      set.selections.length === 1 && only?.kind === Kind.FRAGMENT_SPREAD
        ? this.fragments.get(only.name.value)
        : undefined;
    const selected = fragment?.selectionSet ?? set;
    const number = this.numbers.get(selected) ?? this.numbers.size;
    this.numbers.set(selected, number);
    return number;
  }
}

function selectionsBelow({ fields }: AnswerPlace): SelectionSetNode[][] {
  const below: SelectionSetNode[][] = [];
  for (const group of fields.values()) {
    const sets = group.flatMap(({ selectionSet }) => selectionSet ?? []);
    if (sets.length > 0) below.push(sets);
  }
  return below;
}

function addTo(fields: Map<string, FieldNode[]>, name: string, field: FieldNode): void {
  const group = fields.get(name);
  if (group === undefined) fields.set(name, [field]);
  else group.push(field);
}

function pairs(count: number): number {
  return (count * (count - 1)) / 2;
}

function weightOf({ arguments: given = [] }: FieldNode): number {
  let weight = 1;
  for (const { loc } of given) weight += 1 + (loc === undefined ? 0 : (loc.end - loc.start) / ARGUMENT_LENGTH);
  return weight;
}

function isSpread({ kind }: SelectionSetNode['selections'][number]): boolean {
  return kind === Kind.FRAGMENT_SPREAD;
}
