import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Page } from 'playwright-core';
import { WorkingCopy } from '../process/working-copy.js';
import { PageVisits } from './page-visit.builder.js';

const PROJECT = fileURLToPath(new URL('../../', import.meta.url));
/** Adds an aspect to datasets, and an entity type of its own that has it, too. */
const ADDITIONS = join(PROJECT, 'test/third-party/additions');
const PETS = 'urn:li:dataset:(urn:li:dataPlatform:postgres,petshop.public.pets,PROD)';
const BUOY = 'urn:li:buoy:North-7';

let copy: WorkingCopy;
let visits: PageVisits;
beforeAll(async () => {
  copy = new WorkingCopy();
  await copy.npm('generate', '--models', 'models', '--models', ADDITIONS);
  // Other tests of built models do without pages.
  process.env['BUILD_PAGES'] = 'on';
  await copy.npm('build');
  visits = await PageVisits.begin(copy.directory);
}, 600_000);
afterAll(async () => {
  await visits.end();
  copy.dispose();
});

/** Do something on pages, which fit, can be used by everybody, and do not complain. */
async function visiting(path: string, act: (page: Page) => Promise<void>): Promise<void> {
  const { seen, complaints } = await visits.visit(path, async (page, visit) => {
    await act(page);
    return [await visit.findings(), await visit.overflow()];
  });
  expect([...seen, complaints]).toEqual([[], 0, []]);
}

function entityPath(urn: string, tab = ''): string {
  return `/entity/${encodeURIComponent(urn)}${tab}`;
}

function stored(urn: string): Promise<unknown> {
  return visits.service.stored(urn, 'freightTerms');
}

/** Fill a new form in wrongly, read why it is refused, and then rightly. */
async function addTerms(page: Page, terms: string): Promise<void> {
  await page.getByLabel(/^Actor/).fill('maya');
  await page.getByLabel(/^Time/).fill('1767225600000');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  const wrong = page.locator('[aria-invalid=true]');
  await page.getByText('is a URN: urn:li:entityType:key').first().waitFor();
  await page.getByText('is required').first().waitFor();
  expect(await wrong.count()).toBe(2);
  for (const label of [/^Terms/, /^Actor/]) {
    expect(await page.getByLabel(label).getAttribute('aria-invalid')).toBe('true');
  }
  await page.getByLabel(/^Terms/).fill(terms);
  await page.getByLabel(/^Actor/).fill('urn:li:corpuser:maya');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await page.waitForURL((url) => !url.pathname.includes('/form'));
}

async function changeTerms(page: Page, terms: string): Promise<void> {
  await page.getByRole('link', { name: 'Edit Freight terms as form' }).click();
  await page.getByLabel(/^Terms/).fill(terms);
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await page.waitForURL((url) => !url.pathname.includes('/form'));
}

describe('an aspect of a company, on an entity type of the standard models', () => {
  it('is added by a form that refuses what the models refuse, and shown by a tab', () =>
    visiting(entityPath(PETS, '/form'), async (page) => {
      await page.getByText('Under which terms data about freight may be used.').waitFor();
      await page.getByRole('link', { name: 'Freight terms', exact: true }).click();
      await page.getByRole('heading', { level: 1, name: 'Add: Freight terms' }).waitFor();
      await addTerms(page, 'Charterers alone');
      await page
        .getByRole('tab', { name: 'Details' })
        .or(page.getByRole('link', { name: 'Details' }))
        .click();
      await page.getByText('Charterers alone').waitFor();
      expect(JSON.stringify(await stored(PETS))).toContain('"terms":"Charterers alone"');
    }));

  it('is found by what it says, and changed', () =>
    visiting('/search?q=charterers', async (page) => {
      await page.getByRole('heading', { level: 1, name: '1 result for “charterers”' }).waitFor();
      await page.getByRole('link', { name: 'petshop.public.pets' }).first().click();
      await page.getByRole('link', { name: 'Details' }).click();
      await changeTerms(page, 'Everybody');
      await page.getByRole('link', { name: 'Details' }).click();
      await page.getByText('Everybody', { exact: true }).waitFor();
    }));

  it('is in the history, with what was changed', () =>
    visiting(entityPath(PETS, '/history'), async (page) => {
      await page.getByText('Freight terms › Terms').waitFor();
      await page.locator('del', { hasText: 'Charterers alone' }).waitFor();
      await page.locator('ins', { hasText: 'Everybody' }).waitFor();
    }));
});

describe('an entity type of a company', () => {
  it('has entities that a form brings into being, and pages', () =>
    visiting(entityPath(BUOY, '/form/freightTerms'), async (page) => {
      await addTerms(page, 'Pilots');
      await page.getByRole('heading', { level: 1, name: 'North-7' }).waitFor();
      await page.getByText('Pilots').waitFor();
      expect(JSON.stringify(await stored(BUOY))).toContain('"terms":"Pilots"');
    }));

  it('is one of the types by which results are narrowed', () =>
    visiting('/search?q=pilots', async (page) => {
      await page.getByRole('checkbox', { name: /^Buoys/ }).click();
      await page.getByRole('heading', { level: 1, name: '1 result for “pilots”' }).waitFor();
      await page.getByRole('link', { name: 'North-7' }).first().click();
      await page.getByRole('heading', { level: 1, name: 'North-7' }).waitFor();
      await changeTerms(page, 'Keepers of lights');
      await page.getByRole('link', { name: 'History' }).click();
      await page.locator('del', { hasText: 'Pilots' }).waitFor();
      await page.locator('ins', { hasText: 'Keepers of lights' }).waitFor();
    }));
});

describe('the page of the models', () => {
  it('has the aspect of a company with its fields, and the entity types that have it', () =>
    visiting('/models?q=freight', async (page) => {
      await page.getByRole('link', { name: 'freightTerms', exact: true }).click();
      await page.getByRole('heading', { level: 1, name: 'freightTerms' }).waitFor();
      await page.getByRole('row', { name: /^terms/ }).waitFor();
      const carriers = page.getByRole('region', { name: 'Entity types that have it' });
      await carriers.getByRole('row', { name: /^Dataset 1 of/ }).waitFor();
      await carriers.getByRole('link', { name: 'Buoy' }).click();
      await page.getByRole('heading', { level: 1, name: 'Buoy' }).waitFor();
      await page.getByRole('row', { name: /^freightTerms/ }).waitFor();
    }));
});
