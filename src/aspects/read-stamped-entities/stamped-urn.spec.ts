import { readStampedUrn } from './stamped-urn.js';

const TABLE = 'urn:li:dataset:(urn:li:dataPlatform:hive,shop.a,PROD)';

describe('readStampedUrn', () => {
  it.each([
    ['a stamp', `(${TABLE} , ownership:2;status:0)`, TABLE, [['ownership', 2] as const, ['status', 0] as const]],
    ['an empty stamp', `(${TABLE} , )`, TABLE, []],
    ['no blanks', '(urn:li:tag:a,status:-1)', 'urn:li:tag:a', [['status', -1] as const]],
    ['a URN alone', TABLE, TABLE, []],
  ])('reads %s', (_what, text, urn, versions) => {
    const stamp = versions.map(([aspect, version]) => `${aspect}:${String(version)}`).join(';');
    expect(readStampedUrn(text)).toEqual({ id: `(${urn} , ${stamp})`, urn, versions: new Map(versions) });
  });

  it.each(['status', 'status:', ':1', 'status:x', 'status:1:2', 'status:1;'])('refuses the stamp %s', (stamp) => {
    expect(() => readStampedUrn(`(${TABLE} , ${stamp})`)).toThrow("'ids' is invalid");
  });
});
