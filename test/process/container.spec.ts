import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parse } from 'yaml';
import { freePort } from './free-port.js';
import { ServiceProcess } from './service-process.js';

const PROJECT = fileURLToPath(new URL('../../', import.meta.url));
const CHECK = 'tools/health-check.mjs';

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
    expect(started('CMD')).toEqual(['node', 'tools/start.mjs']);
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
});
