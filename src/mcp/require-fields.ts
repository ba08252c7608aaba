import { failures } from '../kernel/failures.js';
import { didYouMean } from '../registry/nearest-name.js';
import { FilterParser, parseQuery, type SearchCriteria } from '../search/index.js';
import type { AgentCall } from './tool.js';

/**
 * Agents cannot see which search fields there are, and conclude from an answer without results that there is nothing:
 * a field that no entity of the named types has is refused, with those that there are.
 * @throws failures.entityTypeUnknown, failures.filterInvalid, failures.queryFieldUnknown, failures.queryInvalid
 */
export function requireFields(criteria: SearchCriteria, { registry, fields }: AgentCall): void {
  const { text, mode, filter } = criteria;
  const entityTypes = criteria.entityTypes.map((name) => registry.requireEntity(name).name);
  const parser = new FilterParser(fields);
  const hintFor = (name: string): string => {
    const names = fields.select(entityTypes, () => true).map((field) => field.name);
    const owner = entityTypes.length === 0 ? 'The search fields' : `The search fields of ${entityTypes.join(', ')}`;
    return `${didYouMean(name, names)} ${owner} are ${names.join(', ')}.`;
  };
  parseQuery(text, mode, { field: (name) => parser.field(name), hintFor });
  for (const { field: name } of filter?.or?.flatMap(({ and }) => and ?? []) ?? []) {
    const field = parser.field(name);
    const served = field === undefined ? [] : [field.name, ...fields.expansion(field.name)];
    if (fields.select(entityTypes, (one) => served.includes(one.name)).length > 0) continue;
    const reason = field === undefined ? 'there is no such field' : `${entityTypes.join(', ')} has no such field`;
    throw failures.filterInvalid({ field: name, reason: `${reason}.${hintFor(name).replace(/\.$/, '')}` });
  }
}
