import type { RuleLookup, RuleName } from './rule-lookup.js';

/**
 * An entity type of which a URN is made of another entity and one text, as that of a column is of its table and path.
 * @param parts by entity type that is a part of another: the key field that names the whole
 */
export function partNamed(name: RuleName, parts: ReadonlyMap<string, string>, lookup: RuleLookup): string | undefined {
  const entity = lookup.entity(name);
  if (entity === undefined) return undefined;
  const [whole, ...others] = entity.keyFields;
  if (whole !== undefined && whole.name === parts.get(entity.name) && others.length === 1) return entity.name;
  const hint = 'Name an entity of "parts" whose key is the whole and one text.';
  const reason = `a text says not which ${entity.name} of an entity is meant`;
  lookup.diagnostics.report('rule-path', name.span, { path: entity.name, reason, hint });
  return undefined;
}
