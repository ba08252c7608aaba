/**
 * Reads `openlineage.yml`: how events of OpenLineage become entities and aspects. Takes the file of all trees as one,
 * and the entities and aspects that there are. Facets whose aspect is not in the models are omitted; without one of the
 * entities or aspects that every event needs, there is nothing to exchange events with.
 */
import type { Diagnostics } from '../../diagnostics/diagnostics.js';
import type {
  DatasetNamespaceSpec,
  DatasetSchemeSpec,
  FacetKind,
  FacetMapper,
  FacetMemberSpec,
  FacetSpec,
  OpenLineageAspect,
  OpenLineageEntity,
  OpenLineageSpec,
} from '../../model/catalog-model.js';
import type { ObjectEntry, Value } from '../../pdl/syntax.js';
import { type CheckedObject, type KeyRule, type KeyRules, objectIn, readObject } from '../yaml/object-reader.js';
import type { NamedAspect } from './aspects.js';
import { A_TEXT, RuleLookup, type RuleSubjects } from './rules/rule-lookup.js';

const ENTITY_ROLES: readonly OpenLineageEntity[] = [
  ...(['assertion', 'column', 'dataset', 'flow', 'job', 'owner', 'platform', 'run', 'tag'] as const),
];
const ASPECT_ROLES: readonly OpenLineageAspect[] = [
  ...(['assertion', 'assertionRun', 'columnTags', 'dataset', 'datasetLineage', 'flow', 'job', 'jobLineage'] as const),
  ...(['run'] as const),
  ...(['runEvent', 'runInputs', 'runOutputs', 'runRelationships'] as const),
];
const FACET_KINDS: readonly FacetKind[] = ['dataset', 'input', 'job', 'output', 'run'];
const MAPPERS: readonly FacetMapper[] = [
  ...([
    'assertions',
    'columnLineage',
    'inputStatistics',
    'lifecycle',
    'lineage',
    'outputStatistics',
    'ownership',
  ] as const),
  ...(['parent', 'profile', 'schema', 'symlinks', 'tags'] as const),
];
/** Where custom properties are kept: each is a member of a map. */
const MAP = 'customProperties';
/**
 * A member as a row names it: `tests{name,status}!` is required, and a list of objects, or one object, that have these
 * two; `variables[name]` is a list of objects of which this member alone is kept.
 */
const MEMBER_FORM = /^(?<path>[^{}[\]!]+)(?<json>\{(?<needs>[^{}]*)\}|\[(?<only>[^[\]]+)\])?(?<required>!)?$/;

const FACET_KEYS: KeyRules = {
  aspect: { kind: 'text', presence: 'required', doc: 'The aspect that it becomes.' },
  as: { kind: 'text', choices: MAPPERS, doc: 'How it is made where no row can say it.' },
  members: {
    kind: 'object',
    values: { kind: 'text' },
    doc: 'Member of the facet -> place in the aspect. "a!" is required; "a{}" is a list or an object, kept as JSON; "a{b,c}" is refused without b and c; of the objects of "a[b]" only b is kept.',
  },
};
const SCHEME_KEYS: KeyRules = {
  platform: { kind: 'text', presence: 'required', doc: 'Name of the data platform.' },
  tablePath: { kind: 'text', doc: 'What names begin with that are paths; dots take the place of their slashes.' },
  name: { kind: 'text', doc: 'Name of the dataset, with {name} and {authority}; {name} unless given.' },
};
const NAMESPACE_KEYS: KeyRules = {
  platform: { kind: 'text', presence: 'required', doc: 'Name of the data platform.' },
  instance: { kind: 'text', doc: 'Instance of the platform, which stands before the name.' },
  origin: { kind: 'text', doc: 'Fabric of the datasets; PROD unless given.' },
};

function roleKeys(roles: readonly string[]): { readonly keys: KeyRules } {
  return { keys: Object.fromEntries(roles.map((role) => [role, { kind: 'text', presence: 'required' } as const])) };
}

function named(roles: readonly string[], what: string): KeyRule {
  return { kind: 'object', ...roleKeys(roles), doc: `What the models call ${what}.`, presence: 'required' };
}

const FILE_KEYS: KeyRules = {
  schemes: {
    kind: 'object',
    doc: 'Scheme of namespaces of datasets -> platform and name.',
    values: { kind: 'object', keys: SCHEME_KEYS },
  },
  namespaces: {
    kind: 'object',
    doc: 'One namespace of datasets -> what is known of it.',
    values: { kind: 'object', keys: NAMESPACE_KEYS },
  },
  orchestrators: {
    kind: 'object',
    doc: "Part of a producer's address -> the orchestrator of its jobs.",
    values: { kind: 'text' },
  },
  fieldTypes: {
    kind: 'object',
    doc: 'Native type of a column, in lower case and without parameters -> record of its type.',
    values: { kind: 'text' },
  },
  entities: named(ENTITY_ROLES, 'what events are about'),
  aspects: named(ASPECT_ROLES, 'what every event becomes'),
  ...Object.fromEntries(
    FACET_KINDS.map((kind) => [
      `${kind}Facets`,
      {
        kind: 'object',
        doc: `Facet of ${kind === 'input' || kind === 'output' ? 'an' : 'a'} ${kind} -> what becomes of it.`,
        values: { kind: 'object', keys: FACET_KEYS },
      } as const,
    ]),
  ),
};

export const OPEN_LINEAGE_RULE: KeyRule = { kind: 'object', keys: FILE_KEYS };

/** @returns `undefined` where what every event needs is not in the models */
export function readOpenLineage(
  value: Value,
  subjects: RuleSubjects,
  diagnostics: Diagnostics,
): OpenLineageSpec | undefined {
  const object = objectIn(value, 'The file of OpenLineage', diagnostics);
  const file = object && readObject(object, FILE_KEYS, 'the file of OpenLineage', diagnostics);
  if (file === undefined) return undefined;
  const lookup = new RuleLookup(subjects, diagnostics);
  const reader = new OpenLineageReader(file, lookup, subjects);
  const spec = reader.read();
  lookup.finish();
  return spec;
}

class OpenLineageReader {
  constructor(
    private readonly file: CheckedObject,
    private readonly lookup: RuleLookup,
    private readonly subjects: RuleSubjects,
  ) {}

  read(): OpenLineageSpec | undefined {
    const entities = this.entities();
    const aspects = this.aspects();
    const facets = FACET_KINDS.flatMap((kind) => this.facets(kind));
    const fieldTypes = this.fieldTypes();
    if (entities === undefined || aspects === undefined) return undefined;
    const rows = (section: string, keys: KeyRules): readonly NamedRow[] =>
      this.entriesOf(section).flatMap((entry) => this.row(entry, section, keys) ?? []);
    return {
      schemes: Object.fromEntries(rows('schemes', SCHEME_KEYS).map(schemeOf)),
      namespaces: Object.fromEntries(rows('namespaces', NAMESPACE_KEYS).map(namespaceOf)),
      orchestrators: this.texts('orchestrators'),
      fieldTypes,
      entities,
      aspects,
      facets,
    };
  }

  private entities(): OpenLineageSpec['entities'] | undefined {
    const names: Partial<Record<OpenLineageEntity, string>> = {};
    const checked = this.named('entities', ENTITY_ROLES);
    for (const role of ENTITY_ROLES) {
      const text = checked?.text(role);
      const place = { section: 'entities', span: checked?.spanOf(role) ?? this.file.span };
      const entity = text === undefined ? undefined : this.lookup.entity({ ...place, text });
      if (entity !== undefined) names[role] = entity.name;
    }
    return hasAll(names, ENTITY_ROLES) ? names : undefined;
  }

  private aspects(): OpenLineageSpec['aspects'] | undefined {
    const names: Partial<Record<OpenLineageAspect, string>> = {};
    const checked = this.named('aspects', ASPECT_ROLES);
    for (const role of ASPECT_ROLES) {
      const text = checked?.text(role);
      const place = { section: 'aspects', span: checked?.spanOf(role) ?? this.file.span };
      const aspect = text === undefined ? undefined : this.lookup.aspect({ ...place, text });
      if (aspect !== undefined) names[role] = aspect.name;
    }
    return hasAll(names, ASPECT_ROLES) ? names : undefined;
  }

  private facets(on: FacetKind): readonly FacetSpec[] {
    const section = `${on}Facets`;
    return this.entriesOf(section).flatMap((entry) => {
      const row = this.row(entry, section, FACET_KEYS)?.checked;
      return row === undefined ? [] : (this.facet(entry, on, row) ?? []);
    });
  }

  private facet({ key, value }: ObjectEntry, on: FacetKind, row: CheckedObject): FacetSpec | undefined {
    const section = `${on}Facets`;
    const text = row.text('aspect');
    const aspect = text === undefined ? undefined : this.lookup.aspect({ section, text, span: row.spanOf('aspect') });
    if (aspect === undefined) return undefined;
    const as = MAPPERS.find((mapper) => mapper === row.text('as'));
    const entries = row.object('members')?.entries ?? [];
    const isMade = value.kind === 'object' && value.entries.some((entry) => entry.key.text === 'as');
    if (isMade === entries.length > 0) {
      this.lookup.diagnostics.report('facet-form', key.span, { facet: key.text });
      return undefined;
    }
    // A maker that there is not has been reported.
    if (isMade && as === undefined) return undefined;
    const members = entries.flatMap((entry) => this.member(aspect, section, entry) ?? []);
    return { on, facet: key.text, aspect: aspect.name, as, members };
  }

  private member(aspect: NamedAspect, section: string, { key, value }: ObjectEntry): FacetMemberSpec | undefined {
    if (value.kind !== 'string') return undefined;
    const [first = '', ...rest] = value.value.split('/');
    // What a map contains has any name, with slashes or without.
    const to = first === MAP ? [first, rest.join('/')] : [first, ...rest];
    const checked = first === MAP ? [first, '*'] : to;
    const name = { section, text: value.value, span: value.span };
    return this.lookup.leadsTo(aspect, checked, name, A_TEXT) ? { ...memberForm(key.text), to } : undefined;
  }

  /** Those whose record the models have. */
  private fieldTypes(): Readonly<Record<string, string>> {
    const { records } = this.subjects.graph;
    const known = new Set(records.keys());
    return Object.fromEntries(
      this.entriesOf('fieldTypes').flatMap(({ key, value }): (readonly [string, string])[] => {
        if (value.kind !== 'string') return [];
        const name = { section: 'fieldTypes', text: value.value, span: value.span };
        return this.lookup.isKnown(name, 'record', known) ? [[key.text, value.value]] : [];
      }),
    );
  }

  private texts(section: string): Readonly<Record<string, string>> {
    const entries = this.entriesOf(section);
    return Object.fromEntries(
      entries.flatMap(({ key, value }): (readonly [string, string])[] =>
        value.kind === 'string' ? [[key.text, value.value]] : [],
      ),
    );
  }

  private named(section: string, roles: readonly string[]): CheckedObject | undefined {
    const object = this.file.object(section);
    const { keys } = roleKeys(roles);
    return object && readObject(object, keys, `"${section}"`, this.lookup.diagnostics);
  }

  private entriesOf(section: string): readonly ObjectEntry[] {
    return this.file.object(section)?.entries ?? [];
  }

  private row({ key, value }: ObjectEntry, section: string, keys: KeyRules): NamedRow | undefined {
    const what = `"${key.text}" of "${section}"`;
    const object = objectIn(value, what, this.lookup.diagnostics);
    if (object === undefined) return undefined;
    return { name: key.text, checked: readObject(object, keys, what, this.lookup.diagnostics) };
  }
}

/** One entry of a section. */
interface NamedRow {
  readonly name: string;
  readonly checked: CheckedObject;
}

function schemeOf({ name, checked }: NamedRow): readonly [string, DatasetSchemeSpec] {
  const tablePath = checked.text('tablePath');
  const path = tablePath === undefined ? {} : { tablePath };
  return [name, { platform: checked.text('platform') ?? name, name: checked.text('name') ?? '{name}', ...path }];
}

function namespaceOf({ name, checked }: NamedRow): readonly [string, DatasetNamespaceSpec] {
  const [instance, origin] = [checked.text('instance'), checked.text('origin')];
  const known = {
    ...(instance === undefined ? {} : { instance }),
    ...(origin === undefined ? {} : { origin }),
  };
  return [name, { platform: checked.text('platform') ?? name, ...known }];
}

function memberForm(text: string): Omit<FacetMemberSpec, 'to'> {
  const { path = text, json, needs = '', only, required } = MEMBER_FORM.exec(text)?.groups ?? {};
  return {
    from: path.split('/'),
    isRequired: required !== undefined,
    isJson: json !== undefined,
    needs: needs === '' ? [] : needs.split(','),
    ...(only === undefined ? {} : { only }),
  };
}

function hasAll<Role extends string>(
  names: Partial<Record<Role, string>>,
  roles: readonly Role[],
): names is Record<Role, string> {
  return roles.every((role) => names[role] !== undefined);
}
