/**
 * Compares the fields of a record, or the parameters of a method. Takes the two lists, reports what was added, removed
 * or made optional; differences in types go to the comparison of uses.
 */
import type { FieldShape } from '../../generated/service/registry/model-shape.js';
import type { ChangeCode } from './change-kinds.js';
import type { UseComparison } from './compare-uses.js';
import type { FoundChanges, Where } from './found-changes.js';
import { useText } from './shape-index.js';

/** The owner of the fields. `place`: where a field is declared. `added`, `removed`: whether these are reported here. */
export interface FieldOwner {
  /** Full name, or the address of a method, for messages. */
  readonly nameOf: (field: FieldShape, change: 'added' | 'kept' | 'removed') => string;
  readonly partsOf: (field: FieldShape) => readonly string[];
  readonly aspects: readonly string[];
  readonly noun: 'field' | 'parameter';
}

/** `defaulted`: required, with a default for an absent value. */
type Absence = 'defaulted' | 'optional' | 'required';

/** Kind of change by the old and the new presence of a field. */
const TRANSITIONS = {
  'optional required': 'field-made-required',
  'required optional': 'field-made-optional',
  'defaulted optional': 'field-made-optional',
  'optional defaulted': 'field-made-defaulted',
  'required defaulted': 'default-added',
  'defaulted required': 'default-removed',
  'defaulted defaulted': 'default-changed',
  'optional optional': 'hint-changed',
  'required required': undefined,
} as const satisfies Readonly<Record<`${Absence} ${Absence}`, ChangeCode | undefined>>;

/** Nothing to report while the default is the same. */
const SAME_DEFAULT: ReadonlySet<ChangeCode> = new Set(['default-changed', 'hint-changed']);

export class FieldComparison {
  constructor(
    private readonly uses: UseComparison,
    private readonly found: FoundChanges,
  ) {}

  compare(older: readonly FieldShape[], newer: readonly FieldShape[], owner: FieldOwner): void {
    const kept = new Map(newer.map((field) => [field.name, field]));
    const known = new Set(older.map((field) => field.name));
    const added = newer.filter((field) => !known.has(field.name));
    for (const field of older) {
      const now = kept.get(field.name);
      if (now === undefined) this.noteRemoved(field, added, owner);
      else this.compareField(field, now, owner);
    }
    for (const field of added) this.noteAdded(field, owner);
  }

  private noteRemoved(field: FieldShape, added: readonly FieldShape[], owner: FieldOwner): void {
    const [successor, ...others] = added.filter(({ type }) => useText(type) === useText(field.type));
    const where: Where = { tree: 'old', parts: owner.partsOf(field), aspects: owner.aspects };
    this.found.note('field-removed', where, {
      field: field.name,
      owner: owner.nameOf(field, 'removed'),
      successor: others.length === 0 ? successor?.name : undefined,
    });
  }

  private noteAdded(field: FieldShape, owner: FieldOwner): void {
    const where = newPlace(field, owner);
    const params = { field: field.name, owner: owner.nameOf(field, 'added') };
    switch (absenceOf(field)) {
      case 'required':
        this.found.note('field-added-required', where, params);
        return;
      case 'optional':
        this.found.note('field-added', where, params);
        return;
      case 'defaulted':
        this.found.note('field-added-with-default', where, { ...params, value: field.default ?? '' });
    }
  }

  private compareField(before: FieldShape, after: FieldShape, owner: FieldOwner): void {
    const where = newPlace(after, owner);
    const name = owner.nameOf(after, 'kept');
    this.uses.compare(before.type, after.type, { what: `the ${owner.noun} "${after.name}" of ${name}`, where });
    this.noteAudience(before, after, owner);
    const code = TRANSITIONS[`${absenceOf(before)} ${absenceOf(after)}`];
    if (code === undefined || (before.default === after.default && SAME_DEFAULT.has(code))) return;
    const defaults = { before: before.default ?? 'absent', after: after.default ?? 'absent' };
    this.found.note(code, where, { field: after.name, owner: name, value: defaults.after, ...defaults });
  }

  private noteAudience(before: FieldShape, after: FieldShape, owner: FieldOwner): void {
    if (before.audience === after.audience) return;
    const code = after.audience === 'secret' ? 'secret-added' : 'secret-removed';
    this.found.note(code, newPlace(after, owner), { field: after.name, owner: owner.nameOf(after, 'kept') });
  }
}

function newPlace(field: FieldShape, owner: FieldOwner): Where {
  return { tree: 'new', parts: owner.partsOf(field), aspects: owner.aspects };
}

function absenceOf(field: FieldShape): Absence {
  if (field.presence === 'optional') return 'optional';
  return field.default === undefined ? 'required' : 'defaulted';
}
