import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { BuiltService } from './built-service.builder.js';
import { BrowserVisit, PageVisits, PHONE, startBrowser } from './page-visit.builder.js';

let visits: PageVisits;
beforeAll(async () => {
  visits = await PageVisits.begin();
});
afterAll(() => visits.end());

describe('the page of operators', () => {
  it('is in the navigation of who may operate, and says how engines and figures are', async () => {
    const { seen, complaints } = await visits.visit('/', async (page, visit) => {
      await page.getByRole('link', { name: 'Operations' }).click();
      await page.getByText('Every change is in every index.').waitFor();
      await page.getByText('Memory', { exact: true }).waitFor();
      const engines = await page.getByRole('region', { name: 'Engines' }).getByRole('listitem').allInnerTexts();
      return { engines: engines.sort(), faults: await visit.findings() };
    });
    expect(seen).toEqual({
      engines: ['edge graph ready', 'primary store ready', 'search index ready'],
      faults: [],
    });
    expect(complaints).toEqual([]);
  });

  it('has all indexes made again, and says how far that is', async () => {
    const see = { ...PHONE, scheme: 'dark' } as const;
    const { seen, complaints } = await visits.visit(
      '/operations',
      async (page, visit) => {
        await page.getByRole('button', { name: 'Rebuild indexes' }).click();
        await page.getByText('done', { exact: true }).waitFor();
        const overflow = await visit.overflow();
        return { overflow, faults: await visit.findings() };
      },
      see,
    );
    expect(seen).toEqual({ overflow: 0, faults: [] });
    expect(complaints).toEqual([]);
  });

  it('is not for those whom the service refuses', async () => {
    const { seen } = await visits.visit('/', async (page) => {
      await page.route('**/operations?action=listDeadLetters', (route) =>
        route.fulfill({ status: 403, contentType: 'application/json', body: '{"message":"Not allowed."}' }),
      );
      await page.goto(`${visits.service.address}/operations`);
      await page.getByText('This page is for operators').waitFor();
      return await page.getByRole('button', { name: 'Rebuild indexes' }).count();
    });
    expect(seen).toBe(0);
  });
});

describe('changes that a receiver has refused', () => {
  it('are listed with the reason, and sent again by a button', async () => {
    let status = 422;
    const receiver = createServer((request, response) => {
      request.resume().once('end', () => response.writeHead(status).end('{}'));
    });
    await new Promise<void>((resolve) => receiver.listen(0, '127.0.0.1', resolve));
    // eslint-disable-next-line @typescript-eslint/consistent-type-assertions -- a server that listens on a port
    const { port } = receiver.address() as AddressInfo;
    const url = `http://127.0.0.1:${String(port)}/api/v1/lineage`;
    const [service, browser] = await Promise.all([
      BuiltService.start('off', undefined, { OPENLINEAGE_URL: url }),
      startBrowser(),
    ]);
    service.command(['ingest', 'test/samples/petshop.json']);
    const visit = await BrowserVisit.begin(browser, service.address);
    await visit.goTo('/operations');
    const letters = visit.page.getByRole('region', { name: 'Dead letters' });
    await letters
      .getByText(/^openlineage: .* 422/)
      .first()
      .waitFor();
    expect(await visit.findings()).toEqual([]);
    status = 201;
    await letters.getByRole('button', { name: 'Retry all' }).click();
    await letters.getByText('Every change is in every index.').waitFor();
    expect(visit.complaints).toEqual([]);
    await browser.close();
    await service.close();
    receiver.close();
  });
});
