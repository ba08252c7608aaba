import type { Browser, Page } from 'playwright-core';
import { invariant } from '../../src/kernel/assert-never.js';
import { type RunningService, startService } from '../cli/command-line.builder.js';
import { AXE, startBrowser } from './page-visit.builder.js';

/** How a person sees a page. */
export interface Viewing {
  readonly width?: number;
  readonly height?: number;
  readonly scheme?: 'dark' | 'light';
}

/** A service with the petshop sample, and a browser. */
export class PageVisits {
  private constructor(
    readonly service: RunningService,
    private readonly browser: Browser,
  ) {}

  static async begin(): Promise<PageVisits> {
    const service = await startService();
    const { code } = await service.command('ingest', 'test/samples/petshop.json');
    invariant(code === 0, 'the sample is accepted');
    return new PageVisits(service, await startBrowser());
  }

  /** Visit a page as somebody who has never been here. What is wrong with it comes with what `see` answers. */
  async visit<Seen>(path: string, see: (page: Page) => Promise<Seen>, look: Viewing = {}): Promise<PageVisit<Seen>> {
    const { width = 1280, height = 900, scheme = 'light' } = look;
    const context = await this.browser.newContext({ viewport: { width, height }, colorScheme: scheme });
    const page = await context.newPage();
    const complaints: string[] = [];
    page.on('console', (message) => {
      if (['error', 'warning'].includes(message.type())) complaints.push(message.text());
    });
    page.on('pageerror', ({ message }) => complaints.push(message));
    page.on('request', (request) => {
      const url = request.url();
      if (!url.startsWith(this.service.address) && !/^(blob|data):/.test(url)) complaints.push(`foreign: ${url}`);
    });
    try {
      await page.goto(`${this.service.address}${path}`);
      return { seen: await see(page), complaints };
    } finally {
      await context.close();
    }
  }

  async end(): Promise<void> {
    await this.browser.close();
    await this.service.close();
  }
}

export interface PageVisit<Seen> {
  readonly seen: Seen;
  /** Errors and warnings of the console, breaches of the policy of the page among them, and foreign requests. */
  readonly complaints: readonly string[];
}

/** What axe finds wrong with a page: rules, each with the places. */
export async function accessFaults(page: Page): Promise<unknown> {
  await page.evaluate(AXE);
  return await page.evaluate(`axe.run().then(({ violations }) => violations.map(({ id, nodes }) =>
    id + ': ' + nodes.map(({ target }) => target.join(' ')).join(' | ')))`);
}
