/** The published emitter for Java programs, from Maven's registry, and a program that uses it. */
import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { alone } from '../engines/engine-home.js';
import { mavenClasspath } from '../engines/maven.js';

const PROGRAM = fileURLToPath(new URL('EmitterProgram.java', import.meta.url));
const DEADLINE = 300_000;

/** Rejects with the reason where there is no Java, no Maven or no registry. */
export async function installEmitter(): Promise<void> {
  await alone('java-emitter', () => classpath());
}

/** Run a command of the program. @returns what it printed, parsed */
export async function emitFromJava(server: string, command: string, ...values: readonly string[]): Promise<unknown> {
  const parameters = ['-cp', classpath(), PROGRAM, server, command, ...values];
  const { stdout } = await promisify(execFile)('java', parameters, { timeout: DEADLINE });
  return JSON.parse(stdout);
}

function classpath(): string {
  return mavenClasspath('java-emitter', [
    { group: 'io.acryl', artifact: 'datahub-client', version: '0.8.45' },
    { group: 'org.slf4j', artifact: 'slf4j-nop', version: '1.7.36' },
  ]);
}
