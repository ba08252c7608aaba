import { McpServer } from '@modelcontextprotocol/sdk/server/mcp.js';
import { WebStandardStreamableHTTPServerTransport } from '@modelcontextprotocol/sdk/server/webStandardStreamableHttp.js';
import { packageVersion } from '../assets/index.js';
import { readJson } from '../kernel/json-text.js';
import { isMembers, type Members } from '../kernel/members.js';
import { answerError } from '../platform/rpc/index.js';
import type { MessageBus, RequestContext } from '../platform/seam/index.js';
import type { Registry } from '../registry/index.js';
import { SearchFields } from '../registry/search-fields.js';
import { HitLabels } from './hit-labels.js';
import { fittedJson } from './fitted.js';
import { addPrompts } from './prompts.js';
import { addResources } from './resources.js';
import type { ToolResult } from './tool.js';
import { TOOLS } from './tools/index.js';

/** Characters of one answer; some ten thousand tokens. */
export const ANSWER_LENGTH = 40_000;

const INSTRUCTIONS =
  'A catalog of metadata: what data there is, what it means, who owns it, and what depends on what. Entities are named ' +
  `by URNs. An answer has at most ${String(ANSWER_LENGTH)} characters; its member leftOut says what is missing.`;

/** `write`: whether tools that write are offered. `report`: gets what is no fault of the caller. */
export interface McpOptions {
  readonly bus: MessageBus;
  readonly registry: Registry;
  readonly write: 'off' | 'on';
  readonly report: (error: unknown, requestId: string) => void;
}

/** A request of the protocol. `body`: parsed JSON. */
export interface McpRequest {
  readonly url: string;
  readonly headers: Headers;
  readonly body: unknown;
  readonly context: RequestContext;
}

/**
 * Answers requests of the protocol, each for itself: no session is kept, so any process of several can answer, and what
 * a request may do is decided by whoever sends it.
 */
export class McpEndpoint {
  private readonly labels: HitLabels;
  private readonly fields: SearchFields;

  constructor(private readonly options: McpOptions) {
    this.labels = new HitLabels(options.bus, options.registry);
    this.fields = new SearchFields(options.registry);
  }

  async answer({ url, headers, body, context }: McpRequest): Promise<Response> {
    const server = this.serverFor(context);
    const transport = new WebStandardStreamableHTTPServerTransport({ enableJsonResponse: true });
    await server.connect(transport);
    try {
      const response = await transport.handleRequest(new Request(url, { method: 'POST', headers }), {
        parsedBody: body,
      });
      // The answer is complete when its body is read.
      return new Response(await response.text(), { status: response.status, headers: response.headers });
    } finally {
      await server.close();
    }
  }

  private serverFor(context: RequestContext): McpServer {
    const { bus, registry, write } = this.options;
    const server = new McpServer({ name: 'cadastre', version: packageVersion() }, { instructions: INSTRUCTIONS });
    const call = { bus, registry, fields: this.fields, labels: this.labels, context };
    for (const tool of TOOLS) {
      if (tool.access === 'write' && write === 'off') continue;
      tool.addTo(server, call, (answer) => this.result(answer, context));
    }
    addResources(server, call, (answer) => this.text(answer, context));
    addPrompts(server);
    return server;
  }

  private async result(answer: () => Promise<Members>, context: RequestContext): Promise<ToolResult> {
    try {
      return { content: [{ type: 'text', text: await this.text(answer, context) }] };
    } catch (error) {
      if (!(error instanceof AgentRefusal)) throw error;
      return { isError: true, content: [{ type: 'text', text: error.message }] };
    }
  }

  /** @throws AgentRefusal, whatever is wrong */
  private async text(answer: () => Promise<Members>, { requestId }: RequestContext): Promise<string> {
    try {
      return fittedJson(await answer(), ANSWER_LENGTH);
    } catch (error) {
      const { body, blame, status } = answerError(error, requestId, 0);
      if (blame === 'service') this.options.report(error, requestId);
      throw new AgentRefusal(sentenceOf(body), status < FAULT ? INVALID_PARAMETERS : INTERNAL_ERROR, error);
    }
  }
}

/** Least HTTP status of what is not the caller's mistake. */
const FAULT = 500;
/** Codes of JSON-RPC. */
const INVALID_PARAMETERS = -32_602;
const INTERNAL_ERROR = -32_603;

/** What agents get instead of an answer. `code`: of JSON-RPC, where the protocol has no better place for it. */
class AgentRefusal extends Error {
  override readonly name = 'AgentRefusal';

  constructor(
    sentence: string,
    readonly code: number,
    cause: unknown,
  ) {
    super(sentence, { cause });
  }
}

/** Code and message of a failure as RPC answers it. */
function sentenceOf(body: string): string {
  const reading = readJson(body);
  const { code, message } = reading.kind === 'value' && isMembers(reading.value) ? reading.value : {};
  return `${String(code)}: ${String(message)}`;
}
