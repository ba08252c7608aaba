import { DIAGNOSTICS } from '../../tools/diagnostics/diagnostic-table.js';
import { printDiagnostics } from '../../tools/diagnostics/diagnostic-printer.js';
import { LINT_CODES } from '../../tools/diagnostics/lint-codes.js';
import { compileCase, expectedText, goldenCases } from './golden-case.js';

const cases = goldenCases();

describe('golden folders', () => {
  it('exist', () => {
    expect(cases.length).toBeGreaterThan(0);
  });

  it.each(cases)('$name gives the expected diagnostics, among them the code that it is named after', (golden) => {
    const { diagnostics } = compileCase(golden);
    const actual = printDiagnostics(diagnostics, 'plain');
    expect(actual).toEqual(expectedText(golden, 'diagnostics.txt', actual));
    expect(diagnostics.map(({ code }) => code)).toContain(golden.name);
  });

  it('show every code of the table and nothing else', () => {
    const codes = Object.keys(DIAGNOSTICS).filter((code) => !Object.hasOwn(LINT_CODES, code));
    expect(cases.map((golden) => golden.name)).toEqual(codes.sort());
  });
});
