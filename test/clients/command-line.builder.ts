import { type ClientVersion, PythonClient } from './published-client.js';
import { ServedCatalog } from './served-catalog.js';

/** The command line of a version, and the service to which it talks. */
export interface CommandLine {
  readonly catalog: ServedCatalog;
  readonly client: PythonClient;
  /** Run a command that must succeed. @returns both of its outputs @throws RangeError with them when it does not */
  done(...parameters: readonly string[]): Promise<string>;
  close(): Promise<void>;
}

/** Start a service on a fresh folder, with a client beside it. */
export async function openCommandLine(version: ClientVersion): Promise<CommandLine> {
  const catalog = new ServedCatalog();
  await catalog.start();
  const client = new PythonClient(version, catalog.url);
  return {
    catalog,
    client,
    async done(...parameters) {
      const { code, said } = await client.datahub(...parameters);
      if (code !== 0) throw new RangeError(`datahub ${parameters.join(' ')} ended with ${String(code)}: ${said}`);
      return said;
    },
    async close() {
      client.dispose();
      await catalog.dispose();
    },
  };
}

/** URN of a table of PostgreSQL. */
export function dataset(name: string): string {
  return `urn:li:dataset:(urn:li:dataPlatform:postgres,${name},PROD)`;
}
