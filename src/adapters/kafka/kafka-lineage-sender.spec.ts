import { once } from 'node:events';
import { createServer, type Server, type Socket } from 'node:net';
import { noteEntry } from '../../projections/memory-ports.builder.js';
import { KafkaLineageSender } from './kafka-lineage-sender.js';

describe('KafkaLineageSender', () => {
  const sockets = new Set<Socket>();
  let mute: Server;

  beforeEach(async () => {
    mute = createServer((socket) => sockets.add(socket)).listen(0, '127.0.0.1');
    await once(mute, 'listening');
  });
  afterEach(() => {
    for (const socket of sockets) socket.destroy();
    mute.close();
  });

  it('gives up a broker that accepts connections and answers nothing', async () => {
    const address = mute.address();
    const port = typeof address === 'object' ? address?.port : undefined;
    // The client itself ends soon afterwards.
    const limits = { retries: 0, connectTimeout: 500, timeout: 500 };
    const base = { clientId: 'test', bootstrapBrokers: [`127.0.0.1:${String(port)}`], ...limits };
    const sender = new KafkaLineageSender({ base }, 'lineage', { events: () => Promise.resolve([{}]) }, 100);
    await expect(sender.publish([noteEntry(1, 'a')])).rejects.toThrow('The Kafka broker has not answered');
    await sender.close();
  });
});
