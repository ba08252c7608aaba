/**
 * The decision at start: whether the service may serve what is stored under the models that it was built with. Takes
 * the models that the store recorded and those that are served; records the served models when they are accepted,
 * otherwise nothing.
 */
import { createHash } from 'node:crypto';
import type { ModelShape } from '../../generated/service/registry/model-shape.js';
import { invariant } from '../kernel/assert-never.js';
import { compareModels } from './compare-models.js';
import type { ModelChange } from './model-change.js';
import { withChange } from './recorded-changes.js';
import type { ServedModel } from './served-model.js';
import type { StoredModel } from './stored-model.port.js';

/**
 * `recorded`: there was nothing to compare with. `changed`: the changes are accepted; `overruled`: changes that stored
 * values do not fit, accepted by token. `refused`: such changes, how many there are beside them, and the token of all.
 */
export type Acceptance =
  | { readonly kind: 'changed'; readonly changes: readonly ModelChange[]; readonly overruled: readonly ModelChange[] }
  | { readonly kind: 'recorded' }
  | {
      readonly kind: 'refused';
      readonly changes: readonly ModelChange[];
      readonly others: readonly ModelChange[];
      readonly token: string;
    }
  | { readonly kind: 'same' };

const LISTS = ['types', 'aspects', 'entities', 'methods', 'patches'] as const satisfies readonly (keyof ModelShape)[];

/** Length of a token: long enough to tell changes apart, short enough to type. */
const TOKEN_LENGTH = 12;

/** `accepted`: token of a change to accept although stored values do not fit. `now`: epoch milliseconds, UTC. */
export async function acceptModels(
  stored: StoredModel,
  served: ServedModel,
  { accepted, now }: { readonly accepted: string | undefined; readonly now: number },
): Promise<Acceptance> {
  const [recorded, shape] = await Promise.all([stored.digest(), served.shape()]);
  const digest = digestOf(shape);
  if (recorded === digest) return { kind: 'same' };
  const older = readShape(await stored.shape());
  const newer = readShape(shape);
  invariant(newer !== undefined, 'The generated shape of the models cannot be read.');
  if (recorded === undefined || older === undefined) {
    await stored.record({ digest, shape });
    return { kind: 'recorded' };
  }
  const changes = compareModels(older, newer);
  const incompatible = await incompatibleAmong(changes, stored);
  const token = tokenOf(recorded, digest);
  if (incompatible.length > 0 && accepted !== token) {
    const others = changes.filter((change) => !incompatible.includes(change));
    return { kind: 'refused', changes: incompatible, others, token };
  }
  await stored.record({ digest, shape, changes: withChange(await stored.changes(), changes, now) });
  return { kind: 'changed', changes, overruled: incompatible };
}

/**
 * Taken at every start: a digest among the generated files would clash in every merge, and this costs a millisecond.
 */
function digestOf(shape: string): string {
  return createHash('sha256').update(shape).digest('hex');
}

/** Changes that stored values do not fit. A change of aspects without stored values breaks nothing here. */
async function incompatibleAmong(
  changes: readonly ModelChange[],
  stored: StoredModel,
): Promise<readonly ModelChange[]> {
  const breaking = changes.filter(({ verdicts }) => verdicts.stored === 'breaking');
  if (breaking.length === 0) return [];
  const storedAspects = new Set(await stored.aspects());
  return breaking.filter(({ aspects }) => aspects.some((aspect) => storedAspects.has(aspect)));
}

/** Identifies one change between two versions of the models, so that accepting it accepts no later one. */
function tokenOf(before: string, after: string): string {
  return createHash('sha256').update(`${before} ${after}`).digest('hex').slice(0, TOKEN_LENGTH);
}

/** `undefined` for shapes of another form, which cannot be compared with ours. */
function readShape(text: string | undefined): ModelShape | undefined {
  const value: unknown = text === undefined ? undefined : JSON.parse(text);
  return isShape(value) ? value : undefined;
}

function isShape(value: unknown): value is ModelShape {
  if (typeof value !== 'object' || value === null || Reflect.get(value, 'form') !== 1) return false;
  return LISTS.every((list) => Array.isArray(Reflect.get(value, list)));
}
