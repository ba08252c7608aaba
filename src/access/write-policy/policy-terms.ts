/**
 * Whether a policy says what could come true: privileges that such policies grant, fields that criteria have, and types
 * of entities that there are. Takes what is to be written and what is stored; what a policy has already may stay
 * (D-484), since it may have been written over RPC, and can still be switched off.
 */
import { failures } from '../../kernel/failures.js';
import { isMembers, type Members, ownMember } from '../../kernel/members.js';
import type { Registry } from '../../registry/index.js';
import { didYouMean } from '../../registry/nearest-name.js';
import { RESOURCE_FIELDS } from '../policies/actor-grants.js';
import { METADATA_PRIVILEGES, PLATFORM_PRIVILEGES } from '../policies/privileges.js';
import { textsIn } from '../policies/stored-policy.js';

/** Fields of criteria whose values are types of entities. */
const OF_TYPE: ReadonlySet<string> = new Set(['TYPE', 'RESOURCE_TYPE']);

/** Words of which each has to be known. `what`: begins the sentence about one that is not. */
interface Terms {
  readonly name: string;
  readonly what: string;
  readonly known: readonly string[];
  readonly sent: readonly string[];
  readonly stored: readonly string[];
}

/** @throws failures.parameterInvalid */
export function requireTerms(info: Members, stored: Members, registry: Registry): void {
  const type = String(info['type']);
  const privileges = type === 'PLATFORM' ? PLATFORM_PRIVILEGES : METADATA_PRIVILEGES;
  const [sent, before] = [resourceTerms(info['resources']), resourceTerms(stored['resources'])];
  requireKnown({
    ...{ name: 'privileges', what: `policies of the type ${type} grant`, known: privileges.map((one) => one.type) },
    ...{ sent: textsIn(info['privileges']), stored: textsIn(stored['privileges']) },
  });
  requireKnown({
    ...{ name: 'resources', what: 'criteria have', known: RESOURCE_FIELDS },
    ...{ sent: sent.fields, stored: before.fields },
  });
  requireKnown({
    ...{ name: 'resources', what: 'the catalog has', known: registry.entities().map(({ name }) => name) },
    ...{ sent: sent.types, stored: before.types },
  });
}

/** Fields that criteria name, and types of entities, in both forms in which resources are stated. */
function resourceTerms(resources: unknown): { readonly fields: readonly string[]; readonly types: readonly string[] } {
  const type = isMembers(resources) ? ownMember(resources, 'type') : undefined;
  const filter = isMembers(resources) ? ownMember(resources, 'filter') : undefined;
  const list: unknown = isMembers(filter) ? ownMember(filter, 'criteria') : undefined;
  const criteria = Array.isArray(list) ? list.filter(isMembers) : [];
  const typed = criteria.filter(({ field }) => OF_TYPE.has(String(field))).flatMap(({ values }) => textsIn(values));
  return {
    fields: criteria.map(({ field }) => String(field)),
    types: [...textsIn([type]).filter((text) => text !== ''), ...typed],
  };
}

function requireKnown({ name, what, known, sent, stored }: Terms): void {
  const value = sent.find((word) => !known.includes(word) && !stored.includes(word));
  if (value === undefined) return;
  const hint = didYouMean(value, known).trim();
  const reason = `${what} no "${value}"${hint === '' ? '' : ` (${hint})`}, but ${known.join(', ')}`;
  throw failures.parameterInvalid({ name, reason, value });
}
