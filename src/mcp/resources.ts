import { type McpServer, ResourceTemplate } from '@modelcontextprotocol/sdk/server/mcp.js';
import { ReadEntitiesQuery } from '../aspects/index.js';
import { readExactJson } from '../kernel/exact-json.js';
import { fittedJson } from './fitted.js';
import type { AgentCall } from './tool.js';
import { explained, modelDocs } from './tools/explain-model.js';

const JSON_TYPE = 'application/json';
const COMPLETIONS = 100;

/** Entities and models as documents: `cadastre://entity/{urn}`, `cadastre://model/{name}`. */
export function addResources(server: McpServer, call: AgentCall, limit: number): void {
  const { bus, context, registry } = call;
  server.registerResource(
    'entity',
    new ResourceTemplate('cadastre://entity/{urn}', { list: undefined }),
    { title: 'Entity', description: 'All aspects of an entity, by its URN.', mimeType: JSON_TYPE },
    async (uri, { urn }) => {
      const target = registry.requireUrn(decodeURIComponent(String(urn)));
      const [found] = await bus.execute(new ReadEntitiesQuery([target.urn], undefined, context));
      const aspects = Object.fromEntries((found?.rows ?? []).map(({ aspect, json }) => [aspect, readExactJson(json)]));
      const text = fittedJson({ urn: target.urn, exists: found?.key === 'stored', aspects }, limit);
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
      const text = fittedJson(explained(String(name), await modelDocs()), limit);
      return { contents: [{ uri: uri.href, mimeType: JSON_TYPE, text }] };
    },
  );
}
