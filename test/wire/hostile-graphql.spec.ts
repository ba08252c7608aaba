import type { WireAnswer, WireApp } from './app.builder.js';
import { wireApp } from './app.builder.js';
import { CATALOG } from './edit-catalog.js';
import { fillCatalog } from './graphql.builder.js';
import { type ArgumentPlace, type HostileOperation, operations } from './hostile-operations.js';
import { changesIn, digestOf } from './hostile-store.js';
import { type Attack, attacksOn, nameOf, shownAttack, type RequestPath, withValue } from './hostile-values.js';
import { jsonItems, jsonMember } from './json-member.js';
import { put } from './proposal.builder.js';

/** Longest refusal, in characters: what is wrong is quoted in part. */
const LONGEST = 40_000;

/** What is named by something else than the argument. */
const NAMED_OTHERWISE: readonly (readonly [RegExp, why: string])[] = [
  [/^The query costs/, 'pages make a query costly together with what is asked of their items'],
  [/^The filter on field "/, 'a filter is named by its field'],
  [/^Cannot carry out \w+: \S+ already exists/, 'what was created before is named by the URN that is made for it'],
  [/^The value of aspect "\w+" is longer/, 'an aspect made of several arguments is too long as a whole'],
  [/^Failed to validate record/, 'an aspect made of several arguments names the member of its own that is wrong'],
];

let app: WireApp;
beforeAll(async () => {
  app = await wireApp();
  await fill();
});
afterAll(() => app.close());

async function fill(): Promise<void> {
  await fillCatalog(app);
  for (const [urn, aspect, value] of CATALOG) await put(app, urn, aspect, value);
}

function send({ text }: HostileOperation, variables: unknown): Promise<WireAnswer> {
  return app.post('/api/graphql', { query: text, variables });
}

/** In the place of a list one item may be sent, and in that of a text a number or a boolean. */
function attacksAt({ place, isNeeded }: ArgumentPlace, at: number): readonly Attack[] {
  const symbols = ['NO_SUCH', 7, {}].map((value) => ({ what: 'no symbol', value, isWrong: true }));
  const others = place === 'symbol' ? symbols : attacksOn(place, at);
  return [
    { what: 'null', value: null, isWrong: isNeeded },
    { what: 'absent', value: undefined, isWrong: false },
    ...others.map((attack) => (place === 'list' ? { ...attack, isWrong: false } : attack)),
  ];
}

/** What is wrong with an answer; `undefined` when nothing is. `usual`: what is said of arguments that should fit. */
function faultOf(answer: WireAnswer, steps: RequestPath, { isWrong }: Attack, usual: string): string | undefined {
  if (answer.status !== 200) return `was answered ${String(answer.status)} ${answer.text}`;
  const errors = jsonItems(JSON.parse(answer.text), 'errors');
  if (errors.length === 0) return isWrong ? 'was accepted' : undefined;
  const isCoded = errors.every((error) => {
    const code = jsonMember(error, 'extensions', 'code');
    return typeof code === 'number' && code >= 400 && code < 500;
  });
  if (!isCoded) return `was answered ${answer.text}`;
  if (answer.text.length > LONGEST) return `was refused with ${String(answer.text.length)} characters`;
  const message = errors.map((error) => String(jsonMember(error, 'message'))).join('\n');
  const isNamed = message.includes(nameOf(steps)) || message === usual;
  if (isNamed || NAMED_OTHERWISE.some(([words]) => words.test(message))) return undefined;
  return `was refused without its name: ${message.slice(0, 300)}`;
}

const OPERATIONS = operations();
const refusedAtFirst: string[] = [];
/** The rows after the last operation, and the number of their last change. */
let known = { changes: -1, rows: '' };
let places = 0;

describe.each(OPERATIONS.map((operation) => [operation.kind, operation.name, operation] as const))(
  '%s %s',
  (kind, name, operation) => {
    it('refuses hostile values by the name of their argument, and then writes nothing', async () => {
      const first = await send(operation, operation.sent);
      const usual = String(jsonMember(first.json(), 'errors', 0, 'message'));
      if (jsonMember(first.json(), 'errors') !== undefined) refusedAtFirst.push(`${name}: ${usual}`);
      const faults: string[] = [];
      const began = await changesIn(app);
      const rows = known.changes === began ? known.rows : await digestOf(app);
      for (const place of operation.places) {
        for (const attack of attacksAt(place, places++)) {
          const before = await changesIn(app);
          const answer = await send(operation, attacked(operation, place.steps, attack.value));
          const fault = faultOf(answer, place.steps, attack, usual);
          if (fault !== undefined) faults.push(`${shownAttack(place.steps, attack)} ${fault}`);
          const isRefused = answer.text.includes('"errors":');
          if (isRefused && (await changesIn(app)) !== before) {
            faults.push(`${shownAttack(place.steps, attack)} was refused and written`);
          }
        }
      }
      expect(faults).toEqual([]);
      const isChanged = (await changesIn(app)) !== began;
      expect(isChanged ? kind : 'mutation').toBe('mutation');
      // Accepted values are what the next operation would begin with.
      if (isChanged) await fill();
      else {
        known = { changes: began, rows: await digestOf(app) };
        expect(known.rows).toBe(rows);
      }
    });
  },
);

/** The arguments with another value in a place; what is around it is there, and fits. */
function attacked({ sent, places: all }: HostileOperation, steps: RequestPath, value: unknown): unknown {
  const around = all.filter((one) => one.steps.length < steps.length && isBegin(one.steps, steps));
  const filled = around.reduce<unknown>((whole, one) => {
    const there = jsonMember(whole, ...one.steps);
    return there === undefined || there === null ? withValue(whole, one.steps, one.fitting) : whole;
  }, sent);
  return withValue(filled, steps, value);
}

function isBegin(begin: RequestPath, steps: RequestPath): boolean {
  return begin.every((step, at) => step === steps[at]);
}

it('most operations accept the arguments that are made for them', () => {
  // New ones that refuse them are still tried; a line in `hostile-operations.ts` makes the test of names strict.
  expect(refusedAtFirst.length).toBeLessThan(OPERATIONS.length / 5);
});
