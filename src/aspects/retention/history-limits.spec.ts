import { MAX_VERSIONS } from '../aspect-store.port.js';
import { limitIn, limitsOf } from './history-limits.js';

describe('limitsOf', () => {
  const policies = [
    { entityType: '*', aspect: '*', limit: { versions: 1 } },
    { entityType: '*', aspect: 'info', limit: { versions: 2 } },
    { entityType: 'note', aspect: '*', limit: { versions: 3 } },
    { entityType: 'note', aspect: 'info', limit: { versions: 4 } },
  ];

  it.each([
    ['note', 'info', 4],
    ['note', 'status', 3],
    ['book', 'info', 2],
    ['book', 'status', 1],
  ])('takes the policy that says most of %s and %s', (entityType, aspect, versions) => {
    const limitOf = limitsOf(policies.toReversed());
    expect([limitOf(entityType, aspect), limitOf(entityType, aspect)]).toEqual([{ versions }, { versions }]);
  });

  it('is the default for what no policy is about', () => {
    expect(limitsOf(policies.slice(2))('book', 'info')).toEqual({ versions: MAX_VERSIONS });
  });
});

describe('limitIn', () => {
  it.each([
    ['{"retention":{"version":{"maxVersions":5}}}', { versions: 5 }],
    ['{"retention":{"time":{"maxAgeInSeconds":60}}}', { versions: Infinity, age: 60_000 }],
    ['{"retention":{"version":{"maxVersions":5},"time":{"maxAgeInSeconds":1}}}', { versions: 5, age: 1000 }],
    ['{"retention":{"version":{"maxVersions":-1},"time":null}}', { versions: 0 }],
    ['{"retention":{}}', { versions: Infinity }],
  ])('reads %s', (json, limit) => {
    expect(limitIn(json)).toEqual(limit);
  });
});
