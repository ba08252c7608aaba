/**
 * What messages need, by the names of their classes. `everywhere`: one of the privileges, for the catalog itself or for
 * every entity. `some`: one of them for some entity at least. `entities`: one of them for each of the entities that the
 * message has at `urns`, a path of members. `writes`: what the aspects that it writes need, see `aspect-needs.ts`.
 * `parts`: decided by the messages that it sends itself, or by whom it is about; or it tells nothing of the catalog.
 */
export type MessageNeed =
  | { readonly kind: 'entities'; readonly privileges: readonly string[]; readonly urns: readonly string[] }
  | { readonly kind: 'everywhere' | 'some'; readonly privileges: readonly string[] }
  | { readonly kind: 'parts' }
  | { readonly kind: 'writes' };

export const VIEW: readonly string[] = ['VIEW_ENTITY_PAGE', 'GET_ENTITY_PRIVILEGE'];
export const POINTS: readonly string[] = [
  'GET_TIMESERIES_ASPECT_PRIVILEGE',
  'VIEW_DATASET_PROFILE',
  'VIEW_DATASET_USAGE',
];
export const TIMELINE: readonly string[] = ['GET_TIMELINE_PRIVILEGE'];
const OPERATE = ['RESTORE_INDICES_PRIVILEGE'];

const ENTITY_NEEDS: ReadonlyMap<string, MessageNeed> = new Map([
  ['BrowsePathsQuery', { kind: 'entities', privileges: VIEW, urns: ['urn'] }],
  ['CountPointsQuery', { kind: 'entities', privileges: POINTS, urns: ['criteria', 'urn'] }],
  ['ExistsEntityQuery', { kind: 'entities', privileges: VIEW, urns: ['urn'] }],
  ['QueryTimeseriesQuery', { kind: 'entities', privileges: POINTS, urns: ['criteria', 'urn'] }],
  ['QueryUsageQuery', { kind: 'entities', privileges: POINTS, urns: ['criteria', 'resource'] }],
  ['ReadEntitiesQuery', { kind: 'entities', privileges: VIEW, urns: ['urns'] }],
  ['ReadLineageQuery', { kind: 'entities', privileges: VIEW, urns: ['criteria', 'urn'] }],
  ['ReadNewestPointsQuery', { kind: 'entities', privileges: POINTS, urns: ['urns'] }],
  ['ReadRelationshipsQuery', { kind: 'entities', privileges: VIEW, urns: ['urns'] }],
  ['ReadStampedEntitiesQuery', { kind: 'entities', privileges: VIEW, urns: ['urns'] }],
  ['ReadTimelineQuery', { kind: 'entities', privileges: TIMELINE, urns: ['criteria', 'urn'] }],
  ['ReadVersionQuery', { kind: 'entities', privileges: VIEW, urns: ['urn'] }],
  ['ScrollAcrossLineageQuery', { kind: 'entities', privileges: VIEW, urns: ['criteria', 'urn'] }],
  ['SearchAcrossLineageQuery', { kind: 'entities', privileges: VIEW, urns: ['criteria', 'urn'] }],
]);

const PRIVILEGE_NEEDS: ReadonlyMap<string, MessageNeed> = new Map([
  ['AutocompleteQuery', { kind: 'some', privileges: VIEW }],
  ['BrowsePlacesQuery', { kind: 'some', privileges: VIEW }],
  ['BrowseQuery', { kind: 'some', privileges: VIEW }],
  ['ScrollEntitiesQuery', { kind: 'some', privileges: VIEW }],
  ['SearchEntitiesQuery', { kind: 'some', privileges: VIEW }],
  ['CountValuesQuery', { kind: 'everywhere', privileges: ['VIEW_ANALYTICS'] }],
  ['CountAspectQuery', { kind: 'everywhere', privileges: ['GET_COUNTS_PRIVILEGE'] }],
  ['CountCoverageQuery', { kind: 'everywhere', privileges: ['GET_COUNTS_PRIVILEGE'] }],
  ['TruncateTimeseriesCommand', { kind: 'everywhere', privileges: ['TRUNCATE_TIMESERIES_INDEX_PRIVILEGE'] }],
  ['TimeseriesStatsQuery', { kind: 'everywhere', privileges: ['GET_ANALYTICS_PRIVILEGE', ...POINTS] }],
  ['ProduceEventCommand', { kind: 'everywhere', privileges: ['PRODUCE_PLATFORM_EVENT_PRIVILEGE'] }],
  ['ApplyRetentionCommand', { kind: 'everywhere', privileges: ['APPLY_RETENTION_PRIVILEGE'] }],
  ['RequestIngestionCommand', { kind: 'everywhere', privileges: ['MANAGE_INGESTION'] }],
  ['SetWritableCommand', { kind: 'everywhere', privileges: ['SET_WRITEABLE_PRIVILEGE'] }],
  ['SeriesSizesQuery', { kind: 'everywhere', privileges: ['GET_TIMESERIES_INDEX_SIZES_PRIVILEGE'] }],
  ['InviteCommand', { kind: 'everywhere', privileges: ['MANAGE_POLICIES'] }],
  ['ListPoliciesQuery', { kind: 'everywhere', privileges: ['MANAGE_POLICIES'] }],
  ['ReadSecretsQuery', { kind: 'everywhere', privileges: ['MANAGE_SECRETS'] }],
  ['DeleteReferencesCommand', { kind: 'everywhere', privileges: ['DELETE_ENTITY'] }],
  ['ReadChangesQuery', { kind: 'everywhere', privileges: VIEW }],
  ['DescribeRunQuery', { kind: 'everywhere', privileges: VIEW }],
  ['ListRunsQuery', { kind: 'everywhere', privileges: VIEW }],
  // A run may have written what decides who may do what.
  ['RollbackRegistryCommand', { kind: 'everywhere', privileges: ['MANAGE_POLICIES'] }],
  ['RollbackRunCommand', { kind: 'everywhere', privileges: ['MANAGE_POLICIES'] }],
  ['ListUrnsQuery', { kind: 'everywhere', privileges: ['GET_COUNTS_PRIVILEGE'] }],
  ['BeginMaintenanceCommand', { kind: 'everywhere', privileges: OPERATE }],
  ['ClearDeadLettersCommand', { kind: 'everywhere', privileges: OPERATE }],
  ['ListDeadLettersQuery', { kind: 'everywhere', privileges: OPERATE }],
  ['ReadMaintenanceQuery', { kind: 'everywhere', privileges: [...OPERATE, 'GET_ES_TASK_STATUS_PRIVILEGE'] }],
  ['RestoreIndicesCommand', { kind: 'everywhere', privileges: OPERATE }],
]);

const WRITING = ['DeleteEntityCommand', 'EditAspectsCommand', 'IngestProposalsCommand', 'IngestSnapshotsCommand'];

const DIVIDED = [
  ...['CreateTokenCommand', 'ListTokensQuery', 'RevokeTokenCommand', 'ReadPrivilegesQuery', 'ReadGrantedQuery'],
  ...['AcceptRoleCommand', 'CreateResetTokenCommand'],
  'ReadPermittedQuery',
  'ListModelChangesQuery',
  ...['DeletePolicyCommand', 'WritePolicyCommand', 'ReadAccessOptionsQuery'],
  ...['EditEntitiesCommand', 'UpdateDatasetCommand', 'UpdateDescriptionCommand', 'UpdateLineageCommand'],
];

/** Of a message that stands in no list: who may decide about everybody may send it. */
const UNLISTED: MessageNeed = { kind: 'everywhere', privileges: ['MANAGE_POLICIES'] };

const NEEDS: ReadonlyMap<string, MessageNeed> = new Map([
  ...ENTITY_NEEDS,
  ...PRIVILEGE_NEEDS,
  ...WRITING.map((messages): [string, MessageNeed] => [messages, { kind: 'writes' }]),
  ...DIVIDED.map((messages): [string, MessageNeed] => [messages, { kind: 'parts' }]),
]);

/** What messages of a class need. */
export function needOf(messages: string): MessageNeed {
  return NEEDS.get(messages) ?? UNLISTED;
}

/** Whether a list names the class. */
export function isListed(messages: string): boolean {
  return NEEDS.has(messages);
}
