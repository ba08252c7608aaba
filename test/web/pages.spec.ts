import type { Browser } from 'playwright-core';
import { BuiltService } from './built-service.builder.js';
import { BrowserVisit, PHONE, startBrowser, WIDE } from './page-visit.builder.js';

const PETS = encodeURIComponent('urn:li:dataset:(urn:li:dataPlatform:postgres,petshop.public.pets,PROD)');
const PAGES = [
  ['home', '/'],
  ['search', '/search?q=pet'],
  ['nothing-found', '/search?q=wombat'],
  ['entity', `/entity/${PETS}`],
  ['properties', `/entity/${PETS}/properties`],
  ['statistics', `/entity/${PETS}/statistics`],
  ['related', `/entity/${PETS}/related`],
  ['history', `/entity/${PETS}/history`],
  ['json', `/entity/${PETS}/json`],
  ['no-entity', '/entity/urn%3Ali%3Awombat%3Aone'],
  ['places', '/browse'],
  ['platforms', '/browse/platforms'],
  ['domains', '/browse/domains'],
  ['glossary', '/browse/glossary'],
  ['models', '/models'],
  ['entity-model', '/models/entities/dataset'],
  ['aspect-model', '/models/aspects/ownership'],
  ['model-relationships', '/models/relationships'],
  ['model-changes', '/models/changes'],
  ['model-findings', '/models/findings'],
  ['sign-in', '/sign-in'],
  ['unknown', '/browse/nothing/at/all'],
] as const;

let service: BuiltService;
let empty: BuiltService;
let browser: Browser;
beforeAll(async () => {
  [service, empty, browser] = await Promise.all([BuiltService.start('off'), BuiltService.start('off'), startBrowser()]);
  service.command(['ingest', 'test/samples/petshop.json']);
});
afterAll(async () => {
  await browser.close();
  await Promise.all([service.close(), empty.close()]);
});

/** What is wrong with a page, in the light and in the dark; of these the colours alone are different. */
async function faultsOf(visit: BrowserVisit, name: string): Promise<readonly unknown[]> {
  await visit.keepPicture(name);
  const light = [await visit.findings(), await visit.overflow()];
  await visit.page.emulateMedia({ colorScheme: 'dark' });
  await visit.settle();
  await visit.keepPicture(`${name}-dark`);
  return [...light, await visit.findings('colours'), visit.complaints];
}

const NO_FAULTS = [[], 0, [], []];

describe.each([WIDE, PHONE])('looked at $name', (look) => {
  let visit: BrowserVisit;
  // One for all pages: files that browsers keep are loaded once.
  beforeAll(async () => {
    visit = await BrowserVisit.begin(browser, service.address, look);
  });
  afterAll(() => visit.end());

  it.each(PAGES)('the page %s fits, can be used by everybody, and asks this service alone', async (name, path) => {
    visit.complaints.length = 0;
    await visit.page.emulateMedia({ colorScheme: 'light' });
    await visit.goTo(path);
    expect(await faultsOf(visit, `${name}-${look.name}`)).toEqual(NO_FAULTS);
  });

  it('an empty catalog says how to fill it', async () => {
    const first = await BrowserVisit.begin(browser, empty.address, look);
    await first.goTo('/');
    await first.page.getByText('Nothing is in the catalog yet').waitFor();
    expect(await first.page.getByText('petshop.json').textContent()).toContain(empty.address);
    expect(await faultsOf(first, `empty-${look.name}`)).toEqual(NO_FAULTS);
    await first.end();
  });
});
