import type { DefaultShape, KeyedArraySpec, RecordSkeleton } from '../../../generated/service/registry/model.js';
import type { AuditStamp } from '../../kernel/audit-stamp.js';
import { assertNever } from '../../kernel/assert-never.js';

/** Looks up the initial values of a record; `undefined` when neither it nor a record inside it has any. */
export type FindSkeleton = (record: string) => RecordSkeleton | undefined;

/** What the models say about one position inside an aspect: how arrays are keyed, how records start. Immutable. */
export class PatchContext {
  /** @param arrays with paths relative to this position. `shape`: absent where nothing below has initial values */
  constructor(
    private readonly arrays: readonly KeyedArraySpec[],
    private readonly shape: DefaultShape | undefined,
    private readonly models: { readonly find: FindSkeleton; readonly stamp: AuditStamp },
  ) {}

  /** Keys of the items when an array at this position is keyed. */
  get keys(): readonly string[] | undefined {
    return this.arrays.find(({ path }) => path.length === 0)?.keys;
  }

  /** The context of a member, or of an item whatever its index. */
  inside(step: string): PatchContext {
    if (this.arrays.length === 0 && this.shape === undefined) return this;
    const arrays = this.arrays
      .filter(({ path }) => path[0] === step || path[0] === '*')
      .map(({ path, keys }) => ({ path: path.slice(1), keys }));
    return new PatchContext(arrays, this.shapeInside(step), this.models);
  }

  /** Initial members of an object that a patch creates at this position. */
  skeleton(): Readonly<Record<string, unknown>> {
    return this.shape?.kind === 'record' ? this.recordSkeleton(this.shape.record) : {};
  }

  private recordSkeleton(record: string): Readonly<Record<string, unknown>> {
    const { initialValues = {}, nested = {} } = this.models.find(record) ?? {};
    return Object.fromEntries(
      Object.entries(initialValues).map(([field, initial]): readonly [string, unknown] => {
        switch (initial) {
          case 'list':
            return [field, []];
          case 'map':
            return [field, {}];
          case 'stamp':
            return [field, { time: this.models.stamp.time, actor: this.models.stamp.actor }];
          case 'record': {
            const shape = nested[field];
            return [field, shape?.kind === 'record' ? this.recordSkeleton(shape.record) : {}];
          }
          default:
            return assertNever(initial, 'initial value');
        }
      }),
    );
  }

  private shapeInside(step: string): DefaultShape | undefined {
    switch (this.shape?.kind) {
      case undefined:
        return undefined;
      case 'record': {
        const nested = this.models.find(this.shape.record)?.nested ?? {};
        return Object.hasOwn(nested, step) ? nested[step] : undefined;
      }
      case 'items':
        return this.shape.of;
      case 'union':
        return Object.hasOwn(this.shape.members, step) ? this.shape.members[step] : undefined;
    }
  }
}
