import type { EntityNames } from '../../runtime/graphql/binding.js';
import type { CatalogModel } from '../../model/catalog-model.js';
import { compareText } from '../order.js';
import type { ModelTypeIndex } from '../type-index.js';
import { clashingArms } from './clashing-arms.js';
import { EntityShapes } from './entity-shapes.js';
import { FieldWriter } from './field-writer.js';
import { entityInterfaces, type EntityInterface, LINEAGE_INTERFACE } from './interfaces.js';
import { Joins } from './joins.js';
import { type NameClash, nameClashes } from './name-clashes.js';
import { entityNames, type TakenNames, TypeNames } from './names.js';
import type { GraphqlOverrides } from '../../model/graphql-overrides.js';
import { RecordShapes } from './record-shapes.js';
import { type BoxedArms, SchemaDraft } from './schema-draft.js';
import { definedNames, readsIn } from './schema-merge.js';
import type { SchemaType } from './schema-shape.js';

/** Every generated type by name, and how the entities are called. */
export interface BuiltSchema {
  readonly types: readonly SchemaType[];
  readonly entities: readonly EntityNames[];
  readonly interfaces: readonly EntityInterface[];
  readonly clashes: readonly NameClash[];
}

/** From the model to the shapes of the schema's types, everything that the entities reach. */
export function buildSchema(model: CatalogModel, types: ModelTypeIndex): BuiltSchema {
  const overrides = model.graphqlOverrides;
  const written = writtenNames(model);
  const entities = calledEntities(model);
  const interfaces = entityInterfaces(model, entities, written.types);
  const taken = [
    ...written.types,
    ...entities.flatMap(({ type, node }) => (node === undefined ? [type] : [type, node])),
    ...interfaces.map(({ name }) => name),
    ...givenNames(overrides),
  ];
  // What a type is called depends on which others there are, so the first draft only finds out which are reached.
  const reached = draft(new TypeNames([], taken, overrides), new Map()).reached();
  const final = withoutClashes((boxed) => draft(new TypeNames(reached, taken, overrides), boxed));
  const shapes = [...final.types()].sort((a, b) => compareText(a.name, b.name));
  const parts = { entities, interfaces: [...overrides.interfaces.keys()], types: shapes };
  const clashes = nameClashes({ ...parts, contradicted: final.contradicted() }, written);
  return { types: shapes, entities, interfaces, clashes };

  function draft(names: TypeNames, boxed: BoxedArms): SchemaDraft {
    const made = new SchemaDraft(types, names, new Map(entities.map((entity) => [entity.entity, entity])), boxed);
    const fields = new FieldWriter(types, new Joins(model, types), made);
    const entityShapes = new EntityShapes(model, types, interfaces, { draft: made, fields });
    const recordShapes = new RecordShapes(types, overrides, fields);
    model.entities.forEach((entity, at) => {
      const called = entities[at];
      if (called !== undefined) for (const shape of entityShapes.shapes(entity, called)) made.add(shape);
    });
    for (let next = made.nextRecord(); next !== undefined; next = made.nextRecord()) made.add(recordShapes.shape(next));
    return made;
  }
}

/** How the entities are called. */
export function calledEntities(model: CatalogModel): readonly EntityNames[] {
  const written = writtenNames(model);
  return model.entities.map((entity) => entityNames(entity, model.graphqlOverrides, written));
}

function writtenNames({ graphqlSources }: CatalogModel): TakenNames {
  return { types: [...definedNames(graphqlSources), ...BASE_NAMES], reads: readsIn(graphqlSources) };
}

/** The draft with boxes around the members of unions that cannot be selected side by side without them. */
function withoutClashes(draft: (boxed: BoxedArms) => SchemaDraft): SchemaDraft {
  let boxed: BoxedArms = new Map();
  for (;;) {
    const made = draft(boxed);
    const more = clashingArms(made, boxed);
    if (more === undefined) return made;
    boxed = more;
  }
}

const BASE_NAMES = [
  'Entity',
  'EntityRelationship',
  'EntityRelationshipsResult',
  'EntityType',
  LINEAGE_INTERFACE,
  'FacetFilterInput',
  'FilterInput',
  'FilterOperator',
  'RelationshipDirection',
  'RelationshipStamp',
  'RelationshipsInput',
];

/** Names of types that overrides make for themselves. */
function givenNames({ entities, records, shared }: GraphqlOverrides): readonly string[] {
  const fields = [...entities.values(), ...records.values()].flatMap((override) => [...override.fields.values()]);
  return [...fields, ...shared.values()].flatMap(({ box, entry, symbols, type }) =>
    [box?.type, entry, symbols?.enum, type].filter((name) => name !== undefined),
  );
}
