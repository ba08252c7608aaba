import { mkdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { MARKER_SUFFIX } from '../../../src/adapters/sqlite/shutdown-marker.js';
import { SeededChoice } from '../../generator/seeded-choice.js';
import { type VersionChoice, type DiskImage, SimulatedDisk } from './simulated-disk.js';
import type { TraceRecord } from './trace.js';

/** A disk after the power failed. `at`: number of records before. `marks`: of the trace, up to then. */
export interface PowerLoss {
  readonly at: number;
  readonly kind: string;
  readonly marks: readonly string[];
  readonly image: DiskImage;
}

/**
 * How versions survive, by what a disk and its file system may do. `death`: the process dies, and nothing is lost;
 * `nothing`: what was not synced is lost; `order`: all until a moment; `calls`: any calls, each whole; `sectors`: any
 * sectors of any calls.
 */
const KINDS = ['death', 'nothing', 'order', 'calls', 'sectors'] as const;

/** Losses of each kind right after a mark of a close, when the files must be as the shutdown marker says. */
const AFTER_CLOSE = 4;

/**
 * About so many losses of power at moments of a trace, and some more after each mark `closed`. The same seed and trace
 * give the same losses.
 */
export function* powerLosses(trace: readonly TraceRecord[], seed: number, count: number): Generator<PowerLoss> {
  const random = new SeededChoice(seed);
  const disk = new SimulatedDisk();
  const marks: string[] = [];
  for (const record of trace) {
    disk.apply(record);
    if (record.kind === 'mark') marks.push(record.text);
    const isClose = record.kind === 'mark' && record.text.startsWith('closed');
    const chosen = random.below(trace.length) < count ? [random.of(KINDS)] : [];
    for (const kind of isClose ? KINDS.flatMap((one) => Array<typeof one>(AFTER_CLOSE).fill(one)) : chosen) {
      yield { at: disk.now, kind, marks: [...marks], image: disk.image(choiceOf(kind, disk.now, random)) };
    }
  }
}

function choiceOf(kind: (typeof KINDS)[number], now: number, random: SeededChoice): VersionChoice {
  switch (kind) {
    case 'death':
      return (times) => times.length - 1;
    case 'nothing':
      return () => 0;
    case 'order': {
      const end = now - random.below(Math.min(now, 200));
      return (times) =>
        Math.max(
          times.findLastIndex((time) => time <= end),
          0,
        );
    }
    case 'calls': {
      const kept = new Map<number, boolean>();
      const isKept = (time: number): boolean => {
        const known = kept.get(time) ?? random.below(2) === 0;
        kept.set(time, known);
        return known;
      };
      return (times) => Math.max(times.findLastIndex(isKept), 0);
    }
    default:
      return (times) => random.below(times.length);
  }
}

/**
 * Write the files of an image into a folder, as they are found after the next boot: notes of open files name another
 * boot. A note of a closed file is made to fit the file when its size does: the time of a change may be lost, too.
 */
export function writeImage(directory: string, { image, kind }: PowerLoss): void {
  rmSync(directory, { recursive: true, force: true });
  mkdirSync(directory);
  for (const [name, content] of image) writeFileSync(join(directory, name), content);
  for (const [name, content] of image) {
    if (!name.endsWith(MARKER_SUFFIX)) continue;
    const note = content.toString('latin1');
    const file = statSync(join(directory, name.slice(0, -MARKER_SUFFIX.length)), {
      bigint: true,
      throwIfNoEntry: false,
    });
    const [, size] = /^(\d+) \d+\n$/.exec(note) ?? [];
    if (kind !== 'death' && note.startsWith('open ')) writeFileSync(join(directory, name), 'open another-boot\n');
    else if (file !== undefined && String(file.size) === size) {
      writeFileSync(join(directory, name), `${size} ${String(file.mtimeNs)}\n`);
    }
  }
}
