import { SYSTEM_ACTOR } from '../../src/kernel/actors.js';
import { ORDERS, REPORT } from './graphql.builder.js';

/** What cases of edits begin with, beside the catalog of GraphQL tests. */
const NOW = expect.any(Number);
export const STAMP = { time: NOW, actor: SYSTEM_ACTOR };
export const [PII, PUBLIC] = ['urn:li:tag:pii', 'urn:li:tag:public'];
export const [SALES, MARKETING] = ['urn:li:glossaryTerm:sales', 'urn:li:glossaryTerm:marketing'];
export const TURNOVER = 'urn:li:glossaryTerm:turnover';
export const ROLE = 'urn:li:dataHubRole:Reader';
export const [ANN, BOB, TEAM] = ['urn:li:corpuser:ann', 'urn:li:corpuser:bob', 'urn:li:corpGroup:team'];
export const [NODE, SHOP, PRODUCT] = ['urn:li:glossaryNode:n', 'urn:li:domain:shop', 'urn:li:dataProduct:p'];
export const OTHER_PRODUCT = 'urn:li:dataProduct:q';
export const KIND = 'urn:li:ownershipType:steward';
export const QUERY = 'urn:li:query:q';
export const DASHBOARD = 'urn:li:dashboard:(looker,d)';
export const CHART = 'urn:li:chart:(looker,c)';
export const FLOW = 'urn:li:dataFlow:(airflow,f,PROD)';
export const JOB = `urn:li:dataJob:(${FLOW},j)`;
export const NOTEBOOK = 'urn:li:notebook:(querybook,n)';
export const SOURCE = 'urn:li:dataHubIngestionSource:s';
export const RUN = 'urn:li:dataHubExecutionRequest:r';
export const TEST = 'urn:li:test:t';
export const WHEN = { time: 1, actor: ANN };

export const CATALOG: readonly (readonly [string, string, object])[] = [
  [PUBLIC, 'tagProperties', { name: 'public' }],
  [SALES, 'glossaryTermInfo', { definition: 'Sold.', termSource: 'INTERNAL', name: 'Sales' }],
  [MARKETING, 'glossaryTermInfo', { definition: 'Shown.', termSource: 'INTERNAL' }],
  [TURNOVER, 'glossaryTermInfo', { definition: 'Earned.', termSource: 'INTERNAL' }],
  [ROLE, 'dataHubRoleInfo', { name: 'Reader', description: '' }],
  [NODE, 'glossaryNodeInfo', { definition: 'Words.' }],
  [ANN, 'corpUserInfo', { active: true }],
  [BOB, 'groupMembership', { groups: [TEAM] }],
  [TEAM, 'corpGroupInfo', { admins: [], members: [], groups: [], displayName: 'Team' }],
  [SHOP, 'domainProperties', { name: 'Shop' }],
  [PRODUCT, 'dataProductProperties', { name: 'P', description: 'Old.' }],
  [OTHER_PRODUCT, 'dataProductProperties', { name: 'Q', assets: [{ destinationUrn: ORDERS }] }],
  [KIND, 'ownershipTypeInfo', { name: 'Steward', created: WHEN, lastModified: WHEN }],
  [QUERY, 'queryProperties', { statement: { value: 'select 1' }, source: 'MANUAL', created: WHEN, lastModified: WHEN }],
  [SOURCE, 'dataHubIngestionSourceInfo', { name: 'Daily', type: 'mysql', config: { recipe: '{}', version: '0.10.0' } }],
  [
    RUN,
    'dataHubExecutionRequestInput',
    { task: 'RUN_INGEST', args: {}, executorId: 'default', source: { type: 'MANUAL' }, requestedAt: 1 },
  ],
  [
    TEST,
    'testInfo',
    { name: 'Rows', category: 'Quality', description: 'Old.', definition: { type: 'JSON', json: '{}' } },
  ],
  ...[DASHBOARD, CHART, FLOW, JOB, NOTEBOOK].map((urn) => [urn, 'status', { removed: false }] as const),
];

/** A mutation, and what is stored after it. */
export interface EditCase {
  readonly mutation: string;
  readonly sent: object;
  /** The entity that it answers; true unless given. */
  readonly answer?: unknown;
  /** Of which entity, which aspect is what afterwards. */
  readonly makes: readonly (readonly [string, string, unknown])[];
}

/** The members that name a column. */
export const columnOf = (urn: string): object => ({
  resourceUrn: urn,
  subResourceType: 'DATASET_FIELD',
  subResource: 'id',
});
export const said = (members: object): object => ({
  created: STAMP,
  lastModified: STAMP,
  editableSchemaFieldInfo: [{ fieldPath: 'id', ...members }],
});
export const owner = (urn: string, type: string, typeUrn: string): object => ({
  ...{ owner: urn, type, typeUrn },
  source: { type: 'MANUAL' },
});
export const system = (kind: string): string => `urn:li:ownershipType:__system__${kind}`;
export const user = { ownerEntityType: 'CORP_USER' };
export const both = [{ resourceUrn: ORDERS }, { resourceUrn: REPORT }];
export const edge = (urn: string): object => ({ destinationUrn: urn, created: STAMP, lastModified: STAMP });
