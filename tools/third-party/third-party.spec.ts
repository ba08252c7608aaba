import { randomUUID } from 'node:crypto';
import { runThirdParties } from './third-party.js';

/** The file that a description of a service with one path becomes. */
async function typesOf(path: string): Promise<string> {
  const info = { title: 'Depots', version: '1' };
  const paths = { [path]: { get: { responses: { 200: { description: 'A depot.' } } } } };
  const text = JSON.stringify({ openapi: '3.0.3', info, paths });
  const { files, times } = await runThirdParties(
    [
      { path: 'generated/contract/openapi/openapi.json', text },
      { path: 'package.json', text: '{}' },
    ],
    undefined,
  );
  expect([files.map((file) => file.path), [...times.keys()]]).toEqual([
    ['generated/contract/client/openapi.ts'],
    ['openapi-typescript'],
  ]);
  return files[0]?.text ?? '';
}

describe('third-party generators', () => {
  it('make the same of the same files, and follow every change', async () => {
    const [one, other] = [`/${randomUUID()}`, `/${randomUUID()}`];
    const made = await typesOf(one);
    expect(made).toContain(one);
    expect(await typesOf(other)).toBe(made.replace(one, other));
    expect(await typesOf(one)).toBe(made);
  });

  it('have nothing to do without a file to read', async () => {
    expect(await runThirdParties([{ path: 'package.json', text: '{}' }], undefined)).toEqual({
      files: [],
      times: new Map(),
    });
  });
});
