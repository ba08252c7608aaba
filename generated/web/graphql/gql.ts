// @generated from models/ by "npm run generate". Do not edit.
/* eslint-disable */
import * as types from './graphql.js';



/**
 * Map of all GraphQL operations in the project.
 *
 * This map has several performance disadvantages:
 * 1. It is not tree-shakeable, so it will include all operations in the project.
 * 2. It is not minifiable, so the string of a GraphQL query will be multiple times inside the bundle.
 * 3. It does not support dead code elimination, so it will add unused operations.
 *
 * Therefore it is highly recommended to use the babel or swc plugin for production.
 * Learn more about it here: https://the-guild.dev/graphql/codegen/plugins/presets/preset-client#reducing-bundle-size
 */
type Documents = {
    "query WhoAmI {\n  me {\n    corpUser {\n      urn\n    }\n    platformPrivileges {\n      managePolicies\n      manageTokens\n      manageDomains\n      manageGlossaries\n      manageTags\n      manageIngestion\n      viewAnalytics\n    }\n  }\n}\n\nquery Granted($input: GetGrantedPrivilegesInput!) {\n  getGrantedPrivileges(input: $input) {\n    privileges\n  }\n}": typeof types.WhoAmIDocument,
    "query Browse($input: BrowseV2Input!) {\n  browseV2(input: $input) {\n    start\n    count\n    total\n    groups {\n      name\n      count\n      hasSubGroups\n      entity {\n        urn\n        type\n      }\n    }\n  }\n}\n\nquery CountEntities($input: EntityCountInput) {\n  getEntityCounts(input: $input) {\n    counts {\n      entityType\n      count\n    }\n  }\n}": typeof types.BrowseDocument,
    "query Search($input: SearchAcrossEntitiesInput!) {\n  searchAcrossEntities(input: $input) {\n    start\n    count\n    total\n    searchResults {\n      entity {\n        urn\n        type\n      }\n      matchedFields {\n        name\n        value\n      }\n    }\n    facets {\n      field\n      displayName\n      aggregations {\n        value\n        count\n        entity {\n          urn\n          type\n        }\n      }\n    }\n  }\n}\n\nquery Suggest($input: AutoCompleteMultipleInput!) {\n  autoCompleteForMultiple(input: $input) {\n    suggestions {\n      type\n      suggestions\n      entities {\n        urn\n        type\n      }\n    }\n  }\n}": typeof types.SearchDocument,
};
const documents: Documents = {
    "query WhoAmI {\n  me {\n    corpUser {\n      urn\n    }\n    platformPrivileges {\n      managePolicies\n      manageTokens\n      manageDomains\n      manageGlossaries\n      manageTags\n      manageIngestion\n      viewAnalytics\n    }\n  }\n}\n\nquery Granted($input: GetGrantedPrivilegesInput!) {\n  getGrantedPrivileges(input: $input) {\n    privileges\n  }\n}": types.WhoAmIDocument,
    "query Browse($input: BrowseV2Input!) {\n  browseV2(input: $input) {\n    start\n    count\n    total\n    groups {\n      name\n      count\n      hasSubGroups\n      entity {\n        urn\n        type\n      }\n    }\n  }\n}\n\nquery CountEntities($input: EntityCountInput) {\n  getEntityCounts(input: $input) {\n    counts {\n      entityType\n      count\n    }\n  }\n}": types.BrowseDocument,
    "query Search($input: SearchAcrossEntitiesInput!) {\n  searchAcrossEntities(input: $input) {\n    start\n    count\n    total\n    searchResults {\n      entity {\n        urn\n        type\n      }\n      matchedFields {\n        name\n        value\n      }\n    }\n    facets {\n      field\n      displayName\n      aggregations {\n        value\n        count\n        entity {\n          urn\n          type\n        }\n      }\n    }\n  }\n}\n\nquery Suggest($input: AutoCompleteMultipleInput!) {\n  autoCompleteForMultiple(input: $input) {\n    suggestions {\n      type\n      suggestions\n      entities {\n        urn\n        type\n      }\n    }\n  }\n}": types.SearchDocument,
};

/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query WhoAmI {\n  me {\n    corpUser {\n      urn\n    }\n    platformPrivileges {\n      managePolicies\n      manageTokens\n      manageDomains\n      manageGlossaries\n      manageTags\n      manageIngestion\n      viewAnalytics\n    }\n  }\n}\n\nquery Granted($input: GetGrantedPrivilegesInput!) {\n  getGrantedPrivileges(input: $input) {\n    privileges\n  }\n}"): typeof import('./graphql.js').WhoAmIDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query Browse($input: BrowseV2Input!) {\n  browseV2(input: $input) {\n    start\n    count\n    total\n    groups {\n      name\n      count\n      hasSubGroups\n      entity {\n        urn\n        type\n      }\n    }\n  }\n}\n\nquery CountEntities($input: EntityCountInput) {\n  getEntityCounts(input: $input) {\n    counts {\n      entityType\n      count\n    }\n  }\n}"): typeof import('./graphql.js').BrowseDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query Search($input: SearchAcrossEntitiesInput!) {\n  searchAcrossEntities(input: $input) {\n    start\n    count\n    total\n    searchResults {\n      entity {\n        urn\n        type\n      }\n      matchedFields {\n        name\n        value\n      }\n    }\n    facets {\n      field\n      displayName\n      aggregations {\n        value\n        count\n        entity {\n          urn\n          type\n        }\n      }\n    }\n  }\n}\n\nquery Suggest($input: AutoCompleteMultipleInput!) {\n  autoCompleteForMultiple(input: $input) {\n    suggestions {\n      type\n      suggestions\n      entities {\n        urn\n        type\n      }\n    }\n  }\n}"): typeof import('./graphql.js').SearchDocument;


export function graphql(source: string) {
  return (documents as any)[source] ?? {};
}
