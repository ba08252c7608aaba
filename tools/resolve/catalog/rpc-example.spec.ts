import type { MethodSpec, ModelValue } from '../../model/catalog-model.js';
import { withUsableExamples } from './rpc-example.js';

const GROUND = { entities: new Set(['book', 'shelf']), aspects: new Set(['title', 'status']) };

/** Whether a method keeps its example over models with books, shelves, titles and a status. */
function keeps(example: Readonly<Record<string, ModelValue>>): boolean {
  return usable({ example }).example !== undefined;
}

function usable(change: Pick<MethodSpec, 'answer' | 'example'>): Partial<MethodSpec> {
  const method: MethodSpec = {
    kind: 'action',
    name: 'find',
    doc: '',
    deprecated: undefined,
    parameters: [],
    returns: undefined,
    errors: [],
    ...change,
  };
  const resource = { name: 'things', doc: '', source: 'rpc/things.yml', methods: [method] };
  return withUsableExamples(resource, GROUND).methods[0] ?? {};
}

describe('withUsableExamples', () => {
  it.each<readonly [boolean, Readonly<Record<string, ModelValue>>]>([
    [true, {}],
    [true, { count: 3, text: 'car', flag: null }],
    [true, { entity: 'book' }],
    [false, { entity: 'car' }],
    [true, { entities: ['book', 'shelf'] }],
    [false, { entities: ['book', 'car'] }],
    [true, { aspect: 'title' }],
    [false, { aspect: 'wheels' }],
    [false, { aspects: ['title', 'wheels'] }],
    [true, { urn: 'urn:li:book:1', urnLike: 'urn:li:shelf:%' }],
    [false, { urn: 'urn:li:car:1' }],
    [false, { filter: { or: [{ and: [{ field: 'owner', values: ['urn:li:car:1'] }] }] } }],
    [true, { proposal: { entityType: 'book', entityUrn: 'urn:li:book:1', aspectName: 'title' } }],
    [false, { proposal: { entityType: 'car', aspectName: 'title' } }],
    [false, { proposal: { entityType: 'book', aspectName: 'wheels' } }],
  ])('answers %s for %j', (isKept, example) => {
    expect(keeps(example)).toBe(isKept);
  });

  it.each<readonly [boolean, ModelValue]>([
    [true, 5],
    [true, { entities: ['urn:li:book:1'], aspects: { wheels: { name: 'wheels' } } }],
    [false, { entities: [{ entity: 'urn:li:car:1' }] }],
    [false, { 'urn:li:car:1': 1 }],
    [false, 'urnLike=urn:li:car:%'],
  ])('answers %s for the answer %j', (isKept, answer) => {
    expect(usable({ example: { entity: 'book' }, answer }).answer).toEqual(isKept ? answer : undefined);
    expect(usable({ example: { entity: 'car' }, answer }).answer).toBeUndefined();
  });

  it('changes nothing else of a resource', () => {
    const resource = { name: 'things', doc: 'Things.', source: 'rpc/things.yml', methods: [] };
    expect(withUsableExamples(resource, GROUND)).toEqual(resource);
  });
});
