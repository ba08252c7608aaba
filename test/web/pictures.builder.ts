import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Page } from 'playwright-core';
import { utils } from 'playwright-core/lib/coreBundle';
import { invariant } from '../../src/kernel/assert-never.js';

/** How pages look that were looked at by a person. */
const EXPECTED = fileURLToPath(new URL('pictures/', import.meta.url));
/** Gets what differs, and in what. */
const DIFFERENT = join(tmpdir(), 'cadastre-pictures');
const UPDATE = process.env['UPDATE_SCREENSHOTS'] === '1';
/**
 * One machine draws a page the same to the pixel. Versions of Chromium smooth the edges of letters differently, which
 * changes some pixels a little; something that is missing, or stands elsewhere, changes many.
 */
const TOLERANCE = { threshold: 0.2, maxDiffPixelRatio: 0.002 };

/** The font that Chromium brings along in Debian, so that words are as wide on all machines. */
const FONT = 'DejaVu Sans';
/** What another run shows otherwise has its place in a picture, and is not seen. */
const STEADY = `
  *, *::before, *::after { font-family: '${FONT}' !important; animation: none !important; transition: none !important; }
  time { display: inline-block; width: 8em; overflow: hidden; white-space: nowrap; visibility: hidden; }
`;

/**
 * Compare a picture of a page with the one in `pictures/`; `UPDATE_SCREENSHOTS=1` puts it in its place.
 * @returns what differs and where to see it; `undefined` when nothing does
 */
export function pictureFault(name: string, actual: Buffer): string | undefined {
  const path = join(EXPECTED, `${name}.png`);
  if (UPDATE) {
    mkdirSync(EXPECTED, { recursive: true });
    writeFileSync(path, actual);
    return undefined;
  }
  if (!existsSync(path)) return `There is no ${path}: UPDATE_SCREENSHOTS=1 makes it.`;
  const fault = pictureDifference(name, actual);
  if (fault === null) return undefined;
  mkdirSync(DIFFERENT, { recursive: true });
  writeFileSync(join(DIFFERENT, `${name}-actual.png`), actual);
  if (fault.diff !== undefined) writeFileSync(join(DIFFERENT, `${name}-difference.png`), fault.diff);
  return `${fault.errorMessage}: see ${name}-actual.png and ${name}-difference.png in ${DIFFERENT}.`;
}

/** From the picture in `pictures/`; `null` when it is the same within the tolerance. */
export function pictureDifference(name: string, actual: Buffer) {
  return utils.getComparator('image/png')(actual, readFileSync(join(EXPECTED, `${name}.png`)), TOLERANCE);
}

/** A picture of what every run shows alike. @param hidden selectors of what else is different in every run */
export async function takePicture(page: Page, hidden: readonly string[]): Promise<Buffer> {
  const hide = hidden.map((selector) => `${selector} { visibility: hidden !important; }`).join('\n');
  // The policy of the page forbids elements with styles, and not what its scripts set.
  await page.evaluate(`(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(${JSON.stringify(STEADY + hide)});
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
  })()`);
  const hasFont = await page.evaluate(`document.fonts.ready.then(() => ${HAS_FONT})`);
  invariant(hasFont === true, `pictures are compared in ${FONT}: apt-get install fonts-dejavu-core`);
  return await steadyPicture(page);
}

/** Whether words in the font are wider or narrower than in what takes the place of one that is missing. */
const HAS_FONT = `['serif', 'monospace'].some((other) => {
  const width = (family) => {
    const context = document.createElement('canvas').getContext('2d');
    context.font = '40px ' + family;
    return context.measureText('Every pet 0123').width;
  };
  return width('"${FONT}", ' + other) !== width(other);
})`;

/** A picture of the page once two in a row are the same. */
async function steadyPicture(page: Page): Promise<Buffer> {
  let before: Buffer | undefined;
  for (;;) {
    const picture = await page.screenshot({ animations: 'disabled', caret: 'hide' });
    if (before?.equals(picture) === true) return picture;
    before = picture;
  }
}
