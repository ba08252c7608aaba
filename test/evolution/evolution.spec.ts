import { fileURLToPath } from 'node:url';
import { CHANGE_KINDS } from '../../src/evolution/change-kinds.js';
import { changeReport, compareModels, type ModelShape } from '../../src/evolution/index.js';
import {
  aspectPart,
  carriedPart,
  entityPart,
  fieldPart,
  leafPart,
  methodPart,
  parameterPart,
  patchPart,
  typePart,
  wordsPart,
} from '../../src/evolution/part-names.js';
import { edgeSignature } from '../../src/registry/edge-signature.js';
import { generatedModels } from '../../src/registry/generated-models.builder.js';
import { GeneratedRegistry } from '../../src/registry/generated-registry.js';
import { SearchFields } from '../../src/registry/search-fields.js';
import { modelShape } from '../../tools/emit/registry/model-shape.js';
import { shapeText } from '../../tools/emit/registry/shape-text.js';
import type { CatalogModel } from '../../tools/model/catalog-model.js';
import { readModels } from '../../tools/disk/model-sources.js';
import { partPlaces } from '../../tools/commands/part-places.js';
import { ownModel } from '../generator/own-model.js';
import { evolutionCases, expectedReport } from './evolution-case.js';

const cases = evolutionCases();

/** As it is emitted, and read again. */
function shapeOf(model: CatalogModel): ModelShape {
  // eslint-disable-next-line @typescript-eslint/consistent-type-assertions -- printed from a shape
  return JSON.parse(shapeText(modelShape(model))) as ModelShape;
}

/** What decides whether the service rebuilds its index. */
function signaturesOf({ entities, aspects, rules, textAnalysis }: CatalogModel): readonly string[] {
  const registry = new GeneratedRegistry(generatedModels({ entities, aspects, rules, textAnalysis }));
  return [new SearchFields(registry).signature, edgeSignature(registry)];
}

describe('changes of models', () => {
  it.each(cases)('$name is reported with its place, and predicts whether the index is rebuilt', (evolution) => {
    const places = {
      old: partPlaces(evolution.older.model, evolution.older.sources),
      new: partPlaces(evolution.newer.model, evolution.newer.sources),
    };
    const [older, newer] = [shapeOf(evolution.older.model), shapeOf(evolution.newer.model)];
    const changes = compareModels(older, newer);
    const report = changeReport(changes, ({ tree, parts }) => {
      const part = parts.find((candidate) => Object.hasOwn(places[tree], candidate));
      expect(part).toBeDefined();
      return places[tree][part ?? ''];
    });
    expect(report).toBe(expectedReport(evolution, report));
    expect(changes.map(({ code }) => code)).toContain(evolution.name);
    const [before, after] = [signaturesOf(evolution.older.model), signaturesOf(evolution.newer.model)];
    expect(changes.some(({ verdicts }) => verdicts.index === 'rebuild')).toBe(before.join() !== after.join());
    expect(compareModels(newer, newer)).toEqual([]);
  });

  it('find a place for every part of our own models', () => {
    const model = ownModel();
    const places = partPlaces(model, readModels(fileURLToPath(new URL('../../models', import.meta.url))));
    const { types, aspects, entities, methods, patches, words = [] } = modelShape(model);
    const parts = [
      ...types.flatMap((type) => [
        typePart(type.name),
        ...(type.kind === 'record' ? type.fields.map((field) => fieldPart(field.from ?? type.name, field.name)) : []),
        ...(type.kind === 'enum' ? type.symbols.map((symbol) => fieldPart(type.name, symbol)) : []),
      ]),
      ...aspects.flatMap(({ name, searchable, relationships, timeseriesFields, timeseriesCollections }) => [
        aspectPart(name),
        ...searchable.map(({ path }) => leafPart(name, 'Searchable', path)),
        ...relationships.map(({ path }) => leafPart(name, 'Relationship', path)),
        ...timeseriesFields.map(({ path }) => leafPart(name, 'TimeseriesField', path)),
        ...timeseriesCollections.map(({ path }) => leafPart(name, 'TimeseriesFieldCollection', path)),
      ]),
      ...entities.flatMap((entity) => [
        entityPart(entity.name),
        ...entity.aspects.map((aspect) => carriedPart(entity.name, aspect)),
      ]),
      ...words.map(({ list }) => wordsPart(list)),
      ...patches.flatMap(({ aspect, arrays }) => arrays.map(({ path }) => patchPart(aspect, path))),
      ...methods.flatMap(({ resource, name, parameters }) => [
        methodPart(resource, name),
        ...parameters.map((parameter) => parameterPart(resource, name, parameter.name)),
      ]),
    ];
    expect(parts.length).toBeGreaterThan(2000);
    expect(parts.filter((part) => !Object.hasOwn(places, part))).toEqual([]);
  });

  it('of every kind in the table have a folder, and the reverse', () => {
    expect(cases.map(({ name }) => name)).toEqual(Object.keys(CHANGE_KINDS).sort());
  });
});
