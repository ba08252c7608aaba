import type { Binding, FieldOutput } from '../../../../generated/service/graphql/binding.js';
import type { ModelPath } from '../../../../generated/service/registry/model.js';
import type { ModelKnowledge } from './model-knowledge.js';

/** Fields of entity types that read an aspect or a part of it: `Dataset.datasetProperties: DatasetProperties`. */
export function graphqlOfAspect(aspect: string, knowledge: ModelKnowledge): readonly string[] {
  const all = aspectReads(aspect, knowledge).map(({ type, field, output }) => {
    return `${type}.${field}${output === '' ? '' : `: ${output}`}`;
  });
  return [...new Set(all)];
}

/** Fields that read a field of an aspect: below the aspect's own object, and where an entity type exposes it. */
export function graphqlOfField(aspect: string, path: ModelPath, knowledge: ModelKnowledge): readonly string[] {
  const steps = path.filter((step) => step !== '*');
  const all = aspectReads(aspect, knowledge);
  const direct = all.filter((reading) => isSame(reading.steps, steps)).map(({ type, field }) => `${type}.${field}`);
  const objects = new Set(all.filter((reading) => reading.steps.length === 0).map(({ output }) => output));
  const below = [...objects].flatMap((type) => fieldBelow(type, steps, knowledge) ?? []);
  return [...new Set([...below, ...direct])];
}

interface FieldAccess {
  /** Object type of the entity. */
  readonly type: string;
  readonly field: string;
  /** Members of the aspect on the path to the value. */
  readonly steps: readonly string[];
  /** Name of the result type. */
  readonly output: string;
}

/** Everything that entity types read from an aspect. */
function aspectReads(aspect: string, { entityNames, bindings }: ModelKnowledge): readonly FieldAccess[] {
  return entityNames.flatMap(({ type }) =>
    Object.entries(bindings[type] ?? {}).flatMap(([field, binding]): readonly FieldAccess[] => {
      if (binding.kind === 'timeseries' && binding.aspect === aspect) {
        return [{ type, field, steps: [], output: binding.type }];
      }
      return sourcesOf(binding).flatMap((source) =>
        source.from === 'aspect' && source.aspect === aspect
          ? [{ type, field, steps: source.steps, output: outputName(binding) }]
          : [],
      );
    }),
  );
}

function sourcesOf(binding: Binding): Extract<Binding, { kind: 'value' }>['sources'] {
  return binding.kind === 'value' ? binding.sources : [];
}

/** `Type.field` that reads the last step; `undefined` where a step has no field of its own. */
function fieldBelow(root: string, steps: readonly string[], { bindings }: ModelKnowledge): string | undefined {
  let type = root;
  let last: string | undefined;
  for (const step of steps) {
    const bound = Object.entries(bindings[type] ?? {}).find(([, binding]) =>
      sourcesOf(binding).some((source) => source.from === 'record' && isSame(source.steps, [step])),
    );
    // Fields that are not listed read the member of their own name.
    last = `${type}.${bound?.[0] ?? step}`;
    type = bound === undefined ? '' : outputName(bound[1]);
  }
  return last?.startsWith('.') === true ? undefined : last;
}

/** Name of the object type of a binding; empty when its result is not an object of a type of its own. */
function outputName(binding: Binding): string {
  return binding.kind === 'value' ? nameIn(binding.output) : '';
}

function nameIn(output: FieldOutput): string {
  switch (output.kind) {
    case 'record':
    case 'map':
    case 'box':
      return output.type;
    case 'list':
      return nameIn(output.items);
    case 'member':
      return nameIn(output.value);
    default:
      return '';
  }
}

function isSame(left: readonly (number | string)[], right: readonly string[]): boolean {
  return left.length === right.length && left.every((step, index) => step === right[index]);
}
