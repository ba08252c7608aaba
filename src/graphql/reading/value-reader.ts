import type { FieldOutput } from '../../../generated/service/graphql/binding.js';
import { assertNever } from '../../kernel/assert-never.js';
import { isMembers, ownMember } from '../../kernel/members.js';
import type { GraphqlEntity, GraphqlRecord } from './nodes.js';
import type { RequestScope } from './request-scope.js';
import { unfitValue } from './unfit-value.js';

/** Where a value was found. */
export interface ValueContext {
  readonly owner: GraphqlEntity;
  /** Type of what has the field. */
  readonly typename: string;
  readonly version: number;
  readonly scope: RequestScope;
}

/**
 * Makes what a field answers from a raw value that is there. `undefined`: there is nothing to answer.
 * @throws failures.aspectInvalid for a value that is neither an object nor a list where the models want one
 */
export type ValueReader = (raw: unknown, at: ValueContext) => unknown;

/** Build the reader of an output once, so that nothing is decided again for each value. */
export function valueReader(output: FieldOutput): ValueReader {
  switch (output.kind) {
    case 'plain':
      return (raw) => raw;
    case 'record':
      return recordReader(output.type);
    case 'entity':
      return entityReader(output.entities, output.others ?? 'skipped');
    case 'list':
      return listReader(valueReader(output.items));
    case 'map':
      return mapReader(output.type);
    case 'member':
      return memberReader(output.key, valueReader(output.value));
    case 'union':
      return unionReader(output.members);
    case 'symbol':
      return symbolReader(new Map(Object.entries(output.symbols)));
    case 'box':
      return boxReader(output.type, output.field);
    default:
      return assertNever(output, 'output');
  }
}

/** The value as a record that the fields of its type read from. */
export function recordNode(
  typename: string,
  value: GraphqlRecord['value'],
  at: Pick<ValueContext, 'owner' | 'version'>,
): GraphqlRecord {
  return { kind: 'record', typename, value, owner: at.owner, version: at.version };
}

function recordReader(type: string): ValueReader {
  return (raw, at) => recordNode(type, isMembers(raw) ? raw : misfit(raw, at, type), at);
}

/** `others`: what becomes of the URN of an entity of another type. */
function entityReader(entities: readonly string[], others: 'refused' | 'skipped'): ValueReader {
  const [only] = entities;
  const prefix = entities.length === 1 && only !== undefined ? `urn:li:${only}:` : undefined;
  return (raw, at) => {
    if (typeof raw !== 'string') return undefined;
    // Part of a URN may be the bare key of another entity.
    const node = at.scope.nodes.find(raw.startsWith('urn:') || prefix === undefined ? raw : `${prefix}${raw}`);
    if (node === undefined) return undefined;
    if (entities.includes(node.entity.name)) return node;
    return others === 'refused' ? misfit(raw, at, `URN of ${entities.join(' or ')}`) : undefined;
  };
}

function listReader(read: ValueReader): ValueReader {
  return (raw, at) => {
    if (!Array.isArray(raw)) return misfit(raw, at, 'array');
    const values: unknown[] = [];
    for (const item of raw) {
      const value = item === null ? undefined : read(item, at);
      if (value !== undefined) values.push(value);
    }
    return values;
  };
}

function mapReader(type: string): ValueReader {
  return (raw, at) =>
    Object.entries(isMembers(raw) ? raw : misfit(raw, at, 'map')).map(([key, value]) =>
      recordNode(type, { key, value }, at),
    );
}

function misfit(value: unknown, { owner, typename }: ValueContext, kind: string): never {
  throw unfitValue(owner.urn, { record: typename, field: undefined, value, kind });
}

function memberReader(key: string, read: ValueReader): ValueReader {
  return (raw, at) => {
    const value = isMembers(raw) ? ownMember(raw, key) : undefined;
    return value === undefined || value === null ? undefined : read(value, at);
  };
}

function unionReader(members: Extract<FieldOutput, { readonly kind: 'union' }>['members']): ValueReader {
  const arms = new Map(Object.entries(members));
  return (raw, at) => {
    if (!isMembers(raw)) return undefined;
    const [[key, value] = ['', undefined]] = Object.entries(raw);
    const arm = arms.get(key);
    if (arm === undefined) return undefined;
    if (arm.form === 'box') return recordNode(arm.type, { [arm.field]: value }, at);
    return isMembers(value) ? recordNode(arm.type, value, at) : undefined;
  };
}

function symbolReader(symbols: ReadonlyMap<string, string>): ValueReader {
  return (raw) => (isMembers(raw) ? symbols.get(Object.keys(raw)[0] ?? '') : undefined);
}

function boxReader(type: string, field: string): ValueReader {
  return (raw, at) => recordNode(type, { [field]: raw }, at);
}
