/**
 * Reads `patches.yml`: the fields by which patches address items of arrays. Entries for missing aspects are skipped
 * with a warning, so that the file also works with the models of others.
 */
import type { Diagnostics } from '../../diagnostics/diagnostics.js';
import { didYouMean } from '../../diagnostics/suggestion.js';
import type { KeyedArraySpec, PatchRules, PatchSpec, TypeRef } from '../../model/catalog-model.js';
import type { ObjectEntry, Value } from '../../pdl/syntax.js';
import type { Span } from '../../source/span.js';
import type { NamedAspect } from './aspects.js';
import { describeType, followPath, type TypeGraph } from '../names/model-path.js';
import {
  type CheckedObject,
  type KeyRule,
  type KeyRules,
  objectIn,
  readObject,
  TEXT_OR_TEXTS,
} from '../yaml/object-reader.js';
import { describeValue } from '../yaml/plain-value.js';

export const NO_PATCH_RULES: PatchRules = { stamp: undefined, aspects: [] };

const FILE_KEYS: KeyRules = {
  arrays: {
    kind: 'object',
    names: 'aspect',
    doc: 'Aspect -> path to an array in it -> the fields by which a patch names an item; none for texts.',
    values: { kind: 'object', values: TEXT_OR_TEXTS },
  },
  stamp: {
    kind: 'text',
    names: 'type',
    doc: 'Full name of the record of who did something and when, which patches may leave out.',
  },
};

export const PATCHES_RULE: KeyRule = { kind: 'object', keys: FILE_KEYS };

/** Fields of the audit stamp that are filled in, and their JSON types. */
const STAMP_FIELDS = { time: 'long', actor: 'string' } as const;

export function readPatchRules(
  value: Value,
  aspects: ReadonlyMap<string, NamedAspect>,
  graph: TypeGraph,
  diagnostics: Diagnostics,
): PatchRules {
  const object = objectIn(value, 'patches.yml', diagnostics);
  if (object === undefined) return NO_PATCH_RULES;
  const checked = readObject(object, FILE_KEYS, 'patches.yml', diagnostics);
  const reader = new PatchRulesReader(aspects, graph, diagnostics);
  return { stamp: reader.stamp(checked), aspects: reader.aspectsIn(checked.object('arrays')?.entries ?? []) };
}

class PatchRulesReader {
  private readonly aspects: ReadonlyMap<string, NamedAspect>;
  private readonly graph: TypeGraph;
  private readonly diagnostics: Diagnostics;

  constructor(aspects: ReadonlyMap<string, NamedAspect>, graph: TypeGraph, diagnostics: Diagnostics) {
    this.aspects = aspects;
    this.graph = graph;
    this.diagnostics = diagnostics;
  }

  /** Full name of a record that can be filled in. */
  stamp(checked: CheckedObject): string | undefined {
    const name = checked.text('stamp');
    const record = name === undefined ? undefined : this.graph.records.get(name);
    if (name === undefined) return undefined;
    const missing = Object.entries(STAMP_FIELDS).find(([field, type]) => {
      const structure = this.graph.table.dereference(
        record?.fields.find((candidate) => candidate.name === field)?.type,
      );
      return structure?.kind !== 'primitive' || structure.name !== type;
    });
    if (missing === undefined) return name;
    const [field, type] = missing;
    this.diagnostics.report('patch-stamp', checked.spanOf('stamp'), { record: name, field, type });
    return undefined;
  }

  /** By name of the aspect. */
  aspectsIn(entries: readonly ObjectEntry[]): readonly PatchSpec[] {
    const unknown = entries.filter(({ key }) => !this.aspects.has(key.text));
    const [first] = unknown;
    if (first !== undefined) {
      this.diagnostics.report('patches-left-out', first.key.span, { names: unknown.map(({ key }) => key.text) });
    }
    const specs = entries.flatMap((entry) => {
      const aspect = this.aspects.get(entry.key.text);
      return aspect === undefined ? [] : this.aspect(aspect, entry);
    });
    return specs.sort((a, b) => (a.aspect < b.aspect ? -1 : a.aspect > b.aspect ? 1 : 0));
  }

  private aspect(aspect: NamedAspect, { key, value }: ObjectEntry): readonly PatchSpec[] {
    const object = objectIn(value, `"${key.text}" of "arrays"`, this.diagnostics);
    if (object === undefined) return [];
    if (aspect.kind === 'timeseries') {
      const reason = 'points of a time series cannot be patched';
      this.diagnostics.report('patch-array', key.span, { array: key.text, reason, hint: 'Remove it.' });
      return [];
    }
    const root: TypeRef = { kind: 'named', fqn: aspect.record.declared.fqn };
    return [{ aspect: aspect.name, arrays: object.entries.flatMap((entry) => this.array(root, entry)) }];
  }

  private array(root: TypeRef, { key, value }: ObjectEntry): readonly KeyedArraySpec[] {
    const path = key.text.split('/');
    const keys = this.keys(key.text, value);
    const items = this.itemsAt(root, path, key);
    if (keys === undefined || items === undefined) return [];
    const isUsable = keys.length > 0 || this.isText(items, key);
    const wrong = keys.filter((field) => !this.isKey(field, items));
    return isUsable && wrong.length === 0 ? [{ path, keys: keys.map(({ text }) => text) }] : [];
  }

  /** The fields that a value lists: a text is a list of one. */
  private keys(array: string, value: Value): readonly PatchName[] | undefined {
    const items = value.kind === 'array' ? value.items : [value];
    const wrong = items.find((item) => item.kind !== 'string');
    if (wrong === undefined) {
      return items.flatMap((item) => (item.kind === 'string' ? [{ text: item.value, span: item.span }] : []));
    }
    const what = `"${array}"`;
    const expected = 'a field or a list of fields';
    this.diagnostics.report('wrong-value', wrong.span, { what, expected, found: describeValue(wrong) });
    return undefined;
  }

  private itemsAt(root: TypeRef, path: readonly string[], { text: array, span }: PatchName): TypeRef | undefined {
    const end = followPath(root, path, this.graph);
    switch (end.kind) {
      case 'unresolved':
        return undefined;
      case 'found':
        if (end.structure.kind === 'array') return end.structure.items;
        this.diagnostics.report('patch-array', span, {
          array,
          reason: `it is ${describeType(end.structure, this.graph)}`,
          hint: 'Name an array.',
        });
        return undefined;
      default: {
        const candidates = end.kind === 'no-match' ? end.candidates : [];
        const reason = `${describeType(end.type, this.graph)} has no "${end.segment}"`;
        const hint = didYouMean(end.segment, candidates, 'Write field names with slashes between them, "*" for items.');
        this.diagnostics.report('patch-array', span, { array, reason, hint });
        return undefined;
      }
    }
  }

  private isText(items: TypeRef, { text: array, span }: PatchName): boolean {
    const structure = this.graph.table.dereference(items);
    if (structure === undefined || isTextual(structure, this.graph)) return structure !== undefined;
    const reason = `its items are ${describeType(items, this.graph)}, and no texts`;
    this.diagnostics.report('patch-array', span, { array, reason, hint: 'Name fields of the items.' });
    return false;
  }

  private isKey({ text: key, span }: PatchName, items: TypeRef): boolean {
    const end = followPath(items, [key], this.graph);
    if (end.kind === 'unresolved') return false;
    if (end.kind === 'found' && isTextual(end.structure, this.graph)) return true;
    const of = describeType(items, this.graph);
    const candidates = end.kind === 'no-match' ? end.candidates : [];
    const hint = didYouMean(key, candidates, 'Name a field that is a text or an enum.');
    const reason =
      end.kind === 'found' ? `it is ${describeType(end.structure, this.graph)}` : `${of} has no such field`;
    this.diagnostics.report('patch-key', span, { key, reason, hint });
    return false;
  }
}

interface PatchName {
  readonly text: string;
  readonly span: Span;
}

/** Whether values are texts in JSON. */
function isTextual(structure: TypeRef, graph: TypeGraph): boolean {
  if (structure.kind === 'primitive') return structure.name === 'string';
  return structure.kind === 'named' && graph.table.declared(structure.fqn)?.node.kind === 'enum';
}
