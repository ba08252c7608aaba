/** Programs for the Java machine from Maven's registry, kept below ENGINES_HOME. One process at a time may do this. */
import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ENGINES_HOME, installFolder } from './engine-home.js';
import { EngineMissing } from './real-engine.js';

export interface MavenArtifact {
  readonly group: string;
  readonly artifact: string;
  readonly version: string;
}

/** What Maven has downloaded. */
const REPOSITORY = join(ENGINES_HOME, 'm2');
const DEPENDENCY_PLUGIN = 'org.apache.maven.plugins:maven-dependency-plugin:3.8.1';

/** Class path of these artifacts with all that they need. @throws EngineMissing */
export function mavenClasspath(engine: string, artifacts: readonly MavenArtifact[]): string {
  const folder = installFolder(engine);
  const pom = pomOf(artifacts);
  const file = join(folder, `classpath-${createHash('sha256').update(pom).digest('hex').slice(0, 12)}`);
  if (existsSync(file)) return readFileSync(file, 'utf8').trim();
  const project = join(folder, 'pom.xml');
  writeFileSync(project, pom);
  maven(['-f', project, `${DEPENDENCY_PLUGIN}:build-classpath`, `-Dmdep.outputFile=${file}.new`], folder);
  renameSync(`${file}.new`, file);
  return readFileSync(file, 'utf8').trim();
}

/**
 * Unpack an archive; it is not kept.
 * @param archive as Maven writes it: group:artifact:version:type:classifier
 * @param kept patterns of the files that are wanted; all of them when it is empty
 */
export function mavenUnpack(archive: string, target: string, kept: readonly string[] = []): void {
  if (existsSync(target)) return;
  const fresh = `${target}.new`;
  rmSync(fresh, { recursive: true, force: true });
  // Maven leaves markers where it runs, and skips what they name.
  mkdirSync(join(fresh, 'maven'), { recursive: true });
  const files = join(fresh, 'files');
  const includes = kept.length === 0 ? [] : [`-Dmdep.unpack.includes=${kept.join(',')}`];
  const parameters = [`-Dartifact=${archive}`, `-DoutputDirectory=${files}`, ...includes];
  maven([`${DEPENDENCY_PLUGIN}:unpack`, ...parameters], join(fresh, 'maven'));
  renameSync(files, target);
  rmSync(fresh, { recursive: true, force: true });
  const [group = '', artifact = ''] = archive.split(':');
  rmSync(join(REPOSITORY, ...group.split('.'), artifact), { recursive: true, force: true });
}

function maven(parameters: readonly string[], folder: string): void {
  // What does not agree with the registry's checksum is refused, which Maven else only mentions.
  const strict = ['-B', '-q', '--strict-checksums', `-Dmaven.repo.local=${REPOSITORY}`];
  try {
    execFileSync('java', ['-version'], { stdio: 'ignore' });
    execFileSync('mvn', [...strict, ...parameters], { cwd: folder, stdio: ['ignore', 'pipe', 'pipe'] });
  } catch (error) {
    throw new EngineMissing(`Java and Maven are needed, and Maven's registry: ${String(error).slice(0, 500)}`, {
      cause: error,
    });
  }
}

function pomOf(artifacts: readonly MavenArtifact[]): string {
  const dependencies = artifacts.map(
    ({ group, artifact, version }) =>
      `<dependency><groupId>${group}</groupId><artifactId>${artifact}</artifactId><version>${version}</version></dependency>`,
  );
  return [
    '<project xmlns="http://maven.apache.org/POM/4.0.0"><modelVersion>4.0.0</modelVersion>',
    '<groupId>engines</groupId><artifactId>engine</artifactId><version>1</version><packaging>pom</packaging>',
    `<dependencies>${dependencies.join('')}</dependencies></project>`,
  ].join('\n');
}
