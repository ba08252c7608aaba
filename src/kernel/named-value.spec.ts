import { CatalogError, failures } from './failures.js';
import { withPlace } from './named-value.js';

function messageOf(error: unknown): string {
  return error instanceof CatalogError ? error.message : String(error);
}

const unknown = failures.entityTypeUnknown({ entityType: 'ship', hint: '' });

describe('withPlace', () => {
  it.each<[string, unknown, string]>([
    ['a parameter', { resource: 'ship' }, 'Unknown entity type "ship". Given in "resource".'],
    ['an item', { names: ['a', 'ship'] }, 'Unknown entity type "ship". Given in "names[1]".'],
    ['a member', { input: { of: [{ kind: 'ship' }] } }, 'Unknown entity type "ship". Given in "input.of[0].kind".'],
    ['two', { b: { c: 'ship' }, d: 'ship' }, 'Unknown entity type "ship". Given in "d" or "b.c".'],
    ['one that the message names', { entity: 'ship' }, 'Unknown entity type "ship".'],
    ['none', { resource: 'boat' }, 'Unknown entity type "ship".'],
  ])('says in which place a value came: %s', (_what, sent, message) => {
    expect(messageOf(withPlace(unknown, sent))).toBe(message);
  });

  it.each([
    [{ names: ['a', 'ship'] }, 'names[1]'],
    [{ b: { c: 'ship' }, d: 'ship' }, 'd'],
    [{ entity: 'ship' }, 'entity'],
  ])('says so to programs, too: %j', (sent, place) => {
    expect(withPlace(unknown, sent)).toMatchObject({ params: { place } });
  });

  it('does not take the value itself for the name of its place', () => {
    const missing = failures.entityMissing({ urn: 'urn:li:ship:a', doing: 'Cannot load' });
    expect(messageOf(withPlace(missing, { urn: 'urn:li:ship:a' }))).toBe(
      'Cannot load: urn:li:ship:a does not exist. Given in "urn".',
    );
  });

  it('keeps code, status and cause', () => {
    const placed = withPlace(unknown, { resource: 'ship' });
    expect(placed).toMatchObject({ row: unknown.row, params: unknown.params, cause: unknown });
  });

  it('leaves alone what is about no value, and what is no refusal', () => {
    const error = new TypeError('ship');
    const forbidden = failures.forbidden({});
    expect([withPlace(error, { a: 'ship' }), withPlace(forbidden, { a: 'ship' })]).toEqual([error, forbidden]);
  });

  it('looks at a bounded number of values', () => {
    const many = { names: [...Array.from({ length: 20_000 }, () => 'boat'), 'ship'] };
    expect(withPlace(unknown, many)).toBe(unknown);
  });
});
