import type { DatasetNamespaceSpec, OpenLineageSpec } from '../../../generated/service/registry/model.js';
import { type Members, ownMember } from '../../kernel/members.js';

/** A dataset as OpenLineage names it. */
export interface DatasetName {
  readonly namespace: string;
  readonly name: string;
}

/** A dataset as the catalog names it. `platform`: without the beginning of its URN. */
export interface CatalogName {
  readonly platform: string;
  readonly name: string;
  readonly origin: string;
}

const ORIGIN = 'PROD';
const NAME = '{name}';
const AUTHORITY = '{authority}';

/**
 * Names of datasets, by the tables of the models, in both directions. Names of both differ only in what a namespace
 * says: the same dataset of two hosts is one, unless an instance is given for one of them (D-291).
 */
export class DatasetNames {
  constructor(private readonly models: Pick<OpenLineageSpec, 'namespaces' | 'schemes'>) {}

  /** A scheme that no table has, and a namespace without a scheme, are the platform themselves. */
  toCatalog({ namespace, name }: DatasetName): CatalogName {
    const known = ownMember(this.models.namespaces, namespace);
    const { scheme, authority } = partsOf(namespace);
    const row = ownMember(this.models.schemes, scheme);
    const platform = known?.platform ?? row?.platform ?? scheme;
    const called = filled(row?.name ?? NAME, dotted(name, row?.tablePath), authority);
    return { platform, name: within(known, called), origin: known?.origin ?? ORIGIN };
  }

  /** What `toCatalog` makes the same of. The authority is lost where neither a table nor the name has it. */
  fromCatalog({ platform, name, origin }: CatalogName): DatasetName {
    for (const [namespace, known] of Object.entries(this.models.namespaces)) {
      const rest = restOf(known, { platform, name, origin });
      if (rest !== undefined && !(this.rowOf(namespace) ?? NAME).includes(AUTHORITY)) return { namespace, name: rest };
    }
    const [scheme, row] = Object.entries(this.models.schemes).find(([, one]) => one.platform === platform) ?? [];
    if (scheme === undefined || row === undefined) return { namespace: platform, name };
    if (!row.name.startsWith(`${AUTHORITY}/`)) return { namespace: scheme, name };
    const cut = name.indexOf('/');
    return cut < 0
      ? { namespace: `${scheme}://${name}`, name: '/' }
      : { namespace: `${scheme}://${name.slice(0, cut)}`, name: name.slice(cut + 1) };
  }

  private rowOf(namespace: string): string | undefined {
    return this.models.schemes[partsOf(namespace).scheme]?.name;
  }
}

/** Members of the key of a dataset. */
export function datasetKey({ platform, name, origin }: CatalogName, platformUrn: string): Members {
  return { platform: `${platformUrn}${escaped(platform)}`, name: escaped(name), origin };
}

const ESCAPES: Readonly<Record<string, string>> = { ',': '%2C', '(': '%28', ')': '%29' };

/** A text as a part of a key: what would break the key apart is written otherwise. */
export function escaped(text: string): string {
  return text.replace(/[(),]/g, (char) => ESCAPES[char] ?? char);
}

function partsOf(namespace: string): { readonly scheme: string; readonly authority: string } {
  const at = namespace.indexOf('://');
  if (at >= 0) return { scheme: namespace.slice(0, at).toLowerCase(), authority: namespace.slice(at + 3) };
  const colon = namespace.indexOf(':');
  return colon < 0
    ? { scheme: namespace, authority: '' }
    : { scheme: namespace.slice(0, colon).toLowerCase(), authority: namespace.slice(colon + 1) };
}

/** The name with the instance before it, where there is one. */
function within(known: DatasetNamespaceSpec | undefined, name: string): string {
  return known?.instance === undefined ? name : `${known.instance}.${name}`;
}

/** A path of names as names with dots between. */
function dotted(name: string, tablePath: string | undefined): string {
  if (tablePath === undefined || !name.startsWith(tablePath)) return name;
  return name.slice(tablePath.length).replaceAll('/', '.');
}

/** A slash at the beginning of the name is dropped where something stands before it. */
function filled(template: string, name: string, authority: string): string {
  const slashed = template.includes(`/${NAME}`) ? name.replace(/^\/+/, '') : name;
  return template.replace(AUTHORITY, () => authority).replace(NAME, () => slashed);
}

/** The name within a namespace of which something is known; `undefined` for a dataset of another. */
function restOf(known: DatasetNamespaceSpec, { platform, name, origin }: CatalogName): string | undefined {
  if (known.platform !== platform || (known.origin ?? ORIGIN) !== origin) return undefined;
  if (known.instance === undefined) return name;
  return name.startsWith(`${known.instance}.`) ? name.slice(known.instance.length + 1) : undefined;
}
