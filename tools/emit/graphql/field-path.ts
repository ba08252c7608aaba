import type { AspectSpec, EntitySpec, RecordType, TypeRef } from '../../model/catalog-model.js';
import type { ModelTypeIndex } from '../type-index.js';
import type { Source } from '../../runtime/graphql/binding.js';

/** What a path of an override leads to. `record`, `field`: the last field on it, which says what is joined. */
export interface FieldPathEnd {
  readonly source: Source;
  readonly type: TypeRef;
  readonly record: string;
  readonly field: string;
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
    return aspect === undefined
      ? undefined
      : this.walk(aspect.record, rest, { from: 'aspect', aspect: first, steps: rest });
  }

  private key(steps: readonly string[], root: PathRoot): FieldPathEnd | undefined {
    const source: Source = { from: 'key', steps };
    // A record may belong to several entities, so there a key part is known as a text alone.
    if (root.kind === 'record') return { source, type: STRING, record: root.record.fqn, field: '' };
    const key = root.aspects.get(root.entity.keyAspect);
    return key === undefined ? undefined : this.walk(key.record, steps, source);
  }

  private walk(record: string, steps: readonly string[], source: Source): FieldPathEnd | undefined {
    let type: TypeRef = { kind: 'named', fqn: record };
    let holder = { record, field: '' };
    for (const step of steps) {
      const bare = this.types.bare(type);
      if (bare.kind === 'array' && /^\d+$/.test(step)) type = bare.items;
      else if (bare.kind === 'record') {
        const field = bare.fields.find(({ name }) => name === step);
        if (field === undefined) return undefined;
        holder = { record: bare.fqn, field: field.name };
        type = field.type;
      } else return undefined;
    }
    return { source, type, ...holder };
  }
}
