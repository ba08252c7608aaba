import { Findings } from './findings.js';

const open = (): Findings => new Findings((text) => (text.startsWith('urn:') ? undefined : `"${text}" is not a urn`));

describe('Findings', () => {
  it('builds paths from the inside out', () => {
    const findings = open();
    findings.missing('type');
    findings.under(0, 3);
    findings.urn('nobody', undefined);
    findings.under(0, 'owners');
    expect(findings.issues()).toEqual([
      { path: '/owners/3/type', message: 'field is required but not found and has no default value' },
      { path: '/owners', message: '"nobody" is not a urn' },
    ]);
  });

  it('has a message for each kind of issue', () => {
    const findings = open();
    findings.mismatch('string', { a: 1 });
    findings.mismatch('array', 'x'.repeat(100));
    findings.mismatch('int', 1.5);
    findings.mismatch('int', 2 ** 31);
    findings.mismatch('double', Infinity);
    findings.mismatch('boolean', undefined);
    findings.unrecognized(1);
    findings.notSymbol('Prod', new Set(['DEV', 'PROD']));
    findings.notMember(['string']);
    findings.memberCount(2, []);
    expect(findings.issues().map((issue) => issue.message)).toEqual([
      'an object is not of type string',
      `"${'x'.repeat(79)}... is not of type array`,
      '1.5 is not a whole number, as type int wants',
      '2147483648 does not fit type int',
      'a number is too large for type double',
      'undefined is not of type boolean',
      'unrecognized field found but not allowed',
      '"Prod" is not an enum symbol; known are DEV, PROD',
      'is not a member of the union; known are string',
      'a union takes exactly one key, found 2; it has none',
    ]);
  });

  it.each([[null], [false], [''], [[]], [{}]])(
    'distinguishes an unknown member with the value %j from an issue',
    (value) => {
      const findings = open();
      findings.unrecognized(value);
      findings.under(0, 'extra');
      findings.under(0, 0);
      expect([findings.count, findings.issues(), findings.surplus()]).toEqual([1, [], [[0, 'extra']]]);
    },
  );

  it('reports the first of very many issues and how many more there are, and every member that carries nothing', () => {
    const findings = open();
    for (let at = 0; at < 100_000; at++) {
      findings.mismatch('record', 'x');
      findings.unrecognized(null);
      findings.under(2 * at, at);
    }
    const issues = findings.issues();
    expect([findings.count, issues.length, issues[99]?.path]).toEqual([200_000, 101, '/99']);
    expect(issues.at(-1)).toEqual({ path: '/', message: '99900 more of them are not listed' });
    expect([findings.surplus().length, findings.surplus().at(-1)]).toEqual([100_000, [99_999]]);
  });

  it('stops at a depth that no model has', () => {
    const findings = open();
    let depth = 0;
    while (findings.enter()) depth++;
    expect([depth, findings.issues()]).toEqual([128, [{ path: '/', message: 'is nested more than 128 levels deep' }]]);
    findings.leave();
    expect(findings.enter()).toBe(true);
  });
});
