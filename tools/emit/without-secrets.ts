import type { CatalogModel, NamedType } from '../model/catalog-model.js';
import { namesInMethod, namesInUse, reachFrom } from './names-in-type.js';

/**
 * The model as those see it who may not know secrets: without the fields that `@secret` marks, and without the types
 * that only such fields use. Everything else is the same data; a model without secrets is itself.
 */
export function withoutSecrets(model: CatalogModel): CatalogModel {
  const secret = new Set(model.types.flatMap(secretNames));
  const open = model.types.map(openType);
  if (open.every((type, at) => type === model.types[at])) return model;
  const below = reachFrom(secret, model);
  const roots = [
    ...model.types.filter(({ fqn }) => !below.has(fqn)).map(({ fqn }) => fqn),
    ...model.aspects.map(({ record }) => record),
    ...model.resources.flatMap(({ methods }) => methods.flatMap(namesInMethod)),
  ];
  const reached = reachFrom(roots, { types: open });
  return { ...model, types: open.filter(({ fqn }) => reached.has(fqn)) };
}

function openType(type: NamedType): NamedType {
  if (type.kind !== 'record' || type.fields.every(({ audience }) => audience === 'everybody')) return type;
  return { ...type, fields: type.fields.filter(({ audience }) => audience === 'everybody') };
}

/** Types that secret fields use. */
function secretNames(type: NamedType): readonly string[] {
  if (type.kind !== 'record') return [];
  return type.fields.flatMap((field) => (field.audience === 'secret' ? namesInUse(field.type) : []));
}
