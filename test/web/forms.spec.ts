import type { Page } from 'playwright-core';
import { PageVisits } from './page-visit.builder.js';

const PETS = 'urn:li:dataset:(urn:li:dataPlatform:postgres,petshop.public.pets,PROD)';
const ADOPTIONS = 'urn:li:dataset:(urn:li:dataPlatform:postgres,petshop.mart.adoptions,PROD)';
const CLEAN = 'urn:li:dataset:(urn:li:dataPlatform:postgres,petshop.mart.clean_pets,PROD)';

let visits: PageVisits;
beforeAll(async () => {
  visits = await PageVisits.begin();
});
afterAll(() => visits.end());

function formPath(urn: string, aspect = ''): string {
  return `/entity/${encodeURIComponent(urn)}/form${aspect === '' ? '' : `/${aspect}`}`;
}

function stored(urn: string, aspect: string): Promise<unknown> {
  return visits.service.stored(urn, aspect);
}

async function saveForm(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Save', exact: true }).click();
}

describe('a form of an aspect', () => {
  it('is made of its schema, adds it, and leads back to the entity', async () => {
    const { seen, complaints } = await visits.visit(formPath(PETS), async (page, visit) => {
      await page.getByRole('link', { name: 'Deprecation', exact: true }).click();
      await page.getByLabel('Note').fill('Use clean_pets.');
      await page.getByLabel('Actor').fill('urn:li:corpuser:maya');
      const faults = await visit.findings();
      await saveForm(page);
      await page.waitForURL((url) => !url.pathname.includes('/form'));
      return faults;
    });
    expect(seen).toEqual([]);
    expect(complaints).toEqual([]);
    expect(JSON.stringify(await stored(PETS, 'deprecation'))).toContain('Use clean_pets.');
  });

  it('says at the field what the rules of the service refuse, and sends nothing', async () => {
    const { seen, complaints } = await visits.visit(formPath(ADOPTIONS, 'deprecation'), async (page, visit) => {
      await page.getByLabel('Note').fill('Soon.');
      await page.getByLabel('Actor').fill('maya');
      await saveForm(page);
      await page.getByText('is a URN: urn:li:entityType:key').first().waitFor();
      return await visit.findings();
    });
    expect(seen).toEqual([]);
    expect(complaints).toEqual([]);
    expect(await stored(ADOPTIONS, 'deprecation')).toBeUndefined();
  });

  it('loses nobody’s edit: what was changed meanwhile is not replaced', async () => {
    const { seen } = await visits.visit(formPath(ADOPTIONS, 'domains'), async (page) => {
      await page.getByRole('button', { name: 'Save', exact: true }).waitFor();
      const aspect = { json: { domains: [] } };
      const other = {
        entityType: 'dataset',
        entityUrn: ADOPTIONS,
        changeType: 'UPSERT',
        aspectName: 'domains',
        aspect,
      };
      const file = visits.service.file('other.json', JSON.stringify([other]));
      visits.service.command(['ingest', file]);
      await saveForm(page);
      return await page.getByRole('alert').innerText();
    });
    expect(seen).toMatch(/^Somebody has changed this/);
    expect(JSON.stringify(await stored(ADOPTIONS, 'domains'))).toContain('"domains":[]');
  });

  it('keeps the lines of a text, and lets more be written', async () => {
    const json = { description: '# Pets\n\nThose of the shop.' };
    const record = { entityType: 'dataset', entityUrn: CLEAN, changeType: 'UPSERT', aspectName: 'datasetProperties' };
    const file = visits.service.file('lines.json', JSON.stringify([{ ...record, aspect: { json } }]));
    visits.service.command(['ingest', file]);
    const { complaints } = await visits.visit(formPath(CLEAN, 'datasetProperties'), async (page) => {
      await page.getByLabel('Description').press('ControlOrMeta+End');
      await page.keyboard.type('\nNo duplicates.');
      await saveForm(page);
      await page.waitForURL((url) => !url.pathname.includes('/form'));
    });
    expect(complaints).toEqual([]);
    const text = JSON.stringify('# Pets\n\nThose of the shop.\nNo duplicates.');
    expect(JSON.stringify(await stored(CLEAN, 'datasetProperties'))).toContain(`"description":${text}`);
  });

  it('keeps everything that it does not change', async () => {
    const before = await stored(PETS, 'schemaMetadata');
    const { complaints } = await visits.visit(formPath(PETS, 'schemaMetadata'), async (page) => {
      await page.getByLabel('Schema name').fill('another.name');
      await saveForm(page);
      await page.waitForURL((url) => !url.pathname.includes('/form'));
    });
    expect(complaints).toEqual([]);
    const after = JSON.stringify(await stored(PETS, 'schemaMetadata'));
    expect(after.replace('another.name', 'petshop.public.pets')).toBe(JSON.stringify(before));
  });
});
