import type { RunningService } from './command-line.builder.js';
import { startService } from './command-line.builder.js';

let server: RunningService;
beforeAll(async () => {
  server = await startService();
});
afterAll(() => server.close());

function at(name: string): string {
  return `urn:li:dataset:(urn:li:dataPlatform:hive,ring.${name},PROD)`;
}

/** Store what each dataset derives from. */
async function derive(upstreamsOf: Readonly<Record<string, readonly string[]>>): Promise<void> {
  const records = Object.entries(upstreamsOf).map(([name, upstreams]) => ({
    entityType: 'dataset',
    entityUrn: at(name),
    changeType: 'UPSERT',
    aspectName: 'upstreamLineage',
    aspect: { json: { upstreams: upstreams.map((one) => ({ dataset: at(one), type: 'TRANSFORMED' })) } },
  }));
  const { code } = await server.command('ingest', server.file('lineage.json', JSON.stringify(records)));
  expect(code).toBe(0);
}

/** Names with their branches. */
async function treeOf(...args: readonly string[]): Promise<readonly string[]> {
  const { out } = await server.commandAt({ columns: 80 }, 'lineage', ...args);
  return out.split('\n').map((line) => /^(.*?[\w.]+(?: \(\*\))?)(?: {2}|$)/.exec(line)?.[1] ?? line);
}

describe('the tree of lineage', () => {
  beforeAll(() =>
    derive({ left: ['top'], right: ['top'], bottom: ['left', 'right'], top: ['bottom'], end: ['bottom'] }),
  );

  it('shows what is reached twice in full once, and marks it elsewhere, circles too', async () => {
    expect(await treeOf(at('top'))).toEqual([
      'NAME',
      'ring.top',
      '├─ ring.left',
      '│  └─ ring.bottom',
      '│     ├─ ring.end',
      '│     └─ ring.top (*)',
      '└─ ring.right',
      '   └─ ring.bottom (*)',
    ]);
  });

  it('ends at the number of hops, where an edge back still shows', async () => {
    expect(await treeOf(at('bottom'), '--hops', '1')).toEqual(['NAME', 'ring.bottom', '├─ ring.end', '└─ ring.top']);
    expect(await treeOf(at('left'), '-d', 'upstream', '--hops', '2')).toEqual([
      'NAME',
      'ring.left',
      '└─ ring.top',
      '   └─ ring.bottom',
      '      └─ ring.left (*)',
    ]);
  });

  it('has what the count allows, the nearest first', async () => {
    const { out, err } = await server.commandAt({ columns: 80 }, 'lineage', at('top'), '--count', '2');
    expect([out.split('\n').length, err]).toEqual([4, '2 of 4 shown.']);
  });

  it('names entities that are not stored by their URNs', async () => {
    await derive({ known: ['nowhere'] });
    expect(await treeOf(at('nowhere'))).toEqual(['NAME', 'ring.nowhere', '└─ ring.known']);
  });
});
