// @generated from models/graphql/ by "npm run generate". Do not edit.

export interface QueryEntityArgs {
  /** What identifies it. */
  readonly urn: string;
}

export interface QueryGetSecretValuesArgs {
  /** Which ones. */
  readonly input: GetSecretValuesInput;
}

export interface QueryListPoliciesArgs {
  /** Which ones. */
  readonly input: ListPoliciesInput;
}

export interface QueryListAccessTokensArgs {
  /** Which ones. */
  readonly input: ListAccessTokenInput;
}

export interface QueryGetAccessTokenArgs {
  /** What the token is good for. */
  readonly input: GetAccessTokenInput;
}

export interface MutationCreatePolicyArgs {
  /** What the policy says; on an update everything that it says from now on. */
  readonly input: PolicyUpdateInput;
}

export interface MutationUpdatePolicyArgs {
  /** Such as urn:li:dataHubPolicy:0; createPolicy answers it. */
  readonly urn: string;
  /** What the policy says; on an update everything that it says from now on. */
  readonly input: PolicyUpdateInput;
}

export interface MutationDeletePolicyArgs {
  /** Such as urn:li:dataHubPolicy:0; createPolicy answers it. */
  readonly urn: string;
}

export interface MutationCreateAccessTokenArgs {
  /** What the token is good for. */
  readonly input: CreateAccessTokenInput;
}

export interface MutationRevokeAccessTokenArgs {
  /** The id by which listAccessTokens names it. */
  readonly tokenId: string;
}

export interface QueryGetInviteTokenArgs {
  /** Which role. */
  readonly input: GetInviteTokenInput;
}

export interface MutationCreateInviteTokenArgs {
  /** Which role. */
  readonly input: CreateInviteTokenInput;
}

export interface MutationAcceptRoleArgs {
  /** How the caller was invited. */
  readonly input: AcceptRoleInput;
}

export interface MutationCreateNativeUserResetTokenArgs {
  /** The user who forgot it. */
  readonly input: CreateNativeUserResetTokenInput;
}

export interface QueryGetMetadataAnalyticsChartsArgs {
  /** What to search for. */
  readonly input: MetadataAnalyticsInput;
}

export interface QueryGetGrantedPrivilegesArgs {
  /** The user, and what it is about. */
  readonly input: GetGrantedPrivilegesInput;
}

export interface MutationUpdateDatasetArgs {
  /** URN of the dataset, which must exist. */
  readonly urn: string;
  /** The parts to replace. */
  readonly input: DatasetUpdateInput;
}

export interface MutationUpdateDatasetsArgs {
  /** The datasets, each once. */
  readonly input: readonly BatchDatasetUpdateInput[];
}

export interface MutationUpdateDescriptionArgs {
  /** What to describe, and how. */
  readonly input: DescriptionUpdateInput;
}

export interface MutationCreateIngestionExecutionRequestArgs {
  /** What to run. */
  readonly input: CreateIngestionExecutionRequestInput;
}

export interface MutationCreateTestConnectionRequestArgs {
  /** The recipe, and the version that reads it. */
  readonly input: CreateTestConnectionRequestInput;
}

export interface QuerySearchAcrossLineageArgs {
  /** What to find, and from where. */
  readonly input: SearchAcrossLineageInput;
}

export interface QueryScrollAcrossLineageArgs {
  /** What to find, from where, and where the answer before ended. */
  readonly input: ScrollAcrossLineageInput;
}

export interface MutationUpdateLineageArgs {
  /** The edges to change. */
  readonly input: UpdateLineageInput;
}

export interface MutationSearchAcrossLineageArgs {
  /** What to find, and from where. */
  readonly input: SearchAcrossLineageInput;
}

export interface QueryListRecommendationsArgs {
  /** For which page. */
  readonly input: ListRecommendationsInput;
}

export interface QuerySearchArgs {
  /** Type, words and conditions. */
  readonly input: SearchInput;
}

export interface QuerySearchAcrossEntitiesArgs {
  /** Types, words and conditions. */
  readonly input: SearchAcrossEntitiesInput;
}

export interface QueryListDataProductAssetsArgs {
  /** URN of the data product. One that is not stored has no assets. */
  readonly urn: string;
  /** Types, words and conditions. */
  readonly input: SearchAcrossEntitiesInput;
}

export interface QueryScrollAcrossEntitiesArgs {
  /** Types, words and conditions, and where the answer before ended. */
  readonly input: ScrollAcrossEntitiesInput;
}

export interface QueryAutoCompleteArgs {
  /** What was typed, and where to look. */
  readonly input: AutoCompleteInput;
}

export interface QueryAutoCompleteForMultipleArgs {
  /** What was typed, and where to look. */
  readonly input: AutoCompleteMultipleInput;
}

export interface QueryAggregateAcrossEntitiesArgs {
  /** Types, words and conditions, and which fields. */
  readonly input: AggregateAcrossEntitiesInput;
}

export interface QueryGetEntityCountsArgs {
  /** Which types. */
  readonly input?: EntityCountInput | null;
}

export interface QueryBrowseV2Args {
  /** Which place to look into, and what to count. */
  readonly input: BrowseV2Input;
}

export interface QueryEntitiesArgs {
  /** At most 10,000. */
  readonly urns: readonly string[];
}

export interface QueryBrowseArgs {
  /** Which place to look into. */
  readonly input: BrowseInput;
}

export interface QueryBrowsePathsArgs {
  /** What is looked for in the tree. */
  readonly input: BrowsePathsInput;
}

export interface QueryEntityExistsArgs {
  /** Of any type that the models know. */
  readonly urn: string;
}

export interface MutationCreateViewArgs {
  /** What it is called, who may use it, and what it lets through. */
  readonly input: CreateViewInput;
}

export interface MutationUpdateViewArgs {
  /** URN of the view, which must exist. */
  readonly urn: string;
  /** What changes; what is absent stays. */
  readonly input: UpdateViewInput;
}

/** How somebody was invited. */
export interface AcceptRoleInput {
  /** What getInviteToken or createInviteToken answered. */
  readonly inviteToken: string;
}

/** For how long an access token is good. */
export type AccessTokenDuration = 'ONE_HOUR' | 'ONE_DAY' | 'ONE_WEEK' | 'ONE_MONTH' | 'THREE_MONTHS' | 'SIX_MONTHS' | 'ONE_YEAR' | 'NO_EXPIRY';

/** Who uses an access token. */
export type AccessTokenType = 'PERSONAL' | 'SERVICE_ACCOUNT';

/** Who a policy is for; who meets one of these is included. */
export interface ActorFilterInput {
  /** URNs of users. */
  readonly users?: readonly string[] | null;
  /** URNs of groups whose members are meant. */
  readonly groups?: readonly string[] | null;
  /** URNs of roles whose members are meant. */
  readonly roles?: readonly string[] | null;
  /** Whether owners of the resource are meant. */
  readonly resourceOwners: boolean;
  /** URNs of the kinds of ownership that count; all unless given. */
  readonly resourceOwnersTypes?: readonly string[] | null;
  /** Whether all users are meant. */
  readonly allUsers: boolean;
  /** Whether members of any group are meant. */
  readonly allGroups: boolean;
}

/** Over what to count values. */
export interface AggregateAcrossEntitiesInput {
  /** Types to search; unless given, all but those that have to be named, such as internal ones. */
  readonly types?: readonly string[] | null;
  /**
   * Fields in the index, several joined by U+241E to count combinations of their values; unless given, those that a search
   * counts.
   */
  readonly facets?: readonly (string | null)[] | null;
  /** Words to find; `*` and the empty text find everything. */
  readonly query: string;
  /** Groups of conditions of which one is enough. */
  readonly orFilters?: readonly AndFilterInput[] | null;
  /** URN of a view: its types and its filter narrow what is counted. */
  readonly viewUrn?: string | null;
  /** How to carry it out. */
  readonly searchFlags?: SearchFlags | null;
}

/** Conditions that must all hold. */
export interface AndFilterInput {
  /** The conditions; without any, everything passes. */
  readonly and?: readonly FacetFilterInput[] | null;
}

/** The beginning of a name, and where names are looked for. */
export interface AutoCompleteInput {
  /** Type of the entities; unless given, all that people complete names of. */
  readonly type?: string | null;
  /** The beginning of a word. */
  readonly query: string;
  /** Field to complete in; every field that is meant for it unless given. */
  readonly field?: string | null;
  /** Most completions; 5 unless given. */
  readonly limit?: number | null;
  /** Conditions that must all hold; passed over when orFilters is given. */
  readonly filters?: readonly FacetFilterInput[] | null;
  /** Groups of conditions of which one is enough. */
  readonly orFilters?: readonly AndFilterInput[] | null;
}

/** The beginning of a name, and the types among which names are looked for. */
export interface AutoCompleteMultipleInput {
  /** Types of the entities; unless given, all that people complete names of. */
  readonly types?: readonly string[] | null;
  /** The beginning of a word. */
  readonly query: string;
  /** Field to complete in; every field that is meant for it unless given. */
  readonly field?: string | null;
  /** Most completions for each type; 5 unless given. */
  readonly limit?: number | null;
  /** Conditions that must all hold; passed over when orFilters is given. */
  readonly filters?: readonly FacetFilterInput[] | null;
  /** Groups of conditions of which one is enough. */
  readonly orFilters?: readonly AndFilterInput[] | null;
  /** URN of a view: its types and its filter narrow what is found. */
  readonly viewUrn?: string | null;
}

/** A dataset, and the parts to replace of what people say of it. */
export interface BatchDatasetUpdateInput {
  /** URN of the dataset, which must exist. */
  readonly urn: string;
  /** The parts to replace. */
  readonly update: DatasetUpdateInput;
}

/** Which place of the tree to look into. */
export interface BrowseInput {
  /** Type of the entities that are filed in the tree. */
  readonly type: string;
  /** Segments of the place; the root unless given. */
  readonly path?: readonly string[] | null;
  /** Number of groups and entities to pass over; 0 unless given. */
  readonly start?: number | null;
  /** Most groups and entities to answer; 10 unless given. */
  readonly count?: number | null;
  /** Conditions that must all hold; passed over when orFilters is given. */
  readonly filters?: readonly FacetFilterInput[] | null;
  /** Groups of conditions of which one is enough. */
  readonly orFilters?: readonly AndFilterInput[] | null;
}

/** An entity that is looked for in the tree in which entities of its type are filed. */
export interface BrowsePathsInput {
  /** What the URN names; anything else is refused. */
  readonly type: string;
  /** What is looked for; it has no place in the tree unless it is stored. */
  readonly urn: string;
}

/** Which place of the tree of places to look into. */
export interface BrowseV2Input {
  /** Type of the entities that are counted. */
  readonly type?: string | null;
  /** The same for several types; without any, all but those that have to be named, such as internal ones. */
  readonly types?: readonly string[] | null;
  /** Steps to the place; the root unless given. */
  readonly path?: readonly string[] | null;
  /** Number of groups to pass over; 0 unless given. */
  readonly start?: number | null;
  /** Most groups to answer; 10 unless given. */
  readonly count?: number | null;
  /** Words that the counted entities have; all of them unless given. */
  readonly query?: string | null;
  /** Groups of conditions of which one is enough. */
  readonly orFilters?: readonly AndFilterInput[] | null;
  /** URN of a view: its types and its filter narrow what is counted. */
  readonly viewUrn?: string | null;
}

/** Which of the entities in a container to find. */
export interface ContainerEntitiesInput {
  /** Words that they have; all of them unless given. */
  readonly query?: string | null;
  /** Number of results to pass over; 0 unless given. */
  readonly start?: number | null;
  /** Most results to answer; 20 unless given. */
  readonly count?: number | null;
  /** Conditions that must all hold. */
  readonly filters?: readonly FacetFilterInput[] | null;
}

/** States of the account of a user. */
export type CorpUserStatus = 'ACTIVE' | 'SUSPENDED';

/** What a new access token is good for. */
export interface CreateAccessTokenInput {
  /** Who uses it. */
  readonly type: AccessTokenType;
  /** URN of the user in whose name its bearer calls. */
  readonly actorUrn: string;
  /** For how long. */
  readonly duration: AccessTokenDuration;
  /** A name by which to know it again. */
  readonly name: string;
  /** The program or the machine that calls with it, for whoever reviews tokens. */
  readonly description?: string | null;
}

/** A source of ingestion to run. */
export interface CreateIngestionExecutionRequestInput {
  /** URN of the source, which must exist. */
  readonly ingestionSourceUrn: string;
}

/** What people are invited to. */
export interface CreateInviteTokenInput {
  /** URN of the role that they get; none unless given. */
  readonly roleUrn?: string | null;
}

/** Whose password is to be chosen again. */
export interface CreateNativeUserResetTokenInput {
  /** URN of the user, who must exist. */
  readonly userUrn: string;
}

/** How the source of a recipe is reached: the recipe and who reads it. */
export interface CreateTestConnectionRequestInput {
  /** Recipe whose source is tested, as JSON. */
  readonly recipe: string;
  /** Version of the framework of ingestion with which it is tested; whichever the executor has unless given. */
  readonly version?: string | null;
}

/** A new view. */
export interface CreateViewInput {
  /** Who may use it. */
  readonly viewType: string;
  /** The name that people see. */
  readonly name: string;
  /** What it is good for. */
  readonly description?: string | null;
  /** What it lets through. */
  readonly definition: DataHubViewDefinitionInput;
}

/** What a view lets through. */
export interface DataHubViewDefinitionInput {
  /** Types that it is confined to; none for every type. */
  readonly entityTypes: readonly string[];
  /** Conditions that entities have to meet. */
  readonly filter: DataHubViewFilterInput;
}

/** Conditions of a view. */
export interface DataHubViewFilterInput {
  /** Whether all of them must hold, or one is enough. */
  readonly operator: LogicalOperator;
  /** The conditions; without any, everything passes. */
  readonly filters: readonly FacetFilterInput[];
}

/** Whether a dataset should no longer be used. */
export interface DatasetDeprecationUpdate {
  /** Whether people should stop using it. */
  readonly deprecated: boolean;
  /** When it goes. Epoch milliseconds, UTC. */
  readonly decommissionTime?: number | null;
  /** What to use instead, or why not this. */
  readonly note: string;
}

/** What people write about a dataset. */
export interface DatasetEditablePropertiesUpdate {
  /** The description, in Markdown; the one that came with the data stays beside it. */
  readonly description: string;
}

/** Parts to replace; what is absent stays. */
export interface DatasetUpdateInput {
  /** All who answer for it. */
  readonly ownership?: OwnershipUpdate | null;
  /** Whether it should still be used. */
  readonly deprecation?: DatasetDeprecationUpdate | null;
  /** All links to documents about it. */
  readonly institutionalMemory?: InstitutionalMemoryUpdate | null;
  /**
   * All tags of the dataset; counts before tags.
   * @deprecated Use tags.
   */
  readonly globalTags?: GlobalTagsUpdate | null;
  /** All tags of the dataset. */
  readonly tags?: GlobalTagsUpdate | null;
  /** What people say of its columns. */
  readonly editableSchemaMetadata?: EditableSchemaMetadataUpdate | null;
  /** What people write about it. */
  readonly editableProperties?: DatasetEditablePropertiesUpdate | null;
}

/** Lengths of time. */
export type DateInterval = 'SECOND' | 'MINUTE' | 'HOUR' | 'DAY' | 'WEEK' | 'MONTH' | 'YEAR';

/** What to describe, and how. */
export interface DescriptionUpdateInput {
  /** The description, in Markdown. */
  readonly description: string;
  /** URN of what is described, or of what the part belongs to. */
  readonly resourceUrn: string;
  /** What kind of part of the entity is described; the entity itself unless given. */
  readonly subResourceType?: SubResourceType | null;
  /** The part, such as the path of a column. */
  readonly subResource?: string | null;
}

/** Which of the entities in a domain to find. */
export interface DomainEntitiesInput {
  /** Words that they have; all of them unless given. */
  readonly query?: string | null;
  /** Number of results to pass over; 0 unless given. */
  readonly start?: number | null;
  /** Most results to answer; 20 unless given. */
  readonly count?: number | null;
  /** Conditions that must all hold. */
  readonly filters?: readonly FacetFilterInput[] | null;
}

/** What people say of one column. */
export interface EditableSchemaFieldInfoUpdate {
  /** Path of the column in the schema. */
  readonly fieldPath: string;
  /** The description, in Markdown. */
  readonly description?: string | null;
  /** All tags of the column. */
  readonly globalTags?: GlobalTagsUpdate | null;
}

/** What people say of columns. */
export interface EditableSchemaMetadataUpdate {
  /** The columns, each once; what was said of any other is lost. */
  readonly editableSchemaFieldInfo: readonly EditableSchemaFieldInfoUpdate[];
}

/** Which types to count. */
export interface EntityCountInput {
  /** The types; unless given, all but those that have to be named, such as internal ones. */
  readonly types?: readonly string[] | null;
  /** URN of a view: its types and its filter narrow what is counted. */
  readonly viewUrn?: string | null;
}

/** An entity that a page shows. */
export interface EntityRequestContext {
  /** What kind of entity it is. */
  readonly type: string;
  /** Of the form urn:li:<type>:<key>. */
  readonly urn: string;
}

/** A condition on one field. */
export interface FacetFilterInput {
  /** Name of the field. */
  readonly field: string;
  /**
   * A single value.
   * @deprecated Use values.
   */
  readonly value?: string | null;
  /** Values of which one is enough. */
  readonly values?: readonly string[] | null;
  /** Whether the condition must not hold; false unless given. */
  readonly negated?: boolean | null;
  /** How to compare; EQUAL unless given. */
  readonly condition?: FilterOperator | null;
}

/** Conditions that must all hold. */
export interface FilterInput {
  /** The conditions. */
  readonly and: readonly FacetFilterInput[];
}

/** How a field is compared with values. */
export type FilterOperator = 'CONTAIN' | 'END_WITH' | 'EQUAL' | 'EXISTS' | 'GREATER_THAN' | 'GREATER_THAN_OR_EQUAL_TO' | 'IN' | 'IS_NULL' | 'LESS_THAN' | 'LESS_THAN_OR_EQUAL_TO' | 'START_WITH';

/** What a new access token is good for. */
export interface GetAccessTokenInput {
  /** Who uses it. */
  readonly type: AccessTokenType;
  /** URN of the user in whose name its bearer calls. */
  readonly actorUrn: string;
  /** For how long. */
  readonly duration: AccessTokenDuration;
}

/** Whose privileges are asked for, and for what. */
export interface GetGrantedPrivilegesInput {
  /** URN of a user. */
  readonly actorUrn: string;
  /** The entity; what is granted in the catalog itself and for every entity unless given. */
  readonly resourceSpec?: ResourceSpec | null;
}

/** What people are invited to. */
export interface GetInviteTokenInput {
  /** URN of the role that they get; none unless given. */
  readonly roleUrn?: string | null;
}

/** Which secrets to show in clear. */
export interface GetSecretValuesInput {
  /** Names of secrets. */
  readonly secrets: readonly string[];
}

/** All tags. */
export interface GlobalTagsUpdate {
  /** The tags; none unless given. */
  readonly tags?: readonly TagAssociationUpdate[] | null;
}

/** A link to a document. */
export interface InstitutionalMemoryMetadataUpdate {
  /** Where the document is. */
  readonly url: string;
  /** Label of the link. */
  readonly description?: string | null;
  /** URN or bare name of the user who adds it. */
  readonly author: string;
  /** Epoch milliseconds, UTC; now unless given. */
  readonly createdAt?: number | null;
}

/** All links. */
export interface InstitutionalMemoryUpdate {
  /** The links; those that are not listed are lost. */
  readonly elements: readonly InstitutionalMemoryMetadataUpdate[];
}

/** Which way to follow lineage. */
export type LineageDirection = 'UPSTREAM' | 'DOWNSTREAM';

/** A lineage edge by its ends. */
export interface LineageEdge {
  /** URN of what is made. */
  readonly downstreamUrn: string;
  /** URN of what it is made from. */
  readonly upstreamUrn: string;
}

/** Which neighbours along lineage to list. */
export interface LineageInput {
  /** Which way to look. */
  readonly direction: LineageDirection;
  /** Number to pass over; 0 unless given. */
  readonly start?: number | null;
  /** Most to look at; 100 unless given. */
  readonly count?: number | null;
  /** Accepted from older documents: what is said to be the same in two systems is always listed apart. */
  readonly separateSiblings?: boolean | null;
  /** Only over edges created or updated since then. Epoch milliseconds, UTC. */
  readonly startTimeMillis?: number | null;
  /** Only over edges created or updated until then. Epoch milliseconds, UTC. */
  readonly endTimeMillis?: number | null;
}

/** A page of access tokens, and who issued those on it. */
export interface ListAccessTokenInput {
  /** Offset of the first; 0 unless given. */
  readonly start?: number | null;
  /** How many to list; 20 unless given. */
  readonly count?: number | null;
  /** Conditions, all of which have to be met, such as one on ownerUrn. */
  readonly filters?: readonly FacetFilterInput[] | null;
}

/** A page of policies, and words to find them by. */
export interface ListPoliciesInput {
  /** Offset of the first; 0 unless given. */
  readonly start?: number | null;
  /** How many to list; 20 unless given. */
  readonly count?: number | null;
  /** Words that they have; all policies unless given. */
  readonly query?: string | null;
}

/** For whom, and for which page. */
export interface ListRecommendationsInput {
  /** URN of the user. All users are recommended the same. */
  readonly userUrn: string;
  /** The page, which is the first one unless given. */
  readonly requestContext?: RecommendationRequestContext | null;
  /** Modules at most; all unless given. */
  readonly limit?: number | null;
}

/** How conditions are joined. */
export type LogicalOperator = 'AND' | 'OR';

/** Which entities are in charts. What is not sent restricts nothing. */
export interface MetadataAnalyticsInput {
  /** What kind of entities. */
  readonly entityType?: string | null;
  /** URN of the domain that they are in; ALL for any. */
  readonly domain?: string | null;
  /** Words that they have. */
  readonly query?: string | null;
}

/** Who can own something. */
export type OwnerEntityType = 'CORP_USER' | 'CORP_GROUP';

/** Who answers for the dataset, and how. */
export interface OwnerUpdate {
  /** URN of a user or a group. */
  readonly owner: string;
  /** Kind of ownership out of the fixed list; unless given CUSTOM with an ownershipTypeUrn, NONE without. */
  readonly type?: string | null;
  /** URN of a kind of ownership that the organisation made. */
  readonly ownershipTypeUrn?: string | null;
}

/** All owners. */
export interface OwnershipUpdate {
  /** The owners; those that are not listed are lost. */
  readonly owners: readonly OwnerUpdate[];
}

/** A condition on a resource. */
export interface PolicyMatchCriterionInput {
  /** Such as TYPE, URN, DOMAIN, TAG or OWNER. */
  readonly field: string;
  /** One of them has to be equal. */
  readonly values: readonly string[];
}

/** Conditions, all of which have to be met. */
export interface PolicyMatchFilterInput {
  /** The conditions. */
  readonly criteria?: readonly PolicyMatchCriterionInput[] | null;
}

/** Whether a policy counts. */
export type PolicyState = 'ACTIVE' | 'INACTIVE';

/** What a policy is about. */
export type PolicyType = 'METADATA' | 'PLATFORM';

/** All that a policy says. */
export interface PolicyUpdateInput {
  /** About the catalog itself, or about what it describes. */
  readonly type: PolicyType;
  /** Name for people. */
  readonly name: string;
  /** Whether it counts. */
  readonly state: PolicyState;
  /** The reason for the policy, as people wrote it. */
  readonly description?: string | null;
  /** What it holds for, by at most 1,000 texts; everything unless given. */
  readonly resources?: ResourceFilterInput | null;
  /** What it allows, such as EDIT_ENTITY_TAGS; at most 1,000. */
  readonly privileges: readonly string[];
  /** Users, groups and roles that get the privileges, by at most 1,000 texts. */
  readonly actors: ActorFilterInput;
}

/** How recommendations are shown. */
export type RecommendationRenderType = 'ENTITY_NAME_LIST' | 'PLATFORM_SEARCH_LIST' | 'TAG_SEARCH_LIST' | 'SEARCH_QUERY_LIST' | 'GLOSSARY_TERM_SEARCH_LIST' | 'DOMAIN_SEARCH_LIST';

/** The page on which recommendations are shown. */
export interface RecommendationRequestContext {
  /** Kind of the page. */
  readonly scenario: ScenarioType;
  /** What the page searches for: recommendations are about what it finds. */
  readonly searchRequestContext?: SearchRequestContext | null;
  /** The entity that the page shows. */
  readonly entityRequestContext?: EntityRequestContext | null;
}

/** Which end of an edge the entity at hand is. */
export type RelationshipDirection = 'INCOMING' | 'OUTGOING';

/** Which edges to list. */
export interface RelationshipsInput {
  /** Names of relationships; an empty list means all. */
  readonly types: readonly string[];
  /** Which end of the edges the entity is. */
  readonly direction: RelationshipDirection;
  /** Number of edges to pass over; 0 unless given. */
  readonly start?: number | null;
  /** Most edges to answer; 100 unless given. */
  readonly count?: number | null;
}

/** What a policy holds for. */
export interface ResourceFilterInput {
  /** Type of entities. */
  readonly type?: string | null;
  /** URNs of entities. */
  readonly resources?: readonly string[] | null;
  /** Whether it holds for all of the type. */
  readonly allResources?: boolean | null;
  /** Conditions that a resource has to meet. */
  readonly filter?: PolicyMatchFilterInput | null;
}

/** An entity that policies may be about. */
export interface ResourceSpec {
  /** What kind of entity it is. */
  readonly resourceType: string;
  /** URN of the entity; it need not be stored. */
  readonly resourceUrn: string;
}

/** Kinds of pages. */
export type ScenarioType = 'HOME' | 'SEARCH_RESULTS' | 'ENTITY_PROFILE' | 'SEARCH_BAR';

/** What to scroll through among the entities of several types. */
export interface ScrollAcrossEntitiesInput {
  /** Types to search; unless given, all but those that have to be named, such as internal ones. */
  readonly types?: readonly string[] | null;
  /** Words to find; `*` and the empty text find everything. */
  readonly query: string;
  /** What the answer before said; absent at the beginning. */
  readonly scrollId?: string | null;
  /** Accepted for the sake of older documents; nothing is kept between two answers, so none runs out. */
  readonly keepAlive?: string | null;
  /** Most results of an answer; 10 unless given. */
  readonly count?: number | null;
  /** Groups of conditions of which one is enough. */
  readonly orFilters?: readonly AndFilterInput[] | null;
  /** By urn alone; ascending unless given. */
  readonly sortInput?: SearchSortInput | null;
  /** How to carry it out. */
  readonly searchFlags?: SearchFlags | null;
  /** URN of a view, which narrows the search: what it lets through, and the types that it is confined to. */
  readonly viewUrn?: string | null;
}

/** What to scroll through along lineage. */
export interface ScrollAcrossLineageInput {
  /** The entity to start from. Required, although nullable. */
  readonly urn?: string | null;
  /** Which way to follow lineage from the entity. */
  readonly direction: LineageDirection;
  /** Types to find; every type that is meant for searching unless given. */
  readonly types?: readonly string[] | null;
  /** Words to find; everything unless given. */
  readonly query?: string | null;
  /** What the answer before said; absent at the beginning. */
  readonly scrollId?: string | null;
  /** Accepted for the sake of older documents; nothing is kept between two answers, so none runs out. */
  readonly keepAlive?: string | null;
  /** Most results of an answer; 10 unless given. */
  readonly count?: number | null;
  /** Groups of conditions of which one is enough; the field degree takes 1, 2 and 3+. */
  readonly orFilters?: readonly AndFilterInput[] | null;
  /** Follow only edges created or updated since then. Epoch milliseconds, UTC. */
  readonly startTimeMillis?: number | null;
  /** Follow only edges created or updated until then. Epoch milliseconds, UTC. */
  readonly endTimeMillis?: number | null;
  /** How to carry it out. */
  readonly searchFlags?: SearchFlags | null;
}

/** What to find among the entities of several types. */
export interface SearchAcrossEntitiesInput {
  /** Types to search; unless given, all but those that have to be named, such as internal ones. */
  readonly types?: readonly string[] | null;
  /** Words to find; `*` and the empty text find everything. */
  readonly query: string;
  /** Number of results to pass over; 0 unless given. */
  readonly start?: number | null;
  /** Most results to answer; 10 unless given. */
  readonly count?: number | null;
  /**
   * Conditions that must all hold; passed over when orFilters is given.
   * @deprecated Use orFilters.
   */
  readonly filters?: readonly FacetFilterInput[] | null;
  /** Groups of conditions of which one is enough. */
  readonly orFilters?: readonly AndFilterInput[] | null;
  /** By a field in place of the score. */
  readonly sortInput?: SearchSortInput | null;
  /** How to carry it out. */
  readonly searchFlags?: SearchFlags | null;
  /** URN of a view, which narrows the search: what it lets through, and the types that it is confined to. */
  readonly viewUrn?: string | null;
}

/** What to find along lineage. */
export interface SearchAcrossLineageInput {
  /** The entity to start from. Required, although nullable. */
  readonly urn?: string | null;
  /** Which way to follow lineage from the entity. */
  readonly direction: LineageDirection;
  /** Types to find; every type that is meant for searching unless given. */
  readonly types?: readonly string[] | null;
  /** Words to find; everything unless given. */
  readonly query?: string | null;
  /** Number of results to pass over; 0 unless given. */
  readonly start?: number | null;
  /** Most results to answer; 10 unless given. */
  readonly count?: number | null;
  /**
   * Conditions that must all hold; passed over when orFilters is given.
   * @deprecated Use orFilters.
   */
  readonly filters?: readonly FacetFilterInput[] | null;
  /** Groups of conditions of which one is enough; the field degree takes 1, 2 and 3+. */
  readonly orFilters?: readonly AndFilterInput[] | null;
  /** Follow only edges created or updated since then. Epoch milliseconds, UTC. */
  readonly startTimeMillis?: number | null;
  /** Follow only edges created or updated until then. Epoch milliseconds, UTC. */
  readonly endTimeMillis?: number | null;
  /** How to carry it out. */
  readonly searchFlags?: SearchFlags | null;
}

/** How to carry out a search. */
export interface SearchFlags {
  /** Answer without looking at kept results; nothing is kept, so this changes nothing. */
  readonly skipCache?: boolean | null;
  /** Most values of a facet; 20 unless given. */
  readonly maxAggValues?: number | null;
  /** Read the query as words (true, the default) or as `field:value` expressions too (false). */
  readonly fulltext?: boolean | null;
  /** Leave out in which fields the query was found. */
  readonly skipHighlighting?: boolean | null;
  /** Leave out the facets. */
  readonly skipAggregates?: boolean | null;
  /** Accepted for the sake of older documents; there are no suggestions. */
  readonly getSuggestions?: boolean | null;
  /** Find soft-deleted entities, too; a filter on removed does the same. */
  readonly includeSoftDeleted?: boolean | null;
  /** Search fields whose values each result has in `extraProperties`; none unless given. */
  readonly fetchExtraFields?: readonly string[] | null;
}

/** What to find among the entities of one type. */
export interface SearchInput {
  /** Type of the entities to find. */
  readonly type: string;
  /** Words to find; `*` and the empty text find everything. */
  readonly query: string;
  /** Number of results to pass over; 0 unless given. */
  readonly start?: number | null;
  /** Most results to answer; 10 unless given. */
  readonly count?: number | null;
  /**
   * Conditions that must all hold; passed over when orFilters is given.
   * @deprecated Use orFilters.
   */
  readonly filters?: readonly FacetFilterInput[] | null;
  /** Groups of conditions of which one is enough. */
  readonly orFilters?: readonly AndFilterInput[] | null;
  /** By a field in place of the score. */
  readonly sortInput?: SearchSortInput | null;
  /** How to carry it out. */
  readonly searchFlags?: SearchFlags | null;
}

/** What a page searches for. */
export interface SearchRequestContext {
  /** The words; all entities when there are none. */
  readonly query: string;
  /** Conditions, all of which have to be met. */
  readonly filters?: readonly FacetFilterInput[] | null;
}

/** How to order results. */
export interface SearchSortInput {
  /** The order; passed over when sortCriteria is given. */
  readonly sortCriterion?: SortCriterion | null;
  /** A list of at most one order. */
  readonly sortCriteria?: readonly SortCriterion[] | null;
}

/** A field by which results are ordered. */
export interface SortCriterion {
  /** Name of the field in the index. */
  readonly field: string;
  /** Which way. */
  readonly sortOrder: SortOrder;
}

/** Which way to order. */
export type SortOrder = 'ASCENDING' | 'DESCENDING';

/** Parts of entities that can be described. */
export type SubResourceType = 'DATASET_FIELD';

/** A tag on something. */
export interface TagAssociationUpdate {
  /** The tag to put on. */
  readonly tag: TagUpdateInput;
}

/** A tag by its URN. */
export interface TagUpdateInput {
  /** Which tag, such as urn:li:tag:pii. */
  readonly urn: string;
  /** Accepted for the sake of older documents; the tag itself stays as it is. */
  readonly name?: string | null;
  /** Accepted for the sake of older documents; the tag itself stays as it is. */
  readonly description?: string | null;
}

/** How a term of the glossary relates to others. */
export type TermRelationshipType = 'isA' | 'hasA';

/** How far a question about usage goes back from now. */
export type TimeRange = 'DAY' | 'WEEK' | 'MONTH' | 'QUARTER' | 'YEAR' | 'ALL';

/** Edges to change. An edge in both lists is removed. */
export interface UpdateLineageInput {
  /** Edges to add; those that exist already stay as they are. */
  readonly edgesToAdd?: readonly (LineageEdge | null)[] | null;
  /** Edges to remove; those that do not exist are passed over. */
  readonly edgesToRemove?: readonly (LineageEdge | null)[] | null;
}

/** What changes of a view; what is absent stays. */
export interface UpdateViewInput {
  /** The name that people see. */
  readonly name?: string | null;
  /** What it is good for. */
  readonly description?: string | null;
  /** All that it lets through from now on. */
  readonly definition?: DataHubViewDefinitionInput | null;
}

/** Length of a window of time. */
export type WindowDuration = 'HOUR' | 'DAY' | 'WEEK' | 'MONTH' | 'YEAR';
