import { PageVisits } from './page-visit.builder.js';
import { pictureDifference, pictureFault, takePicture } from './pictures.builder.js';

const PETS = encodeURIComponent('urn:li:dataset:(urn:li:dataPlatform:postgres,petshop.public.pets,PROD)');
const LOOK = { name: 'picture', width: 1100, height: 800, scheme: 'light' } as const;
/** Figures of the process, and words that say when something was. */
const FIGURES = ['[class*=_figure_] p:nth-of-type(2)', '[class*=_course_]'];
/** The five main pages, with what of each is different in every run. */
const MAIN_PAGES = [
  ['home', '/', []],
  ['search', '/search?q=pet', []],
  ['entity', `/entity/${PETS}`, []],
  ['lineage', `/lineage/${PETS}`, []],
  ['operations', '/operations', FIGURES],
] as const;

let visits: PageVisits;
beforeAll(async () => {
  visits = await PageVisits.begin();
});
afterAll(() => visits.end());

it.each(MAIN_PAGES)('the page %s looks as it did when somebody last looked at it', async (name, path, hidden) => {
  const { seen, complaints } = await visits.visit(
    path,
    async (page, visit) => {
      if (name === 'lineage') await page.locator('.react-flow__node').first().waitFor();
      await visit.settle();
      return pictureFault(name, await takePicture(page, hidden));
    },
    LOOK,
  );
  expect([seen, complaints]).toEqual([undefined, []]);
});

it('a part of a page that is missing is seen in its picture', async () => {
  const { seen } = await visits.visit(
    `/entity/${PETS}`,
    async (page, visit) => {
      await visit.settle();
      return pictureDifference('entity', await takePicture(page, ['aside']))?.errorMessage;
    },
    LOOK,
  );
  expect(seen).toMatch(/pixels .* are different/);
});
