import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { invariant } from '../../src/kernel/assert-never.js';
import { startService, type RunningService } from '../cli/command-line.builder.js';
import { type BrowserPage, Chromium, findChromium, type Viewport } from './chromium.builder.js';

const WIDE: Viewport = { width: 1280, height: 900, scheme: 'light' };
const PHONE: Viewport = { width: 375, height: 812, scheme: 'light' };
/** Folder that gets pictures of what the tests see; none unless it is named. */
const PICTURES = process.env['PICTURES'];

const PAGES = [
  ['home', '/restli/home'],
  ['overview', '/restli/docs'],
  ['resource', '/restli/docs/rest/entities'],
  ['entity', '/restli/docs/entity/dataset'],
  ['aspect', '/restli/docs/aspect/ownership'],
  ['type', '/restli/docs/data/com.linkedin.common.AuditStamp'],
] as const;

interface BrowserSession {
  readonly server: RunningService;
  readonly browser: Chromium;
}

let session: BrowserSession | undefined;

beforeAll(async () => {
  const program = findChromium();
  if (program === undefined) {
    process.stdout.write('There is no Chromium here, so no page was looked at in a browser.\n');
    return;
  }
  const server = await startService();
  expect((await server.command('ingest', 'test/samples/petshop.json')).code).toBe(0);
  session = { server, browser: await Chromium.start(program) };
});
afterAll(async () => {
  await session?.browser.close();
  await session?.server.close();
});

/** Look at a page of the service; nothing is done where there is no browser. */
function inBrowser(
  look: (page: BrowserPage, address: string) => Promise<void>,
  viewport: Viewport = WIDE,
): () => Promise<void> {
  return async () => {
    if (session === undefined) return;
    const page = await session.browser.open(viewport);
    await look(page, session.server.address);
    expect(page.complaints).toEqual([]);
  };
}

async function keepPicture(page: BrowserPage, name: string): Promise<void> {
  if (PICTURES === undefined) return;
  mkdirSync(PICTURES, { recursive: true });
  writeFileSync(join(PICTURES, `${name}.png`), await page.picture());
}

/** Widths of the whole page, and of what of it is seen. */
async function sizeOf(page: BrowserPage): Promise<{ readonly scrollWidth: unknown; readonly clientWidth: unknown }> {
  const widths = '[document.documentElement.scrollWidth, document.documentElement.clientWidth]';
  const sizes = await page.evaluate(widths);
  const [scrollWidth, clientWidth]: readonly unknown[] = Array.isArray(sizes) ? sizes : [];
  return { scrollWidth, clientWidth };
}

/** Contrast of two colours as WCAG defines it: 4.5 can be read. */
const CONTRAST = `(() => {
  const light = (text) => {
    const [red, green, blue] = text.match(/[\\d.]+/g).map((part) => {
      const share = Number(part) / 255;
      return share <= 0.03928 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
    });
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
  };
  const backOf = (node) => {
    for (let at = node; at; at = at.parentElement) {
      const { backgroundColor } = getComputedStyle(at);
      if (!/rgba\\(.*, 0\\)/.test(backgroundColor)) return backgroundColor;
    }
    return 'rgb(255, 255, 255)';
  };
  const seen = ['main', 'main a', '.faint', 'h1', 'pre', '#menu a', '#menu h2'].flatMap((selector) => {
    const node = document.querySelector(selector);
    if (node === null) return [];
    const [one, other] = [light(getComputedStyle(node).color), light(backOf(node))];
    const ratio = (Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05);
    return ratio < 4.5 ? [selector + ' ' + ratio.toFixed(1)] : [];
  });
  return seen.join(', ');
})()`;

describe.each(PAGES)('the page %s in a browser', (name, path) => {
  it.each([
    ['wide, light', WIDE],
    ['wide, dark', { ...WIDE, scheme: 'dark' }],
    ['on a phone, light', PHONE],
    ['on a phone, dark', { ...PHONE, scheme: 'dark' }],
  ] as const)('fits and can be read, %s', async (_how, viewport) => {
    await inBrowser(async (page, address) => {
      await page.goTo(`${address}${path}`);
      const { scrollWidth, clientWidth } = await sizeOf(page);
      expect(scrollWidth).toBe(clientWidth);
      expect(await page.evaluate(CONTRAST)).toBe('');
      const back = await page.evaluate('getComputedStyle(document.body).backgroundColor');
      expect(back === 'rgb(255, 255, 255)').toBe(viewport.scheme === 'light');
      await keepPicture(page, `${name}-${String(viewport.width)}-${viewport.scheme}`);
    }, viewport)();
  });
});

describe('the search of the documentation', () => {
  it(
    'is reached by a key, finds as one types, and opens what is chosen',
    inBrowser(async (page, address) => {
      await page.goTo(`${address}/restli/docs`);
      await page.press('/');
      expect(await page.evaluate('document.activeElement.id')).toBe('search');
      await page.type('ownership');
      await page.waitFor("document.querySelectorAll('#results a').length > 3");
      const results = await page.evaluate(
        "[...document.querySelectorAll('#results a')].map((link) => link.getAttribute('href'))",
      );
      invariant(Array.isArray(results), 'the script answers a list');
      expect(results[0]).toBe('/restli/docs/aspect/ownership');
      expect(await page.evaluate("document.getElementById('contents').hidden")).toBe(true);
      await keepPicture(page, 'search-1280-light');
      await page.press('ArrowDown');
      await page.press('Enter');
      await page.waitFor(`location.pathname === ${JSON.stringify(results[1])} && document.readyState === 'complete'`);
    }),
  );

  it(
    'finds types by their fields, says when there is nothing, and is left by Escape',
    inBrowser(async (page, address) => {
      await page.goTo(`${address}/restli/docs`);
      await page.press('/');
      await page.type('nativeDataType');
      await page.waitFor("document.querySelector('#results a')?.textContent.includes('SchemaField') === true");
      await page.type(' zzz');
      await page.waitFor("document.getElementById('results').textContent === 'Nothing is called that.'");
      await page.press('Escape');
      await page.waitFor("document.getElementById('results').hidden && !document.getElementById('contents').hidden");
    }),
  );
});

describe('the menu', () => {
  it(
    'marks the page that is shown, and brings it into sight',
    inBrowser(async (page, address) => {
      await page.goTo(`${address}/restli/docs/aspect/upstreamLineage`);
      const marked = await page.evaluate(`(() => {
        const link = document.querySelector('#menu [aria-current=page]');
        const { top, bottom } = link.getBoundingClientRect();
        return { text: link.textContent, isSeen: top >= 0 && bottom <= innerHeight, scrolled: scrollY };
      })()`);
      expect(marked).toEqual({ text: 'upstreamLineage', isSeen: true, scrolled: 0 });
    }),
  );

  it(
    'opens and closes on a phone, also without scripts',
    inBrowser(async (page, address) => {
      await page.goTo(`${address}/restli/docs/entity/dataset`);
      const display = "getComputedStyle(document.getElementById('menu')).display";
      expect(await page.evaluate(display)).toBe('none');
      await page.evaluate("document.querySelector('.opener').click()");
      await page.waitFor(`${display} === 'block'`);
      await keepPicture(page, 'menu-375-light');
      await page.evaluate("document.querySelector('.closer').click()");
      await page.waitFor(`${display} === 'none'`);
    }, PHONE),
  );
});

describe('commands', () => {
  it(
    'are copied by a button, as they stand',
    inBrowser(async (page, address) => {
      await page.goTo(`${address}/restli/docs/aspect/ownership`);
      const copied = await page.evaluate(`(async () => {
        let copied;
        Object.defineProperty(navigator.clipboard, 'writeText', { value: async (text) => { copied = text; } });
        const [box] = document.querySelectorAll('.call-box');
        box.querySelector('button').click();
        await Promise.resolve();
        return [copied === box.querySelector('pre').textContent, copied];
      })()`);
      expect(copied).toEqual([true, expect.stringMatching(/^curl -s 'http:\/\/127\.0\.0\.1:\d+\/aspects\?action=/)]);
    }),
  );
});

describe('GraphiQL', () => {
  it(
    'opens with a tab for each example, and answers the first',
    inBrowser(async (page, address) => {
      await page.goTo(`${address}/api/graphql`);
      await page.waitFor("document.querySelectorAll('.graphiql-tab').length === 4");
      const names = await page.evaluate(
        "[...document.querySelectorAll('.graphiql-tab')].map((tab) => tab.querySelector('button').textContent.trim())",
      );
      expect(names).toEqual(['Search', 'Dataset', 'Lineage', 'Edit']);
      await page.evaluate("document.querySelector('.graphiql-execute-button').click()");
      await page.waitFor(
        "document.querySelector('.graphiql-response .CodeMirror')?.CodeMirror.getValue().includes('\"total\": 3') === true",
      );
      await keepPicture(page, 'graphiql-1280-light');
    }),
  );

  it(
    'opens a query that the address brings along in a tab of its own, on the first visit and later',
    inBrowser(async (page, address) => {
      const editor = "document.querySelector('.graphiql-query-editor .CodeMirror')?.CodeMirror.getValue()";
      const tabs = "document.querySelectorAll('.graphiql-tab').length";
      await page.goTo(`${address}/api/graphql?query=${encodeURIComponent('query Brought { __typename }')}`);
      await page.waitFor(`${editor} === 'query Brought { __typename }'`);
      expect(await page.evaluate(tabs)).toBe(5);
      // What is typed is stored a little later.
      await page.waitFor("localStorage.getItem('graphiql:tabState')?.includes('Brought') === true");
      await page.goTo(`${address}/api/graphql?query=${encodeURIComponent('query Later { __typename }')}`);
      await page.waitFor(`${editor} === 'query Later { __typename }'`);
      expect(await page.evaluate(tabs)).toBe(6);
    }),
  );
});
