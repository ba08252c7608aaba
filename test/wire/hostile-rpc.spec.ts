import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { resources } from '../../generated/service/registry/resources.js';
import type { MethodSpec, ParameterSpec, TypeRef } from '../../generated/service/registry/model.js';
import { isMembers, type Members } from '../../src/kernel/members.js';
import { cadastre } from '../cli/command-line.builder.js';
import { CLIENT_HEADERS, type WireAnswer, type WireApp, wireApp } from './app.builder.js';
import { changesIn, digestOf } from './hostile-store.js';
import {
  type Attack,
  attacksOn,
  nameOf,
  type PlaceKind,
  shownAttack,
  type RequestPath,
  textsFor,
  withValue,
} from './hostile-values.js';
import { jsonItems, jsonMember } from './json-member.js';

const SAMPLE = fileURLToPath(new URL('../samples/petshop.json', import.meta.url));
const DOCUMENTATION = new URL('../../generated/service/docs/resources.json', import.meta.url);
/** Longest refusal, in characters: what is wrong is quoted in part. */
const LONGEST = 40_000;

/** What is refused for another reason than what is sent, whatever that is. */
const OTHER_REFUSALS: readonly (readonly [code: string, why: string])[] = [
  ['BROKER_MISSING', 'there is no broker here'],
  ['MAINTENANCE_RUNNING', 'tasks exclude each other'],
];
/** What is named by what it is instead of by its parameter. */
const NAMED_OTHERWISE: readonly (readonly [RegExp, why: string])[] = [
  [/aspect "\w+"/, 'an aspect of a snapshot is named by its own name, which callers know'],
  [/Parameter 'ids'/, 'without a key, the read of several is meant'],
];

let app: WireApp;
beforeAll(async () => {
  app = await wireApp();
  expect((await cadastre(['ingest', SAMPLE], { CADASTRE_SERVER: await app.listen() })).code).toBe(0);
});
afterAll(() => app.close());

/** The request that the documentation shows for a method. */
function exampleOf(resource: string, method: string): Members {
  const documented: unknown = JSON.parse(readFileSync(DOCUMENTATION, 'utf8'));
  const ofResource = Array.isArray(documented) ? documented.find((one) => jsonMember(one, 'name') === resource) : {};
  const example = jsonMember(
    jsonItems(ofResource, 'methods').find((one) => jsonMember(one, 'name') === method),
    'example',
  );
  return isMembers(example) ? example : {};
}

function send(resource: string, { kind, name }: MethodSpec, sent: unknown): Promise<WireAnswer> {
  const headers = CLIENT_HEADERS;
  if (kind === 'action') return app.post(`/${resource}?action=${name}`, JSON.stringify(sent), { headers });
  const verb = kind === 'simpleDelete' ? 'DELETE' : 'GET';
  return app.send(verb, addressOf(resource, isMembers(sent) ? sent : {}), { headers });
}

function addressOf(resource: string, { key, ...query }: Members): string {
  const path = key === undefined ? `/${resource}` : `/${resource}/${encoded(key)}`;
  return `${path}?${Object.entries(query)
    .map(([name, value]) => `${name}=${Array.isArray(value) ? `List(${value.map(encoded).join()})` : encoded(value)}`)
    .join('&')}`;
}

function encoded(value: unknown): string {
  return encodeURIComponent(typeof value === 'string' ? value : JSON.stringify(value));
}

/** A place in a request that is attacked. `isNeeded`: what is sent without it is refused. */
interface AttackedPlace {
  readonly steps: RequestPath;
  readonly place: PlaceKind;
  readonly isNeeded: boolean;
}

/** Every parameter, and every member of those that the example has. */
function targetsOf({ parameters }: MethodSpec, example: Members): readonly AttackedPlace[] {
  const keys: readonly AttackedPlace[] = 'key' in example ? [{ steps: ['key'], place: 'text', isNeeded: false }] : [];
  return [
    ...keys,
    ...parameters.flatMap((parameter) => {
      const isNeeded = parameter.presence === 'required' && parameter.default === undefined;
      const value = example[parameter.name];
      const place = value === undefined ? placeOfType(parameter) : placeOf(value);
      const below = membersBelow(value, [parameter.name]);
      return [...(place === undefined ? [] : [{ steps: [parameter.name], place, isNeeded }]), ...below];
    }),
  ];
}

function membersBelow(value: unknown, at: RequestPath): readonly AttackedPlace[] {
  const entries: readonly (readonly [number | string, unknown])[] = Array.isArray(value)
    ? [...value.slice(0, 1).entries()]
    : Object.entries(isMembers(value) ? value : {});
  return entries.flatMap(([step, member]) => {
    const steps = [...at, step];
    return [{ steps, place: placeOf(member), isNeeded: false }, ...membersBelow(member, steps)];
  });
}

function placeOf(value: unknown): PlaceKind {
  if (Array.isArray(value)) return 'list';
  if (typeof value === 'number' || typeof value === 'boolean') return typeof value === 'number' ? 'number' : 'boolean';
  return typeof value === 'string' ? 'text' : 'object';
}

/** `undefined` for a type that a name does not say. */
function placeOfType({ type }: ParameterSpec): PlaceKind | undefined {
  const places: Readonly<Record<TypeRef['kind'], PlaceKind | undefined>> = {
    array: 'list',
    map: 'object',
    named: undefined,
    union: 'object',
    primitive: type.kind !== 'primitive' || type.name === 'string' ? 'text' : 'number',
  };
  return type.kind === 'primitive' && type.name === 'boolean' ? 'boolean' : places[type.kind];
}

/** In an address there are only texts, and no lists that are too long for it. */
function attacksInAddress({ place, isNeeded }: AttackedPlace, at: number): readonly Attack[] {
  const texts = textsFor(at).filter((text) => text.isWellFormed());
  const isText = place === 'text' || place === 'list';
  const wrong: readonly Attack[] = isText ? [] : [{ what: 'of a wrong type', value: 'x', isWrong: true }];
  const attacks = isText ? texts.map((value) => ({ what: 'text', value, isWrong: false })) : wrong;
  return [...attacks, { what: 'absent', value: undefined, isWrong: isNeeded }];
}

function attacksInBody({ place, isNeeded }: AttackedPlace, at: number): readonly Attack[] {
  return [
    { what: 'absent', value: undefined, isWrong: isNeeded },
    { what: 'null', value: null, isWrong: isNeeded },
    ...attacksOn(place, at),
  ];
}

/** What is wrong with an answer; `undefined` when nothing is. */
function faultOf(answer: WireAnswer, steps: RequestPath, { isWrong }: Attack): string | undefined {
  if (answer.status === 200) return isWrong ? 'was accepted' : undefined;
  const body: unknown = JSON.parse(answer.text);
  const [code, message] = [jsonMember(body, 'code'), String(jsonMember(body, 'message'))];
  const isRefusal = answer.status >= 400 && answer.status < 500 && jsonMember(body, 'status') === answer.status;
  if (!isRefusal || typeof code !== 'string') return `was answered ${String(answer.status)} ${answer.text}`;
  if (answer.text.length > LONGEST) return `was refused with ${String(answer.text.length)} characters`;
  if (OTHER_REFUSALS.some(([other]) => other === code)) return undefined;
  const isNamed = message.includes(nameOf(steps)) || message.includes(String(steps[0]));
  if (isNamed || NAMED_OTHERWISE.some(([words]) => words.test(message))) return undefined;
  return `was refused without its name: ${message.slice(0, 300)}`;
}

const METHODS = resources.flatMap(({ name, methods }) => methods.map((method) => [name, method.name, method] as const));
let places = 0;

describe.each(METHODS)('%s %s', (resource, name, method) => {
  it('refuses hostile values by the name of their parameter, and then writes nothing', async () => {
    const example = exampleOf(resource, name);
    const targets = targetsOf(method, example);
    const faults: string[] = [];
    const [rows, began] = [await digestOf(app), await changesIn(app)];
    for (const target of targets) {
      const attacks = method.kind === 'action' ? attacksInBody(target, places) : attacksInAddress(target, places);
      places++;
      for (const attack of attacks) {
        const before = await changesIn(app);
        const answer = await send(resource, method, withValue(example, target.steps, attack.value));
        const fault = faultOf(answer, target.steps, attack);
        const isWritten = answer.status !== 200 && (await changesIn(app)) !== before;
        if (fault !== undefined) faults.push(`${shownAttack(target.steps, attack)} ${fault}`);
        if (isWritten) faults.push(`${shownAttack(target.steps, attack)} was refused and written`);
      }
    }
    expect(faults).toEqual([]);
    expect(targets.length > 0 || method.parameters.length === 0).toBe(true);
    // Nothing was accepted that writes: every row is as it was.
    if ((await changesIn(app)) === began) expect(await digestOf(app)).toBe(rows);
  });
});

it('no method is without an example', () => {
  const without = METHODS.filter(([, , { parameters }]) => parameters.some(({ presence }) => presence === 'required'));
  expect(without.filter(([resource, name]) => Object.keys(exampleOf(resource, name)).length === 0)).toEqual([]);
});
