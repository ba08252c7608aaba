import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { env } from 'node:process';
import { EngineMissing } from './real-engine.js';

const JAVA_FOLDER = '/usr/lib/jvm';

/** A program `java` of that version or a newer one. @throws EngineMissing */
export function javaOf(oldest: number): string {
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
