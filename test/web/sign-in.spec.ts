import type { Browser, Page } from 'playwright-core';
import { BuiltService } from './built-service.builder.js';
import { BrowserVisit, startBrowser } from './page-visit.builder.js';

const PAGE = `/entity/${encodeURIComponent('urn:li:dataset:(urn:li:dataPlatform:postgres,petshop.public.pets,PROD)')}`;
const ADMINISTRATOR = 'urn:li:corpuser:datahub';

let service: BuiltService;
let browser: Browser;
beforeAll(async () => {
  [service, browser] = await Promise.all([BuiltService.start('on'), startBrowser()]);
  service.command(['ingest', 'test/samples/petshop.json'], tokenOf(ADMINISTRATOR));
});
afterAll(async () => {
  await browser.close();
  await service.close();
});

function tokenOf(actor: string): string {
  return service.token(actor);
}

async function signIn(page: Page, token: string): Promise<void> {
  await page.getByLabel('Access token').fill(token);
  await page.getByRole('button', { name: 'Sign in' }).click();
}

describe('with authentication', () => {
  it('a person signs in with a token, and continues where he or she wanted to be', async () => {
    const { page, ...visit } = await begin();
    await page.goto(`${service.address}${PAGE}`);
    await page.waitForURL(/\/sign-in$/);
    await signIn(page, 'nonsense');
    await page.getByText('The service does not accept this token.').waitFor();
    await signIn(page, tokenOf(ADMINISTRATOR));
    await page.getByRole('heading', { level: 1, name: 'petshop.public.pets' }).waitFor();
    expect(new URL(page.url()).pathname).toBe(PAGE);
    await page.getByRole('button', { name: 'Edit about' }).waitFor();
    await page.getByRole('button', { name: 'Sign out' }).click();
    await page.waitForURL(/\/sign-in$/);
    expect(await page.evaluate('sessionStorage.length')).toBe(0);
    await visit.end();
  });

  it('a reader sees everything, and no button that changes it', async () => {
    const { page, ...visit } = await begin();
    await page.goto(`${service.address}/sign-in`);
    await signIn(page, tokenOf('urn:li:corpuser:stranger'));
    await page.waitForURL(`${service.address}/`);
    await page.goto(`${service.address}${PAGE}`, { waitUntil: 'networkidle' });
    await page.getByRole('heading', { level: 1, name: 'petshop.public.pets' }).waitFor();
    await page.getByText('Maya Lind').waitFor();
    expect(await page.getByRole('button', { name: /^(Add to|Edit|Remove|Describe)/ }).count()).toBe(0);
    await visit.end();
  });
});

async function begin() {
  const visit = await BrowserVisit.begin(browser, service.address);
  return { page: visit.page, end: () => visit.end() };
}
