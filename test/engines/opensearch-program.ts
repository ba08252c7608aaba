import { fileURLToPath } from 'node:url';
import { alone } from './engine-home.js';
import { javaOf } from './java-program.js';
import { mavenClasspath, type MavenArtifact } from './maven.js';
import type { SearchNodeSettings } from './search-node-settings.js';

const NODE = fileURLToPath(new URL('search/SearchNode.java', import.meta.url));
const LOG4J = '2.25.4';

/** `java`: the oldest that this version runs on. */
export interface OpenSearchVersion {
  readonly version: string;
  readonly java: number;
}

/** Install an OpenSearch as libraries from Maven's registry. @returns the command that starts it */
export async function openSearchProgram(
  { version, java }: OpenSearchVersion,
  { name, port, folder, heap }: SearchNodeSettings,
): Promise<readonly string[]> {
  const program = javaOf(java);
  const libraries = await alone('maven', () => mavenClasspath(name, artifactsOf(version)));
  const options = [`-Xms${heap}`, `-Xmx${heap}`, '-XX:+UseSerialGC', '-Dlog4j2.level=warn', '-cp', libraries];
  return [program, ...options, NODE, String(port), folder];
}

function artifactsOf(version: string): readonly MavenArtifact[] {
  const modules = ['transport-netty4-client', 'analysis-common', 'lang-painless'];
  return [
    { group: 'org.opensearch', artifact: 'opensearch', version },
    // Its own description leaves it out, and nothing starts without it.
    { group: 'org.apache.logging.log4j', artifact: 'log4j-core', version: LOG4J },
    ...modules.map((artifact) => ({ group: 'org.opensearch.plugin', artifact, version })),
  ];
}
