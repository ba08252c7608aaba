/** A refused value under the name by which the caller sent it. Handlers know what is wrong, surfaces who sent what. */
import { CatalogError } from './failures.js';
import { isMembers, ownMember } from './members.js';

/** Values that are looked at: a refusal need not cost more than the request. */
const MAX_VISITED = 10_000;
/** Places that are named: the same text may stand in a long list again and again. */
const MAX_PLACES = 3;

/**
 * The error, with the place in what was sent of the value that it is about, as `place` for programs and, unless the
 * message names it already, in words; unchanged where the value is not found.
 * @param sent parameters of a method or arguments of an operation, by name
 */
export function withPlace(error: unknown, sent: unknown): unknown {
  if (!(error instanceof CatalogError)) return error;
  const { row, params, message } = error;
  const value: unknown = row.about === undefined ? undefined : Reflect.get(params, row.about);
  const places = typeof value === 'string' || typeof value === 'number' ? placesOf(value, sent) : [];
  const [place, ...others] = places.map(placeText);
  if (place === undefined) return error;
  const named = [place, ...others].map((text) => `"${text}"`).join(' or ');
  const isNamed = places.some((steps) => names(message.split(String(value)).join(), steps));
  return new CatalogError(row, isNamed ? message : `${message} Given in ${named}.`, { ...params, place }, error);
}

/** Whether the message, without the value, has the name of the member in which that stands. */
function names(message: string, steps: readonly (number | string)[]): boolean {
  const name = steps.findLast((step) => typeof step === 'string');
  return name === undefined || message.split(/[^\w.]+/).includes(name);
}

function placeText(steps: readonly (number | string)[]): string {
  return steps.reduce<string>((place, step) => {
    if (typeof step === 'number') return `${place}[${String(step)}]`;
    return place === '' ? step : `${place}.${step}`;
  }, '');
}

interface Visited {
  readonly value: unknown;
  readonly steps: readonly (number | string)[];
}

/** Where the value stands: places nearer to the root come before those that are nested deeper. */
function placesOf(value: number | string, sent: unknown): readonly (readonly (number | string)[])[] {
  const queue: Visited[] = [{ value: sent, steps: [] }];
  const found: Visited[] = [];
  for (const visited of queue) {
    if (visited.value === value) found.push(visited);
    if (found.length === MAX_PLACES) break;
    for (const [step, member] of entriesOf(visited.value)) {
      if (queue.length >= MAX_VISITED) break;
      queue.push({ value: member, steps: [...visited.steps, step] });
    }
  }
  return found.map(({ steps }) => steps);
}

function* entriesOf(value: unknown): Iterable<readonly [number | string, unknown]> {
  if (Array.isArray(value)) yield* value.entries();
  else if (isMembers(value)) for (const name of Object.keys(value)) yield [name, ownMember(value, name)];
}
