import type { Advice } from '../../../diagnostics/correction.js';
/** Reads the section of `rules.yml` that says what timelines of entities tell. */
import type {
  TimelineCategories,
  TimelineChangeSpec,
  TimelinePartsSpec,
  TimelineSpec,
  VersionWeight,
} from '../../../model/catalog-model.js';
import type { ObjectEntry, Value } from '../../../pdl/syntax.js';
import type { NamedAspect } from '../aspects.js';
import { type CheckedObject, type KeyRules, objectIn, readObject, TEXT_OR_TEXTS } from '../../yaml/object-reader.js';
import { A_LIST, A_TEXT, A_SINGLE_VALUE, type PathTarget, type RuleLookup } from './rule-lookup.js';
import { textsUnder } from './rule-texts.js';

const SECTION = 'timeline';
const WEIGHTS = ['MAJOR', 'MINOR', 'PATCH'] as const;

export const TIMELINE_KEYS: KeyRules = {
  added: { kind: 'text', choices: WEIGHTS, doc: 'How much it changes the version that something is new.' },
  description: { kind: 'text', doc: 'Member of a part by which, with its type, one is found under another name.' },
  details: { ...TEXT_OR_TEXTS, doc: 'Members of an item whose change modifies it.' },
  key: { kind: 'text', doc: 'Member that items of the list are known by.' },
  list: { kind: 'text', doc: 'aspect/path of a list, or its path in each part.' },
  modified: { kind: 'text', choices: WEIGHTS, doc: 'How much it changes the version that something is modified.' },
  named: { kind: 'text', doc: 'Member that names a part in its URN.' },
  of: { kind: 'text', doc: 'Entity type of the parts.' },
  parameter: { kind: 'text', doc: 'Name under which an event has what it is about.' },
  parts: { kind: 'text', doc: 'aspect/path of a list of parts of the entity.' },
  primaryKeys: { kind: 'text', doc: 'Path to the names of those parts that are the primary key.' },
  removed: { kind: 'text', choices: WEIGHTS, doc: 'How much it changes the version that something is gone.' },
  renamed: { kind: 'text', choices: WEIGHTS, doc: 'How much it changes the version that a part has another name.' },
  text: { kind: 'text', doc: 'aspect/path of a text, or its path in each part.' },
  type: { kind: 'text', doc: 'Member of a part: with it the parts themselves are compared.' },
};

/** @returns by entity, then by category */
export function readTimelines(
  entries: readonly ObjectEntry[],
  lookup: RuleLookup,
): Readonly<Record<string, TimelineCategories>> {
  const timelines: Record<string, TimelineCategories> = {};
  for (const { key, value } of entries) {
    const entity = lookup.entity({ section: SECTION, ...key });
    const object = entity && objectIn(value, `"${key.text}" of "${SECTION}"`, lookup.diagnostics);
    if (entity === undefined || object === undefined) continue;
    const categories: Record<string, readonly TimelineSpec[]> = {};
    for (const category of object.entries) {
      categories[category.key.text] = specsIn(category, lookup);
    }
    timelines[entity.name] = categories;
  }
  return timelines;
}

function specsIn({ key, value }: ObjectEntry, lookup: RuleLookup): readonly TimelineSpec[] {
  const items: readonly Value[] = value.kind === 'array' ? value.items : [value];
  return items.flatMap((item) => {
    const what = `"${key.text}" of "${SECTION}"`;
    const object = objectIn(item, what, lookup.diagnostics);
    const words = object && readObject(object, TIMELINE_KEYS, what, lookup.diagnostics);
    return (words && new SpecReader(words, lookup).spec()) ?? [];
  });
}

/** Reads one rule. What it names is looked up from the root of the aspect. */
class SpecReader {
  constructor(
    private readonly words: CheckedObject,
    private readonly lookup: RuleLookup,
  ) {}

  spec(): TimelineSpec | undefined {
    const { words } = this;
    const first = ['parts', 'list', 'text'].find((key) => words.text(key) !== undefined);
    if (first === undefined) {
      this.report('it does not say what is compared', 'State "list", "text" or "parts".');
      return undefined;
    }
    const [name = '', ...path] = words.text(first)?.split('/') ?? [];
    const aspect = this.lookup.aspect({ section: SECTION, text: name, span: words.spanOf(first) });
    if (aspect === undefined) return undefined;
    if (first !== 'parts') return this.specOf(aspect, {}, this.changed(aspect, [], path));
    const parts = this.parts(aspect, path);
    return parts && this.specOf(aspect, { parts }, this.changedInParts(aspect, path));
  }

  private specOf(
    { name: aspect }: NamedAspect,
    parts: Pick<TimelineSpec, 'parts'>,
    changed: TimelineChangeSpec | undefined,
  ): TimelineSpec | undefined {
    if (changed === undefined) return undefined;
    const parameter = this.words.text('parameter');
    const named = parameter === undefined ? {} : { parameter };
    const weights = {
      ADD: this.weight('added'),
      MODIFY: this.weight('modified', 'PATCH'),
      REMOVE: this.weight('removed'),
    };
    return { aspect, ...parts, changed, ...named, weights };
  }

  private parts(aspect: NamedAspect, path: readonly string[]): TimelinePartsSpec | undefined {
    const { words } = this;
    const entityType = words.text('of');
    const key = words.text('named');
    if (entityType === undefined || key === undefined) {
      this.report('its parts have no URN', 'State "of" and "named".');
      return undefined;
    }
    const entity = this.lookup.entity({ section: SECTION, text: entityType, span: words.spanOf('of') });
    const isList = this.leads(aspect, path, 'parts', A_LIST);
    const isNamed = this.leads(aspect, [...path, '*', key], 'named', A_TEXT);
    return entity !== undefined && isList && isNamed ? { entityType: entity.name, key, path } : undefined;
  }

  private changedInParts(aspect: NamedAspect, list: readonly string[]): TimelineChangeSpec | undefined {
    const inner = ['list', 'text'].find((key) => this.words.text(key) !== undefined);
    if (inner === undefined) return this.changedParts(aspect, list);
    return this.changed(aspect, [...list, '*'], this.words.text(inner)?.split('/') ?? []);
  }

  /** @param root what leads to the value in which `path` begins */
  private changed(
    aspect: NamedAspect,
    root: readonly string[],
    path: readonly string[],
  ): TimelineChangeSpec | undefined {
    const { words } = this;
    const at = [...root, ...path];
    if (words.text('list') === undefined) {
      return this.leads(aspect, at, 'text', A_TEXT) ? { kind: 'text', path } : undefined;
    }
    const key = words.text('key');
    if (key === undefined) {
      this.report('its items have no key', 'State "key".');
      return undefined;
    }
    if (!this.leads(aspect, at, 'list', A_LIST) || !this.leads(aspect, [...at, '*', key], 'key', A_TEXT))
      return undefined;
    const stated = words.value('details');
    const details = (stated === undefined ? [] : textsUnder(stated, '"details"', this.lookup.diagnostics))
      .map(({ text }) => text)
      .filter((detail) => this.leads(aspect, [...at, '*', detail], 'details', A_SINGLE_VALUE));
    return { kind: 'list', path, key, details };
  }

  private changedParts(aspect: NamedAspect, list: readonly string[]): TimelineChangeSpec | undefined {
    const { words } = this;
    const [type, description, primary] = ['type', 'description', 'primaryKeys'].map((key) => words.text(key));
    if (type === undefined || description === undefined) {
      this.report(
        'it does not say what of the parts is compared',
        'State "list", "text", or "type" and "description".',
      );
      return undefined;
    }
    const primaryKeys = primary?.split('/');
    const isKnown =
      this.leads(aspect, [...list, '*', type], 'type', A_TEXT) &&
      this.leads(aspect, [...list, '*', description], 'description', A_TEXT) &&
      (primaryKeys === undefined || this.leads(aspect, [...primaryKeys, '*'], 'primaryKeys', A_TEXT));
    if (!isKnown) return undefined;
    const renamed = this.weight('renamed');
    return { kind: 'parts', type, description, ...(primaryKeys === undefined ? {} : { primaryKeys }), renamed };
  }

  private weight(key: string, usual: VersionWeight = 'MINOR'): VersionWeight {
    const text = this.words.text(key);
    return WEIGHTS.find((weight) => weight === text) ?? usual;
  }

  private leads(aspect: NamedAspect, path: readonly string[], key: string, expected: PathTarget): boolean {
    const name = { section: SECTION, text: path.join('/'), span: this.words.spanOf(key) };
    return this.lookup.leadsTo(aspect, path, name, expected);
  }

  private report(reason: string, hint: Advice): void {
    this.lookup.diagnostics.report('rule-path', this.words.span, { path: SECTION, reason, hint });
  }
}
