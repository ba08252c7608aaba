import { SYSTEM_ACTOR } from '../../kernel/actors.js';
import { Work } from '../../kernel/work.js';
import { MemoryLog, noteEntry } from '../../projections/memory-ports.builder.js';
import { entitySpec, generatedModels } from '../../registry/generated-models.builder.js';
import { GeneratedRegistry } from '../../registry/generated-registry.js';
import { ReadChangesHandler } from './read-changes.handler.js';
import { ReadChangesQuery } from './read-changes.query.js';

const registry = new GeneratedRegistry(generatedModels({ entities: [entitySpec('note', { aspects: ['noteKey'] })] }));
const context = { actor: SYSTEM_ACTOR, requestId: '1', wire: 'rpc', work: Work.unlimited } as const;

/** Names of the notes that changed since a time, of a log whose entries have these times. */
async function since(time: number, times: readonly number[]): Promise<readonly string[]> {
  const log = new MemoryLog(times.map((own, at) => noteEntry(at + 1, `n${String(at)}`, { time: own })));
  const criteria = { after: undefined, since: time, entityTypes: [], aspects: [], count: 1000 };
  const { changes } = await new ReadChangesHandler(log, registry).execute(new ReadChangesQuery(criteria, context));
  return changes.map(({ urn }) => urn.slice('urn:li:note:'.length));
}

describe('changes since a time', () => {
  it('begin with the first of that time', async () => {
    expect(await since(20, [10, 19, 20, 30])).toEqual(['n2', 'n3']);
    expect(await since(5, [10, 20])).toEqual(['n0', 'n1']);
    expect(await since(31, [10, 30])).toEqual([]);
  });

  it('are all there although times do not grow, as after an import or when a clock was set back', async () => {
    expect(await since(50, [90, 10, 20, 30, 40, 60])).toEqual(['n0', 'n1', 'n2', 'n3', 'n4', 'n5']);
    expect(await since(50, [10, 60, 20, 70])).toEqual(['n1', 'n2', 'n3']);
  });

  it('are found in a long log', async () => {
    const times = Array.from({ length: 12_000 }, (_, at) => at);
    expect((await since(11_500, times))[0]).toBe('n11500');
  });

  it('come to an end where the newest entries were only restated, or are trimmed', async () => {
    const log = new MemoryLog([1, 2, 3].map((seq) => noteEntry(seq, `n${String(seq)}`)));
    log.read = (after) => Promise.resolve(log.entries.filter(({ seq }) => seq > after && seq < 3));
    const criteria = { after: 1, since: undefined, entityTypes: [], aspects: [], count: 1000 };
    const page = await new ReadChangesHandler(log, registry).execute(new ReadChangesQuery(criteria, context));
    expect(page).toMatchObject({ changes: [{ urn: 'urn:li:note:n2' }], next: 3, hasMore: false });
  });
});
