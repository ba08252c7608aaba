/** Operations of the schema with arguments that they accept, made from the schema and from the tables of the models. */
import {
  getNamedType,
  getNullableType,
  type GraphQLField,
  type GraphQLInputType,
  isCompositeType,
  isEnumType,
  isInputObjectType,
  isListType,
  isNonNullType,
} from 'graphql';
import { entityNames } from '../../generated/service/graphql/bindings.js';
import { edits } from '../../generated/service/registry/edits.js';
import { entities } from '../../generated/service/registry/entities.js';
import { CATALOG } from './edit-catalog.js';
import { ORDERS } from './graphql.builder.js';
import { schema } from './graphql-edits.builder.js';
import type { PlaceKind, RequestPath } from './hostile-values.js';

/** Deepest members that are attacked; inputs may contain themselves. */
const DEEPEST = 8;

/** What the names of members say of their values, the first that fits; `*` stands for the items of a list. */
const BY_NAME: readonly (readonly [RegExp, string])[] = [
  [/(actor|owner|user|author)[a-z]*$/i, 'urn:li:corpuser:ann'],
  [/tag\.urn$/, 'urn:li:tag:pii'],
  [/urns?$/i, ORDERS],
  [/(^|\.)field$/, 'name'],
  [/sort\w*\.field$/i, 'urn'],
  [/colorHex$/, '#ff0000'],
  [/(url|link|location)$/i, 'https://example.com/x'],
  [/fieldPath$/, 'id'],
];

/** Arguments that no rule makes, by operation and member. */
const BY_MEMBER: Readonly<Record<string, string>> = {
  'deletePolicy urn': 'urn:li:dataHubPolicy:x',
  'updateDescription input.resourceUrn': 'urn:li:tag:public',
  'updateName input.urn': 'urn:li:domain:shop',
  'updateParentNode input.resourceUrn': 'urn:li:glossaryTerm:sales',
};

/** Members that need not be sent, but without which the operation is refused. */
const SENT_TOO: ReadonlySet<string> = new Set(['searchAcrossLineage input.urn', 'scrollAcrossLineage input.urn']);

/** A place in the arguments that is attacked. */
export interface ArgumentPlace {
  readonly steps: RequestPath;
  readonly place: PlaceKind | 'symbol';
  /** Whether null, or nothing, is refused there. */
  readonly isNeeded: boolean;
  /** A value that fits. */
  readonly fitting: unknown;
}

/** `text`: its document, with every argument as a variable. `sent`: arguments that it accepts. */
export interface HostileOperation {
  readonly name: string;
  readonly kind: 'mutation' | 'query';
  readonly text: string;
  readonly sent: Readonly<Record<string, unknown>>;
  readonly places: readonly ArgumentPlace[];
}

/** All of them, in the order of the schema. */
export function operations(): readonly HostileOperation[] {
  const roots = [['query', schema.getQueryType()] as const, ['mutation', schema.getMutationType()] as const];
  return roots.flatMap(([kind, type]) => Object.values(type?.getFields() ?? {}).map((field) => operation(kind, field)));
}

function operation(
  kind: HostileOperation['kind'],
  { name, args, type }: GraphQLField<unknown, unknown>,
): HostileOperation {
  const values = new FittingValues(name);
  const declared = args.map((arg) => `$${arg.name}: ${String(arg.type)}`).join(', ');
  const passed = args.map((arg) => `${arg.name}: $${arg.name}`).join(', ');
  const selection = isCompositeType(getNamedType(type)) ? ' { __typename }' : '';
  const head = args.length === 0 ? kind : `${kind} hostile(${declared})`;
  return {
    name,
    kind,
    text: `${head} { ${name}${args.length === 0 ? '' : `(${passed})`}${selection} }`,
    sent: Object.fromEntries(
      args.filter((arg) => isNonNullType(arg.type)).map((arg) => [arg.name, values.of(arg.type, [arg.name])]),
    ),
    places: args.flatMap((arg) => placesOf(values, arg.type, [arg.name])),
  };
}

function placesOf(values: FittingValues, type: GraphQLInputType, steps: RequestPath): readonly ArgumentPlace[] {
  const bare = getNullableType(type);
  const isNeeded = isNonNullType(type);
  const own = { steps, place: placeOf(bare), isNeeded, fitting: values.of(type, steps) };
  if (steps.length === DEEPEST) return [own];
  if (isListType(bare)) return [own, ...placesOf(values, bare.ofType, [...steps, 0])];
  const members = isInputObjectType(bare) ? Object.values(bare.getFields()) : [];
  return [own, ...members.flatMap((member) => placesOf(values, member.type, [...steps, member.name]))];
}

function placeOf(type: GraphQLInputType): ArgumentPlace['place'] {
  if (isListType(type)) return 'list';
  if (isInputObjectType(type)) return 'object';
  if (isEnumType(type)) return 'symbol';
  const places: Readonly<Record<string, PlaceKind>> = {
    Boolean: 'boolean',
    Float: 'number',
    Int: 'number',
    Long: 'number',
  };
  return places[String(type)] ?? 'text';
}

/** Values that fit the arguments of one operation. */
class FittingValues {
  /** By the names on the way to them. */
  private readonly urns: ReadonlyMap<string, string>;

  constructor(private readonly operation: string) {
    const edit = edits.find(({ name }) => name === operation);
    const target = edit !== undefined && 'target' in edit.change ? [edit.change.target] : [];
    const references = [...target, ...(edit?.references ?? [])];
    const named = references.flatMap(({ path, entities: [type] }) =>
      type === undefined ? [] : [[path.join('.'), urnOf(type)] as const],
    );
    this.urns = new Map([...this.ownUrn(), ...named]);
  }

  of(type: GraphQLInputType, steps: RequestPath): unknown {
    const bare = getNullableType(type);
    if (isListType(bare)) return [this.of(bare.ofType, [...steps, 0])];
    if (isEnumType(bare)) return bare.getValues()[0]?.name;
    if (isInputObjectType(bare)) {
      const members = Object.values(bare.getFields()).filter((member) => {
        const isRequired = isNonNullType(member.type) && member.defaultValue === undefined;
        return isRequired || SENT_TOO.has(`${this.operation} ${wayTo([...steps, member.name])}`);
      });
      return Object.fromEntries(members.map((member) => [member.name, this.of(member.type, [...steps, member.name])]));
    }
    const place = placeOf(bare);
    if (place === 'boolean') return true;
    return place === 'number' ? 1 : this.text(wayTo(steps));
  }

  private text(way: string): string {
    const given = BY_MEMBER[`${this.operation} ${way}`] ?? this.urns.get(way);
    return given ?? BY_NAME.find(([name]) => name.test(way.replaceAll('.*', '')))?.[1] ?? 'x';
  }

  /** An operation that is called after an entity is about one. */
  private ownUrn(): readonly (readonly [string, string])[] {
    const name = this.operation.toLowerCase();
    const called = entityNames.filter(({ entity, read }) =>
      [entity, read].some((one) => name === one.toLowerCase() || name.includes(one.toLowerCase())),
    );
    const [longest] = called.toSorted((one, other) => other.entity.length - one.entity.length);
    if (longest === undefined) return [];
    const urn = urnOf(longest.entity);
    return [
      ['urn', urn],
      ['input.urn', urn],
    ];
  }
}

function wayTo(steps: RequestPath): string {
  return steps.map((step) => (typeof step === 'number' ? '*' : step)).join('.');
}

/** An entity of the type: one that is there, if any is. */
function urnOf(type: string): string {
  const stored = CATALOG.find(([urn]) => urn.split(':')[2] === type)?.[0];
  if (type === 'dataset' || stored !== undefined) return stored ?? ORDERS;
  const keyFields = entities.find(({ name }) => name === type)?.keyFields ?? [];
  const parts = keyFields.map(({ symbols, value }) =>
    value === 'urn' ? 'urn:li:dataPlatform:hive' : (symbols[0] ?? 'x'),
  );
  return `urn:li:${type}:${parts.length === 1 ? (parts[0] ?? '') : `(${parts.join(',')})`}`;
}
