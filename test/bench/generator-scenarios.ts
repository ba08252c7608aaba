import assert from 'node:assert';
import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { WatchProcess } from '../generator/watch-process.js';
import type { Aside } from './bench.js';
import { languageAnswers } from './language-answers.js';
import { writeSyntheticModels } from './synthetic-models.js';

const ROOT = fileURLToPath(new URL('../../', import.meta.url));
const MODELS = join(ROOT, 'models');
const SYNTHETIC_FILES = 700;
const EDITS = 10;

interface GeneratorRun {
  /** Seconds from the start of the process to its end. */
  readonly whole: number;
  /** Seconds of our own stages, as it reports them. */
  readonly own: number;
}

/** The generator over the whole model and over a tree of 700 files: a run from a cold start, and answers to edits. */
export async function generator(bench: Aside): Promise<void> {
  const directory = mkdtempSync(join(tmpdir(), 'cadastre-generator-'));
  try {
    const [own, synthetic] = [join(directory, 'own'), join(directory, 'synthetic')];
    cpSync(MODELS, own, { recursive: true });
    writeSyntheticModels(synthetic, SYNTHETIC_FILES);
    const trees = [
      { name: 'the whole model', models: own, edited: 'com/linkedin/common/Status.pdl', budget: 1 },
      {
        name: `${String(SYNTHETIC_FILES)} files`,
        models: synthetic,
        edited: 'company/area1/Thing1Part.pdl',
        budget: 2,
      },
    ];
    for (const { name, models, edited, budget } of trees) {
      const run = generate([...(models === own ? [] : ['--models', models]), '--out', join(directory, 'out')]);
      bench.report(
        { name: `generator, own stages, ${name}`, unit: 's', figure: run.own, budget },
        { name: `generator, whole run, ${name}`, unit: 's', figure: run.whole, budget: 30 },
      );
      const answers = await answerEdits(models, join(models, edited), join(directory, 'watched'));
      bench.report(
        { name: `generator --watch, answer to an edit, ${name}`, unit: 'ms', figure: median(answers), budget: 300 },
        {
          name: `generator --watch, slowest answer, ${name}`,
          unit: 'ms',
          figure: answers.toSorted((a, b) => a - b).at(-1) ?? 0,
        },
      );
    }
    languageAnswers(bench, synthetic, 'company/area1/Thing1Part.pdl');
  } finally {
    rmSync(directory, { recursive: true });
  }
}

function generate(args: readonly string[]): GeneratorRun {
  const began = performance.now();
  const command = ['--import', 'tsx', 'tools/commands/generate.ts', ...args];
  const { status, stderr } = spawnSync(process.execPath, command, { cwd: ROOT, encoding: 'utf8' });
  const whole = (performance.now() - began) / 1000;
  const [, figure, unit] = /Own stages: ([\d.]+) (ms|s)/.exec(stderr) ?? [];
  assert.ok(status === 0 && figure !== undefined, stderr);
  return { whole, own: unit === 's' ? Number(figure) : Number(figure) / 1000 };
}

/** Milliseconds from the save to the answer, for one edit after the other, each when the work of the last is done. */
async function answerEdits(models: string, file: string, out: string): Promise<readonly number[]> {
  const process = new WatchProcess(['--models', models, '--out', out]);
  try {
    await process.says(/\d+ in all\.\n/);
    const times: number[] = [];
    const text = readFileSync(file, 'utf8');
    for (let edit = 0; edit < EDITS; edit++) {
      const field = `  /** Added by edit ${String(edit)}. */\n  edit${String(edit)}: optional string\n`;
      const began = performance.now();
      writeFileSync(file, text.replace(/\}\s*$/, `${field}}\n`));
      await process.says(/Wrote [1-9]\d* and removed \d+ files in .*\n/);
      times.push(performance.now() - began);
      await process.says(/\d+ in all\.\n/);
    }
    return times;
  } finally {
    await process.interrupt();
  }
}

function median(figures: readonly number[]): number {
  return figures.toSorted((a, b) => a - b)[Math.floor(figures.length / 2)] ?? 0;
}
