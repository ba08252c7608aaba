import { readInstalled, readInstalledDirectory } from '../../assets/index.js';
import { invariant } from '../../kernel/assert-never.js';
import { readJson } from '../../kernel/json-text.js';
import { isMembers } from '../../kernel/members.js';

/** Generated data of these pages. Types are PDL text with full names. */
export interface DocsCatalog {
  readonly entities: readonly EntityDoc[];
  readonly aspects: readonly AspectDoc[];
  readonly types: readonly TypeDoc[];
  readonly resources: readonly ResourceDoc[];
}

/** An entity type. `aspects`: short names. */
export interface EntityDoc {
  readonly name: string;
  readonly doc: string;
  /** Pattern of its URNs, `urn:li:tag:<name>`. */
  readonly urn: string;
  /** URN of an entity that should not exist. */
  readonly example: string;
  readonly keyAspect: string;
  readonly aspects: readonly string[];
}

/** An aspect, with its search fields and edges; paths are joined by slashes. */
export interface AspectDoc {
  readonly name: string;
  readonly record: string;
  readonly kind: string;
  readonly searchable: readonly { readonly path: string; readonly name: string; readonly type: string }[];
  readonly relationships: readonly {
    readonly path: string;
    readonly name: string;
    readonly entityTypes: readonly string[];
  }[];
  /** A value that is accepted, in the JSON form of rest.li. Absent when it would have to show a secret. */
  readonly example?: unknown;
}

/** Annotations without a meaning for the catalog, by name. */
export type CarriedDoc = Readonly<Record<string, unknown>>;

/** A named type. `fields` of a record, `symbols` of an enum, `ref` of a typeref. */
export interface TypeDoc {
  readonly name: string;
  readonly kind: string;
  /** The file that declares it, relative to the folder of the models. */
  readonly source: string;
  readonly doc: string;
  readonly deprecated?: string | true;
  readonly annotations?: CarriedDoc;
  /** Included records. */
  readonly includes?: readonly string[];
  /** All fields, with the included ones. */
  readonly fields?: readonly MemberDoc[];
  readonly symbols?: readonly { readonly name: string; readonly doc: string; readonly annotations?: CarriedDoc }[];
  readonly ref?: string;
}

/** A field of a record, or a parameter of a method. */
export interface MemberDoc {
  readonly name: string;
  readonly doc: string;
  readonly type: string;
  readonly presence: string;
  readonly default?: unknown;
  readonly deprecated?: string | true;
  readonly annotations?: CarriedDoc;
}

/** An RPC resource. */
export interface ResourceDoc {
  readonly name: string;
  readonly doc: string;
  readonly methods: readonly MethodDoc[];
}

/** A method of a resource. `returns`: absent when the body is empty. */
export interface MethodDoc {
  readonly kind: string;
  readonly name: string;
  readonly doc: string;
  readonly deprecated?: string;
  readonly parameters: readonly MemberDoc[];
  readonly returns?: string;
  readonly errors: readonly { readonly status: number; readonly when: string }[];
  /** Values of parameters by name, and `key` of a `get`; works with the sample of the README. */
  readonly example?: Readonly<Record<string, unknown>>;
}

const PARTS = 'generated/service/docs';

/** The generated catalog; some hundred kilobytes in about sixty files, so it is loaded on demand. */
export async function readDocsCatalog(): Promise<DocsCatalog> {
  const read = async (part: string): Promise<unknown> => parsePart(await readInstalled(`${PARTS}/${part}.json`));
  const [entities, aspects, resources, namespaces] = await Promise.all([
    read('entities'),
    read('aspects'),
    read('resources'),
    readInstalledDirectory(`${PARTS}/types`),
  ]);
  const catalog: unknown = { entities, aspects, resources, types: namespaces.flatMap(parsePart) };
  invariant(isCatalog(catalog), 'The generated documentation cannot be read.');
  return { ...catalog, types: [...catalog.types].sort(byName) };
}

function parsePart(text: string): unknown {
  const result = readJson(text);
  return result.kind === 'value' ? result.value : undefined;
}

function isCatalog(value: unknown): value is DocsCatalog {
  return isMembers(value) && ['entities', 'aspects', 'types', 'resources'].every((key) => Array.isArray(value[key]));
}

/** By code unit, as models are ordered. */
function byName(a: TypeDoc, b: TypeDoc): number {
  return a.name < b.name ? -1 : a.name > b.name ? 1 : 0;
}
