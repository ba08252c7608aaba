import { mkdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { type Browser, chromium, type Page } from 'playwright-core';
import { invariant } from '../../src/kernel/assert-never.js';
import { BuiltService } from './built-service.builder.js';
import { findChromium } from './chromium.builder.js';

/** The library that finds what keeps people from using a page. */
const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
/** Makes what the policy forbids an error of the console. */
const REPORT_VIOLATIONS =
  "addEventListener('securitypolicyviolation', (event) => console.error('policy: ' + event.violatedDirective))";
/** Folder that gets pictures of what the tests see; none unless it is named. */
const PICTURES = process.env['PICTURES'];
const PETSHOP = 'test/samples/petshop.json';

/** How somebody looks at pages. */
export interface ScreenLook {
  readonly name: string;
  readonly width: number;
  readonly height: number;
  readonly scheme: 'dark' | 'light';
}

export const WIDE: ScreenLook = { name: 'wide', width: 1400, height: 900, scheme: 'light' };
export const PHONE: ScreenLook = { name: 'phone', width: 390, height: 844, scheme: 'light' };

/** What somebody does on a page. */
type Seeing<Seen> = (page: Page, visit: BrowserVisit) => Promise<Seen>;

export interface PageVisit<Seen> {
  readonly seen: Seen;
  /** Errors and warnings of the console, breaches of the policy of the page among them, and foreign requests. */
  readonly complaints: readonly string[];
}

/** A service with records, and a browser. */
export class PageVisits {
  private constructor(
    readonly service: BuiltService,
    private readonly browser: Browser,
  ) {}

  /** With the petshop sample. @param project directory of the working copy that was built; this one when absent */
  static async begin(project?: string): Promise<PageVisits> {
    const [service, browser] = await Promise.all([BuiltService.start('off', project), startBrowser()]);
    service.command(['ingest', PETSHOP]);
    return new PageVisits(service, browser);
  }

  /** Visit a page as somebody who has never been here. What is wrong with it comes with what `see` answers. */
  async visit<Seen>(path: string, see: Seeing<Seen>, look = WIDE): Promise<PageVisit<Seen>> {
    const visit = await this.arrive(look);
    try {
      await visit.goTo(path);
      return { seen: await see(visit.page, visit), complaints: visit.complaints };
    } finally {
      await visit.end();
    }
  }

  /** Somebody who has never been here, and has opened nothing yet. */
  arrive(look = WIDE): Promise<BrowserVisit> {
    return BrowserVisit.begin(this.browser, this.service.address, look);
  }

  /** Milliseconds of the processor that the browser and the service use while something is done. */
  async workOf(action: () => Promise<void>): Promise<number> {
    const session = await this.browser.newBrowserCDPSession();
    const before = await session.send('SystemInfo.getProcessInfo');
    const used = new Map(before.processInfo.map(({ id, cpuTime }) => [id, cpuTime]));
    const served = this.service.processorTime();
    await action();
    const { processInfo } = await session.send('SystemInfo.getProcessInfo');
    await session.detach();
    const seconds = processInfo.reduce((sum, { id, cpuTime }) => sum + cpuTime - (used.get(id) ?? 0), 0);
    return seconds * 1_000 + this.service.processorTime() - served;
  }

  async end(): Promise<void> {
    await this.browser.close();
    await this.service.close();
  }
}

/** Somebody at a browser, and what went wrong for him or her. */
export class BrowserVisit {
  readonly complaints: string[] = [];
  /** Requests that are not answered yet, and how many there were. */
  private open = 0;
  private asked = 0;

  private constructor(
    readonly page: Page,
    private readonly address: string,
  ) {
    page.on('console', (message) => {
      if (['error', 'warning'].includes(message.type())) this.complaints.push(message.text());
    });
    page.on('pageerror', ({ message }) => this.complaints.push(message));
    page.on('request', (request) => {
      this.open++;
      this.asked++;
      const url = request.url();
      if (!url.startsWith(`${address}/`) && !/^(?:blob|data):/.test(url)) this.complaints.push(`foreign: ${url}`);
    });
    const close = (): void => {
      this.open--;
    };
    page.on('requestfinished', close);
    page.on('requestfailed', close);
  }

  static async begin(browser: Browser, address: string, { width, height, scheme } = WIDE): Promise<BrowserVisit> {
    const context = await browser.newContext({ viewport: { width, height }, colorScheme: scheme });
    const page = await context.newPage();
    await page.addInitScript({ content: REPORT_VIOLATIONS });
    return new BrowserVisit(page, address);
  }

  /** Open a page and wait until it is complete. */
  async goTo(path: string): Promise<void> {
    await this.page.goto(`${this.address}${path}`);
    await this.page.locator('h1').first().waitFor();
    await this.settle();
  }

  /** Wait until everything that was asked for is answered and shown. */
  async settle(): Promise<void> {
    let quiet = 0;
    while (quiet < QUIET) {
      const before = this.asked;
      const isBusy = await this.page.evaluate(NEXT_LOOK);
      quiet = isBusy === true || this.open > 0 || this.asked > before ? 0 : quiet + 1;
    }
  }

  /** What makes the page hard to use for some, as axe sees it. */
  findings(scope: AxeScope = 'everything'): Promise<readonly string[]> {
    return accessFaults(this.page, scope);
  }

  /** By how much the page is wider than what is seen of it. */
  async overflow(): Promise<number> {
    return Number(
      await this.page.evaluate('document.documentElement.scrollWidth - document.documentElement.clientWidth'),
    );
  }

  async keepPicture(name: string): Promise<void> {
    if (PICTURES === undefined) return;
    mkdirSync(PICTURES, { recursive: true });
    await this.page.screenshot({ path: join(PICTURES, `${name}.png`) });
  }

  async end(): Promise<void> {
    await this.page.context().close();
  }
}

/** Looks in a row at which a page was at rest. */
const QUIET = 3;
/** After two frames and a little: whether the page is still waiting for something. */
const NEXT_LOOK = `new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(
  () => done(document.querySelector('[aria-busy=true], [class*=mantine-Skeleton-root]') !== null), 20))))`;

/** What axe looks at: everything, its colours alone, or what is shown below the tabs of a page. */
type AxeScope = 'colours' | 'content' | 'everything';

/** What axe finds wrong with a page: rules, each with the places. */
export async function accessFaults(page: Page, scope: AxeScope = 'everything'): Promise<readonly string[]> {
  await page.evaluate(AXE);
  const where = scope === 'content' ? 'main section' : 'html';
  const options = scope === 'colours' ? { runOnly: ['color-contrast'] } : {};
  const found: unknown =
    await page.evaluate(`axe.run(${JSON.stringify(where)}, ${JSON.stringify(options)}).then(({ violations }) =>
    violations.map(({ id, nodes }) => id + ': ' + nodes.map(({ html }) => html.slice(0, 140)).join(' | ')))`);
  return Array.isArray(found) ? found.map(String) : ['axe answered nothing'];
}

export function startBrowser(): Promise<Browser> {
  const program = findChromium();
  invariant(program !== undefined, 'npm run test:web has looked for a browser');
  return chromium.launch({ executablePath: `/usr/bin/${program}`, args: ['--no-sandbox', '--disable-dev-shm-usage'] });
}
