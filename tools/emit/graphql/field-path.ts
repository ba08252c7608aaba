import type { AspectSpec, EntitySpec, Field, ModelValue, RecordType, TypeRef } from '../../model/catalog-model.js';
import type { ModelTypeIndex } from '../type-index.js';
import type { Source } from '../../runtime/graphql/binding.js';

/** What a path of an override leads to. `record`, `field`: the last field on it, which says what is joined. */
export interface FieldPathEnd {
  readonly source: Source;
  readonly type: TypeRef;
  readonly record: string;
  readonly field: string;
  /** Whether the path may end early, because of an aspect, an optional field or an item that is not there. */
  readonly canBeAbsent: boolean;
  /** Default of the last field, when everything before it is always there. */
  readonly default: ModelValue | undefined;
}

const STRING: TypeRef = { kind: 'primitive', name: 'string' };
const KEY = '$key';

/** Where the path of an override starts. */
export type PathRoot =
  | { readonly kind: 'record'; readonly record: RecordType }
  | { readonly kind: 'entity'; readonly entity: EntitySpec; readonly aspects: ReadonlyMap<string, AspectSpec> };

/**
 * Reads the paths of overrides: `field.inner`, `list.0.field`, of an entity `aspect.field`, and `$key.part` for a part
 * of the URN of the entity at hand.
 */
export class PathReader {
  constructor(private readonly types: ModelTypeIndex) {}

  /** `undefined` when the path leads nowhere: somebody else's models may lack what ours have. */
  read(path: string, root: PathRoot): FieldPathEnd | undefined {
    const [first = '', ...rest] = path.split('.');
    if (first === KEY) return this.key(rest, root);
    if (root.kind === 'record') {
      return this.walk(root.record.fqn, [first, ...rest], { from: 'record', steps: [first, ...rest] });
    }
    const aspect = root.entity.aspects.includes(first) ? root.aspects.get(first) : undefined;
    if (aspect === undefined) return undefined;
    const end = this.walk(aspect.record, rest, { from: 'aspect', aspect: first, steps: rest });
    return end && { ...end, canBeAbsent: true, default: undefined };
  }

  private key(steps: readonly string[], root: PathRoot): FieldPathEnd | undefined {
    const source: Source = { from: 'key', steps };
    // A record may belong to several entities, so there a key part is known as a text alone.
    if (root.kind === 'record') {
      return { source, type: STRING, record: root.record.fqn, field: '', canBeAbsent: true, default: undefined };
    }
    const key = root.aspects.get(root.entity.keyAspect);
    return key === undefined ? undefined : this.walk(key.record, steps, source);
  }

  private walk(record: string, steps: readonly string[], source: Source): FieldPathEnd | undefined {
    let type: TypeRef = { kind: 'named', fqn: record };
    let holder = { record, field: '' };
    const passed: (Field | 'item')[] = [];
    for (const step of steps) {
      const bare = this.types.bare(type);
      if (bare.kind === 'array' && /^\d+$/.test(step)) {
        passed.push('item');
        type = bare.items;
      } else if (bare.kind === 'record') {
        const field = bare.fields.find(({ name }) => name === step);
        if (field === undefined) return undefined;
        passed.push(field);
        holder = { record: bare.fqn, field: field.name };
        type = field.type;
      } else return undefined;
    }
    return { source, type, ...holder, ...presenceOf(passed) };
  }
}

/** Defaults of fields on the way are not filled in, so only the last one may have one. */
function presenceOf(passed: readonly (Field | 'item')[]): Pick<FieldPathEnd, 'canBeAbsent' | 'default'> {
  const last = passed.at(-1);
  const canBeAbsent = passed.some(
    (step) => step === 'item' || step.presence === 'optional' || (step.default !== undefined && step !== last),
  );
  return { canBeAbsent, default: canBeAbsent || last === 'item' ? undefined : last?.default };
}
