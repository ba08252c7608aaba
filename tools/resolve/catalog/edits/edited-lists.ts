/**
 * Reads the section `lists` of `edits.yml`: lists of aspects that are edited item by item. Gives each its place, and
 * the mutations that such a list has by rule.
 */
import { didYouMean } from '../../../diagnostics/suggestion.js';
import type { AspectMemberSpec, TypeRef } from '../../../model/catalog-model.js';
import type { EditedListSpec, EditTemplate } from '../../../model/edit-rules.js';
import type { ObjectEntry } from '../../../pdl/syntax.js';
import { followPath, type TypeGraph } from '../../names/model-path.js';
import type { ResolvedField } from '../../names/records.js';
import { type CheckedObject, type KeyRules, objectIn, readObject, TEXT_OR_TEXTS } from '../../yaml/object-reader.js';
import type { NamedAspect } from '../aspects.js';
import { A_LIST, type RuleLookup } from '../rules/rule-lookup.js';
import { textsUnder } from '../rules/rule-texts.js';
import { type EditTemplateReader, itemScope, type TemplateScope } from './edit-templates.js';

const SECTION = 'lists';

export const LIST_KEYS: KeyRules = {
  at: { kind: 'text', presence: 'required', doc: 'Where it stands: aspect/field.' },
  also: { ...TEXT_OR_TEXTS, doc: 'Other lists, aspect/field, from which items are removed, too.' },
  beside: { kind: 'object', doc: 'Other fields of the aspect, set with every change: templates.' },
  column: { kind: 'text', doc: 'Field of what people say of a column that is a record like the aspect.' },
  exclusive: { kind: 'text', doc: 'The relationship to an item, when it may be in the list of one entity alone.' },
  key: { kind: 'any', doc: 'Fields or templates by which items are the same; absent for a list of texts.' },
  names: { ...TEXT_OR_TEXTS, doc: 'Entity types that items name, or "any": the list has mutations by rule.' },
  repeated: { kind: 'text', choices: ['keep', 'replace'], doc: 'What becomes of an item that is added again.' },
  one: { kind: 'text', doc: 'What one item is called in names by rule; unless given, the name without its last s.' },
};

/** A list, and what mutations by rule need to know of it. */
export interface EditedList {
  readonly name: string;
  readonly spec: EditedListSpec;
  /** Type of its items. */
  readonly items: TypeRef;
  /** Absent when it has no mutations by rule. */
  readonly byRule?: { readonly one: string; readonly names: readonly string[]; readonly key: string | undefined };
}

export class EditedListReader {
  constructor(
    private readonly lookup: RuleLookup,
    private readonly graph: TypeGraph,
    private readonly templates: EditTemplateReader,
    /** What people say of columns. */
    private readonly columnFields: readonly ResolvedField[],
  ) {}

  /**
   * The list of an entry, or `undefined` when it is left out.
   * @param everywhere scope of what is set beside the list, which may refer to nothing that is sent
   */
  read(entry: ObjectEntry, everywhere: TemplateScope): EditedList | undefined {
    const name = entry.key.text;
    const what = `"${name}" of "${SECTION}"`;
    const object = objectIn(entry.value, what, this.lookup.diagnostics);
    const checked = object && readObject(object, LIST_KEYS, what, this.lookup.diagnostics);
    const found = checked && this.find(checked);
    if (checked === undefined || found === undefined) return undefined;
    const { place, aspect, items } = found;
    const record: TypeRef = { kind: 'named', fqn: aspect.record.declared.fqn };
    const beside = checked.object('beside')?.entries ?? [];
    const spec: EditedListSpec = {
      ...place,
      key: this.key(checked, items),
      repeated: checked.text('repeated') === 'replace' ? 'replace' : 'keep',
      beside: this.templates.members(beside, everywhere, record),
      also: this.also(checked, what),
      ...stated('column', this.column(checked, aspect)),
      ...stated('exclusive', checked.text('exclusive')),
    };
    const byRule = this.byRule(name, checked, items);
    return { name, spec, items, ...(byRule === undefined ? {} : { byRule }) };
  }

  private find(
    checked: CheckedObject,
  ): { readonly place: AspectMemberSpec; readonly aspect: NamedAspect; readonly items: TypeRef } | undefined {
    const at = checked.text('at');
    if (at === undefined) return undefined;
    const name = { section: SECTION, text: at, span: checked.spanOf('at') };
    const place = this.lookup.member(name, A_LIST);
    const aspect = place && this.lookup.aspect({ ...name, text: place.aspect });
    const items = place && aspect && this.itemsOf(aspect, place.member);
    return place === undefined || aspect === undefined || items === undefined ? undefined : { place, aspect, items };
  }

  private byRule(name: string, checked: CheckedObject, items: TypeRef): EditedList['byRule'] {
    const names = checked.value('names');
    if (names === undefined) return undefined;
    const key = checked.text('key');
    const isText = this.graph.table.dereference(items)?.kind === 'primitive';
    if (key === undefined && !isText) {
      const hint = 'Name the field that has the URN in "key", or leave out "names" and write the mutations in "edits".';
      this.lookup.diagnostics.report('edit-row', checked.spanOf('names'), {
        name,
        reason: 'its items have no single field to name',
        hint,
      });
      return undefined;
    }
    const texts = textsUnder(names, `"names" of "${name}"`, this.lookup.diagnostics).map(({ text }) => text);
    const one = checked.text('one') ?? name.replace(/s$/, '');
    return { one, names: texts.filter((text) => text !== 'any'), key };
  }

  private itemsOf(aspect: NamedAspect, list: string): TypeRef | undefined {
    const end = followPath({ kind: 'named', fqn: aspect.record.declared.fqn }, [list, '*'], this.graph);
    return end.kind === 'found' ? end.type : undefined;
  }

  /** A field's name is short for the template of that field. */
  private key(checked: CheckedObject, items: TypeRef): readonly EditTemplate[] {
    const value = checked.value('key');
    if (value === undefined) return [];
    const scope = itemScope(items, this.graph);
    return (value.kind === 'array' ? value.items : [value]).map((item) => {
      const isField = item.kind === 'string' && /^\w+$/.test(item.value);
      return this.templates.read(isField ? { ...item, value: `$${item.value}` } : item, scope);
    });
  }

  private also(checked: CheckedObject, what: string): readonly AspectMemberSpec[] {
    const value = checked.value('also');
    if (value === undefined) return [];
    return textsUnder(value, `"also" of ${what}`, this.lookup.diagnostics).flatMap(
      (text) => this.lookup.member({ section: SECTION, ...text }, A_LIST) ?? [],
    );
  }

  /** The field must be of the aspect's record in what is said of the columns of some entity. */
  private column(checked: CheckedObject, aspect: NamedAspect): string | undefined {
    const column = checked.text('column');
    if (column === undefined) return undefined;
    const { fqn } = aspect.record.declared;
    const fits = this.columnFields.some(
      ({ name, type }) => name === column && type?.kind === 'named' && type.fqn === fqn,
    );
    if (fits) return column;
    if (this.columnFields.length === 0) return undefined;
    this.lookup.diagnostics.report('edit-row', checked.spanOf('column'), {
      name: column,
      reason: `columns have no such field of type ${fqn}`,
      hint: didYouMean(
        column,
        this.columnFields.map(({ name }) => name),
        'Name a field of what people say of a column.',
      ),
    });
    return undefined;
  }
}

/** Nothing for what is not stated. */
function stated(key: 'column' | 'exclusive', value: string | undefined): Pick<EditedListSpec, 'column' | 'exclusive'> {
  return value === undefined ? {} : { [key]: value };
}
