import { buildSchema, parse, validate } from 'graphql';
import { answerInvalidDocument } from './graphql-error.js';

const SCHEMA = buildSchema('type Query { name: String }');

describe('the error of a document', () => {
  it('that the library gave up says what its author can do', () => {
    const given = validate(SCHEMA, parse(`{ ${'name '.repeat(1000)} }`));
    expect(given.map(({ message }) => message)).toEqual(['Validation aborted.']);
    expect(given.map((error) => answerInvalidDocument(error).body.message)).toEqual([
      'The query repeats fields in one place too often for them to be compared. Ask for each field once in a place, or give each an alias.',
    ]);
  });
});
