import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { PrimaryDatabase } from '../../../src/adapters/sqlite/primary/primary-database.js';
import { messageOf } from '../../../src/kernel/caught-error.js';
import { makeFaultDirectory, type ScenarioRun } from './fault-layer.js';
import { openEdges, storedChanges, storedWrites } from './numbered-writes.js';
import { type PowerLoss, powerLosses, writeImage } from './power-loss.js';

/** What is wrong with the files of a folder after a loss of power; `undefined` when nothing is. */
export type Judge = (loss: PowerLoss, directory: string) => Promise<string | undefined>;

/** `losses`: how many were judged. `findings`: what was wrong after some of them, with what repeats it. */
export interface JudgedScenario {
  readonly losses: number;
  readonly findings: readonly string[];
  /** What the scenario printed. */
  readonly output: string;
}

/** Judge the files of a scenario after about `count` losses of power. */
export async function judgedScenario(
  { trace, output }: ScenarioRun,
  { judge, seed, count }: { readonly judge: Judge; readonly seed: number; readonly count: number },
): Promise<JudgedScenario> {
  const directory = makeFaultDirectory();
  const findings: string[] = [];
  let losses = 0;
  try {
    for (const loss of powerLosses(trace, seed, count)) {
      losses++;
      const disk = join(directory, 'disk');
      writeImage(disk, loss);
      const finding = await judge(loss, disk);
      if (finding === undefined) continue;
      findings.push(`seed ${String(seed)}, record ${String(loss.at)}, loss of ${loss.kind}: ${finding}`);
    }
  } finally {
    rmSync(directory, { recursive: true, force: true });
  }
  return { losses, findings, output };
}

/** The primary store has every acknowledged write, perhaps the one that was under way, and each write whole. */
export async function judgeWrites(loss: PowerLoss, directory: string): Promise<string | undefined> {
  const stored = await writesIn(directory);
  const [acknowledged, begun] = [lastOf('acknowledged', loss), lastOf('began', loss)];
  if (typeof stored === 'number' && stored >= acknowledged && stored <= begun) return undefined;
  return `${String(acknowledged)} to ${String(begun)} writes expected, found ${String(stored)}`;
}

/** A derived store has exactly the changes up to its position, or no position. */
export async function judgeChanges(_loss: PowerLoss, directory: string): Promise<string | undefined> {
  let edges: Awaited<ReturnType<typeof openEdges>> | undefined;
  try {
    edges = await openEdges(directory);
    const stored = await storedChanges(edges);
    return typeof stored === 'string' ? stored : undefined;
  } catch (error) {
    return messageOf(error);
  } finally {
    await edges?.close();
  }
}

/** The last number of a mark; 0 when there is none yet. */
function lastOf(mark: string, { marks }: PowerLoss): number {
  const last = marks.findLast((text) => text.startsWith(`${mark} `));
  return Number(last?.slice(mark.length + 1) ?? '0');
}

/** A sentence when the store cannot be opened or is wrong. */
async function writesIn(directory: string): Promise<number | string> {
  let primary: PrimaryDatabase | undefined;
  try {
    primary = PrimaryDatabase.open(join(directory, 'truth.db'));
    return await storedWrites(primary);
  } catch (error) {
    return messageOf(error);
  } finally {
    await primary?.close();
  }
}
