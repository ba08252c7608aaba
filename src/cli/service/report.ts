import { ServerRefusal } from './server-client.js';

const OK = 200;

/** A report of the service, which is JSON text. @throws ServerRefusal when it is not */
export function readReport(value: unknown): unknown {
  try {
    return JSON.parse(String(value));
  } catch (cause) {
    throw new ServerRefusal(OK, `The server did not answer with a report: ${String(value)}`, { cause });
  }
}
