import { mkdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { type Browser, chromium, type Page } from 'playwright-core';
import { invariant } from '../../src/kernel/assert-never.js';
import { findChromium } from './chromium.builder.js';

/** The library that finds what keeps people from using a page. */
export const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
/** Makes what the policy forbids an error of the console. */
const REPORT_VIOLATIONS =
  "addEventListener('securitypolicyviolation', (event) => console.error('policy: ' + event.violatedDirective))";
/** Folder that gets pictures of what the tests see; none unless it is named. */
const PICTURES = process.env['PICTURES'];

/** How somebody looks at pages. */
export interface ScreenLook {
  readonly name: string;
  readonly width: number;
  readonly height: number;
  readonly scheme: 'dark' | 'light';
}

const WIDE: ScreenLook = { name: 'wide', width: 1400, height: 900, scheme: 'light' };
const PHONE: ScreenLook = { name: 'phone', width: 390, height: 844, scheme: 'light' };
export const LOOKS: readonly ScreenLook[] = [
  WIDE,
  { ...WIDE, name: 'wide-dark', scheme: 'dark' },
  PHONE,
  { ...PHONE, name: 'phone-dark', scheme: 'dark' },
];

export function startBrowser(): Promise<Browser> {
  const program = findChromium();
  invariant(program !== undefined, 'npm run test:web has looked for a browser');
  return chromium.launch({ executablePath: `/usr/bin/${program}`, args: ['--no-sandbox', '--disable-dev-shm-usage'] });
}

/** Somebody who has never been here, and what went wrong for him or her. */
export class BrowserVisit {
  /** Errors of scripts, what the policy forbade, what could not be loaded, and requests to other servers. */
  readonly complaints: string[] = [];

  private constructor(
    readonly page: Page,
    private readonly address: string,
  ) {
    page.on('console', (message) => {
      if (message.type() === 'error') this.complaints.push(message.text());
    });
    page.on('pageerror', (error) => this.complaints.push(error.message));
    page.on('request', (request) => {
      if (!request.url().startsWith(`${address}/`)) this.complaints.push(`asked ${request.url()}`);
    });
  }

  static async begin(
    browser: Browser,
    address: string,
    { width, height, scheme }: ScreenLook = WIDE,
  ): Promise<BrowserVisit> {
    const context = await browser.newContext({ viewport: { width, height }, colorScheme: scheme });
    const page = await context.newPage();
    await page.addInitScript({ content: REPORT_VIOLATIONS });
    return new BrowserVisit(page, address);
  }

  async goTo(path: string): Promise<void> {
    await this.page.goto(`${this.address}${path}`, { waitUntil: 'networkidle' });
    await this.page.locator('h1').first().waitFor();
  }

  /** What makes the page hard to use for some, as axe sees it. */
  async findings(): Promise<readonly string[]> {
    await this.page.evaluate(AXE);
    const found: unknown = await this.page.evaluate(
      "axe.run().then(({ violations }) => violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 140)).join(' | ')}`))",
    );
    return Array.isArray(found) ? found.map(String) : ['axe answered nothing'];
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
