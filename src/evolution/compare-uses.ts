/**
 * Compares two uses of types. Takes a use in the older model and one in the newer, reports what differs for their
 * values. Differences inside a named type are reported once for the type, not at each of its uses.
 */
import type { TypeShape, UseShape } from '../../generated/service/registry/model-shape.js';
import type { FoundChanges, Where } from './found-changes.js';
import { type BareUse, type ShapeIndex, useText } from './shape-index.js';

/** Where a type is used: `the field "name" of com.x.Y`, and its position. */
export interface UseSite {
  readonly what: string;
  readonly where: Where;
}

/** Two named types that are compared although their names differ. */
export interface RenamedPair {
  readonly before: string;
  readonly after: string;
}

/** Number types that can represent every value of the key. */
const WIDER: Readonly<Record<string, readonly string[]>> = {
  int: ['long', 'float', 'double'],
  long: ['float', 'double'],
  float: ['double'],
};

type Union = Extract<BareUse, { readonly kind: 'union' }>;
type Container = Exclude<Exclude<UseShape, string>, Union>;
type UseCode = 'type-changed' | 'type-narrowed' | 'type-widened' | 'urn-demanded' | 'urn-released';

interface UsePair {
  readonly before: UseShape;
  readonly after: UseShape;
}

export class UseComparison {
  /** Pairs found so far, for the comparison of named types. */
  readonly renamed: RenamedPair[] = [];

  constructor(
    private readonly older: ShapeIndex,
    private readonly newer: ShapeIndex,
    private readonly found: FoundChanges,
  ) {}

  compare(before: UseShape, after: UseShape, site: UseSite): void {
    if (before === after) return;
    const [old, now] = [this.older.bare(before), this.newer.bare(after)];
    if (old.kind !== now.kind) this.note('type-changed', { before, after }, site);
    else if (old.kind === 'union' && now.kind === 'union') this.compareMembers(old, now, site);
    else if (isContainer(old) && isContainer(now)) this.compare(old.of, now.of, site);
    else if (isNamed(old) && isNamed(now)) this.compareNames(old.name, now.name, site);
    else if (old.kind === 'primitive' && now.kind === 'primitive') {
      this.note(codeOf(old.name, now.name) ?? this.urnCode(before, after), { before, after }, site);
    }
  }

  private urnCode(before: UseShape, after: UseShape): UseCode | undefined {
    const [was, is] = [this.older.isUrn(before), this.newer.isUrn(after)];
    if (was === is) return undefined;
    return is ? 'urn-demanded' : 'urn-released';
  }

  private compareNames(before: string, after: string, site: UseSite): void {
    if (before === after) return;
    this.renamed.push({ before, after });
    this.found.note('type-renamed', site.where, { what: site.what, before, after });
  }

  private compareMembers(old: Union, now: Union, site: UseSite): void {
    const added = new Map(now.members.map(({ key, type }) => [key, type]));
    for (const { key, type } of old.members) {
      const kept = added.get(key);
      added.delete(key);
      const member = { what: site.what, member: key };
      if (kept === undefined) this.found.note('member-removed', { ...site.where, tree: 'old' }, member);
      else this.compare(type, kept, { what: `the member "${key}" of ${site.what}`, where: site.where });
    }
    for (const key of added.keys()) {
      this.found.note('member-added', site.where, { what: site.what, member: key });
    }
  }

  private note(code: UseCode | undefined, { before, after }: UsePair, { what, where }: UseSite): void {
    if (code !== undefined) this.found.note(code, where, { what, before: useText(before), after: useText(after) });
  }
}

/** `undefined` for the same primitive. */
function codeOf(before: string, after: string): UseCode | undefined {
  if (before === after) return undefined;
  if (WIDER[before]?.includes(after) === true) return 'type-widened';
  return WIDER[after]?.includes(before) === true ? 'type-narrowed' : 'type-changed';
}

function isContainer(type: BareUse): type is Container {
  return type.kind === 'array' || type.kind === 'map';
}

function isNamed(type: BareUse): type is TypeShape & BareUse {
  return type.kind === 'record' || type.kind === 'enum' || type.kind === 'fixed';
}
