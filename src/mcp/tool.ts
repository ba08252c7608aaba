import type { McpServer } from '@modelcontextprotocol/sdk/server/mcp.js';
import { z } from 'zod';
import type { Members } from '../kernel/members.js';
import type { MessageBus, RequestContext } from '../platform/seam/index.js';
import type { Registry } from '../registry/index.js';
import type { SearchFields } from '../registry/search-fields.js';
import type { HitLabels } from './hit-labels.js';

/** What tools, resources and prompts are carried out with; of one request. */
export interface AgentCall {
  readonly bus: MessageBus;
  readonly registry: Registry;
  readonly fields: SearchFields;
  readonly labels: HitLabels;
  readonly context: RequestContext;
}

/** Turns what a tool answers, or why it fails, into a result of the protocol. */
export type ToolAnswering = (answer: () => Promise<Members>) => Promise<ToolResult>;

export interface ToolResult {
  [member: string]: unknown;
  content: { type: 'text'; text: string }[];
  isError?: boolean;
}

/** Something that agents may call. `access`: tools that write are offered only where the service allows it. */
export interface Tool {
  readonly name: string;
  readonly title: string;
  readonly description: string;
  readonly access: 'read' | 'write';
  readonly addTo: (server: McpServer, call: AgentCall, answering: ToolAnswering) => void;
}

/** `input`: of its arguments, each described. `run`: carries it out; throws failures of the catalog. */
interface ToolSpec<Shape extends z.ZodRawShape> extends Omit<Tool, 'addTo'> {
  readonly input: Shape;
  readonly run: (input: z.infer<z.ZodObject<Shape, z.core.$strict>>, call: AgentCall) => Promise<Members>;
}

/** A tool whose arguments are checked by their schema before it runs; unknown ones are refused. */
export function tool<Shape extends z.ZodRawShape>(spec: ToolSpec<Shape>): Tool {
  const { name, title, description, access, input, run } = spec;
  const schema = z.strictObject(input);
  // Of the schema the library needs to know no more than that it is one.
  const inputSchema: z.ZodType = schema;
  const annotations = { readOnlyHint: access === 'read', destructiveHint: access === 'write', openWorldHint: false };
  return {
    ...{ name, title, description, access },
    addTo: (server, call, answering) => {
      server.registerTool(name, { title, description, inputSchema, annotations }, (sent) =>
        answering(() => run(schema.parse(sent), call)),
      );
    },
  };
}
