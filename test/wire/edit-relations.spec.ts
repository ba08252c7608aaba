import { answered, mutate, refused, type RefusedEdit } from './graphql-edits.builder.js';
import type { WireApp } from './app.builder.js';
import { wireApp } from './app.builder.js';
import { put, stored } from './proposal.builder.js';

/** Entities that are named for another one, and may be neither it nor what is below it. */
let app: WireApp;
beforeAll(async () => {
  app = await wireApp();
  for (const [urn, parentNode] of [
    [TOP, undefined],
    [MIDDLE, TOP],
    [LOW, MIDDLE],
    [ROUND, AROUND],
    [AROUND, ROUND],
  ] as const) {
    await put(app, urn, 'glossaryNodeInfo', { definition: 'Words.', ...(parentNode && { parentNode }) });
  }
  await put(app, TERM, 'glossaryTermInfo', { definition: 'Sold.', termSource: 'INTERNAL' });
  await put(app, OTHER_TERM, 'glossaryTermInfo', { definition: 'Bought.', termSource: 'INTERNAL' });
});
afterAll(() => app.close());

const node = (name: string): string => `urn:li:glossaryNode:${name}`;
const [TOP, MIDDLE, LOW, ROUND, AROUND] = [node('top'), node('middle'), node('low'), node('round'), node('around')];
const [TERM, OTHER_TERM] = ['urn:li:glossaryTerm:sales', 'urn:li:glossaryTerm:purchases'];

const move = (resourceUrn: string, parentNode: string | null): object => ({ input: { resourceUrn, parentNode } });
const relate = (termUrns: readonly string[]): object => ({ input: { urn: TERM, termUrns, relationshipType: 'isA' } });

it.each<RefusedEdit>([
  [
    'itself',
    'updateParentNode',
    move(TOP, TOP),
    400,
    `Parameter 'parentNode' is invalid: ${TOP} cannot be put below itself.`,
  ],
  ['its child', 'updateParentNode', move(TOP, MIDDLE), 400, `'parentNode' is invalid: ${MIDDLE} is below ${TOP}`],
  ['what is deep below it', 'updateParentNode', move(TOP, LOW), 400, `'parentNode' is invalid: ${LOW} is below ${TOP}`],
  ['itself as related', 'addRelatedTerms', relate([OTHER_TERM, TERM]), 400, "'termUrns' is invalid"],
])('an entity cannot have %s', async (...[, mutation, sent, code, message]) => {
  expect(await mutate(app, mutation, sent)).toEqual(refused(mutation, code, message));
  expect(await stored(app, TOP, 'glossaryNodeInfo')).toEqual({ definition: 'Words.' });
});

it('an entity is moved beside, above and out of a circle', async () => {
  for (const [urn, parent] of [
    [LOW, TOP],
    [MIDDLE, LOW],
    [TERM, MIDDLE],
    [TOP, ROUND],
    [ROUND, null],
  ] as const) {
    expect(await mutate(app, 'updateParentNode', move(urn, parent))).toEqual(answered('updateParentNode', true));
  }
  expect(await stored(app, ROUND, 'glossaryNodeInfo')).toEqual({ definition: 'Words.' });
});

it('what relates to itself can be taken off', async () => {
  await put(app, TERM, 'glossaryRelatedTerms', { isRelatedTerms: [TERM] });
  expect(await mutate(app, 'removeRelatedTerms', relate([TERM]))).toEqual(answered('removeRelatedTerms', true));
  expect(await stored(app, TERM, 'glossaryRelatedTerms')).toEqual({ isRelatedTerms: [] });
});

it('of two moves that together make a circle one is refused', async () => {
  const pair = ['urn:li:glossaryNode:a', 'urn:li:glossaryNode:b'] as const;
  for (const urn of pair) await put(app, urn, 'glossaryNodeInfo', { definition: 'Words.' });
  const [a, b] = pair;
  const answers = await Promise.all([
    mutate(app, 'updateParentNode', move(a, b)),
    mutate(app, 'updateParentNode', move(b, a)),
  ]);
  expect(answers.filter(({ errors }) => errors !== undefined)).toHaveLength(1);
});
