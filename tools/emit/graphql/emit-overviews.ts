import type { OverviewSpec } from '../../model/overviews.js';
import { literal, type Printable } from '../literal.js';
import type { OutputFile } from '../output-file.js';
import { TypeScriptFile } from '../typescript-file.js';

/** Figures and recommendations, as the service looks them up. */
export function emitOverviews(overviews: OverviewSpec): OutputFile {
  const file = new TypeScriptFile('graphql/overviews.ts', 'graphql/overviews.yml');
  file.doc('Figures of the catalog and recommendations, in the order in which people are shown them.');
  const type = file.type('OverviewSpec', './overview.js');
  file.print(`export const overviews: ${type} = ${literal(printable(overviews), 0)};`);
  return file.output();
}

function printable({ highlights, charts, modules, restrictedBy }: OverviewSpec): Printable {
  return {
    highlights: highlights.map(({ shares, ...spec }) => ({ ...spec, shares: shares.map((share) => ({ ...share })) })),
    charts: charts.map(({ label, ...spec }) => ({ ...spec, label: label.map((member) => ({ ...member })) })),
    modules: modules.map((spec) => ({ ...spec })),
    ...(restrictedBy === undefined ? {} : { restrictedBy }),
  };
}
