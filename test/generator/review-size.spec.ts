import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { completeOutput, emitOwn } from '../../tools/commands/build-output.js';
import { EMITTERS } from '../../tools/commands/emitters.js';
import { findingsFile } from '../../tools/commands/model-findings.js';
import { readTree, writeTree } from '../../tools/disk/file-tree.js';
import { readModels } from '../../tools/disk/model-sources.js';
import type { OutputFile } from '../../tools/emit/output-file.js';
import { GeneratorBug } from '../../tools/invariant.js';
import { compile } from '../../tools/resolve/compile.js';
import { SourceFile } from '../../tools/source/source-file.js';
import { sampleSize } from '../sample-size.js';

const PROJECT = fileURLToPath(new URL('../../', import.meta.url));
const TIME_LIMIT = 300_000;
const MOST_HUNKS = 12;
const MOST_LINES = 40;

const FIELD = `
  /** Where people read more. */
  handbook: optional string
`;

/** All that is generated when the record in this file has one field more. */
async function generatedWithField(path: string): Promise<readonly OutputFile[]> {
  const sources = readModels(join(PROJECT, 'models')).map((source) =>
    source.path === path ? new SourceFile(path, source.text.replace(/\}\s*$/, `${FIELD}}\n`)) : source,
  );
  const compilation = compile(sources);
  const { model } = compilation;
  if (model === undefined) throw new GeneratorBug(`${path} does not compile with one field more`);
  const findings = findingsFile(compilation, 0);
  const { files } = await completeOutput(model, [...emitOwn(model, EMITTERS).files, findings]);
  return files;
}

/** The lines of every hunk between two trees, without context, each after the file that it is in. */
function hunksBetween(before: string, after: string): readonly (readonly string[])[] {
  const diff = ['diff', '--no-index', '--no-color', '--no-ext-diff', '--unified=0', before, after];
  const { stdout } = spawnSync('git', diff, { encoding: 'utf8', maxBuffer: 2 ** 28 });
  return stdout
    .split(/^diff --git .*$/m)
    .slice(1)
    .flatMap((file) => {
      const [head = '', ...hunks] = file.split(/^@@ .*$/m);
      const name = /^\+\+\+ (.*)$/m.exec(head)?.[1] ?? head.trim();
      return hunks.map((hunk) => [name, ...hunk.trim().split('\n')]);
    });
}

describe('what a review sees of an optional field that is added', () => {
  let directory: string;

  beforeAll(() => {
    directory = mkdtempSync(join(tmpdir(), 'review-size-'));
    const committed = readTree(join(PROJECT, 'generated'), (path) => path !== 'README.md');
    writeTree(
      join(directory, 'before'),
      [...committed].map(([path, text]) => ({ path, text })),
    );
  });
  afterAll(() => {
    rmSync(directory, { recursive: true });
  });

  const records = [
    'com/linkedin/common/AuditStamp.pdl',
    'com/linkedin/common/GlobalTags.pdl',
    'com/linkedin/chart/ChartInfo.pdl',
  ];
  // The first one is in the defaults of the others: what moves anywhere moves there.
  it.each(records.slice(0, sampleSize(1, records.length)))(
    'is a dozen hunks of less than a screen: %s',
    async (path) => {
      const after = join(directory, path.replaceAll('/', '.'));
      writeTree(after, await generatedWithField(path));
      const hunks = hunksBetween(join(directory, 'before'), after);
      expect(hunks.length).toBeGreaterThan(5);
      expect(hunks.filter(([, ...lines]) => lines.length > MOST_LINES)).toEqual([]);
      // Shown in full when there are more, to find what else moved.
      expect(hunks.slice(MOST_HUNKS)).toEqual([]);
      expect(hunks.flat().join('\n')).toContain('handbook');
    },
    TIME_LIMIT,
  );
});
