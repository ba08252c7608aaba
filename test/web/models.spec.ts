import type { Page } from 'playwright-core';
import { accessFaults, PageVisits, PHONE } from './page-visit.builder.js';

const BOX = '.react-flow__node';
const PHONE_IN_THE_DARK = { ...PHONE, scheme: 'dark' } as const;

let visits: PageVisits;
beforeAll(async () => {
  visits = await PageVisits.begin();
});
afterAll(() => visits.end());

/** How wide the page is, and what is seen of it. */
function widths(page: Page): Promise<unknown> {
  return page.evaluate('[document.documentElement.scrollWidth, innerWidth]');
}

/** Where the words of a line between two types stand. */
function labelBox(page: Page, from: string, to: string): Promise<Box> {
  return page.locator(`.react-flow__edge[data-id="${from} ${to}"] .react-flow__edge-textwrapper`).boundingBox();
}

type Box = Awaited<ReturnType<ReturnType<Page['locator']>['boundingBox']>>;

function areOneOverTheOther(one: Box, other: Box): boolean {
  if (one === null || other === null) throw new RangeError('a line has no words');
  const isBeside = one.x + one.width <= other.x || other.x + other.width <= one.x;
  return !isBeside && one.y < other.y + other.height && other.y < one.y + one.height;
}

describe('the page of the models', () => {
  it('finds entity types and aspects by words, and leads from one to the other', async () => {
    const { seen, complaints } = await visits.visit('/', async (page) => {
      await page.getByRole('navigation', { name: 'Pages' }).getByRole('link', { name: 'Models' }).click();
      await page.getByLabel('Find entity types and aspects').fill('ownership');
      await page.getByText(/^\d+ of \d+ entity types/).waitFor();
      await page.waitForURL((url) => url.searchParams.get('q') === 'ownership');
      const faults = await accessFaults(page);
      await page.getByRole('link', { name: 'ownership', exact: true }).click();
      await page.getByRole('heading', { name: 'ownership', level: 1 }).waitFor();
      const owner = await page.getByRole('row', { name: /^owners/ }).innerText();
      const onAspect = await accessFaults(page);
      await page.getByRole('link', { name: 'Dataset', exact: true }).click();
      await page.getByRole('heading', { name: 'Dataset', level: 1 }).waitFor();
      const urn = await page.getByText('urn:li:dataset:').innerText();
      return { faults, onAspect, owner: owner.replaceAll(/\s+/g, ' '), urn, onEntity: await accessFaults(page) };
    });
    expect(seen).toMatchObject({ faults: [], onAspect: [], onEntity: [] });
    expect(seen.urn).toBe('urn:li:dataset:(<platform>,<name>,<origin>)');
    expect(seen.owner).toContain('array[Owner]');
    expect(seen.owner).toContain('relationship OwnedBy to corpuser, corpGroup at owners/*/owner');
    expect(complaints).toEqual([]);
  });

  it('says how many entities there are, and how many of them have each aspect', async () => {
    const { seen, complaints } = await visits.visit('/models/entities/dataset', async (page) => {
      const cells = page.getByRole('row', { name: /^schemaMetadata/ }).getByRole('cell');
      await page.getByText('as of', { exact: false }).first().waitFor();
      const share = await cells.first().innerText();
      const without = page.getByRole('row', { name: /^embed/ }).getByRole('cell');
      return {
        share: share.replaceAll(/\s+/g, ' '),
        none: (await without.first().innerText()).replaceAll(/\s+/g, ' '),
      };
    });
    expect(seen.share).toMatch(/^(\d+) of (\d+) \d+ %$/);
    expect(seen.none).toMatch(/^0 of \d+ 0 %$/);
    expect(complaints).toEqual([]);
  });

  it('says nothing of counts to those who may not count', async () => {
    const { seen } = await visits.visit('/models', async (page) => {
      await page.route('**/aspects?action=getCoverage', (route) =>
        route.fulfill({ status: 403, contentType: 'application/json', body: '{"message":"Not allowed."}' }),
      );
      await page.reload();
      await page.getByText('Counts are for those who may count entities.').waitFor();
      return await page
        .getByRole('row', { name: /^Dataset/ })
        .first()
        .getByRole('cell')
        .first()
        .innerText();
    });
    expect(seen).toBe('–');
  });

  it('shows the JSON schema of an aspect as a document that stands alone', async () => {
    const { seen, complaints } = await visits.visit('/models/aspects/ownership', async (page) => {
      await page.getByRole('button', { name: 'Show', exact: true }).click();
      const schema: unknown = JSON.parse(await page.locator('pre').innerText());
      return { schema, faults: await accessFaults(page) };
    });
    expect(seen.faults).toEqual([]);
    expect(seen.schema).toMatchObject({
      $ref: '#/$defs/com.linkedin.common.Ownership',
      $defs: { 'com.linkedin.common.Owner': { properties: { owner: expect.any(Object) } } },
    });
    expect(complaints).toEqual([]);
  });

  it('draws the relationships of an entity type, each with its name', async () => {
    const { seen, complaints } = await visits.visit('/models/entities/glossaryTerm', async (page) => {
      await page.getByRole('link', { name: 'Show them as a diagram' }).click();
      await page.waitForSelector(BOX);
      const few = await page.locator(BOX).count();
      const words = await page.locator('.react-flow__edge-text').allInnerTexts();
      const [there, back] = await Promise.all([
        labelBox(page, 'glossaryTerm', 'dataset'),
        labelBox(page, 'dataset', 'glossaryTerm'),
      ]);
      const faults = await accessFaults(page);
      await page.getByLabel('Entity type').selectOption('All entity types');
      await page.waitForSelector(`[data-testid=relationships]:not([data-boxes="${String(few)}"])`);
      return { few, words, there, back, faults, faultsOfAll: await accessFaults(page) };
    });
    expect(seen).toMatchObject({ faults: [], faultsOfAll: [] });
    expect(areOneOverTheOther(seen.there, seen.back)).toBe(false);
    expect(seen.few).toBeGreaterThan(3);
    expect(seen.words.length).toBeGreaterThan(3);
    expect(complaints).toEqual([]);
  });

  it('has the same as a table for those who do not see it, also on a phone and in the dark', async () => {
    const { seen, complaints } = await visits.visit(
      '/models/relationships?of=glossaryTerm&show=table',
      async (page) => {
        const row = page.getByRole('row', { name: /TermedWith/ }).first();
        await row.waitFor();
        return {
          row: (await row.innerText()).replaceAll(/\s+/g, ' '),
          widths: await widths(page),
          faults: await accessFaults(page),
        };
      },
      PHONE_IN_THE_DARK,
    );
    expect(seen).toEqual({
      row: expect.stringContaining('Glossary term glossaryTerms'),
      widths: [390, 390],
      faults: [],
    });
    expect(complaints).toEqual([]);
  });

  it.each(['/models', '/models/entities/dataset', '/models/aspects/schemaMetadata'])(
    'fits a phone at %s, in the dark',
    async (path) => {
      const { seen, complaints } = await visits.visit(
        path,
        async (page) => {
          await page.getByRole('table').first().waitFor();
          return { widths: await widths(page), faults: await accessFaults(page) };
        },
        PHONE_IN_THE_DARK,
      );
      expect(seen).toEqual({ widths: [390, 390], faults: [] });
      expect(complaints).toEqual([]);
    },
  );

  it('says what changed of the models, and what the linter found in them', async () => {
    const change = {
      time: 1_767_225_600_000,
      summary: '1 change: 0 incompatible, 1 for the index, 0 notices, 0 safe.',
      changes: [
        {
          ...{
            code: 'aspect-added',
            gravity: 'rebuild',
            message: 'The aspect "status" is new.',
            advice: 'Nothing to do.',
          },
          aspects: ['status'],
        },
      ],
    };
    const finding = {
      code: 'field-name',
      severity: 'warning',
      message: 'A name.',
      fix: 'Rename it.',
      file: 'ours/a.pdl',
    };
    const { seen, complaints } = await visits.visit('/models', async (page) => {
      await page.getByRole('link', { name: 'Changes' }).click();
      const none = await page.getByText('The models have not changed').innerText();
      await page.getByRole('link', { name: 'Findings' }).click();
      await page.getByText('No findings.').waitFor();
      // What is shown of answers that the service gives to other models.
      await page.route('**/operations?action=listModelChanges', (route) =>
        route.fulfill({ json: { value: JSON.stringify([change]) } }),
      );
      await page.route('**/web/model-findings.json', (route) =>
        route.fulfill({ json: [{ ...finding, line: 4, column: 11 }] }),
      );
      await page.reload();
      const found = (await page.getByRole('row', { name: /field-name/ }).innerText()).replaceAll(/\s+/g, ' ');
      const faults = await accessFaults(page);
      await page.getByRole('link', { name: 'Changes' }).click();
      const changed = (await page.getByRole('row', { name: /aspect-added/ }).innerText()).replaceAll(/\s+/g, ' ');
      return { none, found, faults, changed, faultsOfChanges: await accessFaults(page) };
    });
    expect(seen).toEqual({
      none: 'The models have not changed since this catalog was first started.',
      found: 'A name. warning field-name ours/a.pdl:4:11 Rename it.',
      faults: [],
      changed: 'The aspect "status" is new. aspect-added Compatible; the index was rebuilt Nothing to do. status',
      faultsOfChanges: [],
    });
    expect(complaints).toEqual([]);
  });

  it('says which names are in no model', async () => {
    const { seen } = await visits.visit('/models/aspects/kraken', (page) =>
      page.getByRole('heading', { level: 1 }).innerText(),
    );
    expect(seen).toBe('No aspect is called kraken');
  });
});
