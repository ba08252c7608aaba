import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { buildSchema } from 'graphql';
import { entityNames } from '../../generated/graphql/bindings.js';
import { type RunningServer, startService } from '../cli/command-line.builder.js';
import type { EntitySpec } from '../../tools/model/catalog-model.js';
import { ownModel } from '../generator/own-model.js';
import { compareCatalog } from './comparison.js';
import { isObject, type Json, writeJson } from './exact-json.js';
import { expectedCatalog } from './expected-catalog.js';
import { compareShown, type Shown } from './graphql-comparison.js';
import { wholeSelection } from './graphql-selection.js';
import { SampleValues } from './sample-values.js';
import type { SentAspect } from './sent-record.js';
import { StoredCatalog } from './stored-catalog.js';

/** Every aspect of every entity of the models, with every field filled: goes in, and is read as it was sent. */
const MODEL = ownModel();
const SAMPLES = new SampleValues(MODEL);
const SCHEMA = buildSchema(
  readFileSync(fileURLToPath(new URL('../../generated/graphql/schema.graphql', import.meta.url)), 'utf8'),
);
const NAMES = new Map(entityNames.map((names) => [names.entity, names]));

let server: RunningServer;
let stored: StoredCatalog;
beforeAll(async () => {
  server = await startService();
  stored = new StoredCatalog(server.address);
});
afterAll(() => server.close());

/** More than any union has members. */
const TURNS = 20;
/** Aspects whose field of the same name shows another shape; other tests look at these. */
const RESHAPED: ReadonlySet<string> = new Set(['container', 'dataPlatformInstance', 'mlModelQuantitativeAnalyses']);

/** Every aspect of an entity, and of further ones those in which another member of a union makes a difference. */
function samplesOf(entity: EntitySpec): readonly SentAspect[] {
  const seen = new Set<string>();
  const turns = Array.from({ length: TURNS }, (_, turn) => turn);
  return turns.flatMap((turn) => {
    const urn = SAMPLES.urn(entity, `sample${String(turn)}`);
    return entity.aspects.flatMap((aspect): SentAspect[] => {
      const value = SAMPLES.value(aspect, 'sample', turn);
      const text = `${aspect} ${writeJson(value)}`;
      if (seen.has(text)) return [];
      seen.add(text);
      return [{ urn, aspect, change: 'UPSERT', value }];
    });
  });
}

describe.each(MODEL.entities)('$name', (entity) => {
  const sent = samplesOf(entity);

  it('takes every aspect that the registry lists, and gives it back', async () => {
    expect(await stored.send(batch(entity.name, sent))).toBeUndefined();
    expect(await compareCatalog(expectedCatalog(sent), stored)).toEqual({
      aspects: expect.any(Number),
      points: expect.any(Number),
      differences: [],
    });
  });

  it('is shown over GraphQL as it is stored', async () => {
    const { read = '', type = '' } = NAMES.get(entity.name) ?? {};
    const query = `query whole($urn: String!) { ${read}(urn: $urn) ${wholeSelection(SCHEMA, type)} }`;
    for (const urn of new Set(sent.map((one) => one.urn))) {
      const { data = null, errors = [] } = await stored.ask(query, { urn });
      expect(errors).toEqual([]);
      const shown = isObject(data) ? (data[read] ?? null) : null;
      const aspects = sent.filter((one) => one.urn === urn);
      const outcomes = aspects.map((one) => ({ aspect: one.aspect, ...shownOf(one, shown) }));
      expect(outcomes.flatMap(({ differences }) => differences)).toEqual([]);
      const unseen = outcomes.filter(({ compared }) => compared === 0).map(({ aspect }) => aspect);
      expect(unseen.filter((aspect) => !RESHAPED.has(aspect))).toEqual([]);
    }
  });
});

function shownOf({ aspect, value }: SentAspect, entity: Json): Shown {
  const isSeries = MODEL.aspects.some(({ name, kind }) => name === aspect && kind === 'timeseries');
  return compareShown(aspect, isSeries ? [value] : value, isObject(entity) ? entity[aspect] : null);
}

function batch(entityType: string, sent: readonly SentAspect[]) {
  const proposals = sent.map(({ urn, aspect, value }) => ({
    entityType,
    entityUrn: urn,
    changeType: 'UPSERT',
    aspectName: aspect,
    aspect: { value: writeJson(value, 'ascii'), contentType: 'application/json' },
  }));
  return {
    name: entityType,
    path: '/aspects?action=ingestProposalBatch',
    body: writeJson({ proposals }),
    aspects: sent,
  };
}
