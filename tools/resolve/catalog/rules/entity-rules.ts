/** Reads the sections of `rules.yml` that are about single entities: defaults, parts, descriptions, snapshots. */
import type {
  ColumnDescriptionSpec,
  DescriptionSpec,
  EntityDefaultsSpec,
  EntitySpec,
  KeyTextSpec,
} from '../../../model/catalog-model.js';
import type { ObjectEntry } from '../../../pdl/syntax.js';
import { type CheckedObject, type KeyRules, objectIn, readObject, TEXT_OR_TEXTS } from '../../yaml/object-reader.js';
import type { NamedAspect } from '../aspects.js';
import { KeyTemplateReader } from './key-template.js';
import { A_LIST, A_TEXT, type RuleLookup, type RuleName } from './rule-lookup.js';
import { textsUnder } from './rule-texts.js';

/** What rules add to an entity. */
export type EntityRules = Pick<
  EntitySpec,
  'columnDescription' | 'defaults' | 'description' | 'partOf' | 'snapshotMembers'
>;

export const DEFAULT_KEYS: KeyRules = {
  platform: { kind: 'text', doc: 'A template of key fields: a platform, or its name.' },
  browsePath: { kind: 'text', doc: 'Templates of key fields between slashes.' },
  browsePathV2: { kind: 'text', doc: 'Templates of key fields between slashes.' },
};

export const DESCRIPTION_KEYS: KeyRules = {
  at: { kind: 'text', presence: 'required', doc: 'Where people edit the description: aspect/field.' },
  initial: { kind: 'object', values: TEXT_OR_TEXTS, doc: 'Fields with which the aspect begins: texts or templates.' },
};

export const COLUMN_KEYS: KeyRules = {
  columns: { kind: 'text', presence: 'required', doc: 'The list of columns: aspect/field.' },
  edited: { kind: 'text', presence: 'required', doc: 'The list of what people edited of them: aspect/field.' },
  key: { kind: 'text', presence: 'required', doc: 'The field of both that identifies a column.' },
  member: { kind: 'text', presence: 'required', doc: 'The field that people edit.' },
};

type EntitySection = 'columnDescriptions' | 'defaults' | 'descriptions' | 'parts' | 'snapshotMembers';

/** A section, the entity that it speaks of, and what it says. */
interface EntityRule {
  readonly section: EntitySection;
  readonly entity: EntitySpec;
  readonly entry: ObjectEntry;
}

export class EntityRuleReader {
  private readonly rulesByEntity = new Map<string, EntityRules>();
  private readonly templates: KeyTemplateReader;

  constructor(private readonly lookup: RuleLookup) {
    this.templates = new KeyTemplateReader(lookup);
  }

  /** Read a section whose keys are entities. */
  section(section: EntitySection, entries: readonly ObjectEntry[]): void {
    for (const entry of entries) {
      const entity = this.lookup.entity({ section, text: entry.key.text, span: entry.key.span });
      const read = entity && this.read({ section, entity, entry });
      if (entity !== undefined)
        this.rulesByEntity.set(entity.name, { ...this.rulesByEntity.get(entity.name), ...read });
    }
  }

  /** By name of the entity. */
  rules(): ReadonlyMap<string, EntityRules> {
    return this.rulesByEntity;
  }

  private read(rule: EntityRule): EntityRules {
    switch (rule.section) {
      case 'defaults':
        return optional('defaults', this.defaults(rule));
      case 'parts':
        return optional('partOf', this.partOf(rule));
      case 'descriptions':
        return optional('description', this.description(rule));
      case 'columnDescriptions':
        return optional('columnDescription', this.columnDescription(rule));
      case 'snapshotMembers':
        return { snapshotMembers: this.snapshotMembers(rule) };
    }
  }

  private defaults(rule: EntityRule): EntityDefaultsSpec | undefined {
    const words = this.words(rule, DEFAULT_KEYS);
    if (words === undefined) return undefined;
    const { section, entity } = rule;
    const name = (key: string): RuleName => ({ section, text: words.text(key) ?? '', span: words.spanOf(key) });
    const path = (key: string): EntityDefaultsSpec['browsePath'] =>
      words.text(key) === undefined ? [] : (this.templates.path(name(key), entity) ?? []);
    const platform = words.text('platform') === undefined ? undefined : this.templates.key(name('platform'), entity);
    return {
      ...(platform === undefined
        ? {}
        : { platform: { kind: platform.kind === 'urn' ? 'urn' : 'name', text: platform.text } }),
      browsePath: path('browsePath'),
      browsePathV2: path('browsePathV2'),
    };
  }

  private partOf({ section, entity, entry: { value } }: EntityRule): string | undefined {
    const [name] = textsUnder(value, `"${entity.name}" of "${section}"`, this.lookup.diagnostics);
    const field = name && this.lookup.keyField({ section, ...name }, entity);
    if (name === undefined || field === undefined || field.value === 'urn') return field?.name;
    const reason = 'it is no URN';
    this.lookup.diagnostics.report('rule-path', name.span, { path: name.text, reason, hint: 'Name a URN.' });
    return undefined;
  }

  private description(rule: EntityRule): DescriptionSpec | undefined {
    const { section } = rule;
    const words = this.words(rule, DESCRIPTION_KEYS);
    const at = words?.text('at');
    if (words === undefined || at === undefined) return undefined;
    const place = this.lookup.member({ section, text: at, span: words.spanOf('at') }, A_TEXT);
    const aspect = place && this.lookup.aspect({ section, text: place.aspect, span: words.spanOf('at') });
    if (place === undefined || aspect === undefined) return undefined;
    const entries = words.object('initial')?.entries ?? [];
    return { ...place, initial: Object.fromEntries(entries.flatMap((entry) => this.initial(rule, aspect, entry))) };
  }

  /** A member with which a new aspect begins; none when it cannot be. */
  private initial(
    { section, entity }: EntityRule,
    aspect: NamedAspect,
    { key, value }: ObjectEntry,
  ): readonly (readonly [string, KeyTextSpec | string])[] {
    const [text] = textsUnder(value, `"${key.text}" of "initial"`, this.lookup.diagnostics);
    const isMember = this.lookup.leadsTo(aspect, [key.text], { section, ...key }, A_TEXT);
    const made = text && this.templates.keyOrText({ section, ...text }, entity);
    return isMember && made !== undefined ? [[key.text, made]] : [];
  }

  private columnDescription(rule: EntityRule): ColumnDescriptionSpec | undefined {
    const words = this.words(rule, COLUMN_KEYS);
    if (words === undefined) return undefined;
    const key = words.text('key');
    const member = words.text('member');
    const [columns, edited] = [this.list(rule.section, words, 'columns'), this.list(rule.section, words, 'edited')];
    if (columns === undefined || edited === undefined || key === undefined || member === undefined) return undefined;
    const isFound =
      this.hasText(rule.section, words, { at: columns, key: 'key' }) &&
      this.hasText(rule.section, words, { at: edited, key: 'key' }) &&
      this.hasText(rule.section, words, { at: edited, key: 'member' });
    return isFound ? { schema: columns, edited: { ...edited, member }, key } : undefined;
  }

  private list(section: EntitySection, words: CheckedObject, key: string): ColumnDescriptionSpec['schema'] | undefined {
    const text = words.text(key);
    const found =
      text === undefined ? undefined : this.lookup.member({ section, text, span: words.spanOf(key) }, A_LIST);
    return found && { aspect: found.aspect, list: found.member };
  }

  /** Whether items of a list have the text that a key names. */
  private hasText(
    section: EntitySection,
    words: CheckedObject,
    { at, key }: { readonly at: ColumnDescriptionSpec['schema']; readonly key: string },
  ): boolean {
    const name = { section, text: words.text(key) ?? '', span: words.spanOf(key) };
    const aspect = this.lookup.aspect({ ...name, text: at.aspect });
    return aspect !== undefined && this.lookup.leadsTo(aspect, [at.list, '*', name.text], name, A_TEXT);
  }

  private snapshotMembers({ section, entity, entry: { value } }: EntityRule): readonly string[] {
    const names = textsUnder(value, `"${entity.name}" of "${section}"`, this.lookup.diagnostics);
    return names.flatMap((name) => this.lookup.aspect({ section, ...name })?.name ?? []);
  }

  private words({ section, entity, entry: { value } }: EntityRule, rules: KeyRules): CheckedObject | undefined {
    const what = `"${entity.name}" of "${section}"`;
    const object = objectIn(value, what, this.lookup.diagnostics);
    return object && readObject(object, rules, what, this.lookup.diagnostics);
  }
}

function optional<Key extends keyof EntityRules>(key: Key, value: EntityRules[Key] | undefined): EntityRules {
  return value === undefined ? {} : { [key]: value };
}
