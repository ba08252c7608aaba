import { execFileSync } from 'node:child_process';
import { CallWriter } from './calls.js';
import type { MethodDoc } from './docs-catalog.js';

const ORIGIN = 'http://localhost:9001';
const calls = new CallWriter(ORIGIN);

/** The words that a shell makes of a command. */
function words(command: string): readonly string[] {
  return execFileSync('sh', ['-c', `printf '%s\\0' ${command}`], { encoding: 'utf8' })
    .split('\0')
    .slice(0, -1);
}

function method(change: Partial<MethodDoc>): MethodDoc {
  return { kind: 'action', name: 'find', doc: '', parameters: [], errors: [], ...change };
}

describe('CallWriter', () => {
  it.each(["it's", '"quoted" $HOME `id` \\', 'two\nlines', '<b>&amp;</b>'])('gives a shell %j as it is', (text) => {
    const command = calls.method('things', method({ example: { text } })) ?? '';
    expect(JSON.parse(words(command).at(-1) ?? '')).toEqual({ text });
  });

  it('writes each kind of method as the protocol wants it', () => {
    const header = ['-H', 'X-RestLi-Protocol-Version: 2.0.0'];
    const shown = [
      method({ example: { a: 1 } }),
      method({ kind: 'get', name: 'get', example: { key: 'urn:li:a:b/c', aspects: ['x', 'y'] } }),
      method({ kind: 'batchGet', name: 'batchGet', example: { ids: ['urn:li:a:(b,c)', 'd'] } }),
      method({ kind: 'simpleGet', name: 'simpleGet', example: { n: 1 } }),
      method({ kind: 'simpleGet', name: 'simpleGet', example: {} }),
    ].map((one) => words(calls.method('things', one) ?? ''));
    expect(shown).toEqual([
      [
        'curl',
        '-s',
        `${ORIGIN}/things?action=find`,
        ...header,
        '-H',
        'Content-Type: application/json',
        '-d',
        '{"a":1}',
      ],
      ['curl', '-s', ...header, `${ORIGIN}/things/urn%3Ali%3Aa%3Ab%2Fc?aspects=x&aspects=y`],
      ['curl', '-s', ...header, `${ORIGIN}/things?ids=urn%3Ali%3Aa%3A(b%2Cc)&ids=d`],
      ['curl', '-s', ...header, `${ORIGIN}/things?n=1`],
      ['curl', '-s', ...header, `${ORIGIN}/things`],
    ]);
  });

  it('shows no call of a method without an example', () => {
    expect(calls.method('things', method({}))).toBeUndefined();
  });

  it('names the server where it is not the usual one', () => {
    expect([calls.cadastre('search'), new CallWriter('http://127.0.0.1:8080').cadastre('search')]).toEqual([
      'npx cadastre --server http://localhost:9001 search',
      'npx cadastre search',
    ]);
  });
});
