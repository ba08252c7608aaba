/**
 * The expected result of a PATCH: JSON Patch in which items of keyed lists are identified by their keys. A second,
 * simple implementation of the rule, for the lists that connectors patch.
 */
import { isList, isObject, type ExactValue, type ExactObject } from './exact-json.js';

/** Key members of the items, by the name of the list. */
const KEYS: Readonly<Record<string, readonly string[]>> = {
  tags: ['tag'],
  terms: ['urn'],
  owners: ['owner', 'type'],
  upstreams: ['dataset'],
  editableSchemaFieldInfo: ['fieldPath'],
  inputDatasetEdges: ['destinationUrn'],
  outputDatasetEdges: ['destinationUrn'],
  inputDatajobEdges: ['destinationUrn'],
  assets: ['destinationUrn'],
};

/** The value after all operations. `stored`: the value before, `undefined` when there is none. */
export function patchedValue(stored: ExactValue | undefined, operations: ExactValue): ExactValue {
  return (isList(operations) ? operations : []).reduce<ExactValue>((value, operation) => {
    if (!isObject(operation)) return value;
    const { op, path, value: given = null } = operation;
    const steps = typeof path === 'string' ? path.split('/').slice(1).map(unescaped) : [];
    return changedAt(value, steps, op === 'remove' ? undefined : given) ?? {};
  }, stored ?? {});
}

/** A copy with the value set at the path, or removed there; missing parents are created. */
function changedAt(
  value: ExactValue | undefined,
  steps: readonly string[],
  given: ExactValue | undefined,
): ExactValue | undefined {
  const [step, ...further] = steps;
  if (step === undefined) return given;
  const members: ExactObject = isObject(value) ? value : {};
  const keys = KEYS[step];
  const current = members[step];
  if (keys !== undefined && further.length > 0 && (current === undefined || isList(current))) {
    return { ...members, [step]: changedList(current ?? [], { keys, steps: further, given }) };
  }
  const { [step]: _old, ...others } = members;
  const next = changedAt(current, further, given);
  return next === undefined ? others : { ...members, [step]: next };
}

interface ItemChange {
  readonly keys: readonly string[];
  readonly steps: readonly string[];
  readonly given: ExactValue | undefined;
}

function changedList(items: readonly ExactValue[], { keys, steps, given }: ItemChange): readonly ExactValue[] {
  const named = steps.slice(0, keys.length).map(decoded);
  const inside = steps.slice(keys.length);
  const isMeant = (item: ExactValue): boolean =>
    isObject(item) && named.every((name, at) => item[keys[at] ?? ''] === name);
  const key = Object.fromEntries(named.map((name, at) => [keys[at] ?? '', name]));
  const found = items.find(isMeant);
  const next = changedAt(found ?? (inside.length > 0 ? key : undefined), inside, given);
  if (next === undefined) return items.filter((item) => !isMeant(item));
  return found === undefined ? [...items, next] : items.map((item) => (isMeant(item) ? next : item));
}

function unescaped(step: string): string {
  return step.replaceAll('~1', '/').replaceAll('~0', '~');
}

/** Some clients percent-encode the URN of an item. */
function decoded(step: string): string {
  return step.startsWith('urn%3A') ? decodeURIComponent(step) : step;
}
