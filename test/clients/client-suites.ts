import { installInspector } from './inspector.js';
import { installEmitter } from './java-emitter.js';
import { installOpenLineage } from './openlineage-python.js';
import { PythonClient } from './published-client.js';

/** A client, and what is tried with it. `install` rejects with the reason where that is not possible. */
export interface ClientSuite {
  readonly name: string;
  readonly install: () => Promise<void>;
  /** Pattern of spec files. */
  readonly specs: string;
}

export const CLIENT_SUITES: readonly ClientSuite[] = [
  { name: 'Python 0.11', install: () => PythonClient.install('0.11.0.5'), specs: 'test/clients/old-' },
  { name: 'Python 1.x', install: () => PythonClient.install('1.7.0.17'), specs: 'test/clients/new-' },
  { name: 'Java', install: installEmitter, specs: 'test/clients/java-' },
  { name: 'OpenLineage', install: installOpenLineage, specs: 'test/clients/openlineage-' },
  { name: 'MCP inspector', install: installInspector, specs: 'test/clients/inspector' },
];
