/** Reads the section of `rules.yml` that says where aspects state lineage between parts of entities. */
import type { ColumnLineageSpec, ModelPath, OwnColumnSpec } from '../../../model/catalog-model.js';
import type { ObjectEntry } from '../../../pdl/syntax.js';
import type { NamedAspect } from '../aspects.js';
import { type CheckedObject, type KeyRules, objectIn, readObject, TEXT_OR_TEXTS } from '../../yaml/object-reader.js';
import { A_TEXT, type RuleLookup, type RuleName } from './rule-lookup.js';
import { partNamed } from './part-name.js';
import { textsUnder } from './rule-texts.js';

const SECTION = 'columnLineage';

export const LINEAGE_KEYS: KeyRules = {
  name: { kind: 'text', presence: 'required', doc: 'Name of the relationship.' },
  upstreams: { kind: 'text', presence: 'required', doc: 'Path to the URNs that something is made from.' },
  downstreams: {
    kind: 'any',
    presence: 'required',
    doc: 'Path to the URNs of what is made, or the entity whose parts are meant and the path to their names.',
    forms: [{ kind: 'text' }, { kind: 'object', values: TEXT_OR_TEXTS }],
  },
};

/** @param parts by entity type that is a part of another: the key field that names the whole. @returns by aspect */
export function readColumnLineage(
  entries: readonly ObjectEntry[],
  parts: ReadonlyMap<string, string>,
  lookup: RuleLookup,
): ReadonlyMap<string, ColumnLineageSpec> {
  const specs = new Map<string, ColumnLineageSpec>();
  for (const { key, value } of entries) {
    const aspect = lookup.aspect({ section: SECTION, ...key });
    const what = `"${key.text}" of "${SECTION}"`;
    const object = aspect && objectIn(value, what, lookup.diagnostics);
    const words = object && readObject(object, LINEAGE_KEYS, what, lookup.diagnostics);
    const spec = aspect && words && specOf(aspect, words, { parts, lookup });
    if (aspect !== undefined && spec !== undefined) specs.set(aspect.name, spec);
  }
  return specs;
}

interface LineageContext {
  readonly parts: ReadonlyMap<string, string>;
  readonly lookup: RuleLookup;
}

function specOf(aspect: NamedAspect, words: CheckedObject, context: LineageContext): ColumnLineageSpec | undefined {
  const name = words.text('name');
  const upstreams = pathOf(aspect, ruleName(words, 'upstreams'), context.lookup);
  const downstreams = downstreamsOf(aspect, words, context);
  if (name === undefined || upstreams === undefined || downstreams === undefined) return undefined;
  const other = 'path' in downstreams ? downstreams.path : downstreams;
  return {
    name,
    entityTypes: [...context.parts.keys()].sort(),
    upstreams,
    downstreams,
    depth: sharedItems(upstreams, other),
  };
}

function downstreamsOf(
  aspect: NamedAspect,
  words: CheckedObject,
  { parts, lookup }: LineageContext,
): ModelPath | OwnColumnSpec | undefined {
  if (words.object('downstreams') === undefined) return pathOf(aspect, ruleName(words, 'downstreams'), lookup);
  const [entry] = words.object('downstreams')?.entries ?? [];
  const [text] =
    entry === undefined ? [] : textsUnder(entry.value, `"${entry.key.text}" of "downstreams"`, lookup.diagnostics);
  if (entry === undefined || text === undefined) return undefined;
  const entityType = partNamed({ section: SECTION, ...entry.key }, parts, lookup);
  const path = pathOf(aspect, { section: SECTION, ...text }, lookup);
  return entityType === undefined || path === undefined ? undefined : { entityType, path };
}

function pathOf(aspect: NamedAspect, name: RuleName, lookup: RuleLookup): ModelPath | undefined {
  if (name.text === '') return undefined;
  const path = name.text.split('/');
  return lookup.leadsTo(aspect, path, name, A_TEXT) ? path : undefined;
}

function ruleName(words: CheckedObject, key: string): RuleName {
  return { section: SECTION, text: words.text(key) ?? '', span: words.spanOf(key) };
}

/** How many `*` two paths have in common before they part. */
function sharedItems(left: ModelPath, right: ModelPath): number {
  const parting = left.findIndex((step, at) => step !== right[at]);
  return left.slice(0, parting === -1 ? left.length : parting).filter((step) => step === '*').length;
}
