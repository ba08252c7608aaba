import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { env } from 'node:process';
import { fileURLToPath } from 'node:url';
import { alone, freePort } from './engine-home.js';
import { mavenClasspath } from './maven.js';
import { ProcessEngine } from './process-engine.js';
import { EngineMissing } from './real-engine.js';

const START_SECONDS = 240;
const NODE = fileURLToPath(new URL('search/SearchNode.java', import.meta.url));
const JAVA_FOLDER = '/usr/lib/jvm';
const LOG4J = '2.25.4';

/** Versions by name: of OpenSearch, and the oldest Java that it runs on. */
const VERSIONS = {
  opensearch: { version: '2.19.6', java: 17 },
  opensearch3: { version: '3.8.0', java: 21 },
} as const;

/** An OpenSearch of one node, without passwords; SEARCH_HEAP is its memory. */
export class SearchEngine extends ProcessEngine {
  private port: number | undefined;

  constructor(private readonly product: keyof typeof VERSIONS) {
    super(product);
  }

  async start(): Promise<Readonly<Record<string, string>>> {
    const { version, java } = VERSIONS[this.product];
    const program = javaOf(java);
    const libraries = await alone('maven', () => mavenClasspath(this.product, artifactsOf(version)));
    this.port ??= await freePort();
    const heap = env['SEARCH_HEAP'] ?? '512m';
    const options = [`-Xms${heap}`, `-Xmx${heap}`, '-XX:+UseSerialGC', '-Dlog4j2.level=warn', '-cp', libraries];
    await this.process.start(
      [program, ...options, NODE, String(this.port), this.process.folder],
      () => this.reach(),
      START_SECONDS,
    );
    return { TEST_SEARCH_URL: this.url };
  }

  private get url(): string {
    return `http://127.0.0.1:${String(this.port ?? 0)}`;
  }

  private async reach(): Promise<void> {
    const answer = await fetch(`${this.url}/_cluster/health?wait_for_status=yellow&timeout=5s`);
    await answer.text();
    if (!answer.ok) throw new EngineMissing(`it answers ${String(answer.status)}`);
  }
}

function artifactsOf(version: string): Parameters<typeof mavenClasspath>[1] {
  const modules = ['transport-netty4-client', 'analysis-common', 'lang-painless'];
  return [
    { group: 'org.opensearch', artifact: 'opensearch', version },
    // Its own description leaves it out, and nothing starts without it.
    { group: 'org.apache.logging.log4j', artifact: 'log4j-core', version: LOG4J },
    ...modules.map((artifact) => ({ group: 'org.opensearch.plugin', artifact, version })),
  ];
}

/** A program `java` of that version or a newer one. @throws EngineMissing */
function javaOf(oldest: number): string {
  const home = env['JAVA_HOME'];
  const installed = existsSync(JAVA_FOLDER) ? readdirSync(JAVA_FOLDER) : [];
  const programs = [
    ...(home === undefined ? [] : [join(home, 'bin', 'java')]),
    'java',
    ...installed.map((name) => join(JAVA_FOLDER, name, 'bin', 'java')),
  ];
  const found = programs.find((program) => versionOf(program) >= oldest);
  if (found !== undefined) return found;
  throw new EngineMissing(
    `A JDK of version ${String(oldest)} or newer is needed: install one, or let JAVA_HOME name it.`,
  );
}

function versionOf(program: string): number {
  try {
    const said = execFileSync(program, ['--version'], { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] });
    return Number(/^\S+ (\d+)/.exec(said)?.[1] ?? 0);
  } catch {
    return 0;
  }
}
