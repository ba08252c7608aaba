import { readFileSync } from 'node:fs';
import { buildSchema, parse, TypeInfo, validate, visit, visitWithTypeInfo } from 'graphql';
import { graphqlEmitter } from '../../tools/emit/graphql/emit-graphql.js';
import { ownModel } from './own-model.js';

const OPERATIONS = parse(readFileSync(new URL('client-operations.graphql', import.meta.url), 'utf8'));
const schema = buildSchema(graphqlEmitter.emit(ownModel())[0]?.text ?? '');

/** Every field, member of an input and symbol that the operations name: `Dataset.name`, `SearchInput.query`. */
function coordinates(): ReadonlySet<string> {
  const found = new Set<string>();
  const info = new TypeInfo(schema);
  visit(
    OPERATIONS,
    visitWithTypeInfo(info, {
      Field: ({ name }) => void found.add(`${info.getParentType()?.name ?? ''}.${name.value}`),
      EnumValue: ({ value }) => void found.add(`${String(info.getInputType())}.${value}`),
      ObjectField: ({ name }) => void found.add(`input ${String(info.getParentInputType())}.${name.value}`),
    }),
  );
  return found;
}

describe('operations of programs that are older than this project', () => {
  it('are valid', () => {
    expect(validate(schema, OPERATIONS).map(({ message, locations }) => [message, locations])).toEqual([]);
  });

  it('name most of what tutorials, smoke tests and the command line of others ask for', () => {
    expect(coordinates().size).toBeGreaterThan(280);
  });
});
