import { printDiagnostics } from '../../tools/diagnostics/diagnostic-printer.js';
import type { Diagnostic } from '../../tools/diagnostics/diagnostics.js';
import { LINT_CODES } from '../../tools/diagnostics/lint-codes.js';
import { GeneratorBug } from '../../tools/invariant.js';
import { lint } from '../../tools/lint/lint.js';
import { compileCase, expectedText, type GoldenCase, goldenCases } from './golden-case.js';

const cases = goldenCases('lint');

function findings(golden: GoldenCase): readonly Diagnostic[] {
  const { model, diagnostics, types, graphql } = compileCase(golden);
  if (model === undefined) throw new GeneratorBug(printDiagnostics(diagnostics, 'plain'));
  return lint({ ...types, model, graphql });
}

describe('golden folders of lint', () => {
  it('exist', () => {
    expect(cases.length).toBeGreaterThan(0);
  });

  it.each(cases)('$name gives the expected findings, among them the rule that it is named after', (golden) => {
    const found = findings(golden);
    const actual = printDiagnostics(found, 'plain');
    expect(actual).toEqual(expectedText(golden, 'lint.txt', actual));
    expect(found.map(({ code }) => `lint/${code}`)).toContain(golden.name);
  });

  it('show every rule of the table and nothing else', () => {
    const codes = Object.keys(LINT_CODES).map((code) => `lint/${code}`);
    expect(cases.map(({ name }) => name)).toEqual(codes.sort());
  });
});
