import type { RunningService } from './command-line.builder.js';
import { startService } from './command-line.builder.js';

let server: RunningService;
beforeAll(async () => {
  server = await startService();
});
afterAll(() => server.close());

const URN = 'urn:li:corpuser:patched';
const OPERATIONS = '[{"op":"add","path":"/active","value":true},{"op":"add","path":"/departmentId","value":NUMBER}]';

/** A record that patches the user; `aspect` as it stands in the file. */
function record(aspect: string): string {
  const shell = { entityType: 'corpuser', entityUrn: URN, changeType: 'PATCH', aspectName: 'corpUserInfo' };
  return `${JSON.stringify(shell).slice(0, -1)},"aspect":${aspect}}`;
}

const FORMS = {
  'as text': (operations: string) =>
    `{"value":${JSON.stringify(operations)},"contentType":"application/json-patch+json"}`,
  'as JSON': (operations: string) => `{"json":${operations}}`,
  'as an object with keys': (operations: string) => `{"json":{"patch":${operations},"arrayPrimaryKeys":{}}}`,
};

describe.each(Object.entries(FORMS))('a patch in a file, %s', (_form, aspectOf) => {
  it.each(['9007199254740993', '9223372036854775807'])('is applied with every digit of %s', async (number) => {
    const file = server.file('patch.json', record(aspectOf(OPERATIONS.replace('NUMBER', number))));
    const ingested = await server.command('ingest', file, '--json');
    expect([ingested.code, JSON.parse(ingested.out)]).toEqual([0, { file, accepted: 1, refused: [] }]);
    const { out } = await server.command('get', URN, '--aspect', 'corpUserInfo', '--json');
    expect(out.replaceAll(/\s/g, '')).toContain(`"active":true,"departmentId":${number}`);
  });
});
