/** Something that a policy can allow. `type`: as policies name it. The rest is for people. */
export interface Privilege {
  readonly type: string;
  readonly displayName: string;
  readonly description: string;
}

/** What is allowed in the catalog itself, by policies of the type PLATFORM. */
export const PLATFORM_PRIVILEGES: readonly Privilege[] = [
  {
    type: 'MANAGE_POLICIES',
    displayName: 'Manage Policies',
    description:
      'Write policies and roles, and decide who is in a role or a group. Whoever may do this may do everything.',
  },
  {
    type: 'MANAGE_INGESTION',
    displayName: 'Manage Ingestion',
    description: 'Write sources of ingestion and requests to run them.',
  },
  { type: 'MANAGE_SECRETS', displayName: 'Manage Secrets', description: 'Write secrets that recipes refer to.' },
  {
    type: 'MANAGE_USERS_AND_GROUPS',
    displayName: 'Manage Users and Groups',
    description: 'Add users and groups, remove them, and invite people.',
  },
  { type: 'VIEW_ANALYTICS', displayName: 'View Analytics', description: 'See figures of how the catalog is used.' },
  {
    type: 'GENERATE_PERSONAL_ACCESS_TOKENS',
    displayName: 'Make Own Access Tokens',
    description: 'Make access tokens that act in the own name.',
  },
  {
    type: 'MANAGE_ACCESS_TOKENS',
    displayName: 'Manage Access Tokens',
    description: 'Make, list and revoke access tokens of everybody. Whoever may do this may act as anybody.',
  },
  { type: 'MANAGE_DOMAINS', displayName: 'Manage Domains', description: 'Write domains.' },
  { type: 'CREATE_DOMAINS', displayName: 'Create Domains', description: 'Add domains.' },
  {
    type: 'MANAGE_GLOBAL_ANNOUNCEMENTS',
    displayName: 'Manage Announcements',
    description: 'Write notices that everybody sees.',
  },
  { type: 'MANAGE_TESTS', displayName: 'Manage Tests', description: 'Write metadata tests.' },
  {
    type: 'MANAGE_GLOSSARIES',
    displayName: 'Manage Glossaries',
    description: 'Write glossary terms and groups of them.',
  },
  {
    type: 'MANAGE_USER_CREDENTIALS',
    displayName: 'Manage Credentials',
    description: 'Write and reset passwords of users of the catalog.',
  },
  { type: 'MANAGE_TAGS', displayName: 'Manage Tags', description: 'Write tags.' },
  { type: 'CREATE_TAGS', displayName: 'Create Tags', description: 'Add tags.' },
  {
    type: 'MANAGE_GLOBAL_VIEWS',
    displayName: 'Manage Views',
    description: 'Write views that everybody sees, and settings for everybody.',
  },
  {
    type: 'MANAGE_GLOBAL_OWNERSHIP_TYPES',
    displayName: 'Manage Ownership Types',
    description: 'Write kinds of ownership.',
  },
  { type: 'GET_ANALYTICS_PRIVILEGE', displayName: 'Read Analytics', description: 'Read raw figures over the API.' },
  {
    type: 'RESTORE_INDICES_PRIVILEGE',
    displayName: 'Restore Indices',
    description: 'Have indexes made, compared and repaired.',
  },
  {
    type: 'GET_TIMESERIES_INDEX_SIZES_PRIVILEGE',
    displayName: 'Read Index Sizes',
    description: 'Read how large indexes of points are.',
  },
  {
    type: 'TRUNCATE_TIMESERIES_INDEX_PRIVILEGE',
    displayName: 'Truncate Time Series',
    description: 'Delete points of time series.',
  },
  {
    type: 'GET_ES_TASK_STATUS_PRIVILEGE',
    displayName: 'Read Tasks',
    description: 'Read how far tasks of a search server are.',
  },
  { type: 'SET_WRITEABLE_PRIVILEGE', displayName: 'Set Writable', description: 'Have writes refused or accepted.' },
  {
    type: 'APPLY_RETENTION_PRIVILEGE',
    displayName: 'Apply Retention',
    description: 'Write rules of how many versions are kept, and apply them.',
  },
  {
    type: 'PRODUCE_PLATFORM_EVENT_PRIVILEGE',
    displayName: 'Publish Events',
    description: 'Publish events for programs that follow the catalog.',
  },
];

/** What is allowed with what the catalog describes, by policies of the type METADATA. */
export const METADATA_PRIVILEGES: readonly Privilege[] = [
  { type: 'VIEW_ENTITY_PAGE', displayName: 'View', description: 'Read an entity.' },
  { type: 'GET_ENTITY_PRIVILEGE', displayName: 'Read by API', description: 'Read an entity over the API.' },
  {
    type: 'GET_TIMESERIES_ASPECT_PRIVILEGE',
    displayName: 'Read Time Series',
    description: 'Read points of time series over the API.',
  },
  {
    type: 'GET_COUNTS_PRIVILEGE',
    displayName: 'Read Counts',
    description: 'Read how many entities there are, and list them.',
  },
  { type: 'GET_TIMELINE_PRIVILEGE', displayName: 'Read Timeline', description: 'Read what changed of an entity.' },
  { type: 'VIEW_DATASET_USAGE', displayName: 'View Usage', description: 'See how a dataset is used.' },
  { type: 'VIEW_DATASET_PROFILE', displayName: 'View Profiles', description: 'See profiles of a dataset.' },
  { type: 'EDIT_ENTITY', displayName: 'Edit', description: 'Write every aspect of an entity.' },
  { type: 'DELETE_ENTITY', displayName: 'Delete', description: 'Delete an entity for good.' },
  { type: 'EDIT_ENTITY_TAGS', displayName: 'Edit Tags', description: 'Put tags on an entity.' },
  {
    type: 'EDIT_ENTITY_GLOSSARY_TERMS',
    displayName: 'Edit Glossary Terms',
    description: 'Put glossary terms on an entity.',
  },
  { type: 'EDIT_ENTITY_OWNERS', displayName: 'Edit Owners', description: 'Say who owns an entity.' },
  { type: 'EDIT_ENTITY_DOCS', displayName: 'Edit Description', description: 'Describe an entity.' },
  { type: 'EDIT_ENTITY_DOC_LINKS', displayName: 'Edit Links', description: 'Link documents to an entity.' },
  { type: 'EDIT_ENTITY_STATUS', displayName: 'Edit Status', description: 'Hide an entity, and show it again.' },
  { type: 'EDIT_DOMAINS_PRIVILEGE', displayName: 'Edit Domain', description: 'Put an entity into a domain.' },
  {
    type: 'EDIT_DEPRECATION_PRIVILEGE',
    displayName: 'Edit Deprecation',
    description: 'Say that an entity should no longer be used.',
  },
  { type: 'EDIT_ENTITY_ASSERTIONS', displayName: 'Edit Assertions', description: 'Write assertions on an entity.' },
  { type: 'EDIT_ENTITY_INCIDENTS', displayName: 'Edit Incidents', description: 'Write incidents of an entity.' },
  {
    type: 'EDIT_ENTITY_EMBED',
    displayName: 'Edit Embedded Content',
    description: 'Say what is shown of an entity by its platform.',
  },
  { type: 'EDIT_ENTITY_QUERIES', displayName: 'Edit Queries', description: 'Write queries on a dataset.' },
  {
    type: 'EDIT_ENTITY_DATA_PRODUCTS',
    displayName: 'Edit Data Product',
    description: 'Put an entity into a data product.',
  },
  { type: 'EDIT_LINEAGE', displayName: 'Edit Lineage', description: 'Write lineage edges of an entity.' },
  { type: 'EDIT_DATASET_COL_DESCRIPTION', displayName: 'Edit Column Descriptions', description: 'Describe columns.' },
  { type: 'EDIT_DATASET_COL_TAGS', displayName: 'Edit Column Tags', description: 'Put tags on columns.' },
  {
    type: 'EDIT_DATASET_COL_GLOSSARY_TERMS',
    displayName: 'Edit Column Terms',
    description: 'Put glossary terms on columns.',
  },
  { type: 'EDIT_TAG_COLOR', displayName: 'Edit Tag Colour', description: 'Choose the colour of a tag.' },
  { type: 'EDIT_GROUP_MEMBERS', displayName: 'Edit Group Members', description: 'Add and remove members of a group.' },
  { type: 'EDIT_USER_PROFILE', displayName: 'Edit User Profile', description: 'Write the profile of a user.' },
  {
    type: 'MANAGE_GLOSSARY_CHILDREN',
    displayName: 'Manage Direct Children',
    description: 'Write what is directly below a glossary group.',
  },
  {
    type: 'MANAGE_ALL_GLOSSARY_CHILDREN',
    displayName: 'Manage All Children',
    description: 'Write everything below a glossary group.',
  },
  {
    type: 'MANAGE_DATA_PRODUCTS',
    displayName: 'Manage Data Products',
    description: 'Write data products of a domain.',
  },
];
