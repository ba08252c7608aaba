import { PageVisits, PHONE } from './page-visit.builder.js';

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
