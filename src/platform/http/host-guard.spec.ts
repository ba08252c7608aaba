import { HostGuard } from './host-guard.js';

describe('HostGuard', () => {
  const guard = new HostGuard(['catalog.example', 'other.example']);

  it.each([
    [[], undefined],
    [['Host', 'localhost'], undefined],
    [['Host', 'LOCALHOST.:8080'], undefined],
    [['Accept', '*/*', 'host', '127.0.0.1:8080'], undefined],
    [['Host', '127.255.3.4'], undefined],
    [['Host', '[::1]:8080'], undefined],
    [['Host', 'Catalog.Example:443'], undefined],
    [['Host', 'other.example'], undefined],
    [['Host', 'evil.example'], 'HOST_REFUSED'],
    [['Host', '127.0.0.1.evil.example'], 'HOST_REFUSED'],
    [['Host', '127.evil.example'], 'HOST_REFUSED'],
    [['Host', '192.168.0.1'], 'HOST_REFUSED'],
    [['Host', '[::2]'], 'HOST_REFUSED'],
    [['Host', ''], 'HOST_REFUSED'],
    [['Host', 'localhost', 'HOST', 'localhost'], 'HOST_AMBIGUOUS'],
  ])('judges %j as %s', (headers, code) => {
    expect(guard.find(headers)?.row.code).toBe(code);
    expect(guard.find(headers)?.row.code).toBe(code);
  });

  it('accepts one name after another', () => {
    const codes = ['localhost', 'evil.example', 'catalog.example', 'evil.example'].map(
      (host) => guard.find(['Host', host])?.row.code,
    );
    expect(codes).toEqual([undefined, 'HOST_REFUSED', undefined, 'HOST_REFUSED']);
  });
});
