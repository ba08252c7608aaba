// src/mcp - tools, resources and prompts for agents, by the Model Context Protocol; knows no entity and no aspect.
export { McpModule } from './mcp.module.js';
