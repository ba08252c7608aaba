import { createHash } from 'node:crypto';
import { join } from 'node:path';
import { SqliteEdgeStore } from '../../src/adapters/sqlite/edges/sqlite-edge-store.js';
import { SqliteDocumentStore } from '../../src/adapters/sqlite/search/sqlite-document-store.js';
import { DerivedProjection, documentChanges, edgeChanges } from '../../src/projections/index.js';
import { rebuildEntries } from '../../src/projections/rebuild-entries.js';
import { edgeSignature } from '../../src/registry/edge-signature.js';
import type { ModelShape } from '../../src/evolution/index.js';
import { servedModel } from '../../src/evolution/served-model.js';
import { generatedModels } from '../../src/registry/generated-models.builder.js';
import { GeneratedRegistry } from '../../src/registry/generated-registry.js';
import type { RecordedModel } from '../../src/evolution/stored-model.port.js';
import { SearchFields } from '../../src/registry/search-fields.js';
import { openSqlitePrimary } from '../conformance/primary-store-adapters.js';
import type { PrimaryStore } from '../conformance/primary-store-location.js';

/** Use the primary store of a service that does not run. */
export async function withPrimaryStore<T>(dataDir: string, work: (primary: PrimaryStore) => Promise<T>): Promise<T> {
  const primary = openSqlitePrimary(join(dataDir, 'truth.db'));
  try {
    return await work(primary);
  } finally {
    await primary.close();
  }
}

/** The models that the service is built with. */
export async function servedShape(): Promise<ModelShape> {
  // eslint-disable-next-line @typescript-eslint/consistent-type-assertions -- emitted in this form
  return JSON.parse(await servedModel.shape()) as ModelShape;
}

/** Record these models in the store. */
export async function recordOlder(dataDir: string, shape: ModelShape): Promise<RecordedModel> {
  const text = JSON.stringify(shape);
  const model = { digest: createHash('sha256').update(text).digest('hex'), shape: text };
  await withPrimaryStore(dataDir, (primary) => primary.model.record(model));
  return model;
}

/** Replace search documents and edges by those that a service with these models would have built. */
export async function indexUnder(dataDir: string, { entities, aspects }: ModelShape): Promise<void> {
  const registry = new GeneratedRegistry(
    generatedModels({
      entities: entities.map((entity) => ({
        ...entity,
        doc: '',
        category: 'core',
        found: 'always',
        snapshot: undefined,
      })),
      aspects,
    }),
  );
  const documents = await SqliteDocumentStore.open(dataDir, new SearchFields(registry));
  const edges = await SqliteEdgeStore.open(dataDir, edgeSignature(registry));
  const projections: readonly DerivedProjection<unknown>[] = [
    new DerivedProjection('documents', documents, documentChanges(registry)),
    new DerivedProjection('edges', edges, edgeChanges(registry)),
  ];
  await withPrimaryStore(dataDir, async ({ store, log }) => {
    const position = { storeId: await log.storeId(), seq: await log.head() };
    for (const projection of projections) {
      const generation = await projection.newGeneration();
      for await (const entries of rebuildEntries(store)) await generation.add(entries);
      await generation.finish(position);
    }
  });
  await documents.close();
  await edges.close();
}

/** The shape with one record's fields changed. */
export function withFields(
  shape: ModelShape,
  record: string,
  change: (fields: RecordFields) => RecordFields,
): ModelShape {
  const types = shape.types.map((type) =>
    type.kind === 'record' && type.name === record ? { ...type, fields: change(type.fields) } : type,
  );
  return { ...shape, types };
}

type RecordFields = Extract<ModelShape['types'][number], { readonly kind: 'record' }>['fields'];

/** The shape without an aspect. */
export function withoutAspect(shape: ModelShape, name: string): ModelShape {
  return {
    ...shape,
    aspects: shape.aspects.filter((aspect) => aspect.name !== name),
    entities: shape.entities.map((entity) => ({
      ...entity,
      aspects: entity.aspects.filter((aspect) => aspect !== name),
    })),
  };
}
