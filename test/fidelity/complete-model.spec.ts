import { type RunningServer, startService } from '../cli/command-line.builder.js';
import type { EntitySpec } from '../../tools/model/catalog-model.js';
import { ownModel } from '../generator/own-model.js';
import { compareCatalog } from './comparison.js';
import { type ExactValue, writeJson } from './exact-json.js';
import { expectedCatalog } from './expected-catalog.js';
import { SampleValues } from './sample-values.js';
import type { AspectDto } from './record-dto.js';
import { compareShownEntity } from './shown-entity.js';
import { StoredCatalog } from './stored-catalog.js';

/** Every aspect of every entity of the models, with every field set, is stored and read back unchanged. */
const MODEL = ownModel();
const SAMPLES = new SampleValues(MODEL);
const SERIES = new Set(MODEL.aspects.flatMap(({ name, kind }) => (kind === 'timeseries' ? [name] : [])));

let server: RunningServer;
let stored: StoredCatalog;
beforeAll(async () => {
  server = await startService();
  stored = new StoredCatalog(server.address);
});
afterAll(() => server.close());

/** More than the members of any union. */
const TURNS = 20;

/** Every aspect of an entity; for each further entity, the aspects that differ by the next member of a union. */
function samplesOf(entity: EntitySpec): readonly AspectDto[] {
  const seen = new Set<string>();
  const turns = Array.from({ length: TURNS }, (_, turn) => turn);
  return turns.flatMap((turn) => {
    const urn = SAMPLES.urn(entity, `sample${String(turn)}`);
    return entity.aspects.flatMap((aspect): AspectDto[] => {
      const value = SAMPLES.value(aspect, 'sample', turn);
      const text = `${aspect} ${writeJson(value)}`;
      if (seen.has(text)) return [];
      seen.add(text);
      return [{ urn, aspect, change: 'UPSERT', value }];
    });
  });
}

describe.each(MODEL.entities)('$name', (entity) => {
  const samples = samplesOf(entity);

  it('stores every aspect that the registry lists, and returns it', async () => {
    expect(await stored.send(batch(entity.name, samples))).toBeUndefined();
    expect(await compareCatalog(expectedCatalog(samples), stored)).toEqual({
      aspects: expect.any(Number),
      points: expect.any(Number),
      differences: [],
    });
  });

  it('is shown over GraphQL as it is stored', async () => {
    for (const urn of new Set(samples.map((one) => one.urn))) {
      const shown = await compareShownEntity(urn, shownValues(urn, samples), stored);
      expect(shown).toEqual({ differences: [], unseen: [] });
    }
  });
});

/** By aspect; for a time series, a list of its only point. */
function shownValues(urn: string, samples: readonly AspectDto[]): ReadonlyMap<string, ExactValue> {
  const aspects = samples.filter((one) => one.urn === urn);
  return new Map(aspects.map(({ aspect, value }) => [aspect, SERIES.has(aspect) ? [value] : value]));
}

function batch(entityType: string, samples: readonly AspectDto[]) {
  const proposals = samples.map(({ urn, aspect, value }) => ({
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
    aspects: samples,
  };
}
