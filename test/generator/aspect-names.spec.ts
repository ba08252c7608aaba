import { buildSchema, GraphQLObjectType, type GraphQLSchema } from 'graphql';
import { graphqlEmitter } from '../../tools/emit/graphql/emit-graphql.js';
import { bindings, entityNames } from '../../generated/service/graphql/bindings.js';
import { ownModel } from './own-model.js';

const schema = buildSchema(graphqlEmitter.emit(ownModel())[0]?.text ?? '');

interface NamedField {
  readonly field: string;
  readonly deprecated: string | undefined;
}

/** Fields of an entity type that give the whole of an aspect, by aspect. */
function wholeAspects(type: string): ReadonlyMap<string, readonly NamedField[]> {
  const found = new Map<string, NamedField[]>();
  for (const [field, binding] of Object.entries(bindings[type] ?? {})) {
    const aspect = aspectOf(binding);
    if (aspect === undefined) continue;
    const deprecated = fieldOf(schema, type, field)?.deprecationReason ?? undefined;
    found.set(aspect, [...(found.get(aspect) ?? []), { field, deprecated }]);
  }
  return found;
}

function aspectOf(binding: (typeof bindings)[string][string]): string | undefined {
  if (binding.kind === 'timeseries' || binding.kind === 'version') return binding.aspect;
  if (binding.kind !== 'value') return undefined;
  const [source] = binding.sources;
  return source?.from === 'aspect' && source.steps.length === 0 ? source.aspect : undefined;
}

function fieldOf(of: GraphQLSchema, type: string, field: string) {
  const found = of.getType(type);
  return found instanceof GraphQLObjectType ? found.getFields()[field] : undefined;
}

const ASPECTS = entityNames.flatMap(({ type }) =>
  [...wholeAspects(type)].map(([aspect, fields]) => ({ type, aspect, fields })),
);
const RENAMED = ASPECTS.filter(({ fields }) => fields.length > 1);

describe('an aspect in GraphQL', () => {
  it('has one name that is not deprecated, at most', () => {
    const several = ASPECTS.filter(({ fields }) => fields.filter((field) => field.deprecated === undefined).length > 1);
    expect(several).toEqual([]);
  });

  it('has other names that say which one to use', () => {
    expect(RENAMED.length).toBeGreaterThan(60);
    const wrong = RENAMED.flatMap(({ type, aspect, fields }) => {
      const [name] = fields.filter((field) => field.deprecated === undefined);
      const others = fields.filter((field) => field !== name);
      const silent = others.filter(({ deprecated }) => deprecated !== `Use ${name?.field ?? ''}.`);
      return silent.map(({ field, deprecated }) => `${type}.${field} of ${aspect}: ${String(deprecated)}`);
    });
    expect(wrong).toEqual([]);
  });

  it('is recommended by names that exist', () => {
    const reasons = RENAMED.flatMap(({ type, fields }) =>
      fields.flatMap(({ deprecated }) => (deprecated === undefined ? [] : [{ type, deprecated }])),
    );
    const gone = reasons.filter(
      ({ type, deprecated }) => fieldOf(schema, type, deprecated.replace(/^Use |\.$/g, '')) === undefined,
    );
    expect(gone).toEqual([]);
  });
});
