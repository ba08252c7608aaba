// @generated from models/ by "npm run generate". Do not edit.
/* eslint-disable */
export * from "./gql.js";