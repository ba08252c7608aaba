import type { CatalogModel, EntitySpec } from '../../model/catalog-model.js';
import { literal, propertyName } from '../literal.js';
import { compareText } from '../order.js';
import type { OutputFile } from '../output-file.js';
import { TypeScriptFile } from '../typescript-file.js';

/** What the models say that the typed client is typed by, and where entities are marked as removed. */
export function emitCatalog(model: CatalogModel): OutputFile {
  const file = new TypeScriptFile('client/catalog.ts', '');
  const aspects = file.type('Aspects', '../types/index.js');
  const flags = file.type('RemovalFlags', './catalog-types.js');
  file.doc('Names of the aspects of every entity type.');
  file.print('export interface EntityAspects {');
  for (const { name, aspects: own } of model.entities) {
    file.print(`  ${propertyName(name)}:`, `${unionOf([...new Set(own)].sort(compareText), '    ')};`);
  }
  file.print('}', '');
  file.doc('Names of the aspects that are time series.');
  const series = model.aspects.filter(({ kind }) => kind === 'timeseries').map(({ name }) => name);
  file.print('export type SeriesName =', `${unionOf(series, '  ')};`, '');
  file.doc('The models.');
  file.print(
    'export interface Catalog {',
    `  aspects: ${aspects};`,
    '  entities: EntityAspects;',
    '  series: SeriesName;',
    '}',
    '',
    `export const REMOVAL_FLAGS: ${flags} = ${literal(removalFlags(model))};`,
  );
  return file.output();
}

/** Names as alternatives, one a line, so that a review sees what was added; `never` for none. */
function unionOf(names: readonly string[], indent: string): string {
  return names.length === 0 ? `${indent}never` : names.map((name) => `${indent}| ${literal(name)}`).join('\n');
}

function removalFlags({ entities, aspects, rules }: CatalogModel) {
  const flagOf = ({ aspects: own }: EntitySpec) =>
    aspects
      .filter(({ name }) => own.includes(name))
      .flatMap(({ name, searchable }) =>
        searchable.flatMap(({ name: field, path }) => (field === rules.softDelete ? [{ aspect: name, path }] : [])),
      )[0];
  return Object.fromEntries(
    entities.flatMap((entity) => {
      const flag = flagOf(entity);
      return flag === undefined ? [] : [[entity.name, flag]];
    }),
  );
}
