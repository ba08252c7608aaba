import { readProtocol, requireJsonAccepted, requireJsonBody } from './protocol-headers.js';

describe('readProtocol', () => {
  it.each([
    [undefined, '1.0.0'],
    ['1.0.0', '1.0.0'],
    ['1.0.7', '1.0.0'],
    ['1.999999999.999999999', '1.0.0'],
    ['2.0.0', '2.0.0'],
    [' 2.0.0 ', '2.0.0'],
  ])('reads %s as %s', (header, protocol) => {
    expect(readProtocol(header)).toBe(protocol);
  });

  it.each(['0.9.0', '1.0', '1.1234567890.0', '2.0.1', '3.0.0', 'x', '', '2.0.0, 2.0.0'])('refuses "%s"', (header) => {
    expect(() => readProtocol(header)).toThrow('is not supported');
  });
});

describe('requireJsonAccepted', () => {
  it.each([
    undefined,
    '',
    '*/*',
    'application/json',
    'text/html, application/json;q=0.9',
    'application/*',
    'Application/JSON',
  ])('lets "%s" pass', (accept) => {
    expect(() => {
      requireJsonAccepted(accept);
    }).not.toThrow();
  });

  it.each(['text/html', 'application/x-pson', 'image/*'])('refuses "%s"', (accept) => {
    expect(() => {
      requireJsonAccepted(accept);
    }).toThrow('only application/json');
  });
});

describe('requireJsonBody', () => {
  it.each([
    undefined,
    'application/json',
    'application/json; charset=utf-8',
    'TEXT/PLAIN',
    'application/octet-stream',
    'text/plain',
    '',
    'application/x-www-form-urlencoded',
  ])('lets "%s" pass', (contentType) => {
    expect(() => {
      requireJsonBody(contentType);
    }).not.toThrow();
  });

  it.each(['application/xml', 'multipart/form-data; boundary=x', 'x'])('refuses "%s"', (contentType) => {
    expect(() => {
      requireJsonBody(contentType);
    }).toThrow('is not supported');
  });
});
