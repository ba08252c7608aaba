import { randomInt } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { ServiceProcess } from '../process/service-process.js';
import { sampleSize } from '../sample-size.js';
import { type Call, linearization } from './histories/linearizability.js';
import { type RandomNumbers, randomNumbers } from '../random-numbers.js';
import { carryOut, type TagAnswer, type TagCall, TAGGING } from './histories/tagging.js';

const KILLS = sampleSize(1, 5);
const CLIENTS = 6;
const DATASETS = 3;
/** Answers after which the service is killed. */
const ANSWERS = 150;
const LIMIT = 1_800_000;

/** Calls of several clients, dataset by dataset, with the order in which they began and ended. */
class HistoryRecorder {
  readonly histories = new Map<string, Call<TagCall, TagAnswer>[]>();
  answers = 0;
  private moment = 0;

  async call(url: string, urn: string, input: TagCall): Promise<TagAnswer | undefined> {
    const began = this.moment++;
    const output = await carryOut(url, urn, input);
    const ended = output === undefined ? Infinity : this.moment++;
    const history = this.histories.get(urn) ?? [];
    history.push({ input, began, ended, output });
    this.histories.set(urn, history);
    if (output !== undefined) this.answers++;
    return output;
  }
}

function anyCall(random: RandomNumbers, tag: string): TagCall {
  const kinds = ['create', 'create', 'createEntity', 'patch', 'patch', 'patch', 'update', 'upsert'] as const;
  const chosen = random(kinds.length + 4);
  const kind = kinds[chosen];
  if (kind !== undefined) return { kind, tag };
  return { kind: chosen === kinds.length ? 'delete' : 'read' };
}

describe('concurrent clients of a service that is killed', () => {
  let service: ServiceProcess;
  beforeEach(() => {
    service = new ServiceProcess();
  });
  afterEach(() => service.dispose());

  it(
    'see CREATE, UPDATE, PATCH and deletion take effect one after another, each at one moment, and none lost',
    async () => {
      const seed = Number(process.env['SEED'] ?? randomInt(2 ** 31));
      const random = randomNumbers(seed);
      for (let kill = 0; kill < KILLS; kill++) {
        const recorder = new HistoryRecorder();
        const urns = Array.from({ length: DATASETS }, (_, at) => datasetUrn(kill, at));
        const pick = (): string => urns[random(urns.length)] ?? datasetUrn(kill, 0);
        await service.start();
        let tags = 0;
        const client = async (): Promise<void> => {
          const tag = (): string => `urn:li:tag:t${String(tags++)}`;
          while ((await recorder.call(service.url, pick(), anyCall(random, tag()))) !== undefined);
        };
        const calling = Promise.all(Array.from({ length: CLIENTS }, client));
        const enough = async (): Promise<void> => {
          while (recorder.answers < ANSWERS) await sleep(1);
        };
        // Clients end before the service does only when one of them fails.
        await Promise.race([calling, enough()]);
        await service.kill();
        await calling;
        await service.start();
        for (const urn of urns) await recorder.call(service.url, urn, { kind: 'read' });
        for (const [urn, history] of recorder.histories) {
          const explained = linearization(history, TAGGING) !== undefined;
          const shown = explained ? [] : history;
          expect({ seed, urn, explained, shown }).toEqual({ seed, urn, explained: true, shown: [] });
        }
        await service.kill();
      }
    },
    LIMIT,
  );
});

function datasetUrn(round: number, at: number): string {
  return `urn:li:dataset:(urn:li:dataPlatform:hive,round${String(round)}.table_${String(at)},PROD)`;
}
