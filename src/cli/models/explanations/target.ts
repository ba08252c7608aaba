import { CatalogError } from '../../../kernel/failures.js';
import type { AspectSpec } from '../../../../generated/service/registry/model.js';
import type { Entity } from '../../../registry/registry.js';
import { didYouMean } from '../../../registry/nearest-name.js';
import { aspectPage, fieldPage, searchFieldPage } from './aspect-page.js';
import { entityPage, keyRows } from './entity-page.js';
import { findField } from './field-path.js';
import type { ModelKnowledge } from './model-knowledge.js';
import type { ExplanationPage } from './page.js';

/** The pages of a name, or why there are none. Entities and aspects may share a name. */
export type Explanation =
  | { readonly kind: 'pages'; readonly pages: readonly ExplanationPage[] }
  | { readonly kind: 'unknown'; readonly message: string };

/**
 * Explain a URN, an entity, an aspect, a field of an aspect (`ownership.owners.type`) or of a search index
 * (`dataset.description`).
 */
export function explain(target: string, knowledge: ModelKnowledge): Explanation {
  if (target.startsWith('urn:')) return explainUrn(target, knowledge);
  const [first = '', ...rest] = target.split(target.includes('/') ? '/' : '.');
  const entity = knowledge.registry.entity(first);
  const aspect = aspectNamed(first, knowledge);
  if (entity === undefined && aspect === undefined) return unknownName(first, knowledge);
  if (rest.length === 0) {
    return pages([
      ...(entity === undefined ? [] : [entityPage(entity, knowledge)]),
      ...(aspect === undefined ? [] : [aspectPage(aspect, knowledge)]),
    ]);
  }
  return explainInside({ entity, aspect, names: rest, target }, knowledge);
}

function explainUrn(text: string, knowledge: ModelKnowledge): Explanation {
  try {
    const { entity, parts } = knowledge.registry.requireUrn(text);
    const page = entityPage(entity, knowledge);
    return pages([{ ...page, facts: { 'this urn': text, ...page.facts, key: keyRows(entity, parts) } }]);
  } catch (error) {
    if (error instanceof CatalogError) return { kind: 'unknown', message: error.message };
    throw error;
  }
}

interface Inside {
  readonly entity: Entity | undefined;
  readonly aspect: AspectSpec | undefined;
  readonly names: readonly string[];
  readonly target: string;
}

/** A path of names from an aspect, and what it leads to. */
interface AskedField {
  readonly aspect: AspectSpec;
  readonly names: readonly string[];
  readonly field: ReturnType<typeof findField>;
}

/**
 * A name after an entity is one of its search fields or aspects; after an aspect, a path of fields. All matches count.
 */
function explainInside(inside: Inside, knowledge: ModelKnowledge): Explanation {
  const { entity, aspect, names } = inside;
  const [name = '', ...rest] = names;
  const carried = entity?.aspectByName.get(name);
  const fields = [
    ...(carried === undefined ? [] : [{ aspect: carried, names: rest }]),
    ...(aspect === undefined ? [] : [{ aspect, names }]),
  ]
    .filter((path) => path.names.length > 0)
    .map((path) => ({ ...path, field: findField(path.aspect.record, path.names, knowledge) }));
  const found = [
    ...(carried !== undefined && rest.length === 0 ? [aspectPage(carried, knowledge)] : []),
    ...(entity === undefined ? [] : searchFieldPages(entity, names)),
    ...fields.flatMap(({ aspect: owner, field }) =>
      field.kind === 'field' ? [fieldPage(owner, field, knowledge)] : [],
    ),
  ];
  if (found.length > 0) return pages(found);
  return secretField(fields) ?? lostField(inside, fields);
}

function lostField({ entity, names: [name = ''], target }: Inside, fields: readonly AskedField[]): Explanation {
  const lost = fields.flatMap(({ field }) => (field.kind === 'lost' ? [field] : []));
  const candidates = [...lost.flatMap((field) => field.candidates), ...(entity === undefined ? [] : namesOf(entity))];
  return lostName(lost[0]?.name ?? name, target, candidates);
}

/** Says why there is nothing to say; `undefined` when no name leads to a secret. Items need no name. */
function secretField(fields: readonly AskedField[]): Explanation | undefined {
  const found = fields.find(({ aspect: { secrets = [] }, names }) => {
    const asked = names.filter((name) => name !== '*');
    return secrets.some((path) => path.filter((step) => step !== '*').every((step, at) => asked[at] === step));
  });
  if (found === undefined) return undefined;
  const { aspect, names } = found;
  const message = `"${names.join('.')}" of ${aspect.name} is secret: RPC reads it, and nothing explains it.`;
  return { kind: 'unknown', message };
}

function searchFieldPages(entity: Entity, [name = '', ...rest]: readonly string[]): readonly ExplanationPage[] {
  const sources = rest.length > 0 ? [] : sourcesOf(entity, name);
  return sources.length === 0 ? [] : [searchFieldPage(entity.name, name, sources)];
}

function lostName(name: string, target: string, candidates: readonly string[]): Explanation {
  const all = [...new Set(candidates)].join(', ');
  const hint = didYouMean(name, candidates) || (all === '' ? ' It has no fields.' : ` It has ${all}.`);
  return { kind: 'unknown', message: `There is no "${name}" in ${target}.${hint}` };
}

function sourcesOf(entity: Entity, name: string): Parameters<typeof searchFieldPage>[2] {
  return [...entity.aspectByName.values()].flatMap((aspect) =>
    aspect.searchable
      .filter((field) => field.name === name || field.aliases.includes(name))
      .map((field) => ({ aspect, field })),
  );
}

/** What may follow an entity's name. */
function namesOf(entity: Entity): readonly string[] {
  const aspects = [...entity.aspectByName.values()];
  return [
    ...aspects.map(({ name }) => name),
    ...aspects.flatMap(({ searchable }) => searchable.map(({ name }) => name)),
  ];
}

function aspectNamed(name: string, { registry }: ModelKnowledge): AspectSpec | undefined {
  const folded = name.toLowerCase();
  return registry.aspect(name) ?? registry.aspects().find((aspect) => aspect.name.toLowerCase() === folded);
}

function unknownName(name: string, { registry }: ModelKnowledge): Explanation {
  const names = [...registry.entities(), ...registry.aspects()].map((known) => known.name);
  return { kind: 'unknown', message: `There is no entity and no aspect "${name}".${didYouMean(name, names)}` };
}

function pages(found: readonly ExplanationPage[]): Explanation {
  return { kind: 'pages', pages: found };
}
