import type { StoredContent } from '../http/index.js';

/** Bytes of the pages that are kept. */
const DEFAULT_BYTES = 4_194_304;

/** Pages by address, the most recently used as far as they fit. */
export class PageCache {
  private readonly pages = new Map<string, StoredContent>();
  private bytes = 0;

  constructor(private readonly limit = DEFAULT_BYTES) {}

  /** The page that was kept, or the one that `make` makes. */
  get(address: string, make: () => StoredContent): StoredContent {
    const page = this.pages.get(address) ?? make();
    // The order of a map is that of insertion: the page that was used last becomes the last one.
    this.remove(address);
    this.pages.set(address, page);
    this.bytes += page.body.length;
    for (const oldest of this.pages.keys()) {
      if (this.bytes <= this.limit) break;
      this.remove(oldest);
    }
    return page;
  }

  private remove(address: string): void {
    const page = this.pages.get(address);
    if (page === undefined) return;
    this.pages.delete(address);
    this.bytes -= page.body.length;
  }
}
