/**
 * Reads `graphql/lists.yml`: queries that list the entities of a type. Takes the file of all trees as one, and the
 * entities and search fields that there are. Lists of what is not in the models are omitted.
 */
import type { Diagnostics } from '../../diagnostics/diagnostics.js';
import type { EntitySpec } from '../../model/catalog-model.js';
import type { ListRule } from '../../model/list-rules.js';
import type { Name, ObjectEntry, Value } from '../../pdl/syntax.js';
import { type CheckedObject, type KeyRule, type KeyRules, objectIn, readObject } from '../yaml/object-reader.js';
import { isGraphqlName } from './graphql-overrides.js';
import { RuleLookup, type RuleSubjects } from './rules/rule-lookup.js';

/** Stands for the URN of whoever asks. */
const ACTOR = '$actor';
const SECTION = 'lists';

const LIST_KEYS: KeyRules = {
  doc: { kind: 'text', presence: 'required', doc: 'What it lists.' },
  entity: { kind: 'text', names: 'entity', presence: 'required', doc: 'Type of the entities.' },
  items: { kind: 'text', presence: 'required', doc: 'Field of the answer that has the entities.' },
  newest: { kind: 'text', doc: 'Search field by which they are ordered, the greatest first; by score unless given.' },
  required: { kind: 'flag', doc: 'Whether start, count and total of the answer are never null; true unless given.' },
  where: {
    kind: 'object',
    doc: 'Search field -> the value that all of them have; $actor is the URN of whoever asks.',
    values: { kind: 'text' },
  },
};

const FILE_KEYS: KeyRules = {
  lists: {
    kind: 'object',
    doc: 'Query -> the entities that it lists.',
    values: { kind: 'object', keys: LIST_KEYS },
  },
};

type ListedBy = Pick<ListRule['spec'], 'conditions' | 'newest'>;

export const LISTS_RULE: KeyRule = { kind: 'object', keys: FILE_KEYS };

/** @param fields names of search fields by aspect; result by name */
export function readLists(
  value: Value,
  subjects: RuleSubjects,
  fields: ReadonlyMap<string, readonly string[]>,
  diagnostics: Diagnostics,
): readonly ListRule[] {
  const object = objectIn(value, 'The file of lists', diagnostics);
  const file = object && readObject(object, FILE_KEYS, 'the file of lists', diagnostics);
  const lookup = new RuleLookup(subjects, diagnostics);
  const reader = new ListReader(lookup, fields);
  const lists = (file?.object('lists')?.entries ?? []).flatMap((entry) => reader.list(entry) ?? []);
  lookup.finish();
  return lists.sort((a, b) => (a.spec.name < b.spec.name ? -1 : 1));
}

class ListReader {
  /** Entity type by the name of what a list answers: lists of one name share the type of their answer. */
  private readonly answered = new Map<string, string>();

  constructor(
    private readonly lookup: RuleLookup,
    private readonly fields: ReadonlyMap<string, readonly string[]>,
  ) {}

  list({ key, value }: ObjectEntry): ListRule | undefined {
    const { diagnostics } = this.lookup;
    const what = `"${key.text}" of "${SECTION}"`;
    const object = objectIn(value, what, diagnostics);
    const checked = object && readObject(object, LIST_KEYS, what, diagnostics);
    const [type, text] = [checked?.text('entity'), checked?.text('items')];
    if (checked === undefined || type === undefined || text === undefined) return undefined;
    const items = { text, span: checked.spanOf('items') };
    isGraphqlName(key, this.lookup.diagnostics);
    isGraphqlName(items, this.lookup.diagnostics);
    const entity = this.lookup.entity({ section: SECTION, text: type, span: checked.spanOf('entity') });
    if (entity === undefined) return undefined;
    this.checkAnswer(items, entity);
    const order = this.listedBy(checked, entity);
    if (order === undefined) return undefined;
    const [doc, isRequired] = [checked.text('doc') ?? '', checked.flag('required') ?? true];
    return { spec: { name: key.text, entity: entity.name, items: text, ...order }, doc, isRequired };
  }

  /** Order and conditions; `undefined` when one of the fields is missing from the models. */
  private listedBy(checked: CheckedObject, { aspects }: EntitySpec): ListedBy | undefined {
    const known = new Set(aspects.flatMap((aspect) => this.fields.get(aspect) ?? []));
    const conditions = this.conditions(checked, known);
    const newest = checked.text('newest');
    if (newest === undefined || conditions === undefined) return conditions && { conditions };
    return this.isField({ text: newest, span: checked.spanOf('newest') }, known) ? { newest, conditions } : undefined;
  }

  /** `undefined` when one of the fields is missing from the models. */
  private conditions(checked: CheckedObject, known: ReadonlySet<string>): ListRule['spec']['conditions'] | undefined {
    const entries = checked.object('where')?.entries ?? [];
    const conditions = entries.flatMap(({ key, value }) => {
      if (value.kind !== 'string' || !this.isField(key, known)) return [];
      return [value.value === ACTOR ? { field: key.text } : { field: key.text, value: value.value }];
    });
    return conditions.length === entries.length ? conditions : undefined;
  }

  private isField({ text, span }: Name, known: ReadonlySet<string>): boolean {
    return this.lookup.isKnown({ section: SECTION, text, span }, 'search field', known);
  }

  private checkAnswer({ text, span }: Name, { name }: EntitySpec): void {
    const other = this.answered.get(text) ?? name;
    this.answered.set(text, other);
    if (other !== name) this.lookup.diagnostics.report('list-items', span, { items: text, other });
  }
}
