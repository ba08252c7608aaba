import { assertNever } from '../../invariant.js';
import type { CatalogModel, TypeRef } from '../../model/catalog-model.js';
import type { PointMembers } from '../../runtime/registry/model.js';
import { ModelTypeIndex } from '../type-index.js';

/** The members of the points of every time-series aspect that hold values, by name of the aspect. */
export function pointMembers(model: Pick<CatalogModel, 'aspects' | 'types'>): ReadonlyMap<string, PointMembers> {
  const types = new ModelTypeIndex(model);
  return new Map(
    model.aspects
      .filter(({ kind }) => kind === 'timeseries')
      .map(({ name, record }) => {
        const members = { single: [], repeated: [], open: [], numbers: [] };
        addMembers({ kind: 'named', fqn: record }, { path: [], holders: [], place: 'single' }, { types, members });
        return [name, members];
      }),
  );
}

/** `holders`: records in which it lies. `place`: whether a point has one of it, or one in each item of a list. */
interface Way {
  readonly path: readonly string[];
  readonly holders: readonly string[];
  readonly place: 'repeated' | 'single';
}

interface Gathering {
  readonly types: ModelTypeIndex;
  readonly members: Readonly<Record<keyof PointMembers, string[]>>;
}

const NUMBERS: ReadonlySet<string> = new Set(['double', 'float', 'int', 'long']);

function addMembers(type: TypeRef, way: Way, gathering: Gathering): void {
  const bare = gathering.types.bare(type);
  switch (bare.kind) {
    case 'primitive':
    case 'enum':
    case 'fixed':
      addValue(bare, way, gathering);
      return;
    case 'array':
      addMembers(bare.items, { ...way, place: 'repeated' }, gathering);
      return;
    case 'map':
      gathering.members.open.push(way.path.join('.'));
      return;
    case 'record':
      if (way.holders.includes(bare.fqn)) {
        gathering.members.open.push(way.path.join('.'));
        return;
      }
      for (const { name, type: inner } of bare.fields) addMembers(inner, within(way, name, bare.fqn), gathering);
      return;
    case 'union':
      // A dotted path cannot name a full name.
      for (const { key, type: inner } of bare.members) {
        if (!key.includes('.')) addMembers(inner, within(way, key), gathering);
      }
      return;
    default:
      assertNever(bare, 'type');
  }
}

function addValue(
  type: { readonly kind: string; readonly name?: string },
  { path, place }: Way,
  { members }: Gathering,
): void {
  const member = path.join('.');
  members[place].push(member);
  if (type.kind === 'primitive' && NUMBERS.has(type.name ?? '')) members.numbers.push(member);
}

function within({ path, holders, place }: Way, name: string, holder?: string): Way {
  return { path: [...path, name], holders: holder === undefined ? holders : [...holders, holder], place };
}
