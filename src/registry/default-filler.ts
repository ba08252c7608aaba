import type { DefaultShape, ModelValue, RecordDefaults } from '../../generated/service/registry/model.js';
import { isMembers, ownMember, setMember } from '../kernel/members.js';

/**
 * Adds the defaults of absent required fields to copies of values. Readers see them; they are never stored, so that
 * equal content stays equal whoever wrote it.
 */
export class DefaultFiller {
  constructor(private readonly records: Readonly<Record<string, RecordDefaults>>) {}

  /**
   * The value itself when its type has no default; otherwise a copy. Parts that do not fit the type stay as they are.
   */
  fill(fqn: string, value: unknown): unknown {
    const record = ownMember(this.records, fqn);
    return record === undefined || !isMembers(value) ? value : this.record(record, value);
  }

  private record(record: RecordDefaults, value: Readonly<Record<string, unknown>>): Record<string, unknown> {
    const filled: Record<string, unknown> = { ...value };
    for (const [field, defaultValue] of Object.entries(record.defaults)) {
      if (!Object.hasOwn(filled, field)) setMember(filled, field, copy(defaultValue));
    }
    for (const [field, shape] of Object.entries(record.nested)) {
      if (Object.hasOwn(filled, field)) setMember(filled, field, this.shaped(shape, filled[field]));
    }
    return filled;
  }

  private shaped(shape: DefaultShape, value: unknown): unknown {
    switch (shape.kind) {
      case 'record':
        return this.fill(shape.record, value);
      case 'items':
        if (Array.isArray(value)) return value.map((item: unknown) => this.shaped(shape.of, item));
        return mapMembers(value, (member) => this.shaped(shape.of, member));
      case 'union':
        return mapMembers(value, (member, key) => {
          const inner = ownMember(shape.members, key);
          return inner === undefined ? member : this.shaped(inner, member);
        });
    }
  }
}

function mapMembers(value: unknown, change: (member: unknown, key: string) => unknown): unknown {
  if (!isMembers(value)) return value;
  return Object.fromEntries(Object.entries(value).map(([key, member]) => [key, change(member, key)]));
}

/** Defaults are shared by all values, so each value gets its own. */
function copy(value: ModelValue): ModelValue {
  return typeof value === 'object' && value !== null ? structuredClone(value) : value;
}
