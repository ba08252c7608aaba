import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { join } from 'node:path';
import { alone, freePort } from './engine-home.js';
import { mavenClasspath } from './maven.js';
import { ProcessEngine } from './process-engine.js';

const VERSION = '3.9.2';
const START_SECONDS = 120;
/** Any 22 characters of base64. */
const CLUSTER = 'cadastre-test-broker-A';
/** Who may do anything, whom rights have to be given, and what both sign in with. */
const ADMIN = 'admin';
const GUEST = 'guest';
const PASSWORD = 'wombat-4711';

/** A broker of one node with its controller: without a password on one port, with SASL PLAIN and rights on another. */
export class KafkaEngine extends ProcessEngine {
  private ports: Readonly<Record<'controller' | 'open' | 'sasl', number>> | undefined;

  /** @param relay port under which clients without a password are to reach it, where that is not its own */
  constructor(private readonly relay?: number) {
    super('kafka');
  }

  async start(): Promise<Readonly<Record<string, string>>> {
    const libraries = await alone('maven', () => mavenClasspath('kafka', DEPENDENCIES));
    this.ports ??= { open: await freePort(), sasl: await freePort(), controller: await freePort() };
    const { open, sasl } = this.ports;
    const { folder } = this.process;
    const properties = join(folder, 'server.properties');
    writeFileSync(properties, propertiesOf(this.ports, this.relay ?? open, join(folder, 'data')));
    const log = '-Dorg.slf4j.simpleLogger';
    if (!existsSync(join(folder, 'data'))) {
      const format = ['kafka.tools.StorageTool', 'format', '-t', CLUSTER, '-c', properties];
      const quiet = ['-XX:TieredStopAtLevel=1', '-cp', libraries, `${log}.defaultLogLevel=warn`];
      execFileSync('java', [...quiet, ...format], { stdio: ['ignore', 'ignore', 'pipe'] });
    }
    const began = logLength(folder);
    const heap = ['-Xms384m', '-Xmx384m', '-XX:+UseSerialGC'];
    const levels = [`${log}.defaultLogLevel=warn`, `${log}.log.kafka.server.KafkaRaftServer=info`];
    await this.process.start(
      ['java', ...heap, ...levels, '-cp', libraries, 'kafka.Kafka', properties],
      async () => {
        if (!readFileSync(join(folder, 'log'), 'utf8').slice(began).includes('Kafka Server started'))
          throw new Error('it has not said that it is started');
        await reach(open);
      },
      START_SECONDS,
    );
    return {
      TEST_KAFKA_BROKERS: `127.0.0.1:${String(open)}`,
      TEST_KAFKA_SASL_BROKERS: `127.0.0.1:${String(sasl)}`,
      TEST_KAFKA_PASSWORD: PASSWORD,
    };
  }
}

/** The second one lets a failing start say why. */
const DEPENDENCIES = [
  { group: 'org.apache.kafka', artifact: 'kafka_2.13', version: VERSION },
  { group: 'org.slf4j', artifact: 'slf4j-simple', version: '1.7.36' },
] as const;

function propertiesOf(
  { open, sasl, controller }: Readonly<Record<'controller' | 'open' | 'sasl', number>>,
  advertised: number,
  data: string,
): string {
  const at = (name: string, port: number): string => `${name}://127.0.0.1:${String(port)}`;
  const users = `user_${ADMIN}="${PASSWORD}" user_${GUEST}="${PASSWORD}"`;
  mkdirSync(join(data, '..'), { recursive: true });
  return [
    'process.roles=broker,controller',
    'node.id=1',
    `controller.quorum.voters=1@127.0.0.1:${String(controller)}`,
    'controller.listener.names=CONTROLLER',
    `listeners=${at('PLAINTEXT', open)},${at('SASL_PLAINTEXT', sasl)},${at('CONTROLLER', controller)}`,
    `advertised.listeners=${at('PLAINTEXT', advertised)},${at('SASL_PLAINTEXT', sasl)}`,
    'listener.security.protocol.map=PLAINTEXT:PLAINTEXT,SASL_PLAINTEXT:SASL_PLAINTEXT,CONTROLLER:PLAINTEXT',
    'inter.broker.listener.name=PLAINTEXT',
    'sasl.enabled.mechanisms=PLAIN',
    `listener.name.sasl_plaintext.plain.sasl.jaas.config=org.apache.kafka.common.security.plain.PlainLoginModule required ${users};`,
    'authorizer.class.name=org.apache.kafka.metadata.authorizer.StandardAuthorizer',
    // Who signs in by no password may do everything here; the guest has no right at all.
    `super.users=User:${ADMIN};User:ANONYMOUS`,
    `log.dirs=${data}`,
    'num.partitions=3',
    'auto.create.topics.enable=false',
    'offsets.topic.num.partitions=1',
    'offsets.topic.replication.factor=1',
    'transaction.state.log.num.partitions=1',
    'transaction.state.log.replication.factor=1',
    'transaction.state.log.min.isr=1',
    'group.initial.rebalance.delay.ms=0',
    '',
  ].join('\n');
}

function logLength(folder: string): number {
  const log = join(folder, 'log');
  return existsSync(log) ? readFileSync(log, 'utf8').length : 0;
}

/** Rejects when nothing listens on the port. */
function reach(port: number): Promise<void> {
  return new Promise((done, fail) => {
    const socket = connect(port, '127.0.0.1', () => {
      socket.destroy();
      done();
    });
    socket.once('error', fail);
  });
}
