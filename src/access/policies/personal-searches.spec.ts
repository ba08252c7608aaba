import { parseUrn } from '../../kernel/urn.js';
import { Work } from '../../kernel/work.js';
import type { RequestContext } from '../../platform/seam/index.js';
import { AutocompleteQuery, type FilterDto } from '../../search/index.js';
import { isPersonalSearch, narrowToOwn } from './personal-searches.js';

const ANN = parseUrn('urn:li:corpuser:ann');
if (ANN === undefined) throw new TypeError('no URN');
const CONTEXT: RequestContext = { actor: ANN, requestId: 'test', wire: 'http', work: Work.unlimited };
const NARROW = [
  { field: 'type', values: ['PERSONAL'], negated: true },
  { field: 'createdBy', values: [ANN] },
];

function completion(entityTypes: readonly string[], filter?: FilterDto): AutocompleteQuery {
  return new AutocompleteQuery({ entityTypes, text: 'x', field: undefined, filter, limit: 5 }, CONTEXT);
}

describe('a completion', () => {
  it.each([
    [['dataHubView'], true],
    [['dataset', 'DATAHUBVIEW'], true],
    [['dataset'], false],
    [[], false],
  ])('of %j is of what can be personal: %s', (types, isPersonal) => {
    expect(isPersonalSearch(completion(types))).toBe(isPersonal);
  });

  it.each<[string, FilterDto | undefined, readonly object[]]>([
    ['without a filter', undefined, [{ and: [NARROW[0]] }, { and: [NARROW[1]] }]],
    [
      'with criteria',
      { criteria: [{ field: 'name' }] },
      [{ and: [{ field: 'name' }, NARROW[0]] }, { and: [{ field: 'name' }, NARROW[1]] }],
    ],
    [
      'with groups',
      { or: [{ and: [{ field: 'a' }] }, {}] },
      [
        ...NARROW.map((criterion) => ({ and: [{ field: 'a' }, criterion] })),
        ...NARROW.map((criterion) => ({ and: [criterion] })),
      ],
    ],
  ])('%s is narrowed to what is shared or of the actor', (_what, filter, or) => {
    const message = completion(['dataHubView'], filter);
    narrowToOwn(message, CONTEXT.actor);
    expect(message.criteria.filter).toEqual({ or });
  });
});
