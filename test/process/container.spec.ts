import { spawn, spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parse } from 'yaml';
import { readSettings, VARIABLES } from '../../src/platform/config/index.js';
import { freePort } from './free-port.js';
import { ServiceProcess, startFlags } from './service-process.js';

const PROJECT = fileURLToPath(new URL('../../', import.meta.url));
const CHECK = 'tools/health-check.mjs';

interface ComposeFile {
  readonly services: Readonly<Record<string, ComposedService>>;
  readonly volumes: Readonly<Record<string, unknown>>;
}

interface PublishedManifest {
  readonly name: string;
  readonly version: string;
  readonly files: readonly string[];
}

function textOf(path: string): string {
  return readFileSync(join(PROJECT, path), 'utf8');
}

describe('the image', () => {
  const lines = textOf('tools/Dockerfile')
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#'));
  const last = lines.slice(lines.findLastIndex((line) => line.startsWith('FROM')));
  const started = (instruction: string): readonly string[] => {
    const [, command = '[]'] = /(\[.*\])$/.exec(last.find((line) => line.startsWith(instruction)) ?? '') ?? [];
    const words: readonly string[] = JSON.parse(command);
    return words;
  };

  it('has the Node.js that is pinned, in every stage', () => {
    const images = lines.filter((line) => line.startsWith('FROM')).map((line) => line.split(' ')[1]);
    expect(images).toEqual(images.map(() => `node:${textOf('.nvmrc').trim()}-bookworm-slim`));
    expect(images.length).toBeGreaterThan(1);
  });

  it('builds and downloads nothing when it starts, and runs without the rights of root', () => {
    expect(last.filter((line) => line.startsWith('RUN'))).toEqual(['RUN mkdir /data && chown node:node /data']);
    expect(last.indexOf('USER node')).toBeGreaterThan(0);
  });

  it('starts the service as npm start does, with memory for a start before the first full collection', () => {
    expect(startFlags()).toEqual(['--initial-old-space-size=256']);
    expect(started('CMD')).toEqual(['node', ...startFlags(), 'tools/start.mjs']);
  });

  it('has a health check that the package contains', () => {
    const { files }: PublishedManifest = JSON.parse(textOf('package.json'));
    expect([started('HEALTHCHECK'), files]).toEqual([['node', CHECK], expect.arrayContaining([CHECK])]);
  });
});

describe('compose.yaml', () => {
  it('names the published image of this version, and how it is built, checked, kept and started again', () => {
    const { name, version }: PublishedManifest = JSON.parse(textOf('package.json'));
    expect(parse(textOf('compose.yaml'))).toMatchObject({
      services: {
        cadastre: {
          image: `${name}:${version}`,
          build: { context: '.', dockerfile: 'tools/Dockerfile' },
          healthcheck: { test: ['CMD', 'node', CHECK] },
          restart: 'unless-stopped',
          volumes: ['data:/data'],
        },
      },
    });
    expect(existsSync(join(PROJECT, 'tools/Dockerfile'))).toBe(true);
  });
});

/** As much of a service of compose.yaml as is looked at here. */
interface ComposedService {
  readonly image?: string;
  readonly extends?: { readonly service: string };
  readonly profiles?: readonly string[];
  readonly depends_on?: Readonly<Record<string, { readonly condition: string }>>;
  readonly environment: Readonly<Record<string, string>>;
  readonly healthcheck?: { readonly test: readonly string[] };
  readonly ports?: readonly string[];
  readonly volumes: readonly string[];
}

/** A text of compose.yaml where nobody has set anything: every variable has a default. */
function byDefault(text: string): string {
  return text.replaceAll(/\$\{\w+:-([^}]*)\}/g, '$1');
}

describe('the profile engines of compose.yaml', () => {
  const { services, volumes }: ComposeFile = parse(textOf('compose.yaml'));
  const engines = Object.entries(services).filter(
    ([, { image }]) => image !== undefined && !image.startsWith('cadastre:'),
  );
  const catalogs = Object.values(services).filter(({ image }) => image?.startsWith('cadastre:') ?? true);

  it('configures catalogs by variables that the service has, with values that it accepts', () => {
    const known: readonly string[] = Object.values(VARIABLES).map(({ name }) => name);
    expect(catalogs).toHaveLength(2);
    for (const { environment } of catalogs) {
      expect(Object.keys(environment).filter((name) => !known.includes(name))).toEqual([]);
      const texts: Record<string, string> = {};
      for (const [name, text] of Object.entries(environment)) texts[name] = byDefault(text);
      expect(readSettings(texts)).toMatchObject({ kind: 'settings' });
    }
  });

  it('leaves the catalog with embedded engines as it is', () => {
    expect(Object.entries(services).filter(([, { profiles }]) => profiles === undefined)).toEqual([
      ['cadastre', services['cadastre']],
    ]);
    expect(Object.keys(services['cadastre']?.environment ?? {})).toEqual(['PORT', 'LOG_LEVEL']);
  });

  it('starts the other catalog when each of its engines is healthy', () => {
    const { catalog } = services;
    expect(engines.map(([name]) => name).sort()).toEqual(['kafka', 'opensearch', 'postgres']);
    expect(catalog).toMatchObject({ extends: { service: 'cadastre' }, profiles: ['engines'] });
    expect(catalog?.depends_on).toEqual(
      Object.fromEntries(engines.map(([name]) => [name, { condition: 'service_healthy' }])),
    );
    expect(
      engines.filter(([, { healthcheck, profiles }]) => healthcheck === undefined || profiles?.[0] !== 'engines'),
    ).toEqual([]);
  });

  it('shows engines to this machine alone, where the catalog looks for them, and keeps their data', () => {
    const ports = engines.map(([, service]) => (service.ports ?? []).map(byDefault));
    const addresses = Object.values(services['catalog']?.environment ?? {})
      .map(byDefault)
      .join(' ');
    for (const [port = ''] of ports) {
      expect(port).toMatch(/^127\.0\.0\.1:(\d+):\1$/);
      expect(addresses).toContain(port.slice(0, port.lastIndexOf(':')));
    }
    const kept = Object.values(services).flatMap((service) => service.volumes.map((volume) => volume.split(':')[0]));
    expect(kept.sort()).toEqual(Object.keys(volumes).sort());
  });

  it('gives the database the password that the catalog has', () => {
    const password = String(services['postgres']?.environment['POSTGRES_PASSWORD']);
    expect(password).toMatch(/^\$\{DATABASE_PASSWORD:-/);
    expect(services['catalog']?.environment['DATABASE_URL']).toContain(`cadastre:${password}@`);
  });
});

/** Ends of the check in a process beside this one, which answers it. */
function checked(env: Readonly<Record<string, string>>): Promise<{ readonly status: number | null }> {
  return new Promise((resolve) => {
    spawn(process.execPath, [join(PROJECT, CHECK)], { env }).on('exit', (status) => {
      resolve({ status });
    });
  });
}

describe('the health check', () => {
  const check = (port: number): number | null =>
    spawnSync(process.execPath, [join(PROJECT, CHECK)], { env: { PORT: String(port) } }).status;

  it('succeeds while the service may be sent requests, and fails when it is not there', async () => {
    const service = new ServiceProcess();
    await service.start();
    expect(check(service.port)).toBe(0);
    await service.dispose();
    expect(check(await freePort())).toBe(1);
  });

  it('asks at the address on which the service listens', async () => {
    const asked: string[] = [];
    const server = createServer((request, response) => {
      asked.push(request.headers.host ?? '');
      response.end();
    });
    await new Promise<void>((resolve) => server.listen(0, '0.0.0.0', resolve));
    const bound = server.address();
    const port = String(typeof bound === 'object' ? bound?.port : bound);
    const hosts = ['127.0.0.2', '0.0.0.0', '::', ''];
    for (const HOST of hosts) {
      const { status } = await checked({ PORT: port, HOST });
      expect([HOST, status]).toEqual([HOST, 0]);
    }
    server.close();
    expect(asked).toEqual(['127.0.0.2', '127.0.0.1', '127.0.0.1', '127.0.0.1'].map((host) => `${host}:${port}`));
  });
});
