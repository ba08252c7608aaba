import { PAGES_PATH, rewriteUrl, routedUrl } from './rewrite-url.js';

describe('rewriteUrl', () => {
  it.each([
    ['/aspects/urn%3Ali%3Ax%2Fy?aspect=a//b', '/aspects/urn%3Ali%3Ax%2Fy?aspect=a//b'],
    ['/gms/aspects?action=x', '/aspects?action=x'],
    ['/api/gms/entities?action=x', '/entities?action=x'],
    ['/gms', '/'],
    ['/gms?x=1', '/?x=1'],
    ['//config', '/config'],
    ['/gms//entities///x', '/entities/x'],
    ['/aspects/?action=ingestProposal', '/aspects?action=ingestProposal'],
    ['/gms/aspects/?action=ingestProposal', '/aspects?action=ingestProposal'],
    ['/gmsx/y', '/gmsx/y'],
    ['/api/graphql', '/api/graphql'],
    ['/', '/'],
    ['//', '/'],
    ['?x=1', '/?x=1'],
    ['*', '/*'],
    ['http://example.com:8080/gms/aspects?action=x', '/aspects?action=x'],
    ['HTTP://example.com', '/'],
    ['http://example.com?x=1', '/?x=1'],
  ])('turns %s into %s', (sent, routed) => {
    expect(rewriteUrl(sent)).toBe(routed);
  });
});

describe('routedUrl', () => {
  it.each([
    ['GET', '/', 'text/html', PAGES_PATH],
    ['HEAD', '/', 'text/html', PAGES_PATH],
    ['GET', '/', 'text/html,application/xhtml+xml,*/*;q=0.8', PAGES_PATH],
    ['GET', '/gms/', 'text/html', PAGES_PATH],
    ['GET', '/?x=1', 'text/html', PAGES_PATH],
    ['GET', '/search?q=pets', 'text/html', PAGES_PATH],
    ['GET', '/entity/urn%3Ali%3Atag%3Aa%2Fb/history', 'text/html', PAGES_PATH],
    ['GET', '/browse/', 'text/html', PAGES_PATH],
    ['GET', '/search?q=pets', 'application/json', '/search?q=pets'],
    ['POST', '/search', 'text/html', '/search'],
    ['GET', '/searches', 'text/html', '/searches'],
    ['GET', '/entities/search', 'text/html', '/entities/search'],
    ['GET', '/web/search', 'text/html', '/web/search'],
    ['GET', '/', '*/*', '/'],
    ['GET', '/', undefined, '/'],
    ['POST', '/', 'text/html', '/'],
    ['GET', '/entities', 'text/html', '/entities'],
  ])('turns %s %s of a client that accepts %s into %s', (method, url, accept, routed) => {
    expect(routedUrl({ method, url, headers: accept === undefined ? {} : { accept } })).toBe(routed);
  });
});
