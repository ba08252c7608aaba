import type { JsonObject } from '../../shared/json-object.js';
import { isObject } from '../../shared/json-object.js';
import { ValueView } from '../value-view.js';

/** Members that stand elsewhere on the page. */
const SHOWN_ELSEWHERE = new Set(['customProperties', 'description', 'name', 'title', 'tags']);

/** What the platform says of an entity: its own properties beside those that every entity of the type has. */
export function PropertyTable({ value }: { readonly value: JsonObject }) {
  const own = isObject(value['customProperties']) ? value['customProperties'] : {};
  const others = Object.entries(value).filter(([name]) => !SHOWN_ELSEWHERE.has(name));
  const shown = { ...Object.fromEntries(others), ...own };
  if (Object.keys(shown).length === 0) return <p className="faint">The platform says nothing more of it.</p>;
  return <ValueView value={shown} />;
}
