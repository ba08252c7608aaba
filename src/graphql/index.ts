// src/graphql - GraphQL over HTTP: the generated schema, answered from the capabilities; knows no aspect by name.
export { GraphqlModule } from './graphql.module.js';
