import type { Advice } from '../../../diagnostics/correction.js';
/**
 * Reads how texts are made of an entity's key: `{flow[0]|lower}` is the first part of the URN in the key field `flow`,
 * in lower case. Takes a text and the entity, gives what it stands for; reports what cannot be.
 */
import { didYouMean } from '../../../diagnostics/suggestion.js';
import type { EntitySpec, KeyFieldSpec, KeyTextSpec, PathElementSpec } from '../../../model/catalog-model.js';
import type { RuleLookup, RuleName } from './rule-lookup.js';

const TEMPLATE = /^\{(?<field>[A-Za-z]\w*)(?:\[(?<part>\d+)\])?(?<filters>(?:\|\w*)*)\}$/;
const FILTERS = ['folders', 'lower'] as const;

/** `kind`: as what it stands in a path. */
interface KeyTemplate {
  readonly kind: 'folders' | 'key' | 'urn';
  readonly text: KeyTextSpec;
}

export class KeyTemplateReader {
  constructor(private readonly lookup: RuleLookup) {}

  /** A text out of the key; `urn`: the whole of a field that is a URN. */
  key(name: RuleName, entity: EntitySpec): { readonly kind: 'key' | 'urn'; readonly text: KeyTextSpec } | undefined {
    const read = this.template(name, entity);
    if (read === undefined) return undefined;
    if (read.kind !== 'folders') return { kind: read.kind, text: read.text };
    this.complain(name, 'folders are several texts', 'Leave out "|folders".');
    return undefined;
  }

  /** A text out of the key, or the text itself when it is no template. */
  keyOrText(name: RuleName, entity: EntitySpec): KeyTextSpec | string | undefined {
    return name.text.includes('{') ? this.key(name, entity)?.text : name.text;
  }

  /** Elements between slashes; `undefined` when one of them cannot be. */
  path(name: RuleName, entity: EntitySpec): readonly PathElementSpec[] | undefined {
    const [before, ...texts] = name.text.split('/');
    if (before !== '' || texts.length === 0 || texts.includes('')) {
      this.complain(name, 'it is no path', 'Begin with a slash, and write something between the slashes.');
      return undefined;
    }
    const elements = texts.map((text): PathElementSpec | undefined =>
      text.includes('{') ? this.template({ ...name, text }, entity) : { kind: 'literal', text },
    );
    const made = elements.filter((element) => element !== undefined);
    return made.length === elements.length ? made : undefined;
  }

  private template(name: RuleName, entity: EntitySpec): KeyTemplate | undefined {
    const groups = TEMPLATE.exec(name.text)?.groups;
    if (groups === undefined) {
      this.complain(
        name,
        'it is not a single template',
        'Write {field}, {field[0]}, {field|lower} or {field|folders}.',
      );
      return undefined;
    }
    const filters = this.filters(name, groups['filters'] ?? '');
    const field = filters && this.lookup.keyField({ ...name, text: groups['field'] ?? '' }, entity);
    if (filters === undefined || field === undefined) return undefined;
    const part = groups['part'];
    if (part !== undefined && field.value !== 'urn') {
      this.complain(name, `the key field "${field.name}" is no URN`, 'Leave out the number: only URNs have parts.');
      return undefined;
    }
    const whole = { field: field.name, isLowerCase: filters.includes('lower') };
    const text = part === undefined ? whole : { ...whole, part: Number(part) };
    if (filters.includes('folders')) return { kind: 'folders', text };
    return { kind: kindOf(field, text), text };
  }

  /** Names after bars; `undefined` when there is no such filter. */
  private filters(name: RuleName, text: string): readonly string[] | undefined {
    const filters = text.split('|').slice(1);
    const unknown = filters.find((filter) => !FILTERS.some((known) => known === filter));
    if (unknown === undefined) return filters;
    const hint = didYouMean(unknown, FILTERS, `There are: ${FILTERS.join(', ')}.`);
    this.complain(name, `there is no filter "${unknown}"`, hint);
    return undefined;
  }

  private complain({ text, span }: RuleName, reason: string, hint: Advice): void {
    this.lookup.diagnostics.report('rule-template', span, { template: text, reason, hint });
  }
}

function kindOf({ value }: KeyFieldSpec, { part }: KeyTextSpec): 'key' | 'urn' {
  return value === 'urn' && part === undefined ? 'urn' : 'key';
}
