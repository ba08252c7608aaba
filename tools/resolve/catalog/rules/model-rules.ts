/**
 * Reads `rules.yml`: what the service does with single entities, aspects and fields. Takes the file of all trees as
 * one, and the entities and aspects as they are without it; gives what it adds to them. Rules about what is not in
 * the models are omitted.
 */
import type { Diagnostics } from '../../../diagnostics/diagnostics.js';
import type {
  AspectMemberSpec,
  AspectSpec,
  ColumnLineageSpec,
  DefaultPlacesSpec,
  EntityDefaultsSpec,
  EntitySpec,
  ModelRules,
} from '../../../model/catalog-model.js';
import type { ObjectEntry, Value } from '../../../pdl/syntax.js';
import {
  type CheckedObject,
  type KeyRule,
  type KeyRules,
  objectIn,
  readObject,
  TEXT_OR_TEXTS,
} from '../../yaml/object-reader.js';
import { CHANGE_EVENTS_RULE, ChangeEventReader } from './change-events.js';
import { LINEAGE_KEYS, readColumnLineage } from './column-lineage.js';
import { COLUMN_KEYS, DEFAULT_KEYS, DESCRIPTION_KEYS, EntityRuleReader, type EntityRules } from './entity-rules.js';
import { A_FLAG, A_LIST, A_TEXT, type PathTarget, RuleLookup, type RuleSubjects } from './rule-lookup.js';
import { textsUnder } from './rule-texts.js';
import { readTimelines, TIMELINE_KEYS } from './timeline-rules.js';

const ENTITY_SECTIONS = ['defaults', 'parts', 'descriptions', 'columnDescriptions', 'snapshotMembers'] as const;

const PLACE_KEYS: KeyRules = {
  browsePath: { kind: 'text' },
  browsePathV2: { kind: 'text' },
  delimiter: { kind: 'text', doc: 'What divides names on a platform.' },
  platform: { kind: 'text' },
  platformType: { kind: 'text', names: 'entity', doc: 'Entity type of platforms.' },
};

const PLACES: Readonly<Record<'browsePath' | 'browsePathV2' | 'delimiter' | 'platform', PathTarget>> = {
  browsePath: A_LIST,
  browsePathV2: A_LIST,
  delimiter: A_TEXT,
  platform: A_TEXT,
};

const DISPLAY_KEYS: KeyRules = {
  description: { kind: 'texts' },
  name: { kind: 'texts' },
};

const FLAG_KEYS: KeyRules = {
  flag: { kind: 'text', presence: 'required', doc: 'aspect/field of the flag that hides an entity.' },
};

const FILE_KEYS: KeyRules = {
  changeEvents: {
    kind: 'object',
    names: 'aspect',
    doc: 'Aspect -> what its changes are in words, for programs that react to them.',
    values: CHANGE_EVENTS_RULE,
  },
  columnDescriptions: {
    kind: 'object',
    names: 'entity',
    doc: 'Entity -> where descriptions of its columns are stored and edited.',
    values: { kind: 'object', keys: COLUMN_KEYS },
  },
  columnLineage: {
    kind: 'object',
    names: 'aspect',
    doc: 'Aspect -> where it states lineage between parts of entities.',
    values: { kind: 'object', keys: LINEAGE_KEYS },
  },
  defaultPlaces: {
    kind: 'object',
    doc: 'Where the first write of an entity puts what is made of its key: aspect/field.',
    keys: PLACE_KEYS,
  },
  defaults: {
    kind: 'object',
    names: 'entity',
    doc: 'Entity -> its platform and browse paths.',
    values: { kind: 'object', keys: DEFAULT_KEYS },
  },
  descriptions: {
    kind: 'object',
    names: 'entity',
    doc: 'Entity -> where people edit its description.',
    values: { kind: 'object', keys: DESCRIPTION_KEYS },
  },
  display: { kind: 'object', doc: 'What lists show of an entity: search fields.', keys: DISPLAY_KEYS },
  expansions: {
    kind: 'object',
    doc: 'Search field -> others in which a criterion on it may be satisfied.',
    values: TEXT_OR_TEXTS,
  },
  parts: {
    kind: 'object',
    names: 'entity',
    doc: 'Entity that is a part of another -> the key field that names the whole.',
    values: TEXT_OR_TEXTS,
  },
  snapshotMembers: {
    kind: 'object',
    names: 'entity',
    doc: 'Entity -> aspects that snapshots have of it.',
    values: TEXT_OR_TEXTS,
  },
  softDelete: { kind: 'object', keys: FLAG_KEYS },
  timeline: {
    kind: 'object',
    names: 'entity',
    doc: 'Entity -> category -> what its timeline tells.',
    values: {
      kind: 'object',
      values: { kind: 'array', items: { kind: 'object', keys: TIMELINE_KEYS } },
    },
  },
};

export const RULES_RULE: KeyRule = { kind: 'object', keys: FILE_KEYS };

/** What the file states. */
export interface StatedRules {
  /** By name of the entity. */
  readonly entities: ReadonlyMap<string, EntityRules>;
  /** By name of the aspect. */
  readonly columnLineage: ReadonlyMap<string, ColumnLineageSpec>;
  readonly rules: ModelRules;
}

export const NO_RULES: StatedRules = {
  entities: new Map(),
  columnLineage: new Map(),
  rules: { defaults: {}, expansions: {} },
};

export function readRules(
  value: Value,
  subjects: RuleSubjects & { readonly aspectSpecs: readonly AspectSpec[] },
  diagnostics: Diagnostics,
): StatedRules {
  const object = objectIn(value, 'The file of rules', diagnostics);
  if (object === undefined) return NO_RULES;
  const words = readObject(object, FILE_KEYS, 'the file of rules', diagnostics);
  const lookup = new RuleLookup(subjects, diagnostics);
  const reader = new EntityRuleReader(lookup);
  const entries = (section: string): readonly ObjectEntry[] => words.object(section)?.entries ?? [];
  for (const section of ENTITY_SECTIONS) reader.section(section, entries(section));
  const entities = reader.rules();
  const parts = new Map([...entities].flatMap(([name, { partOf }]) => (partOf === undefined ? [] : [[name, partOf]])));
  const defaults = defaultPlaces(words, lookup);
  const stated = {
    columnLineage: readColumnLineage(entries('columnLineage'), parts, lookup),
    rules: {
      defaults,
      expansions: expansions(entries('expansions'), lookup),
      ...changeEvents(entries('changeEvents'), new ChangeEventReader(lookup, parts)),
      ...display(words, lookup),
      ...softDelete(words, subjects.aspectSpecs, lookup),
      ...timeline(entries('timeline'), lookup),
    },
  };
  lookup.finish();
  return { ...stated, entities: withPlatforms(entities, defaults.platformType, subjects) };
}

function defaultPlaces(words: CheckedObject, lookup: RuleLookup): DefaultPlacesSpec {
  const section = 'defaultPlaces';
  const object = words.object(section);
  const stated = object && readObject(object, PLACE_KEYS, `"${section}"`, lookup.diagnostics);
  if (stated === undefined) return {};
  const places: Record<string, AspectMemberSpec> = {};
  for (const [key, expected] of Object.entries(PLACES)) {
    const text = stated.text(key);
    const place = text === undefined ? undefined : lookup.member({ section, text, span: stated.spanOf(key) }, expected);
    if (place !== undefined) places[key] = place;
  }
  const text = stated.text('platformType');
  const type = text === undefined ? undefined : lookup.entity({ section, text, span: stated.spanOf('platformType') });
  return { ...places, ...(type === undefined ? {} : { platformType: type.name }) };
}

function expansions(entries: readonly ObjectEntry[], lookup: RuleLookup): ModelRules['expansions'] {
  const section = 'expansions';
  const found = entries.map(({ key, value }): readonly [string, readonly string[]] | undefined => {
    const field = lookup.searchField({ section, ...key });
    const others = textsUnder(value, `"${key.text}" of "${section}"`, lookup.diagnostics);
    const known = others.flatMap((other) => lookup.searchField({ section, ...other }) ?? []);
    return field === undefined || known.length === 0 ? undefined : [field, known];
  });
  return Object.fromEntries(found.filter((expansion) => expansion !== undefined));
}

/** Nothing where nothing is stated. */
function changeEvents(entries: readonly ObjectEntry[], reader: ChangeEventReader): Pick<ModelRules, 'changeEvents'> {
  const found = reader.read(entries);
  return Object.keys(found).length === 0 ? {} : { changeEvents: found };
}

/** Nothing where nothing is stated. */
function timeline(entries: readonly ObjectEntry[], lookup: RuleLookup): Pick<ModelRules, 'timeline'> {
  const found = readTimelines(entries, lookup);
  return Object.keys(found).length === 0 ? {} : { timeline: found };
}

/** Fields that are missing from the models are omitted. */
function display(words: CheckedObject, lookup: RuleLookup): Pick<ModelRules, 'display'> {
  const section = 'display';
  const object = words.object(section);
  if (object === undefined) return {};
  const stated = readObject(object, DISPLAY_KEYS, `"${section}"`, lookup.diagnostics);
  const fieldsOf = (key: string): readonly string[] =>
    stated.textValues(key).flatMap((field) => lookup.searchField({ section, ...field }) ?? []);
  return { display: { name: fieldsOf('name'), description: fieldsOf('description') } };
}

/** The search field that the flag is indexed as. */
function softDelete(
  words: CheckedObject,
  aspectSpecs: readonly AspectSpec[],
  lookup: RuleLookup,
): Pick<ModelRules, 'softDelete'> {
  const section = 'softDelete';
  const object = words.object(section);
  const stated = object && readObject(object, FLAG_KEYS, `"${section}"`, lookup.diagnostics);
  const text = stated?.text('flag');
  if (stated === undefined || text === undefined) return {};
  const span = stated.spanOf('flag');
  const flag = lookup.member({ section, text, span }, A_FLAG);
  if (flag === undefined) return {};
  const aspect = aspectSpecs.find(({ name }) => name === flag.aspect);
  const field = aspect?.searchable.find(({ path }) => path.length === 1 && path[0] === flag.member);
  if (field !== undefined) return { softDelete: field.name };
  const params = { path: text, reason: 'it is no search field', hint: 'Annotate the field with @Searchable.' };
  lookup.diagnostics.report('rule-path', span, params);
  return {};
}

/** An entity of which nothing is said has the platform that its key names, and is browsed under its name. */
function withPlatforms(
  stated: ReadonlyMap<string, EntityRules>,
  platformType: string | undefined,
  subjects: RuleSubjects,
): ReadonlyMap<string, EntityRules> {
  if (platformType === undefined) return stated;
  const entities = new Map(stated);
  for (const entity of subjects.entities) {
    const rules = entities.get(entity.name);
    const defaults = rules?.defaults ?? platformDefaults(entity, platformType, subjects);
    if (defaults !== undefined) entities.set(entity.name, { ...rules, defaults });
  }
  return entities;
}

function platformDefaults(
  { keyAspect, keyFields }: EntitySpec,
  platformType: string,
  { aspects, graph }: RuleSubjects,
): EntityDefaultsSpec | undefined {
  const typeName = `${platformType.slice(0, 1).toUpperCase()}${platformType.slice(1)}Urn`;
  const fields = aspects.get(keyAspect)?.record.fields ?? [];
  const found = fields.find(({ type }) =>
    graph.table.typerefsOf(type).some((fqn) => fqn.slice(fqn.lastIndexOf('.') + 1) === typeName),
  );
  const field = keyFields.find(({ name }) => name === found?.name)?.name;
  if (field === undefined) return undefined;
  return {
    platform: { kind: 'urn', text: { field, isLowerCase: false } },
    browsePath: [{ kind: 'key', text: { field, part: 0, isLowerCase: true } }],
    browsePathV2: [],
  };
}
