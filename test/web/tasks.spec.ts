import type { Browser } from 'playwright-core';
import { BuiltService } from './built-service.builder.js';
import { BrowserVisit, startBrowser } from './page-visit.builder.js';

const PETS = 'urn:li:dataset:(urn:li:dataPlatform:postgres,petshop.public.pets,PROD)';
const PAGE = `/entity/${encodeURIComponent(PETS)}`;

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

/** Do something on pages, of which none complains. */
async function visiting(path: string, act: (visit: BrowserVisit) => Promise<void>): Promise<void> {
  const visit = await BrowserVisit.begin(browser, service.address);
  await visit.goTo(path);
  await act(visit);
  expect(visit.complaints).toEqual([]);
  await visit.end();
}

/** What the service has stored, by the command line. */
function stored(aspect: string): unknown {
  const answer: unknown = JSON.parse(service.command(['get', PETS, '--aspect', aspect, '--json']));
  return answer;
}

describe('a person who searches', () => {
  it('gets suggestions while typing, by keys alone, and opens one', () =>
    visiting('/browse', async ({ page }) => {
      await page.keyboard.press('/');
      await page.keyboard.type('adop');
      await page.getByRole('option', { name: /petshop.mart.adoptions/ }).waitFor();
      await page.keyboard.press('ArrowDown');
      await page.keyboard.press('ArrowDown');
      await page.keyboard.press('Enter');
      await page.waitForURL(/\/entity\//);
      await page.getByRole('heading', { level: 1, name: /adoption/i }).waitFor();
    }));

  it('narrows what was found, and has that in the address', () =>
    visiting('/', async ({ page }) => {
      await page.keyboard.press('/');
      await page.keyboard.type('pet');
      await page.keyboard.press('Enter');
      await page.getByRole('heading', { level: 1, name: '8 results for “pet”' }).waitFor();
      expect(await page.locator('mark').first().textContent()).toBe('pet');
      // Of what a hit refers to, the name is shown, and not what its URN says.
      await page.getByText('Domains: Pets', { exact: true }).first().waitFor();
      // The address says what is checked, once it has changed: `check` would not wait for it.
      await page.getByRole('checkbox', { name: /^Charts/ }).click();
      await page.getByRole('heading', { level: 1, name: '1 result for “pet”' }).waitFor();
      expect(page.url()).toContain('f._entityType=');
      await page.reload();
      await page.getByRole('heading', { level: 1, name: '1 result for “pet”' }).waitFor();
      await page.getByRole('button', { name: 'Remove the filter Entity type' }).click();
      await page.getByRole('heading', { level: 1, name: '8 results for “pet”' }).waitFor();
    }));

  it('sees a preview of the result that is looked at', () =>
    visiting('/search?q=pet', async ({ page }) => {
      const preview = page.getByRole('complementary', { name: 'Preview' });
      const results = page.getByRole('region', { name: 'Results' }).getByRole('article');
      for (const at of [0, 2]) {
        const name = await results.nth(at).getByRole('heading').innerText();
        await results.nth(at).hover();
        await preview.getByRole('link', { name, exact: true }).waitFor();
      }
    }));

  it('goes from a platform, a domain and a term to what belongs to it', () =>
    visiting('/browse/platforms', async ({ page }) => {
      await page.getByRole('link', { name: /postgres/i }).click();
      await page.waitForURL(/[?&]f\.platform=/);
      await page.goBack();
      for (const [section, results] of [
        ['Domains', '5 results'],
        ['Glossary', '1 result'],
      ] as const) {
        await page.getByRole('link', { name: section, exact: true }).click();
        await page.getByRole('link', { name: 'Find entities' }).click();
        await page.getByRole('heading', { level: 1, name: results, exact: true }).waitFor();
        await page.goBack();
      }
    }));

  it('copies what is stored, as it stands', () =>
    visiting(`${PAGE}/json`, async ({ page }) => {
      await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
      await page.getByRole('button', { name: 'Copy', exact: true }).click();
      await page.getByRole('button', { name: 'Copied', exact: true }).waitFor();
      const copied: unknown = JSON.parse(String(await page.evaluate('navigator.clipboard.readText()')));
      expect(copied).toEqual(JSON.parse(await page.locator('pre').innerText()));
      expect(copied).toHaveProperty('urn', PETS);
    }));

  it('goes from a place to what lies there', () =>
    visiting('/browse', async ({ page }) => {
      await page.getByRole('button', { name: 'Open' }).first().click();
      await page.getByRole('link', { name: '3 entities in mart' }).click();
      await page.getByRole('heading', { level: 1, name: '3 results' }).waitFor();
    }));
});

describe('a person who edits', () => {
  it('describes the entity, and one of its columns', () =>
    visiting(PAGE, async ({ page }) => {
      await page.getByRole('button', { name: 'Edit about' }).click();
      await page.getByLabel('Description', { exact: true }).fill('All **pets**.');
      await page.getByRole('button', { name: 'Save' }).click();
      await page.locator('strong', { hasText: 'pets' }).waitFor();
      await page.getByRole('button', { name: 'Describe name' }).click();
      await page.getByLabel('Description of name').fill('On the collar.');
      await page.getByRole('button', { name: 'Save' }).click();
      await page.getByText('On the collar.').waitFor();
      expect(JSON.stringify(stored('editableDatasetProperties'))).toContain('All **pets**.');
      expect(JSON.stringify(stored('editableSchemaMetadata'))).toContain('On the collar.');
    }));

  it('adds and removes tags, terms and owners', () =>
    visiting(PAGE, async ({ page }) => {
      for (const [title, name, aspect, urn] of [
        ['tags', /Personal data/, 'globalTags', 'urn:li:tag:'],
        ['glossary terms', /Adoption rate/, 'glossaryTerms', 'urn:li:glossaryTerm:'],
        ['owners', /Tomas/, 'ownership', 'urn:li:corpuser:tomas'],
      ] as const) {
        await page.getByRole('button', { name: `Add to ${title}` }).click();
        await page.getByRole('option', { name }).click();
        const remove = page.getByRole('button', { name: `Remove from ${title}: ${urn}` });
        await remove.waitFor();
        expect(JSON.stringify(stored(aspect))).toContain(urn);
        await remove.click();
        await remove.waitFor({ state: 'detached' });
        expect(JSON.stringify(stored(aspect))).not.toContain(urn);
      }
    }));

  it('links a page, leaves the domain, and deprecates', () =>
    visiting(PAGE, async ({ page }) => {
      await page.getByRole('button', { name: 'Add to links' }).click();
      await page.getByLabel('Address').fill('https://pets.example/handbook');
      await page.getByLabel('Title').fill('Handbook');
      await page.getByRole('button', { name: 'Add', exact: true }).click();
      await page.getByRole('link', { name: 'Handbook' }).waitFor();
      await page.getByRole('button', { name: /^Remove from domain/ }).click();
      await page.getByRole('button', { name: 'Add to domain' }).click();
      await page.getByRole('option', { name: /Pets/ }).click();
      await page.getByRole('button', { name: /^Remove from domain/ }).waitFor();
      await page.getByRole('button', { name: 'Edit deprecation' }).click();
      await page.getByLabel('Should no longer be used').click();
      await page.getByLabel('What to use instead, or why').fill('Use clean_pets.');
      await page.getByRole('button', { name: 'Save' }).click();
      await page.getByText('Deprecated', { exact: true }).waitFor();
      expect(JSON.stringify(stored('deprecation'))).toContain('Use clean_pets.');
    }));

  it('sees in the history what was changed', () =>
    visiting(`${PAGE}/history`, async ({ page }) => {
      await page.getByText('All **pets**.').first().waitFor();
    }));
});

describe('a service that is slow, or away', () => {
  it('is waited for with a shape of the page, and asked again by a button', async () => {
    const visit = await BrowserVisit.begin(browser, service.address);
    const { page } = visit;
    const entities = '**/entitiesV2/**';
    // Never answered.
    await page.route(entities, () => undefined);
    await page.goto(`${service.address}${PAGE}`);
    await page.getByRole('status', { name: 'Loading' }).waitFor();
    await page.unroute(entities);
    await page.route(entities, (route) => route.abort());
    await page.reload();
    await page.getByRole('heading', { level: 1, name: 'The service cannot be reached' }).waitFor();
    await page.getByText('It may be starting, or away.').waitFor();
    expect(await visit.findings()).toEqual([]);
    await page.unroute(entities);
    await page.getByRole('button', { name: 'Try again' }).click();
    await page.getByRole('heading', { level: 1, name: /pets/ }).waitFor();
    await visit.end();
  });
});
