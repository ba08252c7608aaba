import type { Urn } from '../../kernel/urn.js';
import type { Consistency } from './consistency.js';
import type { Work } from '../../kernel/work.js';

/** How a request reached the service. */
export type Wire = 'graphql' | 'http' | 'kafka' | 'mcp' | 'queue' | 'rpc';

/** What every command and query is carried out under. Made once for each request and passed on as it is. */
export interface RequestContext {
  /** In whose name the request is carried out. */
  readonly actor: Urn;
  /** Names the request in log lines and in answers to faults. */
  readonly requestId: string;
  readonly wire: Wire;
  /** What may still be done for it. Handed on to whatever does work in proportion to what is asked. */
  readonly work: Work;
  /** Absent for what came by no request, such as a proposal from a topic. */
  readonly consistency?: Consistency;
}
