import type { AspectSpec, CatalogModel, EntitySpec } from '../../model/catalog-model.js';
import type { EntityLookup, FoundLookup, PointLookup, UsageLookup } from '../../model/entity-lookups.js';
import type { FieldOverride } from '../../model/graphql-overrides.js';
import type { LookupBinding, Source } from '../../runtime/graphql/binding.js';
import type { ModelTypeIndex } from '../type-index.js';
import type { FieldWriter } from './field-writer.js';
import { pointArguments } from './point-arguments.js';
import type { SchemaDraft } from './schema-draft.js';
import type { SchemaField } from './schema-shape.js';

const PAGE = `(
  "Number to pass over; 0 unless given." start: Int
  "Most to answer; 20 unless given." count: Int
)`;

const RANGE = '("How far to look back; everything that is known unless given." range: TimeRange)';

type Looked = Pick<SchemaField, 'args' | 'doc'> & { readonly binding: LookupBinding };

/** Fields of entities that look up what no aspect of theirs has. */
export class LookupFields {
  private readonly aspects: ReadonlyMap<string, AspectSpec>;

  constructor(
    private readonly model: Pick<CatalogModel, 'aspects' | 'entities'>,
    private readonly types: ModelTypeIndex,
    private readonly writers: { readonly draft: SchemaDraft; readonly fields: FieldWriter },
  ) {
    this.aspects = new Map(model.aspects.map((aspect) => [aspect.name, aspect]));
  }

  /** `undefined` for a field that looks up nothing, or something that is not in the models. */
  field(entity: EntitySpec, name: string, { lookup, type, deprecated }: FieldOverride): SchemaField | undefined {
    const looked = lookup && type !== undefined ? this.looked(entity, lookup) : undefined;
    return looked && { ...looked, name, type: type ?? '', deprecated };
  }

  private looked(entity: EntitySpec, lookup: EntityLookup): Looked | undefined {
    switch (lookup.kind) {
      case 'ancestors': {
        const { items, paths } = lookup;
        const sources = this.sources(entity, paths);
        const doc = 'What the entity lies in, the nearest first.';
        return sources.length === 0 ? undefined : { args: '', doc, binding: { kind: 'ancestors', sources, items } };
      }
      case 'edges': {
        const { entity: of, items, relationship } = lookup;
        const points = this.aspectsOf(of).flatMap(({ relationships }) => relationships);
        const isKnown = points.some(
          ({ name, entityTypes }) => name === relationship && entityTypes.includes(entity.name),
        );
        const doc = `Entities of the type ${of} that point at the entity by ${relationship}.`;
        return isKnown ? { args: PAGE, doc, binding: { kind: 'edges', relationship, items } } : undefined;
      }
      case 'found':
        return this.found(lookup);
      case 'points':
        return this.points(entity, lookup);
      case 'usage':
        return this.usage(entity, lookup);
    }
  }

  /** Of all entities on the way; none when no path starts at the entity itself. */
  private sources(entity: EntitySpec, paths: readonly string[]): readonly Source[] {
    const sources = paths.flatMap((path): Source[] => {
      const [aspect = '', ...steps] = path.split('.');
      return this.aspects.has(aspect) ? [{ from: 'aspect', aspect, steps }] : [];
    });
    return sources.some((source) => source.from === 'aspect' && entity.aspects.includes(source.aspect)) ? sources : [];
  }

  private found({ field, answer }: FoundLookup): Looked | undefined {
    const doc = `Entities with the URN of this one in the search field ${field}.`;
    if (answer.kind === 'results') {
      const isKnown = this.model.entities.some(({ name }) => this.hasSearchField(name, field));
      const args = `("Words and conditions, and which page; all of them unless given." input: ${answer.input})`;
      return isKnown ? { args, doc, binding: { kind: 'results', field } } : undefined;
    }
    const { entity, items, newest } = answer;
    const names = newest === undefined ? [field] : [field, newest];
    if (!names.every((name) => this.hasSearchField(entity, name))) return undefined;
    const order = newest === undefined ? {} : { newest };
    return { args: PAGE, doc, binding: { kind: 'found', field, entity, items, ...order } };
  }

  private points(entity: EntitySpec, lookup: PointLookup): Looked | undefined {
    const { arguments: members, aspect: name, counts, items } = lookup;
    const aspect = entity.aspects.includes(name) ? this.aspects.get(name) : undefined;
    const record = aspect?.kind === 'timeseries' ? this.types.named(aspect.record) : undefined;
    if (aspect === undefined || record?.kind !== 'record') return undefined;
    const type = this.writers.draft.recordType(record.fqn, undefined);
    const asked = record.fields.filter((field) => members.includes(field.name));
    const own = asked.map((field) => {
      const { type: full } = this.writers.fields.byRule(type, record.fqn, field);
      return `"Points with this ${field.name} alone." ${field.name}: ${full.replace(/!$/, '')}`;
    });
    return {
      args: pointArguments(own),
      doc: `Points of ${name}, the newest first, with counts of all in the same time.`,
      binding: { kind: 'counted', aspect: name, type, items, members: asked.map((field) => field.name), counts },
    };
  }

  private usage(entity: EntitySpec, { answer, aspect, users }: UsageLookup): Looked | undefined {
    const isKnown = entity.aspects.includes(aspect) && this.aspects.get(aspect)?.kind === 'timeseries';
    if (!isKnown || !this.model.entities.some(({ name }) => name === users)) return undefined;
    const binding = { kind: 'usage', answer, users } as const;
    if (answer === 'summary') return { args: '', doc: `Figures of ${aspect} of the last thirty days.`, binding };
    return { args: RANGE, doc: `Figures of ${aspect} over a range of time, by days of UTC.`, binding };
  }

  private hasSearchField(entity: string, field: string): boolean {
    return this.aspectsOf(entity).some(({ searchable }) => searchable.some((spec) => spec.name === field));
  }

  private aspectsOf(entity: string): readonly AspectSpec[] {
    const { aspects = [] }: Partial<EntitySpec> = this.model.entities.find(({ name }) => name === entity) ?? {};
    return aspects.flatMap((name) => this.aspects.get(name) ?? []);
  }
}
