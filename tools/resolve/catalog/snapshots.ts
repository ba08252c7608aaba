import type { Diagnostics } from '../../diagnostics/diagnostics.js';
import { didYouMean } from '../../diagnostics/suggestion.js';
import type { EntitySpec, SnapshotSpec } from '../../model/catalog-model.js';
import { placeOf, type Span } from '../../source/span.js';
import type { AspectContext } from '../annotations/aspect-context.js';
import type { NamedAspect } from './aspects.js';
import type { RegisteredEntity } from './entity-registry.js';
import { describeType, followPath, type TypeGraph } from '../names/model-path.js';
import type { CheckedObject } from '../yaml/object-reader.js';
import type { ResolvedRecord } from '../names/records.js';

/** `registry`: `incomplete` when it has errors. */
type SnapshotContext = AspectContext & { readonly registry: 'complete' | 'incomplete' };

/**
 * Join the registry's entities with the legacy snapshot records, which carry `@Entity`. Of a registry that could not be
 * read completely nobody knows what is missing in it.
 */
export function attachSnapshots(
  entities: readonly RegisteredEntity[],
  aspects: ReadonlyMap<string, NamedAspect>,
  context: SnapshotContext,
): readonly Omit<EntitySpec, 'found'>[] {
  const { graph, reader, diagnostics } = context;
  const byName = new Map(entities.map((entity) => [entity.name, entity]));
  const aspectRecords = new Set([...aspects.values()].map((aspect) => aspect.record.declared.fqn));
  const snapshots = new Map<string, { readonly spec: SnapshotSpec; readonly span: Span }>();
  for (const record of graph.records.values()) {
    const annotation = record.annotations.find((entry) => entry.key.text === 'Entity');
    const checked = annotation && reader.read('Entity', annotation.value);
    const name = checked?.text('name');
    if (checked === undefined || name === undefined) continue;
    const span = checked.spanOf('name');
    checkEntity(checked, name, byName, context);
    const existing = snapshots.get(name);
    if (existing !== undefined)
      diagnostics.report('duplicate-snapshot', span, { entity: name, first: placeOf(existing.span) });
    const members = membersOf(record, aspectRecords, graph, diagnostics);
    if (existing === undefined) snapshots.set(name, { spec: { record: record.declared.fqn, members }, span });
  }
  return entities.map((entity) => ({ ...entity, snapshot: snapshots.get(entity.name)?.spec }));
}

/** Report an entity that the registry does not have, or has with another key. */
function checkEntity(
  checked: CheckedObject,
  name: string,
  entities: ReadonlyMap<string, RegisteredEntity>,
  { diagnostics, registry }: SnapshotContext,
): void {
  const entity = entities.get(name);
  const stated = checked.text('keyAspect');
  if (entity !== undefined && stated !== undefined && stated !== entity.keyAspect) {
    const params = { entity: name, stated, registered: entity.keyAspect };
    diagnostics.report('snapshot-key-aspect', checked.spanOf('keyAspect'), params);
  }
  if (entity !== undefined || registry === 'incomplete') return;
  const hint = didYouMean(name, entities.keys(), 'Add it to entity-registry.yml, or remove @Entity.');
  diagnostics.report('snapshot-unknown-entity', checked.spanOf('name'), { name, hint });
}

/** Records in the union of `aspects: array[union]`. */
function membersOf(
  record: ResolvedRecord,
  aspectRecords: ReadonlySet<string>,
  graph: TypeGraph,
  diagnostics: Diagnostics,
): readonly string[] {
  const self = { kind: 'named', fqn: record.declared.fqn } as const;
  const urn = followPath(self, ['urn'], graph);
  const item = followPath(self, ['aspects', '*'], graph);
  if (urn.kind === 'unresolved' || item.kind === 'unresolved') return [];
  const hasUrn = urn.kind === 'found' && urn.structure.kind === 'primitive' && urn.structure.name === 'string';
  if (!hasUrn || item.kind !== 'found' || item.structure.kind !== 'union') {
    diagnostics.report('snapshot-shape', record.declared.node.name.span, { record: record.declared.fqn });
    return [];
  }
  const span = record.fields.find((field) => field.name === 'aspects')?.node.type.span;
  return item.structure.members.flatMap(({ type }) => {
    const structure = graph.table.dereference(type);
    if (structure?.kind === 'named' && aspectRecords.has(structure.fqn)) return [structure.fqn];
    if (structure !== undefined && span !== undefined) {
      diagnostics.report('snapshot-member', span, { type: describeType(type, graph) });
    }
    return [];
  });
}
