import { execFileSync } from 'node:child_process';

/** A process and all that it began, parents first; some engines give each of theirs a session of its own. */
export function familyOf(leader: number): readonly number[] {
  const all = execFileSync('ps', ['-A', '-o', 'pid=,ppid='], { encoding: 'utf8' });
  const pairs = all.split('\n').map((line) => line.trim().split(/\s+/).map(Number));
  const family = [leader];
  for (const parent of family)
    for (const [child, of] of pairs) if (of === parent && child !== undefined) family.push(child);
  return family;
}

export function signalEach(processes: readonly number[], signal: NodeJS.Signals): void {
  for (const one of processes) {
    try {
      process.kill(one, signal);
    } catch {
      // It has ended meanwhile.
    }
  }
}
