import { Diagnostics } from '../../diagnostics/diagnostics.js';
import type { MethodSpec, ModelValue, ParameterSpec, ResourceSpec } from '../../model/catalog-model.js';
import type { ObjectValue } from '../../pdl/syntax.js';
import { DefaultChecker } from '../names/defaults.js';
import type { TypeGraph } from '../names/model-path.js';
import { type KeyRules, readObject } from '../yaml/object-reader.js';
import { plainValue } from '../yaml/plain-value.js';

/** Key of the example of a `get`, beside the parameters. */
const KEY = 'key';

/**
 * The example of a method, checked against its parameters. Reports unknown and missing parameters and values of other
 * types; whether the request works is left to whoever has a service.
 * @returns values by parameter, in their order; `undefined` when there is none that fits
 */
export function readExample(
  written: ObjectValue | undefined,
  { kind, parameters }: Pick<MethodSpec, 'kind' | 'parameters'>,
  graph: TypeGraph,
  diagnostics: Diagnostics,
): MethodSpec['example'] {
  if (written === undefined) return undefined;
  const keyRules: KeyRules = kind === 'get' ? { [KEY]: { kind: 'text', presence: 'required' } } : {};
  const rules = { ...keyRules, ...Object.fromEntries(parameters.map(ruleOf)) };
  const checked = readObject(written, rules, 'the example', diagnostics);
  // Over models of others a type may have become another one, for which nobody there is to blame.
  const isAlone = written.span.file.tree.label === '';
  let fits = true;
  for (const { name, type } of parameters) {
    const value = checked.value(name);
    if (value === undefined) continue;
    const findings = new Diagnostics();
    new DefaultChecker(graph.records, graph.table, findings).check(value, type, []);
    fits &&= findings.errorCount === 0;
    for (const { message } of isAlone ? findings.sorted() : []) {
      diagnostics.report('example-value', value.span, { name, reason: message.replace(/^The default/, 'The value') });
    }
  }
  if (!fits) return undefined;
  return Object.fromEntries(
    Object.keys(rules).flatMap((name) => {
      const value = checked.value(name);
      return value === undefined ? [] : [[name, plainValue(value)]];
    }),
  );
}

function ruleOf({ name, presence, default: fallback }: ParameterSpec): [string, KeyRules[string]] {
  const isNeeded = presence === 'required' && fallback === undefined;
  return [name, isNeeded ? { kind: 'any', presence: 'required' } : { kind: 'any' }];
}

/** Parameters of these names name entity types and aspects, in every resource. */
const ENTITY_PARAMETERS: ReadonlySet<string> = new Set(['entities', 'entity', 'entityType']);
const ASPECT_PARAMETERS: ReadonlySet<string> = new Set(['aspect', 'aspectName', 'aspects']);
const URN = /^urn:li:(\w+):/;
const URNS = /urn:li:(\w+):/g;

/** Names that examples may use. */
export interface ExampleGround {
  readonly entities: ReadonlySet<string>;
  readonly aspects: ReadonlySet<string>;
}

/** The resource without the examples and answers that name an entity type or an aspect which the models do not have. */
export function withUsableExamples(resource: ResourceSpec, ground: ExampleGround): ResourceSpec {
  const methods = resource.methods.map(({ example, answer, ...method }) => {
    if (example === undefined || !isUsable(example, ground, '')) return method;
    const isAnswerUsable = answer !== undefined && namesKnownEntities(answer, ground);
    return { ...method, example, ...(isAnswerUsable ? { answer } : {}) };
  });
  return { ...resource, methods };
}

/** Members of answers mean something else than parameters of the same name: only URNs are looked at. */
function namesKnownEntities(answer: ModelValue, { entities }: ExampleGround): boolean {
  return [...JSON.stringify(answer).matchAll(URNS)].every(([, entity = '']) => entities.has(entity));
}

/** @param name of the member that has the value */
function isUsable(value: ModelValue, ground: ExampleGround, name: string): boolean {
  if (typeof value === 'string') {
    const entity = ENTITY_PARAMETERS.has(name) ? value : URN.exec(value)?.[1];
    if (entity !== undefined) return ground.entities.has(entity);
    return !ASPECT_PARAMETERS.has(name) || ground.aspects.has(value);
  }
  if (typeof value !== 'object' || value === null) return true;
  if (isList(value)) return value.every((item) => isUsable(item, ground, name));
  return Object.entries(value).every(([key, item]) => isUsable(item, ground, key));
}

function isList(value: ModelValue): value is readonly ModelValue[] {
  return Array.isArray(value);
}
