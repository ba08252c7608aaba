import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser } from 'playwright-core';
import { BuiltService } from './built-service.builder.js';
import { BrowserVisit, startBrowser } from './page-visit.builder.js';

const PETS = 'urn:li:dataset:(urn:li:dataPlatform:postgres,petshop.public.pets,PROD)';
const COPY = 'urn:li:dataset:(urn:li:dataPlatform:postgres,petshop.mart.pets_copy,PROD)';
const TOMAS = 'urn:li:corpuser:tomas';
const STEWARD = 'urn:li:ownershipType:pet_steward';

let service: BuiltService;
let browser: Browser;
beforeAll(async () => {
  [service, browser] = await Promise.all([BuiltService.start('off'), startBrowser()]);
  service.command(['ingest', 'test/samples/petshop.json']);
});
afterAll(async () => {
  await browser.close();
  await service.close();
});

/** Do something on a page of an entity, which never complains, and which everybody can use in the end. */
async function visiting(path: string, act: (visit: BrowserVisit) => Promise<void>): Promise<void> {
  const visit = await BrowserVisit.begin(browser, service.address);
  await visit.goTo(`/entity/${encodeURIComponent(PETS)}${path}`);
  await act(visit);
  expect(await visit.findings()).toEqual([]);
  expect(visit.complaints).toEqual([]);
  await visit.end();
}

/** What the service has stored of an aspect, by the command line. */
function stored(aspect: string): unknown {
  const answer: Record<string, unknown> = JSON.parse(service.command(['get', PETS, '--aspect', aspect, '--json']));
  return answer[aspect];
}

/** Write aspects of an entity: name and value of each. */
function write(urn: string, aspects: Readonly<Record<string, object>>): void {
  const folder = mkdtempSync(join(tmpdir(), 'cadastre-web-'));
  const proposals = Object.entries(aspects).map(([aspectName, json]) => ({
    ...{ entityType: urn.split(':')[2], entityUrn: urn, changeType: 'UPSERT', aspectName },
    aspect: { json },
  }));
  writeFileSync(join(folder, 'records.json'), JSON.stringify(proposals));
  service.command(['ingest', join(folder, 'records.json')]);
  rmSync(folder, { recursive: true });
}

describe('a column', () => {
  it('gets tags and terms in its row, and loses them there', () =>
    visiting('', async ({ page }) => {
      const row = page.getByRole('row', { name: /^bornOn/ });
      for (const [name, urn] of [
        ['Personal data', 'urn:li:tag:personal-data'],
        ['Adoption rate', 'urn:li:glossaryTerm:'],
      ] as const) {
        await row.getByRole('button', { name: 'Add a tag or a term to bornOn' }).click();
        await page.getByLabel('Choose for bornOn').first().fill(name.slice(0, 5));
        await page.getByRole('option', { name: new RegExp(name) }).click();
        await row.getByRole('link', { name }).waitFor();
        expect(JSON.stringify(stored('editableSchemaMetadata'))).toContain(urn);
      }
      const remove = row.getByRole('button', { name: 'Remove from bornOn: urn:li:tag:personal-data' });
      await remove.click();
      await remove.waitFor({ state: 'detached' });
      expect(stored('editableSchemaMetadata')).toMatchObject({
        editableSchemaFieldInfo: [
          {
            fieldPath: 'bornOn',
            globalTags: { tags: [] },
            glossaryTerms: { terms: [{ urn: expect.stringMatching(/^urn:li:glossaryTerm:/) }] },
          },
        ],
      });
    }));

  it('is left as it is by whoever presses Escape while choosing', () =>
    visiting('', async ({ page }) => {
      await page.getByRole('button', { name: 'Add a tag or a term to pet_id' }).click();
      await page.getByRole('option', { name: /Personal data/ }).waitFor();
      await page.keyboard.press('Escape');
      await page.getByRole('button', { name: 'Add a tag or a term to pet_id' }).waitFor();
    }));
});

describe('an owner', () => {
  it('is added as what the organisation has types for, and in two ways, of which one ends', async () => {
    const info = { name: 'Pet steward', created: STAMP, lastModified: STAMP };
    write(STEWARD, { ownershipTypeInfo: info });
    await visiting('', async ({ page }) => {
      for (const type of ['Pet steward', 'Business Owner']) {
        await page.getByRole('button', { name: 'Add to owners' }).click();
        await page.getByLabel('Type of ownership').selectOption(type);
        await page.getByRole('textbox', { name: 'Choose for owners' }).click();
        await page.getByRole('option', { name: /Tomas/ }).click();
        await page
          .getByRole('listitem')
          .filter({ hasText: `Tomas Brandt${type}` })
          .waitFor();
      }
      const owners = [{ owner: 'urn:li:corpuser:maya' }, { owner: TOMAS, type: 'CUSTOM', typeUrn: STEWARD }];
      expect(stored('ownership')).toMatchObject({ owners: [...owners, { owner: TOMAS, type: 'BUSINESS_OWNER' }] });
      const business = page.getByRole('listitem').filter({ hasText: 'Business Owner' });
      await business.getByRole('button', { name: `Remove from owners: ${TOMAS}` }).click();
      await business.waitFor({ state: 'detached' });
      expect(stored('ownership')).toMatchObject({ owners });
    });
  });
});

describe('time series', () => {
  it('are charts, whose points are read by keys and in a table', async () => {
    const days = [1, 2, 3].map((day) => Date.UTC(2026, 0, day));
    for (const [at, timestampMillis] of days.entries()) {
      const eventGranularity = { unit: 'DAY', multiple: 1 };
      write(PETS, {
        datasetUsageStatistics: { timestampMillis, eventGranularity, totalSqlQueries: 10 + at, topSqlQueries: ['x'] },
        operation: {
          timestampMillis,
          lastUpdatedTimestamp: timestampMillis,
          operationType: at < 2 ? 'INSERT' : 'DROP',
        },
      });
    }
    await visiting('/statistics', async ({ page }) => {
      const chart = page.getByRole('application', { name: 'Total SQL queries: 12, highest 12, 3 points' });
      await chart.focus();
      await page.keyboard.press('ArrowRight');
      await page.getByText(/^11 2 Jan 2026/).waitFor();
      await page.getByText('All 3 points as a table').first().click();
      const table = page.getByRole('region', { name: 'Dataset usage statistics as a table' });
      await table.getByRole('row', { name: /^3 Jan 2026.* 12$/ }).waitFor();
      // What happened is said in words alone, and therefore shown as a table at once.
      const operations = page.getByRole('region', { name: 'Operation as a table' });
      await operations.getByRole('row', { name: /^3 Jan 2026.* Drop/ }).waitFor();
    });
  });
});

describe('what belongs to a dataset', () => {
  it('is listed with what people look for: statements of queries, rules and how they went', async () => {
    const statement = { value: 'select name\nfrom pets', language: 'SQL' };
    const properties = { name: 'All names', statement, source: 'MANUAL', created: STAMP, lastModified: STAMP };
    write('urn:li:query:names', { queryProperties: properties, querySubjects: { subjects: [{ entity: PETS }] } });
    const rule = { dataset: PETS, scope: 'DATASET_ROWS', operator: 'GREATER_THAN', logic: 'There is a pet.' };
    const [run, assertionUrn] = [{ timestampMillis: Date.UTC(2026, 0, 2), runId: 'a' }, 'urn:li:assertion:pets'];
    write(assertionUrn, {
      assertionInfo: { type: 'DATASET', datasetAssertion: rule },
      assertionRunEvent: { ...run, assertionUrn, asserteeUrn: PETS, status: 'COMPLETE', result: { type: 'FAILURE' } },
    });
    await visiting('/queries', async ({ page }) => {
      const query = page.getByRole('listitem').filter({ hasText: 'All names' });
      await query.getByText('select name').waitFor();
      await page.getByRole('link', { name: 'Assertions' }).click();
      const assertion = page.getByRole('listitem').filter({ hasText: 'There is a pet.' });
      await assertion.getByText(/Failure 2 Jan 2026/).waitFor();
    });
  });
});

describe('lineage of a time', () => {
  it('is between two days, which stand in the address, and says what is no such time', async () => {
    const made = { ...STAMP, time: Date.UTC(2026, 1, 10, 12) };
    const upstreams = [{ dataset: PETS, type: 'COPY', auditStamp: STAMP, created: made }];
    write(COPY, { upstreamLineage: { upstreams } });
    await visiting('/lineage?show=table&direction=downstream&hops=1', async ({ page }) => {
      const copy = page.getByRole('row', { name: /pets_copy/ });
      await copy.waitFor();
      await page.getByLabel('Time').selectOption('Between two days');
      await page.getByLabel('First day').fill('2026-02-01');
      await page.getByLabel('Last day').fill('2026-02-09');
      await copy.waitFor({ state: 'detached' });
      await page.getByLabel('Last day').fill('2026-02-10');
      await copy.waitFor();
      expect(page.url()).toContain('from=2026-02-01&to=2026-02-10');
      await page.getByLabel('Last day').fill('2026-01-10');
      await page.getByText('2026-01-10 is before 2026-02-01, the first day.').first().waitFor();
    });
    await visiting('/lineage?from=2026-02-31', async ({ page }) => {
      await page.getByText('“2026-02-31” is not a day. Write it as 2026-01-31.').first().waitFor();
    });
  });
});

const STAMP = { time: 0, actor: 'urn:li:corpuser:datahub' };
