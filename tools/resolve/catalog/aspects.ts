import type { AspectSpec, EntitySpec } from '../../model/catalog-model.js';
import { placeOf, type Span } from '../../source/span.js';
import type { AspectContext } from '../annotations/aspect-context.js';
import { NameUses } from '../annotations/name-uses.js';
import type { ResolvedRecord } from '../names/records.js';
import { RelationshipBuilder } from '../annotations/relationships.js';
import { SecretsBuilder } from '../annotations/secrets.js';
import { SearchableBuilder } from '../annotations/searchable.js';
import { TimeseriesBuilder } from '../annotations/timeseries.js';

/** A record that is an aspect, before anything inside it is looked at. */
export interface NamedAspect {
  readonly name: string;
  readonly kind: AspectSpec['kind'];
  readonly record: ResolvedRecord;
  /** Position of the name. */
  readonly span: Span;
}

/** It is a field in GraphQL and a parameter in addresses. */
const ASPECT_NAME = /^[A-Za-z]\w*$/;

/** Aspects by their short names, in order of trees and of full record names. Of two with one name the first stays. */
export function findAspects({ graph, reader, diagnostics }: AspectContext): ReadonlyMap<string, NamedAspect> {
  const aspects = new Map<string, NamedAspect>();
  // The name of a standard aspect is taken: the mistake is in the tree that was joined to it.
  const rankOf = ({ declared }: ResolvedRecord): number => declared.node.name.span.file.tree.rank;
  for (const record of [...graph.records.values()].sort((a, b) => rankOf(a) - rankOf(b))) {
    const annotation = record.annotations.find((entry) => entry.key.text === 'Aspect');
    const checked = annotation && reader.read('Aspect', annotation.value);
    const name = checked?.text('name');
    if (checked === undefined || name === undefined) continue;
    const span = checked.spanOf('name');
    if (!ASPECT_NAME.test(name)) diagnostics.report('invalid-aspect-name', span, { name });
    const existing = aspects.get(name);
    if (existing !== undefined) diagnostics.report('duplicate-aspect', span, { name, first: placeOf(existing.span) });
    else
      aspects.set(name, {
        name,
        kind: checked.text('type') === 'timeseries' ? 'timeseries' : 'versioned',
        record,
        span,
      });
  }
  return aspects;
}

/** Every aspect with its search fields, relationships and statistics, sorted by name. */
export function buildAspects(
  aspects: ReadonlyMap<string, NamedAspect>,
  entities: readonly EntitySpec[],
  context: AspectContext,
): readonly AspectSpec[] {
  const names = new NameUses(context.diagnostics);
  const searchable = new SearchableBuilder(context, names);
  const entityNames = entities.map(({ name }) => name);
  const relationships = new RelationshipBuilder(context, entityNames, names);
  const timeseries = new TimeseriesBuilder(context);
  const secrets = new SecretsBuilder(context);
  const specs = [...aspects.values()].map(({ name, kind, record }): AspectSpec => {
    const statistics = kind === 'timeseries' ? timeseries.build(name, record) : undefined;
    const edges = relationships.build(record);
    const hidden = secrets.build(name, record, edges);
    return {
      name,
      record: record.declared.fqn,
      kind,
      searchable: searchable.build(name, record),
      relationships: edges,
      timeseriesFields: statistics?.fields ?? [],
      timeseriesCollections: statistics?.collections ?? [],
      ...(hidden.length === 0 ? {} : { secrets: hidden }),
    };
  });
  relationships.finish();
  for (const entity of entities) {
    names.checkEntity(
      entity,
      entity.aspects.flatMap((name) => aspects.get(name)?.record ?? []),
    );
  }
  return specs.sort((a, b) => (a.name < b.name ? -1 : a.name > b.name ? 1 : 0));
}
