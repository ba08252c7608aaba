import { findCrossOrigin } from './origin-guard.js';

describe('findForeignOrigin', () => {
  it.each([
    [{ host: '127.0.0.1:8080' }, undefined],
    [{ host: '127.0.0.1:8080', origin: 'http://127.0.0.1:8080' }, undefined],
    [{ host: 'LOCALHOST:8080', origin: 'http://localhost:8080' }, undefined],
    [{ host: '127.0.0.1:8080', origin: 'http://evil.example' }, 'REQUEST_REFUSED'],
    [{ host: '127.0.0.1:8080', origin: 'http://127.0.0.1:9090' }, 'REQUEST_REFUSED'],
    [{ host: '127.0.0.1:8080', origin: 'null' }, 'REQUEST_REFUSED'],
    [{ origin: 'http://127.0.0.1:8080' }, 'REQUEST_REFUSED'],
  ])('judges %j as %s', (headers, code) => {
    expect(findCrossOrigin(headers)?.row.code).toBe(code);
  });
});
