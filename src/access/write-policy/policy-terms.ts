/**
 * Whether a policy says what could come true: privileges that such policies grant, actors of types that can act, fields
 * that criteria have, values for each of them, and types of entities that there are. Takes what is to be written and
 * what is stored; what a policy has already may stay (D-484), since it may have been written over RPC, and can still be
 * switched off.
 */
import { ACTOR_TYPE } from '../../kernel/actors.js';
import { failures } from '../../kernel/failures.js';
import { isMembers, type Members, ownMember } from '../../kernel/members.js';
import { entityTypeOf, parseUrn } from '../../kernel/urn.js';
import type { Registry } from '../../registry/index.js';
import { didYouMean } from '../../registry/nearest-name.js';
import { RESOURCE_FIELDS } from '../policies/actor-grants.js';
import { METADATA_PRIVILEGES, PLATFORM_PRIVILEGES } from '../policies/privileges.js';
import { textsIn } from '../policies/stored-policy.js';

/** Fields of criteria whose values are types of entities. */
const OF_TYPE: ReadonlySet<string> = new Set(['TYPE', 'RESOURCE_TYPE']);

/** Types of what a policy names as actors, by the member that names them. */
const ACTOR_TYPES: ReadonlyMap<string, string> = new Map([
  ['users', ACTOR_TYPE],
  ['groups', 'corpGroup'],
  ['roles', 'dataHubRole'],
  ['resourceOwnersTypes', 'ownershipType'],
]);

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
  const empty = sent.empty.find((field) => !before.empty.includes(field));
  if (empty !== undefined) {
    const reason = `the criterion on ${empty} has no values, so nothing could meet it`;
    throw failures.parameterInvalid({ name: 'resources.filter.criteria', reason });
  }
  requireActors(info['actors'], stored['actors']);
}

/** A text that is no URN is refused with the aspect. */
function requireActors(sent: unknown, stored: unknown): void {
  for (const [member, type] of ACTOR_TYPES) {
    const before = textsOf(stored, member);
    const value = textsOf(sent, member).find((text) => !before.includes(text) && !isOfType(text, type));
    if (value === undefined) continue;
    const reason = `"${value}" is of another type than ${type}`;
    throw failures.parameterInvalid({ name: `actors.${member}`, reason, value });
  }
}

function textsOf(holder: unknown, member: string): readonly string[] {
  return isMembers(holder) ? textsIn(ownMember(holder, member)) : [];
}

function isOfType(text: string, type: string): boolean {
  const urn = parseUrn(text);
  return urn === undefined || entityTypeOf(urn) === type;
}

/** `fields`: that criteria name. `empty`: those among them whose criterion has no values. */
interface ResourceTerms {
  readonly fields: readonly string[];
  readonly empty: readonly string[];
  readonly types: readonly string[];
}

/** Fields that criteria name, and types of entities, in both forms in which resources are stated. */
function resourceTerms(resources: unknown): ResourceTerms {
  const type = isMembers(resources) ? ownMember(resources, 'type') : undefined;
  const filter = isMembers(resources) ? ownMember(resources, 'filter') : undefined;
  const list: unknown = isMembers(filter) ? ownMember(filter, 'criteria') : undefined;
  const criteria = Array.isArray(list) ? list.filter(isMembers) : [];
  const typed = criteria.filter(({ field }) => OF_TYPE.has(String(field))).flatMap(({ values }) => textsIn(values));
  return {
    fields: criteria.map(({ field }) => String(field)),
    empty: criteria.filter(({ values }) => textsIn(values).length === 0).map(({ field }) => String(field)),
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
