import type { Browser, Page } from 'playwright-core';
import { BuiltService } from './built-service.builder.js';
import { BrowserVisit, startBrowser } from './page-visit.builder.js';

const PETS = 'urn:li:dataset:(urn:li:dataPlatform:postgres,petshop.public.pets,PROD)';
const PAGE = `/entity/${encodeURIComponent(PETS)}`;
const ADMINISTRATOR = 'urn:li:corpuser:datahub';
const READER = 'urn:li:corpuser:stranger';
const EDITOR = 'urn:li:corpuser:tomas';

let service: BuiltService;
let browser: Browser;
const tokens = { administrator: '', editor: '', reader: '' };
beforeAll(async () => {
  [service, browser] = await Promise.all([BuiltService.start('on'), startBrowser()]);
  tokens.administrator = service.token(ADMINISTRATOR);
  tokens.reader = service.token(READER);
  tokens.editor = service.token(EDITOR);
  service.command(['ingest', 'test/samples/petshop.json'], tokens.administrator);
  const membership = {
    entityType: 'corpuser',
    entityUrn: EDITOR,
    changeType: 'UPSERT',
    aspectName: 'roleMembership',
    aspect: { json: { roles: ['urn:li:dataHubRole:Editor'] } },
  };
  const file = service.file('membership.json', JSON.stringify([membership]));
  service.command(['ingest', file], tokens.administrator);
});
afterAll(async () => {
  await browser.close();
  await service.close();
});

async function signIn(page: Page, token: string): Promise<void> {
  await page.getByLabel('Access token').fill(token);
  await page.getByRole('button', { name: 'Sign in' }).click();
}

/** Be somebody on pages, of which none complains of anything but what the service refuses. */
async function being(who: keyof typeof tokens, act: (visit: BrowserVisit) => Promise<void>): Promise<void> {
  const visit = await BrowserVisit.begin(browser, service.address);
  await visit.goTo('/sign-in');
  await signIn(visit.page, tokens[who]);
  await visit.page.waitForURL(`${service.address}/`);
  await act(visit);
  expect(visit.complaints.filter((text) => !text.includes('status of 403'))).toEqual([]);
  await visit.end();
}

function stored(aspect: string): Promise<unknown> {
  return service.stored(PETS, aspect, tokens.administrator);
}

describe('with authentication', () => {
  it('a person signs in with a token, and continues where he or she wanted to be', async () => {
    const visit = await BrowserVisit.begin(browser, service.address);
    const { page } = visit;
    await page.goto(`${service.address}${PAGE}`);
    await page.waitForURL(/\/sign-in$/);
    await signIn(page, 'nonsense');
    await page.getByText('The service does not accept this token.').waitFor();
    await signIn(page, tokens.administrator);
    await page.getByRole('heading', { level: 1, name: 'petshop.public.pets' }).waitFor();
    expect(new URL(page.url()).pathname).toBe(PAGE);
    await page.getByRole('button', { name: 'Edit about' }).waitFor();
    await page.getByRole('button', { name: 'Sign out' }).click();
    await page.waitForURL(/\/sign-in$/);
    expect(await page.evaluate('sessionStorage.length')).toBe(0);
    await visit.end();
  });
});

describe.each(['reader', 'editor', 'administrator'] as const)('with authentication, as %s, a person', (who) => {
  it('searches, and follows lineage', () =>
    being(who, async (visit) => {
      const { page } = visit;
      await visit.goTo('/search?q=pet');
      await page.getByRole('heading', { level: 1, name: '8 results for “pet”' }).waitFor();
      await page.getByRole('link', { name: 'petshop.public.pets' }).first().click();
      await page.getByRole('heading', { level: 1, name: 'petshop.public.pets' }).waitFor();
      await page.getByRole('link', { name: 'Lineage' }).click();
      await page.locator('.react-flow__node', { hasText: 'petshop.mart.clean_pets' }).waitFor();
      await page.getByRole('link', { name: 'History' }).click();
      await page.getByText('Ownership').first().waitFor();
    }));
});

describe('a reader', () => {
  it('sees everything, and no button that changes it', () =>
    being('reader', async (visit) => {
      const { page } = visit;
      await visit.goTo(PAGE);
      await page.getByText('Maya Lind').waitFor();
      await visit.settle();
      expect(await page.getByRole('button', { name: /^(Add to|Edit|Remove|Describe)/ }).count()).toBe(0);
      expect(await page.getByRole('link', { name: /^Edit/ }).count()).toBe(0);
    }));

  it('is refused with a sentence who still fills a form in, and changes nothing', () =>
    being('reader', async (visit) => {
      const { page } = visit;
      await visit.goTo(`${PAGE}/form/deprecation`);
      await page.getByLabel('Note').fill('Gone.');
      await page.getByLabel('Actor').fill(READER);
      await page.getByRole('button', { name: 'Save', exact: true }).click();
      expect(await page.getByRole('alert').innerText()).toMatch(/^[A-Z].*\.$/);
      expect(await stored('deprecation')).toBeUndefined();
    }));

  it('is not led to the page of operators, and refused there', () =>
    being('reader', async (visit) => {
      const { page } = visit;
      await visit.settle();
      expect(await page.getByRole('link', { name: 'Operations' }).count()).toBe(0);
      await page.goto(`${service.address}/operations`);
      await page.getByText('This page is for operators').waitFor();
      expect(await page.getByRole('button', { name: 'Rebuild indexes' }).count()).toBe(0);
    }));
});

describe('an editor', () => {
  it('edits in place', () =>
    being('editor', async (visit) => {
      const { page } = visit;
      await visit.goTo(PAGE);
      await page.getByRole('button', { name: 'Edit about' }).click();
      await page.getByLabel('Description', { exact: true }).fill('Every pet.');
      await page.getByRole('button', { name: 'Save' }).click();
      await page.getByText('Every pet.').first().waitFor();
      await page.getByRole('button', { name: 'Add to tags' }).click();
      await page.getByRole('option', { name: /Personal data/ }).click();
      await page.getByRole('button', { name: 'Remove from tags: urn:li:tag:' }).waitFor();
      expect(JSON.stringify(await stored('editableDatasetProperties'))).toContain('Every pet.');
      expect(JSON.stringify(await stored('globalTags'))).toContain('urn:li:tag:');
    }));

  it('edits by forms, and is in the history with it', () =>
    being('editor', async (visit) => {
      const { page } = visit;
      await visit.goTo(`${PAGE}/form/deprecation`);
      await page.getByLabel('Note').fill('Use clean_pets.');
      await page.getByLabel('Actor').fill(EDITOR);
      await page.getByRole('button', { name: 'Save', exact: true }).click();
      await page.waitForURL((url) => !url.pathname.includes('/form'));
      await page.getByRole('link', { name: 'History' }).click();
      const change = page.getByRole('listitem').filter({ hasText: 'Use clean_pets.' }).first();
      await change.getByRole('link', { name: /Tomas/ }).first().waitFor();
    }));
});

describe('an administrator', () => {
  it('operates', () =>
    being('administrator', async (visit) => {
      const { page } = visit;
      await page.getByRole('link', { name: 'Operations' }).click();
      await page.getByText('Every change is in every index.').waitFor();
      await page.getByRole('button', { name: 'Rebuild indexes' }).click();
      await page.getByText('done', { exact: true }).waitFor();
    }));
});
