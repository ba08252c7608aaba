import { fileURLToPath } from 'node:url';
import type { Diagnostic } from '../../tools/diagnostics/diagnostics.js';
import { printDiagnostics } from '../../tools/diagnostics/diagnostic-printer.js';
import { ParseCache } from '../../tools/resolve/parse-cache.js';
import type { Compilation } from '../../tools/resolve/compile.js';
import { EMITTERS } from '../../tools/commands/emitters.js';
import { readModels } from '../../tools/disk/model-sources.js';
import { compileAlone } from '../../tools/overlay/tree-compiler.js';
import { placeOf } from '../../tools/source/span.js';
import { SourceFile } from '../../tools/source/source-file.js';
import { sampleSize, samplingStep } from '../sample-size.js';
import { HANDMADE_FAULTS, SOUND_TREE } from './handmade-faults.js';
import { breakTree, type BrokenTree } from './mutation.js';
import { PDL_MEANING, PDL_SYNTAX } from './pdl-breakages.js';
import { randomEdit } from './random-edit.js';
import { SeededChoice } from './seeded-choice.js';
import { GRAPHQL_BREAKAGES, YAML_BREAKAGES } from './text-breakages.js';

const OWN = readModels(fileURLToPath(new URL('../../models', import.meta.url)));
const SMALL = readModels(fileURLToPath(new URL('../golden/models/names/models', import.meta.url)));
/** Distance in lines at which a syntax error may be reported. */
const TOLERANCE = 1;
const RANDOM_EDITS = sampleSize(80, 600);
const SEED = 20_261_121;

const parseCache = new ParseCache();

/** Everything that is found, each with a place that can be shown. */
function compileBroken(sources: readonly SourceFile[]): Compilation {
  const compilation = compileAlone(sources, parseCache);
  expect(compilation.diagnostics.filter((diagnostic) => !isInside(diagnostic, sources))).toEqual([]);
  expect(() => printDiagnostics(compilation.diagnostics, 'plain')).not.toThrow();
  return compilation;
}

function isInside({ span }: Diagnostic, sources: readonly SourceFile[]): boolean {
  const { file, start, end } = span;
  const isKnown = sources.includes(file) || (file.path === 'entity-registry.yml' && file.text === '');
  return isKnown && start >= 0 && start <= end && end <= file.text.length;
}

function isNear({ span }: Diagnostic, { broken, places }: BrokenTree): boolean {
  if (span.file !== broken) return false;
  const line = (offset: number): number => broken.positionAt(offset).line;
  return places.some(
    ([start, end]) => line(span.start) <= line(end) + TOLERANCE && line(span.end) >= line(start) - TOLERANCE,
  );
}

/** Whether the finding is about the broken file, or about one that names what stands in it. */
function isAbout({ span }: Diagnostic, { broken }: BrokenTree): boolean {
  const name = broken.path.replace(/^.*\/|\.\w+$/g, '');
  const aspect = /@Aspect = \{[^}]*"name": "(\w+?)(?:Gone)?"/.exec(broken.text)?.[1] ?? name;
  return span.file === broken || span.file.text.includes(name) || span.file.text.includes(aspect);
}

/** A usual run tries every second one in our own models, which take twenty times as long as small ones. */
const inOwn = <T>(breakages: readonly T[]): readonly T[] => breakages.filter((_, at) => at % samplingStep(2) === 0);

const choice = new SeededChoice(SEED);
const broken = [
  ...breakTree(SMALL, [...PDL_SYNTAX, ...PDL_MEANING], { count: 6, choice }),
  ...breakTree(OWN, inOwn([...PDL_SYNTAX, ...PDL_MEANING]), { count: 1, choice }),
  ...breakTree(SMALL, [...YAML_BREAKAGES, ...GRAPHQL_BREAKAGES], { count: 2, choice }),
  ...breakTree(OWN, inOwn([...YAML_BREAKAGES, ...GRAPHQL_BREAKAGES]), { count: 1, choice }),
];

describe('models of which one file is broken', () => {
  it('are more than 200', () => {
    expect(broken.length).toBeGreaterThan(200);
  });

  it.each(broken)('are refused where $name', (tree) => {
    const { diagnostics } = compileBroken(tree.sources);
    const isReported = tree.kind === 'syntax' ? isNear : isAbout;
    expect(diagnostics.map(describeFinding)).not.toEqual([]);
    expect(diagnostics.filter((diagnostic) => isReported(diagnostic, tree)).map(describeFinding)).not.toEqual([]);
  });
});

function describeFinding({ code, span }: Diagnostic): string {
  return `${code} ${placeOf(span)}`;
}

describe('models broken by hand', () => {
  const sourcesOf = (texts: Readonly<Record<string, string | undefined>>): readonly SourceFile[] =>
    Object.entries(texts).flatMap(([path, text]) => (text === undefined ? [] : new SourceFile(path, text)));

  it('start from models without fault', () => {
    expect(compileBroken(sourcesOf(SOUND_TREE)).diagnostics).toEqual([]);
  });

  it.each(HANDMADE_FAULTS)('are refused: $title', ({ texts, found }) => {
    const { diagnostics } = compileBroken(sourcesOf({ ...SOUND_TREE, ...texts }));
    expect(diagnostics.map(describeFinding)).toContain(found);
  });
});

describe('models with a random edit', () => {
  const random = new SeededChoice(SEED);
  const edited = Array.from({ length: RANDOM_EDITS }, () => randomEdit(SMALL, random));

  it('compile or are refused, and what compiles can be emitted', () => {
    for (const sources of edited) {
      const { model, diagnostics } = compileBroken(sources);
      if (model === undefined) expect(diagnostics.map(describeFinding)).not.toEqual([]);
      else for (const emitter of EMITTERS) emitter.emit(model);
    }
  });
});
