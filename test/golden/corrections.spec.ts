import { corrected } from '../../tools/diagnostics/correction.js';
import type { Diagnostic } from '../../tools/diagnostics/diagnostics.js';
import { SourceFile } from '../../tools/source/source-file.js';
import { compileCase, type GoldenCase, goldenCases } from './golden-case.js';

/** Errors that the file had, too, and that nobody could see before: the right key is there already, or is read now. */
const REVEALED: ReadonlyMap<string, string> = new Map([
  ['edit-template', 'yaml-syntax in graphql/edits.yml: This is not YAML: Map keys must be unique.'],
  ['patch-array', 'yaml-syntax in patches.yml: This is not YAML: Map keys must be unique.'],
  [
    'unknown-choice',
    'timestamp-missing in Book.pdl: The time series aspect "book" has no required field "timestampMillis" of type long.',
  ],
  [
    'unknown-key',
    'timestamp-missing in Book.pdl: The time series aspect "book" has no required field "timestampMillis" of type long.',
  ],
]);

/** A diagnostic of a case whose fix is one text. */
interface Correctable {
  readonly golden: GoldenCase;
  readonly diagnostic: Diagnostic;
}

function correctablesOf(golden: GoldenCase): readonly Correctable[] {
  const { diagnostics } = compileCase(golden);
  return diagnostics.filter(({ correction }) => correction !== undefined).map((diagnostic) => ({ golden, diagnostic }));
}

/** The case after the correction. */
function correctedCase({ golden, diagnostic }: Correctable): GoldenCase {
  const { correction } = diagnostic;
  const edit = (file: SourceFile): SourceFile =>
    correction === undefined || file.place !== correction.span.file.place
      ? file
      : new SourceFile(file.path, corrected(file.text, [correction]), file.tree);
  return { ...golden, sources: golden.sources.map(edit), standard: golden.standard.map(edit) };
}

function countOf(diagnostics: readonly Diagnostic[], isCounted: (diagnostic: Diagnostic) => boolean): number {
  return diagnostics.filter(isCounted).length;
}

function errorsIn(diagnostics: readonly Diagnostic[]): readonly string[] {
  return diagnostics
    .filter(({ severity }) => severity === 'error')
    .map(({ code, message, span }) => `${code} in ${span.file.place}: ${message}`);
}

describe('corrections', () => {
  const correctables = ['', 'overlay', 'one-mistake']
    .flatMap((folder) => goldenCases(folder))
    .flatMap((golden) => correctablesOf(golden));
  const named = correctables.map((one): [string, Correctable] => [
    `${one.golden.name}: ${one.diagnostic.code} at ${String(one.diagnostic.span.start)}`,
    one,
  ]);

  it.each(named)('fix %s, and break nothing', (_, one) => {
    const before = compileCase(one.golden).diagnostics;
    const after = compileCase(correctedCase(one)).diagnostics;
    const wasFixed = ({ code, message }: Diagnostic): boolean =>
      code === one.diagnostic.code && message === one.diagnostic.message;
    expect(countOf(after, wasFixed)).toBe(countOf(before, wasFixed) - 1);
    const known = new Set([...errorsIn(before), REVEALED.get(one.golden.name)]);
    expect(errorsIn(after).filter((error) => !known.has(error))).toEqual([]);
  });

  it('are known for these codes', () => {
    expect([...new Set(correctables.map(({ diagnostic }) => diagnostic.code))].sort()).toEqual([
      'annotation-misspelt',
      'annotation-path-no-match',
      'annotation-path-slash',
      'aspect-path-no-match',
      'aspect-path-slash',
      'collection-key-unknown',
      'default-enum-symbol',
      'default-union-key',
      'default-unknown-field',
      'edit-row',
      'edit-template',
      'edit-type',
      'entity-type-misspelt',
      'expected-token',
      'graphql-type-missing',
      'illegal-character',
      'import-own-namespace',
      'later-field-type',
      'map-key-not-string',
      'misplaced-optional',
      'missing-equals',
      'overview-symbol',
      'patch-array',
      'patch-key',
      'qualified-name',
      'render-key-unknown',
      'rule-name',
      'rule-path',
      'rule-template',
      'searchable-object',
      'searchable-weight',
      'snapshot-unknown-entity',
      'text-boolean',
      'text-number',
      'unknown-aspect',
      'unknown-choice',
      'unknown-key',
      'unknown-type',
      'unknown-unused-import',
      'unused-import',
    ]);
  });
});
