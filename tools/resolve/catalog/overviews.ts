/**
 * Reads `graphql/overviews.yml`: figures of the catalog and recommendations, as tables. Takes the file of all trees as
 * one, the entities and search fields that there are, and the enums that people wrote in GraphQL. Rows about what is
 * missing from the models are omitted.
 */
import { type DefinitionNode, Kind } from 'graphql';
import type { Diagnostics } from '../../diagnostics/diagnostics.js';
import { didYouMean } from '../../diagnostics/suggestion.js';
import type {
  ChartSpec,
  HighlightSpec,
  LabelSpec,
  ModuleSpec,
  OverviewSpec,
  ShareSpec,
} from '../../model/overviews.js';
import { NO_OVERVIEWS } from '../../model/overviews.js';
import type { Name, ObjectEntry, Value } from '../../pdl/syntax.js';
import {
  type CheckedObject,
  type KeyRule,
  type KeyRules,
  objectIn,
  readObject,
  TEXT_OR_TEXTS,
} from '../yaml/object-reader.js';
import { A_TEXT, RuleLookup, type RuleSubjects } from './rules/rule-lookup.js';
import { textsUnder } from './rules/rule-texts.js';

const FIELD: KeyRule = { kind: 'text', presence: 'required', doc: 'A search field.' };
const TITLE: KeyRule = { kind: 'text', presence: 'required', doc: 'A heading for people.' };
const MOST: KeyRule = { kind: 'integer', presence: 'required', doc: 'Values at most.' };
const GROUPS = ['GLOBAL', 'FILTERED'] as const;
const FORMS = ['bars', 'table'] as const;

const HIGHLIGHT_KEYS: KeyRules = {
  title: { kind: 'text', presence: 'required', doc: 'What people call entities of the type.' },
};

const CHART_KEYS: KeyRules = {
  field: FIELD,
  title: TITLE,
  label: { ...TEXT_OR_TEXTS, doc: 'aspect/field of the entities that values name: what people call them.' },
  groups: { kind: 'texts', presence: 'required', doc: 'In which groups of charts it is: GLOBAL, FILTERED.' },
  form: { kind: 'text', presence: 'required', choices: FORMS, doc: 'How it is drawn.' },
  most: MOST,
  least: { kind: 'integer', doc: 'It is omitted where there are fewer values; 1 unless given.' },
};

const MODULE_KEYS: KeyRules = {
  field: FIELD,
  title: TITLE,
  renders: { kind: 'text', presence: 'required', doc: 'How a page shows it: a symbol of RecommendationRenderType.' },
  scenarios: { kind: 'texts', presence: 'required', doc: 'On which pages it is: symbols of ScenarioType.' },
  most: MOST,
};

const FILE_KEYS: KeyRules = {
  highlights: {
    kind: 'object',
    names: 'entity',
    doc: 'Entity type -> how many there are.',
    values: { kind: 'object', keys: HIGHLIGHT_KEYS },
  },
  shares: {
    kind: 'object',
    doc: 'Search field that is a boolean -> what those have of which it is true.',
    values: { kind: 'text' },
  },
  restrictedBy: { kind: 'text', doc: 'Search field by which charts are restricted to a domain.' },
  charts: {
    kind: 'object',
    doc: 'Name -> how many entities have which value of a search field.',
    values: { kind: 'object', keys: CHART_KEYS },
  },
  modules: {
    kind: 'object',
    doc: 'Id -> the values of a search field that most entities have.',
    values: { kind: 'object', keys: MODULE_KEYS },
  },
};

export const OVERVIEWS_RULE: KeyRule = { kind: 'object', keys: FILE_KEYS };

/** What rows may name. `fields`: names of search fields by aspect. `written`: what people wrote in GraphQL. */
export interface OverviewGround {
  readonly subjects: RuleSubjects;
  readonly fields: ReadonlyMap<string, readonly string[]>;
  readonly written: readonly DefinitionNode[];
}

export function readOverviews(value: Value, ground: OverviewGround, diagnostics: Diagnostics): OverviewSpec {
  const object = objectIn(value, 'The file of overviews', diagnostics);
  if (object === undefined) return NO_OVERVIEWS;
  const file = readObject(object, FILE_KEYS, 'the file of overviews', diagnostics);
  return new OverviewReader(file, ground, diagnostics).read();
}

class OverviewReader {
  private readonly lookup: RuleLookup;

  constructor(
    private readonly file: CheckedObject,
    private readonly ground: OverviewGround,
    private readonly diagnostics: Diagnostics,
  ) {
    this.lookup = new RuleLookup(ground.subjects, diagnostics);
  }

  read(): OverviewSpec {
    const shares = this.entriesOf('shares').flatMap((entry) => this.share(entry) ?? []);
    const restrictedBy = this.fieldAt(this.file, 'restrictedBy', 'restrictedBy');
    const read: OverviewSpec = {
      highlights: this.entriesOf('highlights').flatMap((entry) => this.highlight(entry, shares) ?? []),
      charts: this.entriesOf('charts').flatMap((entry) => this.chart(entry) ?? []),
      modules: this.entriesOf('modules').flatMap((entry) => this.module(entry) ?? []),
      ...(restrictedBy === undefined ? {} : { restrictedBy }),
    };
    this.lookup.finish();
    return read;
  }

  private share({ key, value }: ObjectEntry): ShareSpec | undefined {
    const field = this.lookup.searchField({ section: 'shares', text: key.text, span: key.span });
    return field === undefined || value.kind !== 'string' ? undefined : { field, words: value.value };
  }

  private highlight(entry: ObjectEntry, shares: readonly ShareSpec[]): HighlightSpec | undefined {
    const { key } = entry;
    const title = this.row(entry, 'highlights', HIGHLIGHT_KEYS)?.text('title');
    const entity = this.lookup.entity({ section: 'highlights', text: key.text, span: key.span });
    if (title === undefined || entity === undefined) return undefined;
    const has = new Set(entity.aspects.flatMap((aspect) => this.ground.fields.get(aspect) ?? []));
    return { entity: entity.name, title, shares: shares.filter(({ field }) => has.has(field)) };
  }

  private chart(entry: ObjectEntry): ChartSpec | undefined {
    const row = this.row(entry, 'charts', CHART_KEYS);
    const values = row && this.values(row, 'charts');
    const form = FORMS.find((known) => known === row?.text('form'));
    if (row === undefined || values === undefined || form === undefined) return undefined;
    const named = this.symbols(row, 'groups', new Set(GROUPS));
    const groups = GROUPS.filter((group) => named.includes(group));
    const least = row.number('least') ?? 1;
    return { name: entry.key.text, ...values, label: this.label(entry, row), groups, form, least };
  }

  /** Those that are in the models. */
  private label({ key }: ObjectEntry, row: CheckedObject): readonly LabelSpec[] {
    const value = row.value('label');
    if (value === undefined) return [];
    const paths = textsUnder(value, `"label" of "${key.text}"`, this.diagnostics);
    return paths.flatMap((path) => this.lookup.member({ section: 'charts', ...path }, A_TEXT) ?? []);
  }

  private module(entry: ObjectEntry): ModuleSpec | undefined {
    const row = this.row(entry, 'modules', MODULE_KEYS);
    const values = row && this.values(row, 'modules');
    if (row === undefined || values === undefined) return undefined;
    const [renders = ''] = this.symbols(row, 'renders', this.symbolsOf('RecommendationRenderType'));
    const scenarios = this.symbols(row, 'scenarios', this.symbolsOf('ScenarioType'));
    return { id: entry.key.text, ...values, renders, scenarios };
  }

  /** What charts and modules have in common; `undefined` when the field is missing from the models. */
  private values(row: CheckedObject, section: string): Pick<ChartSpec, 'field' | 'most' | 'title'> | undefined {
    const field = this.fieldAt(row, 'field', section);
    const [title, most] = [row.text('title'), row.number('most')];
    return field === undefined || title === undefined || most === undefined ? undefined : { field, title, most };
  }

  private fieldAt(row: CheckedObject, key: string, section: string): string | undefined {
    const text = row.text(key);
    return text === undefined ? undefined : this.lookup.searchField({ section, text, span: row.spanOf(key) });
  }

  /** A text or several, each of which is a symbol; one that is none is reported. */
  private symbols(row: CheckedObject, key: string, known: ReadonlySet<string>): readonly string[] {
    const value = row.value(key);
    const names = value === undefined ? [] : textsUnder(value, `"${key}"`, this.diagnostics);
    for (const name of names) this.checkSymbol(name, known);
    return names.map(({ text }) => text);
  }

  private checkSymbol({ text, span }: Name, known: ReadonlySet<string>): void {
    if (known.has(text)) return;
    const hint = didYouMean(text, known, `There is: ${[...known].join(', ')}.`);
    this.diagnostics.report('overview-symbol', span, { symbol: text, hint });
  }

  private symbolsOf(name: string): ReadonlySet<string> {
    const node = this.ground.written.find(
      (definition) => definition.kind === Kind.ENUM_TYPE_DEFINITION && definition.name.value === name,
    );
    const values = node?.kind === Kind.ENUM_TYPE_DEFINITION ? (node.values ?? []) : [];
    return new Set(values.map((value) => value.name.value));
  }

  private row({ key, value }: ObjectEntry, section: string, keys: KeyRules): CheckedObject | undefined {
    const what = `"${key.text}" of "${section}"`;
    const object = objectIn(value, what, this.diagnostics);
    return object && readObject(object, keys, what, this.diagnostics);
  }

  private entriesOf(section: string): readonly ObjectEntry[] {
    return this.file.object(section)?.entries ?? [];
  }
}
