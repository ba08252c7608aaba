import { Clock } from '../../kernel/clock.js';
import { entitySpec, generatedModels } from '../../registry/generated-models.builder.js';
import { GeneratedRegistry } from '../../registry/generated-registry.js';
import type { AspectCount } from '../aspect-store.port.js';
import { ScriptedAspectStore } from '../scripted-aspect-store.builder.js';
import { AspectCoverage } from './aspect-coverage.js';

const registry = new GeneratedRegistry(generatedModels({ entities: [entitySpec('tag'), entitySpec('chart')] }));

/** Each count takes 100 ms. */
class TypeCountStore extends ScriptedAspectStore {
  counts = 0;

  constructor(
    private readonly clock: SteppingClock,
    private readonly tags: number,
  ) {
    super();
  }

  override countByType = (): Promise<readonly AspectCount[]> => {
    this.counts += 1;
    this.clock.time += 100;
    return Promise.resolve([
      { entityType: 'tag', aspect: 'tagKey', entities: this.tags },
      { entityType: 'chart', aspect: 'status', entities: 1 },
    ]);
  };
}

class SteppingClock extends Clock {
  time = 1_000;

  override now(): number {
    return this.time;
  }
}

function coverageOf(tags: number) {
  const clock = new SteppingClock();
  const store = new TypeCountStore(clock, tags);
  return { clock, store, coverage: new AspectCoverage(store, registry, clock) };
}

describe('the coverage of aspects', () => {
  it('is by type, with the key aspect for the number of entities', async () => {
    const { coverage } = coverageOf(3);
    expect(await coverage.report()).toEqual({
      asOf: 1_000,
      entityTypes: {
        chart: { entities: 0, aspects: { status: 1 } },
        tag: { entities: 3, aspects: { tagKey: 3 } },
      },
    });
  });

  it('is counted once for all who wait, and again for who asks later', async () => {
    const { coverage, store } = coverageOf(3);
    await Promise.all([coverage.report(), coverage.report()]);
    expect(store.counts).toBe(1);
    expect((await coverage.report()).asOf).toBe(1_100);
  });

  it('of many values is answered again for twenty times as long as counting took', async () => {
    const { clock, coverage, store } = coverageOf(1_000_000);
    await coverage.report();
    clock.time = 2_999;
    expect((await coverage.report()).asOf).toBe(1_000);
    clock.time = 3_000;
    expect((await coverage.report()).asOf).toBe(3_000);
    expect(store.counts).toBe(2);
  });
});
