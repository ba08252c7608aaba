/**
 * Which members of unions cannot be selected side by side: GraphQL refuses a document in which two fragments give one
 * name to fields of different types, unless one of them has an alias. An int here and a text there is enough, and so is
 * a field that may be null in one of them alone. Takes the types of a draft; gives the records to be put into boxes,
 * whose fields have names of their own. Does not look into entities, whose fields are the same wherever they stand.
 */
import type { ArmType, BoxedArms, SchemaDraft } from './schema-draft.js';
import type { SchemaType } from './schema-shape.js';

/** The records that have to be boxed, beside those that are; `undefined` when there are none. */
export function clashingArms(draft: SchemaDraft, boxed: BoxedArms): BoxedArms | undefined {
  const comparison = new ArmComparison(new Map(draft.types().map((type) => [type.name, type])));
  const found = new Map(boxed);
  for (const [union, arms] of draft.arms()) {
    const clashing = arms.filter((arm) => arms.some((other) => arm !== other && comparison.clash(arm, other)));
    const records = clashing.flatMap(({ record }) => record ?? []);
    if (records.length > 0) found.set(union, new Set([...(boxed.get(union) ?? []), ...records]));
  }
  const count = (all: BoxedArms): number => [...all.values()].reduce((sum, { size }) => sum + size, 0);
  return count(found) > count(boxed) ? found : undefined;
}

class ArmComparison {
  /** Pairs of types that were compared, or are being compared: types may contain themselves. */
  private readonly outcomes = new Map<string, boolean>();

  constructor(private readonly types: ReadonlyMap<string, SchemaType>) {}

  clash(arm: ArmType, other: ArmType): boolean {
    return this.typesClash(arm.type, other.type);
  }

  private typesClash(one: string, other: string): boolean {
    if (one === other) return false;
    const pair = [one, other].sort().join(' ');
    const known = this.outcomes.get(pair);
    if (known !== undefined) return known;
    this.outcomes.set(pair, false);
    const outcome = this.objectsIn(one).some((a) => this.objectsIn(other).some((b) => this.fieldsClash(a, b)));
    this.outcomes.set(pair, outcome);
    return outcome;
  }

  private fieldsClash(one: ObjectType, other: ObjectType): boolean {
    if (one === other || isEntity(one) || isEntity(other)) return false;
    const fields = new Map(other.fields.map((field) => [field.name, field]));
    return one.fields.some(({ name, type }) => {
      const counterpart = fields.get(name);
      return counterpart !== undefined && this.useClash(type, counterpart.type);
    });
  }

  private useClash(one: string, other: string): boolean {
    if (one === other) return false;
    const [first, second] = [nameIn(one), nameIn(other)];
    if (one.replace(first, '') !== other.replace(second, '')) return true;
    if (first === second) return false;
    return this.isLeaf(first) || this.isLeaf(second) || this.typesClash(first, second);
  }

  private isLeaf(name: string): boolean {
    const kind = this.types.get(name)?.kind;
    // Interfaces are no part of the draft, and lead to entities alone.
    return kind === 'enum' || SCALARS.has(name);
  }

  private objectsIn(name: string): readonly ObjectType[] {
    const type = this.types.get(name);
    if (type?.kind === 'object') return [type];
    return type?.kind === 'union' ? type.members.flatMap((member) => this.objectsIn(member)) : [];
  }
}

type ObjectType = Extract<SchemaType, { readonly kind: 'object' }>;

const SCALARS: ReadonlySet<string> = new Set(['Boolean', 'Float', 'Int', 'Long', 'String']);

function isEntity({ interfaces }: ObjectType): boolean {
  return interfaces.length > 0;
}

/** The name in a type: `Tag` in `[Tag!]!`. */
function nameIn(type: string): string {
  return type.replace(/[[\]!]/g, '');
}
