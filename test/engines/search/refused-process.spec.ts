import {
  noteTestPrefix,
  removeTestIndexes,
  TEST_SEARCH_URL,
  testPrefix,
  testServer,
} from '../../conformance/search-server.builder.js';
import { endOf } from '../../process/ended-process.js';

afterAll(removeTestIndexes);

it('a service ends with 78 over an index of another product, which it names and leaves as it is', async () => {
  const prefix = await testPrefix();
  noteTestPrefix(prefix, 'open');
  const index = `${prefix}-other`;
  const server = await testServer();
  await server.request({ method: 'PUT', path: `/${index}` });
  const ended = await endOf({ SEARCH_URL: TEST_SEARCH_URL ?? '', SEARCH_PREFIX: prefix });
  expect(ended).toEqual({
    code: 78,
    lines: [
      expect.stringMatching(
        new RegExp(`SEARCH_URL .* cannot be used: the index "${index}" there is not of this service`),
      ),
    ],
    data: 'none',
  });
  const { body } = await server.request({ method: 'GET', path: `/${prefix}-*/_alias` });
  expect(Object.keys(body)).toEqual([index]);
});
