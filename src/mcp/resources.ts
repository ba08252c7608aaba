import { type McpServer, ResourceTemplate } from '@modelcontextprotocol/sdk/server/mcp.js';
import { ReadEntitiesQuery } from '../aspects/index.js';
import { readExactJson } from '../kernel/exact-json.js';
import { failures } from '../kernel/failures.js';
import type { Members } from '../kernel/members.js';
import type { AgentCall } from './tool.js';
import { explained, modelDocs } from './tools/explain-model.js';

const JSON_TYPE = 'application/json';
const COMPLETIONS = 100;

/** Turns what a document says into the text of it; throws what agents get when it cannot be had. */
export type ResourceText = (answer: () => Promise<Members>) => Promise<string>;

/** Entities and models as documents: `cadastre://entity/{urn}`, `cadastre://model/{name}`. */
export function addResources(server: McpServer, call: AgentCall, textOf: ResourceText): void {
  const { bus, context, registry } = call;
  server.registerResource(
    'entity',
    new ResourceTemplate('cadastre://entity/{urn}', { list: undefined }),
    { title: 'Entity', description: 'All aspects of an entity, by its URN.', mimeType: JSON_TYPE },
    async (uri, { urn }) => {
      const text = await textOf(async () => {
        const target = registry.requireUrn(decoded(String(urn)));
        const [found] = await bus.execute(new ReadEntitiesQuery([target.urn], undefined, context));
        const aspects = Object.fromEntries((found?.rows ?? []).map((row) => [row.aspect, readExactJson(row.json)]));
        return { urn: target.urn, exists: found?.key === 'stored', aspects };
      });
      return { contents: [{ uri: uri.href, mimeType: JSON_TYPE, text }] };
    },
  );
  const names = (): readonly string[] => [...registry.entities(), ...registry.aspects()].map(({ name }) => name);
  const list = () => ({
    resources: names().map((name) => ({ uri: `cadastre://model/${name}`, name, mimeType: JSON_TYPE })),
  });
  const complete = {
    name: (typed: string) =>
      names()
        .filter((name) => name.toLowerCase().startsWith(typed.toLowerCase()))
        .slice(0, COMPLETIONS),
  };
  server.registerResource(
    'model',
    new ResourceTemplate('cadastre://model/{name}', { list, complete }),
    { title: 'Model', description: 'Documentation of an entity type, an aspect or a type.', mimeType: JSON_TYPE },
    async (uri, { name }) => {
      const text = await textOf(async () => explained(String(name), await modelDocs()));
      return { contents: [{ uri: uri.href, mimeType: JSON_TYPE, text }] };
    },
  );
}

/** @throws failures.urnInvalid */
function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch (error) {
    throw failures.urnInvalid({ urn: text, reason: 'its percent-encoding is broken' }, error);
  }
}
