import type { Browser } from 'playwright-core';
import { BuiltService } from './built-service.builder.js';
import { LOOKS, BrowserVisit, startBrowser } from './page-visit.builder.js';

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

describe.each(LOOKS)('looked at $name', (look) => {
  it.each(PAGES)('the page %s fits, can be used by everybody, and asks this service alone', async (name, path) => {
    const visit = await BrowserVisit.begin(browser, service.address, look);
    await visit.goTo(path);
    await visit.keepPicture(`${name}-${look.name}`);
    const seen = [name, await visit.findings(), await visit.overflow(), visit.complaints];
    await visit.end();
    expect(seen).toEqual([name, [], 0, []]);
  });

  it('an empty catalog says how to fill it', async () => {
    const visit = await BrowserVisit.begin(browser, empty.address, look);
    await visit.goTo('/');
    await visit.page.getByText('Nothing is in the catalog yet').waitFor();
    expect(await visit.page.getByText('petshop.json').textContent()).toContain(empty.address);
    await visit.keepPicture(`empty-${look.name}`);
    expect([await visit.findings(), await visit.overflow(), visit.complaints]).toEqual([[], 0, []]);
    await visit.end();
  });
});
