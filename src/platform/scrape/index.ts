// src/platform/scrape - gives monitoring systems what the service measures.
export { ScrapeModule } from './scrape.module.js';
