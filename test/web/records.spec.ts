import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Page } from 'playwright-core';
import { jsonMember } from '../wire/json-member.js';
import { type BrowserVisit, PageVisits } from './page-visit.builder.js';

/** Pages of entities of every type that there is, in our samples or, with RECORDS_DIR, in the files of that folder. */
const FOLDER = process.env['RECORDS_DIR'] ?? fileURLToPath(new URL('../samples/', import.meta.url));
const FILES = readdirSync(FOLDER)
  .filter((name) => /\.(?:json|ndjson|jsonl)(?:\.gz)?$/.test(name))
  .map((name) => join(FOLDER, name))
  .sort();
const TYPES = entityTypes();
/** Of many pages. */
const PATIENCE = 900_000;

let visits: PageVisits;
beforeAll(async () => {
  visits = await PageVisits.begin();
  visits.service.command(['ingest', ...FILES]);
}, PATIENCE);
afterAll(() => visits.end());

function entityTypes(): readonly string[] {
  const file: unknown = JSON.parse(readFileSync(new URL('../../generated/web/models.json', import.meta.url), 'utf8'));
  const entities = jsonMember(file, 'entities');
  return Array.isArray(entities) ? entities.map((entity) => String(jsonMember(entity, 'name'))) : [];
}

/** The first entity of a type; `undefined` when there is none. */
async function firstOf(entity: string): Promise<string | undefined> {
  const answer = await fetch(`${visits.service.address}/entities?action=listUrns`, {
    method: 'POST',
    body: JSON.stringify({ entity, start: 0, count: 1 }),
  });
  const urns = jsonMember(jsonMember(await answer.json(), 'value'), 'entities');
  return Array.isArray(urns) && urns.length > 0 ? String(urns[0]) : undefined;
}

/** Titles of tabs that were looked at; of our samples each is looked at once, and the first one of each type. */
const looked = new Set<string>();

/** What is wrong with the page of an entity, by the titles of its tabs; `{}` when nothing is. */
async function tabFaults(page: Page, visit: BrowserVisit): Promise<Readonly<Record<string, unknown>>> {
  const faults: Record<string, unknown> = {};
  const tabs = page.getByRole('navigation', { name: 'About this entity' }).getByRole('link');
  const titles = await tabs.allInnerTexts();
  for (const title of titles) {
    const isFirst = title === titles[0];
    if (!isFirst && looked.has(title) && process.env['RECORDS_DIR'] === undefined) continue;
    looked.add(title);
    await tabs.filter({ hasText: new RegExp(`^${title}$`) }).click();
    await page.locator(`section[aria-label="${title}"]`).first().waitFor();
    await visit.settle();
    const found = [
      ...(await visit.findings(isFirst ? 'everything' : 'content')),
      ...(await page.locator('main [role=alert]').allInnerTexts()),
      ...((await visit.overflow()) > 0 ? ['is wider than what is seen'] : []),
      ...visit.complaints.splice(0),
    ];
    if (found.length > 0) faults[title] = found;
  }
  return faults;
}

it(
  'the pages of an entity of each type show what there is, and everybody can use them',
  async () => {
    const faults: Record<string, unknown> = {};
    let count = 0;
    await visits.visit('/', async (page, visit) => {
      for (const type of TYPES) {
        const urn = await firstOf(type);
        if (urn === undefined) continue;
        count++;
        await visit.goTo(`/entity/${encodeURIComponent(urn)}`);
        const found = await tabFaults(page, visit);
        if (Object.keys(found).length > 0) faults[urn] = found;
      }
    });
    process.stdout.write(`Looked at entities of ${String(count)} types.\n`);
    expect(faults).toEqual({});
    expect(count).toBeGreaterThan(10);
  },
  PATIENCE,
);
