import type { FacetMapper } from '../../../generated/service/registry/model.js';
import { failures } from '../../kernel/failures.js';
import { isMembers, ownMember } from '../../kernel/members.js';
import { type PlacedMember, withFacet } from '../merging.js';
import type { AspectSketch } from '../sketch.js';
import { assertionSketches } from './assertions.js';
import { columnLineageSketches } from './column-lineage.js';
import type { FacetContext, FacetSketches } from './facet-context.js';
import { ownershipSketches } from './ownership.js';
import { parentSketches } from './parent.js';
import { schemaSketches } from './schema.js';
import { inputStatisticsSketches, lifecycleSketches, outputStatisticsSketches, profileSketches } from './statistics.js';
import { symlinkSketches } from './symlinks.js';
import { tagSketches } from './tags.js';

const MAPPERS: Readonly<Record<FacetMapper, FacetSketches>> = {
  assertions: assertionSketches,
  columnLineage: columnLineageSketches,
  inputStatistics: inputStatisticsSketches,
  lifecycle: lifecycleSketches,
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

/** A facet whose members are copied as texts. */
function rowSketches({ row, value, path, target, event: { time } }: FacetContext): readonly AspectSketch[] {
  const texts = row.members.map(({ from, to, isRequired }): PlacedMember => {
    const text = textOf(value, from, path);
    if (text === undefined && isRequired)
      throw failures.parameterInvalid({ name: [path, ...from].join('/'), reason: 'it is missing' });
    return { to, text };
  });
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

function textOf(value: unknown, [first, ...rest]: readonly string[], path: string): string | undefined {
  if (value === null || value === undefined) return undefined;
  if (first !== undefined) {
    if (!isMembers(value)) throw failures.parameterInvalid({ name: path, reason: 'it is no object' });
    return textOf(ownMember(value, first), rest, `${path}/${first}`);
  }
  if (typeof value === 'string') return value;
  if (typeof value === 'number' || typeof value === 'boolean' || typeof value === 'bigint') return String(value);
  throw failures.parameterInvalid({ name: path, reason: 'it is no text' });
}
