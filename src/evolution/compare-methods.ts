/**
 * Compares RPC methods: which exist, their parameters and their results. Takes the methods of two models, reports what
 * clients may notice; no stored value depends on a method.
 */
import type { MethodShape } from '../../generated/service/registry/model-shape.js';
import type { FieldComparison } from './compare-fields.js';
import type { UseComparison } from './compare-uses.js';
import type { FoundChanges, Where } from './found-changes.js';
import { methodPart, parameterPart } from './part-names.js';

interface MethodComparisons {
  readonly uses: UseComparison;
  readonly fields: FieldComparison;
  readonly found: FoundChanges;
}

export function compareMethods(
  before: readonly MethodShape[],
  after: readonly MethodShape[],
  comparisons: MethodComparisons,
): void {
  const { found } = comparisons;
  const kept = new Map(after.map((method) => [addressOf(method), method]));
  for (const old of before) {
    const now = kept.get(addressOf(old));
    kept.delete(addressOf(old));
    if (now === undefined) found.note('method-removed', whereOf(old, 'old'), { method: addressOf(old) });
    else compareMethod(old, now, comparisons);
  }
  for (const added of kept.values()) found.note('method-added', whereOf(added, 'new'), { method: addressOf(added) });
}

function compareMethod(before: MethodShape, after: MethodShape, { uses, fields }: MethodComparisons): void {
  const { resource, name } = after;
  fields.compare(before.parameters, after.parameters, {
    noun: 'parameter',
    aspects: [],
    nameOf: () => addressOf(after),
    partsOf: (parameter) => [parameterPart(resource, name, parameter.name), methodPart(resource, name)],
  });
  const what = `the answer of ${addressOf(after)}`;
  uses.compare(before.returns ?? 'null', after.returns ?? 'null', { what, where: whereOf(after, 'new') });
}

function addressOf({ resource, name }: MethodShape): string {
  return `${resource}.${name}`;
}

function whereOf({ resource, name }: MethodShape, tree: Where['tree']): Where {
  return { tree, parts: [methodPart(resource, name)], aspects: [] };
}
