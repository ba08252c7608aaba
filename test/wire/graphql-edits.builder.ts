import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { buildSchema, getNamedType, isObjectType } from 'graphql';
import type { WireApp } from './app.builder.js';
import { type GraphqlAnswer, graphqlRequest } from './graphql.builder.js';

const SCHEMA = fileURLToPath(new URL('../../generated/contract/graphql/schema.graphql', import.meta.url));

/** The schema that is served. */
export const schema = buildSchema(readFileSync(SCHEMA, 'utf8'));

/** Send a mutation with its arguments as variables; of an entity that it answers the URN is asked for. */
export async function mutate(app: WireApp, mutation: string, sent: object): Promise<GraphqlAnswer['body']> {
  const field = schema.getMutationType()?.getFields()[mutation];
  const declared = field?.args.map(({ name, type }) => `$${name}: ${String(type)}`).join(', ') ?? '';
  const passed = field?.args.map(({ name }) => `${name}: $${name}`).join(', ') ?? '';
  const selection = field !== undefined && isObjectType(getNamedType(field.type)) ? ' { urn }' : '';
  const query = `mutation edit(${declared}) { ${mutation}(${passed})${selection} }`;
  const answer = await graphqlRequest(app, { query, variables: sent });
  expect(answer.status).toBe(200);
  return answer.body;
}

/** The answer of a mutation that is done. */
export function answered(mutation: string, value: unknown): object {
  return { data: { [mutation]: value }, extensions: {} };
}

/** The answer of a mutation that is refused. */
export function refused(mutation: string, code: number, message: string): object {
  return {
    data: { [mutation]: null },
    errors: [
      expect.objectContaining({
        message: expect.stringContaining(message),
        path: [mutation],
        extensions: expect.objectContaining({ code }),
      }),
    ],
    extensions: {},
  };
}

/** Of what, by which mutation with which arguments; code, and words of the message. */
export type RefusedEdit = readonly [what: string, mutation: string, sent: object, code: number, message: string];
