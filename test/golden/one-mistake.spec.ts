import { printDiagnostics } from '../../tools/diagnostics/diagnostic-printer.js';
import { compileCase, expectedText, goldenCases } from './golden-case.js';

const cases = goldenCases('one-mistake');

/** The same small tree everywhere, with every kind of file, and one mistake in one of them. */
describe('golden folders of one mistake', () => {
  it('exist', () => {
    expect(cases.length).toBeGreaterThan(0);
  });

  it.each(cases)('$name gives one diagnostic, and none that follows from it', (golden) => {
    const { diagnostics } = compileCase(golden);
    const actual = printDiagnostics(diagnostics, 'plain');
    expect(actual).toEqual(expectedText(golden, 'diagnostics.txt', actual));
    expect(diagnostics.map(({ severity }) => severity)).toEqual(['error']);
  });

  it('break each of the YAML files of a tree', () => {
    const paths = new Set(cases.flatMap(({ sources }) => sources.map(({ path }) => path)));
    const broken = new Set(
      cases.flatMap((golden) => compileCase(golden).diagnostics.map(({ span }) => span.file.path)),
    );
    expect([...paths].filter((path) => path.endsWith('.yml') && !broken.has(path))).toEqual([]);
  });
});
