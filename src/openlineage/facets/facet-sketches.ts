import type { FacetMapper, FacetMemberSpec } from '../../../generated/service/registry/model.js';
import { toNumberTexts, writeExactJson } from '../../kernel/exact-json.js';
import { failures } from '../../kernel/failures.js';
import { isMembers, ownMember } from '../../kernel/members.js';
import { type PlacedMember, withFacet } from '../merging.js';
import type { AspectSketch } from '../sketch.js';
import { assertionSketches } from './assertions.js';
import { columnLineageSketches, explicitLineageSketches } from './column-lineage.js';
import type { FacetContext, FacetSketches } from './facet-context.js';
import { ownershipSketches } from './ownership.js';
import { deletedParentSketches, parentSketches } from './parent.js';
import { schemaSketches } from './schema.js';
import { inputStatisticsSketches, lifecycleSketches, outputStatisticsSketches, profileSketches } from './statistics.js';
import { symlinkSketches } from './symlinks.js';
import { tagSketches } from './tags.js';

const MAPPERS: Readonly<Record<FacetMapper, FacetSketches>> = {
  assertions: assertionSketches,
  columnLineage: columnLineageSketches,
  inputStatistics: inputStatisticsSketches,
  lifecycle: lifecycleSketches,
  lineage: explicitLineageSketches,
  outputStatistics: outputStatisticsSketches,
  ownership: ownershipSketches,
  parent: parentSketches,
  profile: profileSketches,
  schema: schemaSketches,
  symlinks: symlinkSketches,
  tags: tagSketches,
};

export function sketchesOfFacet(context: FacetContext): readonly AspectSketch[] {
  const { as } = context.row;
  return as === undefined ? rowSketches(context) : MAPPERS[as](context);
}

/** Of makers who keep what the newest facet says: what becomes of one that says nothing more. */
const NOTHING: Partial<Readonly<Record<FacetMapper, FacetSketches>>> = {
  columnLineage: noColumns,
  lineage: (context) => (context.row.on === 'dataset' ? noColumns(context) : []),
  parent: deletedParentSketches,
  schema: (context) => schemaSketches({ ...context, value: {} }),
};

function noColumns(context: FacetContext): readonly AspectSketch[] {
  return columnLineageSketches({ ...context, value: { fields: {} } });
}

/**
 * What becomes of a facet with `_deleted`: what older events said by it goes. Lists to which facets only add keep what
 * they have, since nobody knows who else has said it, and points of time stay as they were (D-420).
 */
export function sketchesOfDeletedFacet(context: FacetContext): readonly AspectSketch[] {
  const { as, members } = context.row;
  if (as === undefined)
    return textSketches(
      context,
      members.map(({ to }) => ({ to, text: undefined })),
    );
  return NOTHING[as]?.(context) ?? [];
}

/** A facet whose members are copied as texts. */
function rowSketches(context: FacetContext): readonly AspectSketch[] {
  const { row, value, path } = context;
  const texts = row.members.map((member): PlacedMember => {
    const text = textOf(value, member.from, { path, member });
    if (text === undefined && member.isRequired)
      throw failures.parameterInvalid({ name: [path, ...member.from].join('/'), reason: 'it is missing' });
    return { to: member.to, text };
  });
  return textSketches(context, texts);
}

function textSketches(
  { row, target, event: { time } }: FacetContext,
  texts: readonly PlacedMember[],
): readonly AspectSketch[] {
  const facet = `${row.on}.${row.facet}`;
  return [
    {
      ...target,
      aspect: row.aspect,
      kind: 'merge',
      merge: (stored) => withFacet(stored ?? {}, { facet, time, texts }),
    },
  ];
}

function textOf(
  value: unknown,
  [first, ...rest]: readonly string[],
  { path, member }: { readonly path: string; readonly member: FacetMemberSpec },
): string | undefined {
  if (value === null || value === undefined) return undefined;
  if (first !== undefined) {
    if (!isMembers(value)) throw failures.parameterInvalid({ name: path, reason: 'it is no object' });
    return textOf(ownMember(value, first), rest, { path: `${path}/${first}`, member });
  }
  if (member.isJson) return jsonOf(value, path, member);
  if (typeof value === 'string') return value;
  if (typeof value === 'number' || typeof value === 'boolean' || typeof value === 'bigint') return String(value);
  throw failures.parameterInvalid({ name: path, reason: 'it is no text' });
}

/** A list or an object as JSON text, whose objects have what they need. */
function jsonOf(value: unknown, path: string, { needs, only }: FacetMemberSpec): string {
  if (!Array.isArray(value) && !isMembers(value))
    throw failures.parameterInvalid({ name: path, reason: 'it is neither a list nor an object' });
  const items: readonly (readonly [string, unknown])[] = Array.isArray(value)
    ? value.map((item: unknown, at) => [`${path}/${String(at)}`, item])
    : [[path, value]];
  for (const name of only === undefined ? needs : [only])
    for (const [at, item] of items)
      if (!isMembers(item) || (ownMember(item, name) ?? undefined) === undefined)
        throw failures.parameterInvalid({ name: `${at}/${name}`, reason: 'it is missing' });
  const kept = only === undefined ? value : items.map(([, item]) => isMembers(item) && ownMember(item, only));
  return writeExactJson(toNumberTexts(kept));
}
