import { SYSTEM_ACTOR } from '../../kernel/actors.js';
import { StoreUnavailable } from '../../kernel/failures.js';
import { Work } from '../../kernel/work.js';
import { EventRefused } from '../event-broker.port.js';
import { MemoryBroker } from '../memory-broker.builder.js';
import { ProduceEventCommand, ProduceEventHandler } from './produce-event.js';

const CONTEXT = { actor: SYSTEM_ACTOR, requestId: 'req-1', wire: 'rpc', work: Work.unlimited } as const;
const EVENT = { name: 'opened', time: 7, value: '{"pets":"é"}', contentType: 'application/json' };
const COMMAND = new ProduceEventCommand('shop', EVENT, CONTEXT);

describe('an event of the platform', () => {
  it('is published as it is, under its key', async () => {
    const broker = new MemoryBroker();
    await new ProduceEventHandler(broker).execute(COMMAND);
    const payload = { value: Buffer.from('{"pets":"é"}'), contentType: 'application/json' };
    expect(broker.published).toEqual([
      {
        topic: 'platformEventTopic',
        key: 'shop',
        record: { header: { timestampMillis: 7 }, name: 'opened', payload },
      },
    ]);
  });

  it('is refused when the broker never takes it, and may be tried again while the broker is away', async () => {
    const broker = new MemoryBroker();
    broker.refusal = () => new EventRefused('too long');
    await expect(new ProduceEventHandler(broker).execute(COMMAND)).rejects.toThrow("Parameter 'event' is invalid");
    broker.refusal = () => new StoreUnavailable('away');
    await expect(new ProduceEventHandler(broker).execute(COMMAND)).rejects.toThrow(StoreUnavailable);
  });

  it('is refused where there is no broker', async () => {
    await expect(new ProduceEventHandler().execute(COMMAND)).rejects.toThrow('KAFKA_BROKERS');
  });
});
