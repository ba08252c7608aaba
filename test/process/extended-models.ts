import { execFile } from 'node:child_process';
import { mkdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { COMPILER } from '../type-errors.js';
import type { ServedModels } from './served-models.js';
import { graphql, ingest, send } from './service-requests.js';

const run = promisify(execFile);

const DATASET = 'urn:li:dataset:(urn:li:dataPlatform:hive,crates,PROD)';
const VESSEL = 'urn:li:vessel:(NL,9074729)';
const ANN = 'urn:li:corpuser:ann';

/** The section of the page, with everything that is printed in it. */
function section(page: string): string {
  const [, text = ''] = page.split('\n## Extend the standard models\n');
  return text.split('\n## ')[0] ?? '';
}

/** Blocks that begin with a comment that says where they stand -> that path. */
function printedFiles(text: string): ReadonlyMap<string, string> {
  const blocks = [...text.matchAll(/^```\w+\n(?:#|\/\/) (\.\.\/\S+)\n(.*?)^```$/gms)];
  return new Map(blocks.map(([, path = '', content = '']) => [path, content]));
}

/** Those that serve the models, and the one that makes a client of them. */
function printedCommands(text: string): readonly [string, string] {
  const [serve, client] = [...text.matchAll(/^```sh\n(.*?)\n```$/gms)].map(([, command = '']) => command);
  return [serve ?? '', client ?? ''];
}

/** Lines that the client of these models refuses. */
const WRONG_PROGRAM = `import type { Client } from 'catalog-client';
import type { VesselInfo } from 'catalog-client/types/com.acme.js';

export const info: VesselInfo = { name: 'Zeeleeuw' };
export async function wrong(client: Client, dataset: 'urn:li:dataset:x'): Promise<void> {
  await client.upsert(dataset, 'freightTerms', { incoterm: 'FOB' });
  // @ts-expect-error it is called incoterm
  await client.upsert(dataset, 'freightTerms', { terms: 'FOB' });
  // @ts-expect-error the name is a text
  await client.upsert('urn:li:vessel:x', 'vesselInfo', { name: 7 });
  // @ts-expect-error vessels have it
  await client.upsert(dataset, 'vesselInfo', { name: 'Zeeleeuw' });
  // @ts-expect-error it has no such aspect
  await client.upsert('urn:li:vessel:x', 'freightTerms', { incoterm: 'FOB' });
}
`;
const OPTIONS = { module: 'nodenext', target: 'es2022', lib: ['es2022', 'dom'], strict: true, noEmitOnError: true };

function sectionIn(directory: string): string {
  return section(readFileSync(join(directory, 'models/authoring.md'), 'utf8'));
}

/** Write the tree that the page of a working copy prints, and do what it says up to the start of the service. */
export async function extendModels(directory: string): Promise<void> {
  const text = sectionIn(directory);
  for (const [path, content] of printedFiles(text)) {
    const file = join(directory, path);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, content);
  }
  const [generate = '', build = '', ...rest] = printedCommands(text)[0].split(' && ');
  expect([generate, build, rest]).toEqual([expect.stringContaining('generate'), 'npm run build', ['npm start']]);
  for (const step of [`${generate} --strict`, build])
    await run('sh', ['-c', step], { cwd: directory, maxBuffer: 2 ** 26 });
}

export function describeExtendedModels({ directory, service }: ServedModels): void {
  describe('the additional tree that the page prints', () => {
    const text = sectionIn(directory);

    it('is a registry, three records, a rule, an edited list, a listed type and a program', () => {
      expect([...printedFiles(text).keys()]).toEqual([
        '../acme/models/entity-registry.yml',
        '../acme/models/com/acme/FreightTerms.pdl',
        '../acme/models/com/acme/VesselKey.pdl',
        '../acme/models/com/acme/VesselInfo.pdl',
        '../acme/models/rules.yml',
        '../acme/models/graphql/edits.yml',
        '../acme/models/graphql/lists.yml',
        '../acme/sail.ts',
      ]);
    });

    it('has no findings', async () => {
      const lint = ['tools/cadastre.mjs', 'models', 'lint', 'models', '../acme/models'];
      const { stderr } = await run(process.execPath, lint, { cwd: directory });
      expect(stderr).toContain('No findings.');
    });

    it('adds an aspect to an entity of the standard models', async () => {
      expect((await ingest(service, DATASET, 'freightTerms', { incoterm: 'FOB' })).status).toBe(200);
      const wrong = await ingest(service, DATASET, 'freightTerms', {});
      expect([wrong.status, wrong.body['code']]).toEqual([422, 'ASPECT_INVALID']);
      const answer = await graphql(service, `{ dataset(urn: "${DATASET}") { name freightTerms { incoterm } } }`);
      expect(answer['data']).toEqual({ dataset: { name: 'crates', freightTerms: { incoterm: 'FOB' } } });
    });

    it('adds an entity, with its edges, its platform and its place in the tree', async () => {
      const info = { name: 'Zeeleeuw', master: ANN };
      expect((await ingest(service, VESSEL, 'vesselInfo', info)).status).toBe(200);
      const found = await graphql(
        service,
        `{
        vessel(urn: "${VESSEL}") { registry imo platform { name } vesselInfo { name master { urn } } ownership { owners { type } } }
        search(input: { type: VESSEL, query: "zeeleeuw" }) { searchResults { entity { urn } } }
        browse(input: { type: VESSEL, path: ["vessels", "NL"] }) { entities { urn } }
        corpUser(urn: "${ANN}") { relationships(input: { types: ["CommandedBy"], direction: INCOMING }) { relationships { entity { urn } } } }
      }`,
      );
      const vessel = { urn: VESSEL };
      expect(found).toEqual({
        data: {
          vessel: {
            registry: 'NL',
            imo: '9074729',
            platform: { name: 'nl' },
            vesselInfo: { name: 'Zeeleeuw', master: { urn: ANN } },
            ownership: null,
          },
          search: { searchResults: [{ entity: vessel }] },
          browse: { entities: [vessel] },
          corpUser: { relationships: { relationships: [{ entity: vessel }] } },
        },
        extensions: {},
      });
    });

    it('adds the mutations of a list by a line', async () => {
      const [BOB, NOBODY] = ['urn:li:corpuser:bob', 'urn:li:corpuser:nobody'];
      for (const urn of [ANN, BOB]) await ingest(service, urn, 'status', { removed: false });
      const sail = (urns: readonly string[]): Promise<Readonly<Record<string, unknown>>> =>
        graphql(
          service,
          `mutation { addSailors(input: { sailorUrns: ${JSON.stringify(urns)}, resourceUrn: "${VESSEL}" }) }`,
        );
      expect(await sail([ANN, BOB])).toEqual({ data: { addSailors: true }, extensions: {} });
      const leave = `mutation { removeSailor(input: { sailorUrn: "${ANN}", resourceUrn: "${VESSEL}" }) }`;
      expect(await graphql(service, leave)).toEqual({ data: { removeSailor: true }, extensions: {} });
      const read = await graphql(service, `{ vessel(urn: "${VESSEL}") { vesselInfo { name sailors { urn } } } }`);
      expect(read['data']).toEqual({ vessel: { vesselInfo: { name: 'Zeeleeuw', sailors: [{ urn: BOB }] } } });
      const listed = await graphql(service, '{ listVessels(input: {}) { start count total vessels { urn } } }');
      expect(listed['data']).toEqual({ listVessels: { start: 0, count: 20, total: 1, vessels: [{ urn: VESSEL }] } });
      expect(await sail([NOBODY])).toMatchObject({ errors: [{ extensions: { code: 400 } }] });
    });

    it('has a client of its own, which the compiler checks, and which programs run with', async () => {
      const company = join(directory, '../acme');
      await run('sh', ['-c', printedCommands(text)[1]], { cwd: directory, maxBuffer: 2 ** 26 });
      const packages = join(directory, 'node_modules');
      symlinkSync(packages, join(company, 'client/node_modules'), 'dir');
      mkdirSync(join(company, 'node_modules'));
      symlinkSync(join(company, 'client'), join(company, 'node_modules/catalog-client'), 'dir');
      symlinkSync(join(packages, '@types'), join(company, 'node_modules/@types'), 'dir');
      writeFileSync(join(company, 'package.json'), '{ "private": true, "type": "module" }');
      writeFileSync(join(company, 'wrong.ts'), WRONG_PROGRAM);
      const settings = { compilerOptions: { ...OPTIONS, types: ['node'] }, files: ['sail.ts', 'wrong.ts'] };
      writeFileSync(join(company, 'tsconfig.json'), JSON.stringify(settings));
      const tsc = run(process.execPath, [...COMPILER, '-p', company]);
      expect(await tsc.catch((error: unknown) => error)).toMatchObject({ stdout: '' });
      const { stdout } = await run(process.execPath, ['sail.js', service.url], { cwd: company });
      expect(stdout).toBe(`${VESSEL} Zeeleeuw\n`);
    });

    it('changes nothing else: the standard entities are served as before', async () => {
      const { body } = await send(service, '/entities?action=search', {
        entity: 'chart',
        input: '*',
        start: 0,
        count: 1,
      });
      expect(body).toMatchObject({ value: { numEntities: 0 } });
    });
  });
}
