import { failures } from './failures.js';

describe('a row of the table of failures', () => {
  it('recognises the failures that it made, and nothing else', () => {
    const errors = [failures.entityExists({ urn: 'a' }), failures.forbidden({}), new Error('ENTITY_EXISTS'), undefined];
    expect(errors.map((error) => failures.entityExists.is(error))).toEqual([true, false, false, false]);
  });
});
