import { DIAGNOSTICS } from '../../tools/diagnostics/diagnostic-table.js';
import { printDiagnostics } from '../../tools/diagnostics/diagnostic-printer.js';
import { Diagnostics } from '../../tools/diagnostics/diagnostics.js';
import { parseDocument } from '../../tools/pdl/parser.js';
import { expectedText, goldenCases, type GoldenCase } from './golden-case.js';

const cases = goldenCases();

/** What the compiler says about the models of a case; the one place that knows which stages run. */
function compile(golden: GoldenCase): Diagnostics {
  const diagnostics = new Diagnostics();
  for (const source of golden.sources) parseDocument(source, diagnostics);
  return diagnostics;
}

describe('golden folders', () => {
  it('exist', () => {
    expect(cases.length).toBeGreaterThan(0);
  });

  it.each(cases)('$name gives the expected diagnostics', (golden) => {
    const actual = printDiagnostics(compile(golden).sorted(), 'plain');
    expect(actual).toEqual(expectedText(golden, 'diagnostics.txt', actual));
  });

  it.each(cases)('$name shows the code it is named after', (golden) => {
    const codes = compile(golden)
      .sorted()
      .map((diagnostic) => diagnostic.code);
    expect(codes).toContain(golden.name);
  });

  it('show every code of the table and nothing else', () => {
    expect(cases.map((golden) => golden.name)).toEqual(Object.keys(DIAGNOSTICS).sort());
  });
});
