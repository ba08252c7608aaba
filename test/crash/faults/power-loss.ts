import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { SeededChoice } from '../../generator/seeded-choice.js';
import { type Choice, type DiskImage, SimulatedDisk } from './simulated-disk.js';
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

/**
 * About so many losses of power at moments of a trace, most of them between a call and the end of the next sync, where
 * there is something to lose. The same seed and trace give the same losses.
 */
export function* powerLosses(trace: readonly TraceRecord[], seed: number, count: number): Generator<PowerLoss> {
  const random = new SeededChoice(seed);
  const disk = new SimulatedDisk();
  const marks: string[] = [];
  for (const record of trace) {
    disk.apply(record);
    if (record.kind === 'mark') marks.push(record.text);
    if (random.below(trace.length) >= count) continue;
    const kind = random.of(KINDS);
    yield { at: disk.now, kind, marks: [...marks], image: disk.image(choiceOf(kind, disk.now, random)) };
  }
}

function choiceOf(kind: (typeof KINDS)[number], now: number, random: SeededChoice): Choice {
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

/** The note of a file that was open: the boot after a loss of power is another one. */
const OPEN_NOTE = /^open /;

/** Write the files of an image into a folder, as they are found after the next boot. */
export function writeImage(directory: string, { image, kind }: PowerLoss): void {
  rmSync(directory, { recursive: true, force: true });
  mkdirSync(directory);
  for (const [name, content] of image) {
    const note = content.toString('latin1');
    const isNote = kind !== 'death' && name.endsWith('-seal') && OPEN_NOTE.test(note);
    writeFileSync(join(directory, name), isNote ? 'open another-boot\n' : content);
  }
}
