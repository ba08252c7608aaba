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

/** Every aspect of every entity of the models, with every field filled: goes in, and is read as it was sent. */
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

/** More than any union has members. */
const TURNS = 20;

/** Every aspect of an entity, and of further ones those in which another member of a union makes a difference. */
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
    for (const urn of new Set(sent.map((one) => one.urn))) {
      const shown = await compareShownEntity(urn, shownValues(urn, sent), stored);
      expect(shown).toEqual({ differences: [], unseen: [] });
    }
  });
});

/** By aspect; of a time series the list of its only point. */
function shownValues(urn: string, sent: readonly AspectDto[]): ReadonlyMap<string, ExactValue> {
  const aspects = sent.filter((one) => one.urn === urn);
  return new Map(aspects.map(({ aspect, value }) => [aspect, SERIES.has(aspect) ? [value] : value]));
}

function batch(entityType: string, sent: readonly AspectDto[]) {
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
