import { env } from 'node:process';
import { elasticsearchProgram } from './elasticsearch-program.js';
import { freePort } from './engine-home.js';
import { openSearchProgram } from './opensearch-program.js';
import { ProcessEngine } from './process-engine.js';
import type { SearchNodeSettings } from './search-node-settings.js';

const START_SECONDS = 240;

/** By name: what installs it and says which command starts it. */
const PROGRAMS = {
  opensearch: (settings: SearchNodeSettings) => openSearchProgram({ version: '2.19.6', java: 17 }, settings),
  opensearch3: (settings: SearchNodeSettings) => openSearchProgram({ version: '3.8.0', java: 21 }, settings),
  elasticsearch: (settings: SearchNodeSettings) =>
    elasticsearchProgram({ version: '8.16.6', sonarqube: '25.12.0.117093', java: 17 }, settings),
  elasticsearch9: (settings: SearchNodeSettings) =>
    elasticsearchProgram({ version: '9.4.3', sonarqube: '26.9.0.129388', java: 21 }, settings),
} as const;

/** A search server of one node, without passwords; SEARCH_HEAP is its memory. */
export class SearchEngine extends ProcessEngine {
  private port: number | undefined;

  constructor(private readonly product: keyof typeof PROGRAMS) {
    super(product);
  }

  async start(): Promise<Readonly<Record<string, string>>> {
    this.port ??= await freePort();
    const heap = env['SEARCH_HEAP'] ?? '512m';
    const { folder } = this.process;
    const command = await PROGRAMS[this.product]({ name: this.product, port: this.port, folder, heap });
    await this.process.start(command, () => this.reach(), START_SECONDS);
    return { TEST_SEARCH_URL: this.url };
  }

  private get url(): string {
    return `http://127.0.0.1:${String(this.port ?? 0)}`;
  }

  private async reach(): Promise<void> {
    const answer = await fetch(`${this.url}/_cluster/health?wait_for_status=yellow&timeout=5s`);
    await answer.text();
    if (!answer.ok) throw new Error(`it answers ${String(answer.status)}`);
  }
}
