import type { Advice } from '../../../diagnostics/correction.js';
/**
 * Reads `graphql/edits.yml`: the mutations that change what is stored, as tables. Takes the file of all trees as one,
 * and the entities and aspects that there are; gives what callers send with each mutation, and what it does. Mutations
 * of what is not in the models are omitted.
 */
import type { DefinitionNode } from 'graphql';
import type { Diagnostics } from '../../../diagnostics/diagnostics.js';
import { didYouMean } from '../../../diagnostics/suggestion.js';
import type { ModelPath, TypeRef } from '../../../model/catalog-model.js';
import {
  type EditChange,
  type EditedItems,
  type EditedMembersSpec,
  type EditOperation,
  type EditRules,
  type EditSpec,
  type EditTarget,
  NO_EDITS,
} from '../../../model/edit-rules.js';
import type { Name, ObjectEntry, Value } from '../../../pdl/syntax.js';
import { type TypeGraph } from '../../names/model-path.js';
import { type CheckedObject, type KeyRules, objectIn, readObject } from '../../yaml/object-reader.js';
import { isGraphqlName } from '../graphql-overrides.js';
import { RuleLookup, type RuleSubjects } from '../rules/rule-lookup.js';
import { textsUnder } from '../rules/rule-texts.js';
import { EditInputs, type EditSignature, readWords } from './edit-inputs.js';
import { EditTemplateReader, sentScope } from './edit-templates.js';
import { columnFieldsOf } from './column-fields.js';
import { type EditedList, EditedListReader } from './edited-lists.js';
import { COMMON_KEYS, CREATION_KEYS, DELETION_KEYS, EDIT_KEYS, FILE_KEYS, REPORT_KEYS } from './edit-keys.js';
import { addReference, listMutations } from './list-mutations.js';

const SECTIONS = ['creations', 'deletions', 'edits', 'reports'] as const;
type Section = 'creations' | 'deletions' | 'edits' | 'reports';

/** What callers can send besides: enums of the models, by name, and what people wrote in GraphQL. */
export interface SendableTypes {
  readonly enums: readonly string[];
  readonly written: readonly DefinitionNode[];
}

export function readEdits(
  value: Value,
  subjects: RuleSubjects,
  { enums, written }: SendableTypes,
  diagnostics: Diagnostics,
): EditRules {
  const object = objectIn(value, 'The file of edits', diagnostics);
  if (object === undefined) return NO_EDITS;
  const file = readObject(object, FILE_KEYS, 'the file of edits', diagnostics);
  const lookup = new RuleLookup(subjects, diagnostics);
  const words = readWords(file.object('words'), diagnostics);
  const names = written.flatMap((node) => ('name' in node ? [node.name.value] : []));
  const inputs = new EditInputs(new Set([...enums, ...names]), words, lookup);
  inputs.addWritten(written);
  const reader = new EditReader(lookup, subjects, inputs);
  const rules = reader.read(file);
  lookup.finish();
  return rules;
}

/** A row of a table, with what is sent. */
interface Row {
  readonly section: Section;
  readonly name: string;
  readonly checked: CheckedObject;
  readonly signature: EditSignature;
}

class EditReader {
  private readonly templates: EditTemplateReader;
  private readonly graph: TypeGraph;
  private readonly diagnostics: Diagnostics;
  private readonly lists = new Map<string, EditedList>();
  private owned: readonly ObjectEntry[] = [];
  /** Names of lists that were left out. */
  private readonly without = new Set<string>();

  constructor(
    private readonly lookup: RuleLookup,
    private readonly subjects: RuleSubjects,
    private readonly inputs: EditInputs,
  ) {
    this.graph = subjects.graph;
    this.diagnostics = lookup.diagnostics;
    this.templates = new EditTemplateReader(this.graph, this.diagnostics);
  }

  read(file: CheckedObject): EditRules {
    const entries = (section: string): readonly ObjectEntry[] =>
      (file.object(section)?.entries ?? []).filter(({ key }) => isGraphqlName(key, this.diagnostics));
    addReference(this.inputs);
    this.inputs.read(entries('inputs'));
    this.owned = file.object('owned')?.entries ?? [];
    const byRule = this.readLists(entries('lists'));
    const rows = SECTIONS.flatMap((section) => entries(section).flatMap((entry) => this.row(section, entry) ?? []));
    const operations = [...byRule, ...rows].sort((a, b) => byText(a.spec.name, b.spec.name));
    const used = usedInputs(operations, this.inputs);
    return { inputs: used.sort((a, b) => byText(a.name, b.name)), operations };
  }

  private readLists(entries: readonly ObjectEntry[]): readonly EditOperation[] {
    const nothing = sentScope(this.inputs.signature([], undefined));
    const fields = columnFieldsOf(this.subjects);
    const reader = new EditedListReader(this.lookup, this.graph, this.templates, fields);
    return entries.flatMap((entry) => {
      const list = reader.read(entry, nothing);
      if (list === undefined) {
        this.without.add(entry.key.text);
        return [];
      }
      this.lists.set(list.name, list);
      return listMutations(list, this.inputs);
    });
  }

  private row(section: Section, { key, value }: ObjectEntry): EditOperation | undefined {
    const what = `"${key.text}" of "${section}"`;
    const object = objectIn(value, what, this.diagnostics);
    const keys = { ...COMMON_KEYS, ...KEYS[section] };
    const checked = object && readObject(object, keys, what, this.diagnostics);
    if (checked === undefined) return undefined;
    const input = checked.text('input');
    if (input !== undefined && !this.inputs.requireInput({ text: input, span: checked.spanOf('input') })) {
      return undefined;
    }
    const members = section === 'deletions' ? [URN] : this.inputs.members(checked.object('arguments'));
    const signature = this.inputs.signature(members, input);
    const change = this.change({ section, name: key.text, checked, signature });
    if (change === undefined) return undefined;
    const type = checked.text('answer') ?? (section === 'creations' ? 'String' : 'Boolean');
    return {
      spec: {
        ...{ name: key.text, references: signature.references(), change, answer: answerOf(type, section) },
        ...this.filledIn(checked, signature),
      },
      doc: checked.text('doc') ?? '',
      arguments: signature.arguments(),
      type,
    };
  }

  /** Absent where blanks are allowed everywhere, as in most mutations. */
  private filledIn(checked: CheckedObject, signature: EditSignature): Pick<EditSpec, 'filled'> {
    const others = checked.textValues('filled').flatMap(({ text, span }) => {
      const place = signature.place(text.split('.'));
      if (place === undefined) {
        const hint = didYouMean(text, signature.names(), 'Name a member that is sent.');
        this.diagnostics.report('edit-row', span, { name: text, reason: 'it is not sent', hint });
      }
      return place === undefined ? [] : [place.path];
    });
    const filled = [...signature.filled(), ...others];
    return filled.length === 0 ? {} : { filled };
  }

  private change(row: Row): EditChange | undefined {
    if (row.section === 'creations') return this.creation(row);
    if (row.section === 'deletions') {
      const entities = this.entities(row, 'entity');
      if (entities.length === 0) return undefined;
      return { kind: 'delete', target: { path: [URN.name], entities, hasColumns: false } };
    }
    const target = this.target(row);
    if (target === undefined) return undefined;
    if (row.section === 'reports') return this.report(row, target);
    const isList = row.checked.value('add') !== undefined || row.checked.value('remove') !== undefined;
    return isList ? this.listChange(row, target) : this.memberChange(row, target);
  }

  private listChange(row: Row, target: EditTarget): EditChange | undefined {
    const { checked, name } = row;
    const verb = checked.value('add') === undefined ? 'remove' : 'add';
    const called = checked.value(verb);
    const of = (list: Name): EditedItems | undefined => this.listItems(row, target, verb, list);
    if (called?.kind === 'string') return of({ text: called.value, span: called.span });
    const choice = called && objectIn(called, `"${verb}" of "${name}"`, this.diagnostics);
    const by = choice && this.chosenBy(row, verb);
    if (by === undefined) return undefined;
    const lists = (choice?.entries ?? []).flatMap(({ key, value }): readonly (readonly [string, EditedItems])[] => {
      const chosen = value.kind === 'string' ? of({ text: value.value, span: value.span }) : undefined;
      return chosen === undefined ? [] : [[key.text, chosen]];
    });
    return lists.length === 0 ? undefined : { kind: 'choice', by, of: Object.fromEntries(lists) };
  }

  /** Where the member stands that chooses the list. */
  private chosenBy({ checked, signature, name }: Row, verb: string): ModelPath | undefined {
    const by = checked.text('by');
    const place = by === undefined ? undefined : signature.place(by.split('.'));
    if (place !== undefined) return place.path;
    const reason = by === undefined ? 'it does not say what chooses the list' : `"${by}" is not sent`;
    const hint = 'Name the member under "by".';
    this.refuse(checked, by === undefined ? verb : 'by', { name, reason, hint });
    return undefined;
  }

  private listItems(
    { checked, signature, name }: Row,
    target: EditTarget,
    verb: EditedItems['verb'],
    { text: called, span }: Name,
  ): EditedItems | undefined {
    const list = this.lists.get(called);
    const item = checked.value('item');
    if (list === undefined) {
      if (this.without.has(called)) return undefined;
      const hint = didYouMean(called, this.lists.keys(), 'Declare it under "lists".');
      this.diagnostics.report('edit-row', span, { name: called, reason: 'there is no such list', hint });
      return undefined;
    }
    if (item === undefined) {
      this.refuse(checked, verb, { name, reason: 'it does not say which item', hint: 'Add "item", a template.' });
      return undefined;
    }
    const each = checked.text('each');
    const scope = sentScope(signature);
    const place = each === undefined ? undefined : this.templates.list(each, checked.spanOf('each'), scope);
    return {
      kind: 'list',
      verb,
      target: { ...target, hasColumns: target.hasColumns && list.spec.column !== undefined },
      list: list.spec,
      ...(place === undefined ? {} : { each: place.path }),
      item: this.templates.read(item, sentScope(signature, place), list.items),
    };
  }

  private memberChange(row: Row, target: EditTarget): EditChange | undefined {
    const { checked, name } = row;
    const aspects = [...this.memberSets(row, 'set', 'drop'), ...this.memberSets(row, 'update', 'keep')];
    if (checked.value('set') === undefined && checked.value('update') === undefined) {
      const hint = 'Add "add" or "remove" for a list, "set" or "update" for other fields.';
      this.refuse(checked, 'doc', { name, reason: 'it does not say what changes', hint });
    }
    if (aspects.length === 0) return undefined;
    const change = { kind: 'members', target: { ...target, hasColumns: false }, aspects } as const;
    if (checked.flag('creates') !== true) return change;
    if (target.path.at(-1) !== '*' && checked.value('set') !== undefined) return { ...change, missing: 'created' };
    const hint = 'Leave it out, or name one entity under "on" and say under "set" what it gets.';
    this.refuse(checked, 'creates', { name, reason: 'it does not say what to create', hint });
    return undefined;
  }

  private memberSets(
    { section, checked, signature }: Row,
    key: 'set' | 'update',
    absent: EditedMembersSpec['absent'],
  ): readonly EditedMembersSpec[] {
    return (checked.object(key)?.entries ?? []).flatMap((entry) => {
      const aspect = this.lookup.aspect({ section, ...entry.key });
      const object = objectIn(entry.value, `"${entry.key.text}"`, this.diagnostics);
      if (aspect === undefined || object === undefined) return [];
      const type: TypeRef = { kind: 'named', fqn: aspect.record.declared.fqn };
      const members = this.templates.members(object.entries, sentScope(signature), type);
      return [{ aspect: aspect.name, absent, members }];
    });
  }

  private report({ section, checked, signature }: Row, target: EditTarget): EditChange | undefined {
    const [entry] = checked.object('point')?.entries ?? [];
    const aspect = entry && this.lookup.aspect({ section, ...entry.key });
    if (entry === undefined || aspect === undefined) return undefined;
    if (aspect.kind !== 'timeseries') {
      const [name, hint] = [aspect.name, 'Write it in "edits", with "set" or "update".'];
      this.refuse(checked, 'point', { name, reason: 'it is no time series', hint });
      return undefined;
    }
    const type: TypeRef = { kind: 'named', fqn: aspect.record.declared.fqn };
    const value = this.templates.read(entry.value, sentScope(signature), type);
    return { kind: 'point', target: { ...target, hasColumns: false }, aspect: aspect.name, value };
  }

  private creation(row: Row): EditChange | undefined {
    const { section, checked, signature, name } = row;
    const [entity] = this.entities(row, 'entity');
    const keys = this.subjects.entities.find((candidate) => candidate.name === entity)?.keyFields ?? [];
    if (entity === undefined) return undefined;
    if (keys.length !== 1) {
      const hint = 'Only entities whose key is one text can be created.';
      this.refuse(checked, 'entity', { name, reason: `the key of "${entity}" has several parts`, hint });
      return undefined;
    }
    const scope = sentScope(signature);
    const id = checked.value('id');
    const owned = checked.flag('owned') === true ? this.owned : [];
    const aspects = [...(checked.object('aspects')?.entries ?? []), ...owned].flatMap((entry) => {
      const aspect = this.lookup.aspect({ section, ...entry.key });
      if (aspect === undefined) return [];
      const type: TypeRef = { kind: 'named', fqn: aspect.record.declared.fqn };
      return [{ aspect: aspect.name, value: this.templates.read(entry.value, scope, type) }];
    });
    return { kind: 'create', entity, ...(id === undefined ? {} : { id: this.templates.read(id, scope) }), aspects };
  }

  private target({ checked, signature, name }: Row): EditTarget | undefined {
    const on = checked.text('on');
    if (on === undefined) return undefined;
    const written = on.split('.');
    const place = signature.place(written);
    if (place === undefined) {
      const hint = didYouMean(on, signature.names(), 'Name the member that has the URN of what is edited.');
      this.refuse(checked, 'on', { name, reason: `"${on}" is not sent`, hint });
      return undefined;
    }
    const path: ModelPath = place.isList ? [...place.path, '*'] : place.path;
    return { path, entities: [], hasColumns: signature.hasBeside(written, 'subResource') };
  }

  /** Those that are in the models. */
  private entities({ section, name, checked }: Row, key: string): readonly string[] {
    const value = checked.value(key);
    if (value === undefined) return [];
    return textsUnder(value, `"${key}" of "${name}"`, this.diagnostics).flatMap(
      (text) => this.lookup.entity({ section, ...text })?.name ?? [],
    );
  }

  private refuse(
    checked: CheckedObject,
    key: string,
    said: { readonly name: string; readonly reason: string; readonly hint: Advice },
  ): void {
    this.diagnostics.report('edit-row', checked.spanOf(key), said);
  }
}

/** What every deletion is sent. */
const URN = { name: 'urn', type: 'String!', doc: 'URN of the entity to delete.' };

const KEYS: Readonly<Record<Section, KeyRules>> = {
  creations: CREATION_KEYS,
  deletions: DELETION_KEYS,
  edits: EDIT_KEYS,
  reports: REPORT_KEYS,
};

function answerOf(type: string, section: Section): 'done' | 'entity' | 'urn' {
  if (type === 'Boolean' || section === 'reports') return 'done';
  return type === 'String' ? 'urn' : 'entity';
}

/** Inputs that the operations need, at any depth: others would be types that nothing leads to. */
function usedInputs(operations: readonly EditOperation[], inputs: EditInputs): EditRules['inputs'][number][] {
  const all = new Map(inputs.all().map((input) => [input.name, input]));
  const used = new Set<string>();
  const waiting = operations.flatMap((operation) => operation.arguments);
  for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
    const name = next.type.replace(/[^\w]/g, '');
    const input = all.get(name);
    if (input === undefined || used.has(name)) continue;
    used.add(name);
    waiting.push(...input.members);
  }
  return [...all.values()].filter(({ name }) => used.has(name));
}

function byText(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}
