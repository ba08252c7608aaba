import { join } from 'node:path';
import { alone, freePort, installFolder } from './engine-home.js';
import { mavenUnpack } from './maven.js';
import { ProcessEngine } from './process-engine.js';

/** The last line that runs on Java 17. */
const VERSION = '2.6.13.Final';
const START_SECONDS = 180;

/** A schema registry with the API of Confluent: Apicurio, which keeps what it has in memory. */
export class RegistryEngine extends ProcessEngine {
  private port: number | undefined;

  constructor() {
    super('schema-registry');
  }

  async start(): Promise<Readonly<Record<string, string>>> {
    const folder = join(installFolder('apicurio'), VERSION);
    await alone('maven', () => {
      mavenUnpack(`io.apicurio:apicurio-registry-app:${VERSION}:tar.gz:all`, folder);
    });
    this.port ??= await freePort();
    const url = `http://127.0.0.1:${String(this.port)}/apis/ccompat/v7`;
    const flags = ['-Xmx256m', '-XX:+UseSerialGC', '-XX:TieredStopAtLevel=1'];
    const options = ['host=127.0.0.1', `port=${String(this.port)}`].map((option) => `-Dquarkus.http.${option}`);
    const jar = join(folder, `apicurio-registry-app-${VERSION}-runner.jar`);
    await this.process.start(
      ['java', ...flags, ...options, '-Dquarkus.log.level=WARN', '-jar', jar],
      () => setLevel(url),
      START_SECONDS,
    );
    return { TEST_SCHEMA_REGISTRY_URL: url };
  }
}

/** As Confluent's registry is by default. Rejects while it does not answer. */
async function setLevel(url: string): Promise<void> {
  const response = await fetch(`${url}/config`, {
    method: 'PUT',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ compatibility: 'BACKWARD' }),
  });
  if (!response.ok) throw new Error(`it answered ${String(response.status)}`);
}
