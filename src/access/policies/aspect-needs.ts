/**
 * Which privileges let somebody write what. Any one of a list is enough. What is kept for a privilege of the platform
 * decides who may do what, or is not for everybody: no right to edit entities is enough for it.
 */

/** Entity type -> what writing any aspect of it, or deleting it, needs. */
export const KEPT_ENTITIES: ReadonlyMap<string, readonly string[]> = new Map([
  ['dataHubPolicy', ['MANAGE_POLICIES']],
  ['dataHubRole', ['MANAGE_POLICIES']],
  ['dataHubAccessToken', ['MANAGE_ACCESS_TOKENS']],
  ['inviteToken', ['MANAGE_POLICIES']],
  ['dataHubSecret', ['MANAGE_SECRETS']],
  ['dataHubView', ['MANAGE_GLOBAL_VIEWS']],
  ['dataHubIngestionSource', ['MANAGE_INGESTION']],
  ['dataHubExecutionRequest', ['MANAGE_INGESTION']],
  ['dataHubRetention', ['APPLY_RETENTION_PRIVILEGE']],
  ['globalSettings', ['MANAGE_GLOBAL_VIEWS']],
  ['ownershipType', ['MANAGE_GLOBAL_OWNERSHIP_TYPES']],
  ['test', ['MANAGE_TESTS']],
]);

/** Aspect -> what writing it needs, on whichever entity. */
export const KEPT_ASPECTS: ReadonlyMap<string, readonly string[]> = new Map([
  ['roleMembership', ['MANAGE_POLICIES']],
  ['groupMembership', ['MANAGE_POLICIES']],
  ['nativeGroupMembership', ['MANAGE_POLICIES']],
  ['actors', ['MANAGE_POLICIES']],
  ['corpUserCredentials', ['MANAGE_USER_CREDENTIALS']],
  ['corpUserStatus', ['MANAGE_USERS_AND_GROUPS']],
]);

/** Entity type -> what deleting one needs: with a user goes what says that the account is suspended. */
export const KEPT_DELETIONS: ReadonlyMap<string, readonly string[]> = new Map([
  ['corpuser', ['MANAGE_USERS_AND_GROUPS']],
]);

/** Entity types that only those read who may write them. */
export const SECRET_ENTITIES: ReadonlySet<string> = new Set(['dataHubSecret', 'inviteToken']);

/** Entity type -> privileges of the platform that are enough to add one that there was not. */
export const ADDED_ENTITIES: ReadonlyMap<string, readonly string[]> = new Map([
  ['domain', ['CREATE_DOMAINS']],
  ['tag', ['CREATE_TAGS']],
]);

/**
 * Entity type -> the aspect that says whether an entity is somebody's own, and whose. Whoever made it writes and reads
 * it without any privilege, and nobody else does; for all others of the type the lists above hold.
 */
export const PERSONAL_ENTITIES: ReadonlyMap<string, string> = new Map([['dataHubView', 'dataHubViewInfo']]);
/** Whoever may do this may do everything, with what is somebody's own, too. */
export const PERSONAL_NEEDS = ['MANAGE_POLICIES'];

/** Aspects that people write on themselves without any privilege. */
export const OWN_ASPECTS: ReadonlySet<string> = new Set(['corpUserEditableInfo', 'corpUserSettings']);

/** Entity type -> privileges of the platform which let somebody write its aspects beside those on the entity. */
export const MANAGED_ENTITIES: ReadonlyMap<string, readonly string[]> = new Map([
  ['corpuser', ['MANAGE_USERS_AND_GROUPS']],
  ['corpGroup', ['MANAGE_USERS_AND_GROUPS']],
  ['domain', ['MANAGE_DOMAINS']],
  ['tag', ['MANAGE_TAGS']],
  ['glossaryTerm', ['MANAGE_GLOSSARIES']],
  ['glossaryNode', ['MANAGE_GLOSSARIES']],
  ['post', ['MANAGE_GLOBAL_ANNOUNCEMENTS']],
]);

/** Aspect -> privileges on the entity that allow to write it beside EDIT_ENTITY. */
export const ASPECT_NEEDS: ReadonlyMap<string, readonly string[]> = new Map([
  ['globalTags', ['EDIT_ENTITY_TAGS']],
  ['glossaryTerms', ['EDIT_ENTITY_GLOSSARY_TERMS']],
  ['ownership', ['EDIT_ENTITY_OWNERS']],
  ['editableDatasetProperties', ['EDIT_ENTITY_DOCS']],
  ['editableChartProperties', ['EDIT_ENTITY_DOCS']],
  ['editableDashboardProperties', ['EDIT_ENTITY_DOCS']],
  ['editableDataFlowProperties', ['EDIT_ENTITY_DOCS']],
  ['editableDataJobProperties', ['EDIT_ENTITY_DOCS']],
  ['editableContainerProperties', ['EDIT_ENTITY_DOCS']],
  ['institutionalMemory', ['EDIT_ENTITY_DOC_LINKS']],
  ['status', ['EDIT_ENTITY_STATUS']],
  ['domains', ['EDIT_DOMAINS_PRIVILEGE']],
  ['deprecation', ['EDIT_DEPRECATION_PRIVILEGE']],
  ['embed', ['EDIT_ENTITY_EMBED']],
  ['upstreamLineage', ['EDIT_LINEAGE']],
  ['dataJobInputOutput', ['EDIT_LINEAGE']],
  ['editableSchemaMetadata', ['EDIT_DATASET_COL_DESCRIPTION']],
  ['corpUserEditableInfo', ['EDIT_USER_PROFILE']],
]);
