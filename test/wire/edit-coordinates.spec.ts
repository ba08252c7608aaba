import { getNamedType, type GraphQLInputType, isInputObjectType } from 'graphql';
import { edits } from '../../generated/service/registry/edits.js';
import { invariant } from '../../src/kernel/assert-never.js';
import { schema } from './graphql-edits.builder.js';

/**
 * What programs send: names and types of the mutations of the tables, and of the inputs below them. They are the wire,
 * and stay; members may be added that need not be sent.
 */
const MUTATIONS = [
  'addGroupMembers(input: AddGroupMembersInput!): Boolean',
  'addLink(input: AddLinkInput!): Boolean',
  'addOwner(input: AddOwnerInput!): Boolean',
  'addOwners(input: AddOwnersInput!): Boolean',
  'addRelatedTerms(input: RelatedTermsInput!): Boolean',
  'addTag(input: TagAssociationInput!): Boolean',
  'addTags(input: AddTagsInput!): Boolean',
  'addTerm(input: TermAssociationInput!): Boolean',
  'addTerms(input: AddTermsInput!): Boolean',
  'batchAddOwners(input: BatchAddOwnersInput!): Boolean',
  'batchAddTags(input: BatchAddTagsInput!): Boolean',
  'batchAddTerms(input: BatchAddTermsInput!): Boolean',
  'batchAssignRole(input: BatchAssignRoleInput!): Boolean',
  'batchRemoveOwners(input: BatchRemoveOwnersInput!): Boolean',
  'batchRemoveTags(input: BatchRemoveTagsInput!): Boolean',
  'batchRemoveTerms(input: BatchRemoveTermsInput!): Boolean',
  'batchSetDataProduct(input: BatchSetDataProductInput!): Boolean',
  'batchSetDomain(input: BatchSetDomainInput!): Boolean',
  'batchUpdateDeprecation(input: BatchUpdateDeprecationInput!): Boolean',
  'batchUpdateSoftDeleted(input: BatchUpdateSoftDeletedInput!): Boolean',
  'cancelIngestionExecutionRequest(input: CancelIngestionExecutionRequestInput!): String',
  'createDataProduct(input: CreateDataProductInput!): DataProduct',
  'createDomain(input: CreateDomainInput!): String',
  'createGlossaryNode(input: CreateGlossaryEntityInput!): String',
  'createGlossaryTerm(input: CreateGlossaryEntityInput!): String',
  'createGroup(input: CreateGroupInput!): String',
  'createIngestionSource(input: UpdateIngestionSourceInput!): String',
  'createOwnershipType(input: CreateOwnershipTypeInput!): OwnershipTypeEntity',
  'createPost(input: CreatePostInput!): Boolean',
  'createQuery(input: CreateQueryInput!): QueryEntity',
  'createSecret(input: CreateSecretInput!): String',
  'createTag(input: CreateTagInput!): String',
  'createTest(input: CreateTestInput!): String',
  'deleteDataProduct(urn: String!): Boolean',
  'deleteDomain(urn: String!): Boolean',
  'deleteGlossaryEntity(urn: String!): Boolean',
  'deleteIngestionSource(urn: String!): String',
  'deleteOwnershipType(urn: String!): Boolean',
  'deletePost(urn: String!): Boolean',
  'deleteQuery(urn: String!): Boolean',
  'deleteSecret(urn: String!): String',
  'deleteTag(urn: String!): Boolean',
  'deleteTest(urn: String!): Boolean',
  'deleteView(urn: String!): Boolean',
  'removeGroup(urn: String!): Boolean',
  'removeGroupMembers(input: RemoveGroupMembersInput!): Boolean',
  'removeLink(input: RemoveLinkInput!): Boolean',
  'removeOwner(input: RemoveOwnerInput!): Boolean',
  'removeRelatedTerms(input: RelatedTermsInput!): Boolean',
  'removeTag(input: TagAssociationInput!): Boolean',
  'removeTerm(input: TermAssociationInput!): Boolean',
  'removeUser(urn: String!): Boolean',
  'reportOperation(input: ReportOperationInput!): String',
  'setDomain(entityUrn: String!, domainUrn: String!): Boolean',
  'setTagColor(urn: String!, colorHex: String!): Boolean',
  'unsetDomain(entityUrn: String!): Boolean',
  'updateChart(urn: String!, input: ChartUpdateInput!): Chart',
  'updateCorpGroupProperties(urn: String!, input: CorpGroupUpdateInput!): CorpGroup',
  'updateCorpUserProperties(urn: String!, input: CorpUserUpdateInput!): CorpUser',
  'updateDashboard(urn: String!, input: DashboardUpdateInput!): Dashboard',
  'updateDataFlow(urn: String!, input: DataFlowUpdateInput!): DataFlow',
  'updateDataJob(urn: String!, input: DataJobUpdateInput!): DataJob',
  'updateDataProduct(urn: String!, input: UpdateDataProductInput!): DataProduct',
  'updateDeprecation(input: UpdateDeprecationInput!): Boolean',
  'updateEmbed(input: UpdateEmbedInput!): Boolean',
  'updateIngestionSource(urn: String!, input: UpdateIngestionSourceInput!): String',
  'updateName(input: UpdateNameInput!): Boolean',
  'updateNotebook(urn: String!, input: NotebookUpdateInput!): Notebook',
  'updateOwnershipType(urn: String!, input: UpdateOwnershipTypeInput!): OwnershipTypeEntity',
  'updateParentNode(input: UpdateParentNodeInput!): Boolean',
  'updateQuery(urn: String!, input: UpdateQueryInput!): QueryEntity',
  'updateTag(urn: String!, input: TagUpdateInput!): Tag',
  'updateTest(urn: String!, input: UpdateTestInput!): String',
  'updateUserStatus(urn: String!, status: CorpUserStatus!): String',
];

/** Members in order of their names. */
const INPUTS = [
  'AddGroupMembersInput { groupUrn: String!, userUrns: [String!]! }',
  'AddLinkInput { label: String!, linkUrl: String!, resourceUrn: String! }',
  'AddOwnerInput { ownerEntityType: OwnerEntityType!, ownerUrn: String!, ownershipTypeUrn: String, resourceUrn: String!, type: OwnershipType }',
  'AddOwnersInput { owners: [OwnerInput!]!, resourceUrn: String! }',
  'AddTagsInput { resourceUrn: String!, subResource: String, subResourceType: SubResourceType, tagUrns: [String!]! }',
  'AddTermsInput { resourceUrn: String!, subResource: String, subResourceType: SubResourceType, termUrns: [String!]! }',
  'BatchAddOwnersInput { owners: [OwnerInput!]!, resources: [ResourceRefInput]! }',
  'BatchAddTagsInput { resources: [ResourceRefInput]!, tagUrns: [String!]! }',
  'BatchAddTermsInput { resources: [ResourceRefInput]!, termUrns: [String!]! }',
  'BatchAssignRoleInput { actors: [String!]!, roleUrn: String }',
  'BatchRemoveOwnersInput { ownerUrns: [String!]!, ownershipTypeUrn: String, resources: [ResourceRefInput]! }',
  'BatchRemoveTagsInput { resources: [ResourceRefInput]!, tagUrns: [String!]! }',
  'BatchRemoveTermsInput { resources: [ResourceRefInput]!, termUrns: [String!]! }',
  'BatchSetDataProductInput { dataProductUrn: String, resourceUrns: [String!]! }',
  'BatchSetDomainInput { domainUrn: String, resources: [ResourceRefInput!]! }',
  'BatchUpdateDeprecationInput { decommissionTime: Long, deprecated: Boolean!, note: String, resources: [ResourceRefInput]! }',
  'BatchUpdateSoftDeletedInput { deleted: Boolean!, urns: [String!]! }',
  'CancelIngestionExecutionRequestInput { executionRequestUrn: String!, ingestionSourceUrn: String! }',
  'ChartEditablePropertiesUpdate { description: String! }',
  'ChartUpdateInput { editableProperties: ChartEditablePropertiesUpdate, globalTags: GlobalTagsUpdate, ownership: OwnershipUpdate, tags: GlobalTagsUpdate }',
  'CorpGroupUpdateInput { description: String, email: String, slack: String }',
  'CorpUserUpdateInput { aboutMe: String, displayName: String, email: String, phone: String, pictureLink: String, skills: [String!], slack: String, teams: [String!], title: String }',
  'CreateDataProductInput { domainUrn: String!, properties: CreateDataProductPropertiesInput! }',
  'CreateDataProductPropertiesInput { description: String, name: String! }',
  'CreateDomainInput { description: String, id: String, name: String! }',
  'CreateGlossaryEntityInput { description: String, id: String, name: String!, parentNode: String }',
  'CreateGroupInput { description: String, id: String, name: String! }',
  'CreateOwnershipTypeInput { description: String, name: String! }',
  'CreatePostInput { content: UpdatePostContentInput!, postType: PostType! }',
  'CreateQueryInput { properties: CreateQueryPropertiesInput!, subjects: [CreateQuerySubjectInput!]! }',
  'CreateQueryPropertiesInput { description: String, name: String, statement: QueryStatementInput! }',
  'CreateQuerySubjectInput { datasetUrn: String! }',
  'CreateSecretInput { description: String, name: String!, value: String! }',
  'CreateTagInput { description: String, id: String, name: String! }',
  'CreateTestInput { category: String!, definition: TestDefinitionInput!, description: String, id: String, name: String! }',
  'DashboardEditablePropertiesUpdate { description: String! }',
  'DashboardUpdateInput { editableProperties: DashboardEditablePropertiesUpdate, globalTags: GlobalTagsUpdate, ownership: OwnershipUpdate, tags: GlobalTagsUpdate }',
  'DataFlowEditablePropertiesUpdate { description: String! }',
  'DataFlowUpdateInput { editableProperties: DataFlowEditablePropertiesUpdate, globalTags: GlobalTagsUpdate, ownership: OwnershipUpdate, tags: GlobalTagsUpdate }',
  'DataJobEditablePropertiesUpdate { description: String! }',
  'DataJobUpdateInput { editableProperties: DataJobEditablePropertiesUpdate, globalTags: GlobalTagsUpdate, ownership: OwnershipUpdate, tags: GlobalTagsUpdate }',
  'GlobalTagsUpdate { tags: [TagAssociationUpdate!] }',
  'NotebookEditablePropertiesUpdate { description: String! }',
  'NotebookUpdateInput { editableProperties: NotebookEditablePropertiesUpdate, ownership: OwnershipUpdate, tags: GlobalTagsUpdate }',
  'OwnerInput { ownerEntityType: OwnerEntityType!, ownerUrn: String!, ownershipTypeUrn: String, type: OwnershipType }',
  'OwnerUpdate { owner: String!, ownershipTypeUrn: String, type: OwnershipType }',
  'OwnershipUpdate { owners: [OwnerUpdate!]! }',
  'QueryStatementInput { language: QueryLanguage!, value: String! }',
  'RelatedTermsInput { relationshipType: TermRelationshipType!, termUrns: [String!]!, urn: String! }',
  'RemoveGroupMembersInput { groupUrn: String!, userUrns: [String!]! }',
  'RemoveLinkInput { linkUrl: String!, resourceUrn: String! }',
  'RemoveOwnerInput { ownerUrn: String!, ownershipTypeUrn: String, resourceUrn: String! }',
  'ReportOperationInput { customOperationType: String, customProperties: [StringMapEntryInput!], numAffectedRows: Long, operationType: OperationType!, partition: String, sourceType: OperationSourceType!, timestampMillis: Long, urn: String! }',
  'ResourceRefInput { resourceUrn: String!, subResource: String, subResourceType: SubResourceType }',
  'StringMapEntryInput { key: String!, value: String }',
  'TagAssociationInput { resourceUrn: String!, subResource: String, subResourceType: SubResourceType, tagUrn: String! }',
  'TagAssociationUpdate { tag: TagUpdateInput! }',
  'TagUpdateInput { description: String, name: String, urn: String! }',
  'TermAssociationInput { resourceUrn: String!, subResource: String, subResourceType: SubResourceType, termUrn: String! }',
  'TestDefinitionInput { json: String }',
  'UpdateDataProductInput { description: String, name: String }',
  'UpdateDeprecationInput { decommissionTime: Long, deprecated: Boolean!, note: String, urn: String! }',
  'UpdateEmbedInput { renderUrl: String, urn: String! }',
  'UpdateIngestionSourceConfigInput { debugMode: Boolean, executorId: String!, recipe: String!, version: String }',
  'UpdateIngestionSourceInput { config: UpdateIngestionSourceConfigInput!, description: String, name: String!, schedule: UpdateIngestionSourceScheduleInput, type: String! }',
  'UpdateIngestionSourceScheduleInput { interval: String!, timezone: String! }',
  'UpdateMediaInput { location: String!, type: MediaType! }',
  'UpdateNameInput { name: String!, urn: String! }',
  'UpdateOwnershipTypeInput { description: String, name: String }',
  'UpdateParentNodeInput { parentNode: String, resourceUrn: String! }',
  'UpdatePostContentInput { contentType: PostContentType!, description: String, link: String, media: UpdateMediaInput, title: String! }',
  'UpdateQueryInput { properties: UpdateQueryPropertiesInput, subjects: [UpdateQuerySubjectInput!] }',
  'UpdateQueryPropertiesInput { description: String, name: String, statement: QueryStatementInput }',
  'UpdateQuerySubjectInput { datasetUrn: String! }',
  'UpdateTestInput { category: String!, definition: TestDefinitionInput!, description: String, name: String! }',
];

function inputsBelow(type: GraphQLInputType, found = new Map<string, string>()): ReadonlyMap<string, string> {
  const named = getNamedType(type);
  if (!isInputObjectType(named) || found.has(named.name)) return found;
  const members = Object.values(named.getFields());
  const texts = members.map((member) => `${member.name}: ${String(member.type)}`);
  found.set(named.name, `${named.name} { ${texts.sort().join(', ')} }`);
  for (const member of members) inputsBelow(member.type, found);
  return found;
}

describe('the mutations of the tables', () => {
  const fields = edits.map(({ name }) => {
    const field = schema.getMutationType()?.getFields()[name];
    invariant(field !== undefined, `The schema has no mutation ${name}.`);
    return field;
  });

  it('are called as programs call them', () => {
    const written = fields.map(({ name, args, type }) => {
      const sent = args.map((arg) => `${arg.name}: ${String(arg.type)}`).join(', ');
      return `${name}(${sent}): ${String(type)}`;
    });
    expect(written).toEqual(MUTATIONS);
  });

  it('take the inputs that programs send', () => {
    const inputs = fields.flatMap(({ args }) => args.map(({ type }) => inputsBelow(type)));
    const texts = new Map(inputs.flatMap((found) => [...found]));
    expect([...texts.values()].sort()).toEqual(INPUTS);
  });
});
