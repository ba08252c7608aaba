import { SYSTEM_ACTOR } from '../../src/kernel/actors.js';
import {
  ANN,
  BOB,
  both,
  CHART,
  DASHBOARD,
  edge,
  FLOW,
  JOB,
  NOTEBOOK,
  KIND,
  MARKETING,
  NODE,
  OTHER_PRODUCT,
  PII,
  PRODUCT,
  PUBLIC,
  QUERY,
  ROLE,
  RUN,
  SALES,
  SHOP,
  SOURCE,
  STAMP,
  TEAM,
  TEST,
  type EditCase,
  WHEN,
} from './edit-catalog.js';
import { ORDERS, REPORT } from './graphql.builder.js';

/** Other edits, in this order: a case finds what those before it made. */
export const MEMBER_CASES: readonly EditCase[] = [
  {
    mutation: 'setDomain',
    sent: { entityUrn: REPORT, domainUrn: SHOP },
    makes: [[REPORT, 'domains', { domains: [SHOP] }]],
  },
  { mutation: 'unsetDomain', sent: { entityUrn: REPORT }, makes: [[REPORT, 'domains', { domains: [] }]] },
  {
    mutation: 'batchSetDomain',
    sent: { input: { domainUrn: SHOP, resources: [{ resourceUrn: REPORT }] } },
    makes: [[REPORT, 'domains', { domains: [SHOP] }]],
  },
  {
    mutation: 'batchSetDomain',
    sent: { input: { resources: both } },
    makes: [
      [ORDERS, 'domains', { domains: [] }],
      [REPORT, 'domains', { domains: [] }],
    ],
  },
  {
    mutation: 'updateDeprecation',
    sent: { input: { urn: REPORT, deprecated: true, decommissionTime: 1_800_000_000_000, note: 'Use orders.' } },
    makes: [
      [
        REPORT,
        'deprecation',
        { deprecated: true, decommissionTime: 1_800_000_000_000, note: 'Use orders.', actor: SYSTEM_ACTOR },
      ],
    ],
  },
  {
    mutation: 'batchUpdateDeprecation',
    sent: { input: { deprecated: false, resources: [{ resourceUrn: REPORT }] } },
    makes: [[REPORT, 'deprecation', { deprecated: false, note: '', actor: SYSTEM_ACTOR }]],
  },
  {
    mutation: 'batchUpdateSoftDeleted',
    sent: { input: { urns: [REPORT, TEAM], deleted: true } },
    makes: [
      [REPORT, 'status', { removed: true }],
      [TEAM, 'status', { removed: true }],
    ],
  },
  {
    mutation: 'updateName',
    sent: { input: { urn: SALES, name: 'Turnover' } },
    makes: [[SALES, 'glossaryTermInfo', { definition: 'Sold.', termSource: 'INTERNAL', name: 'Turnover' }]],
  },
  {
    mutation: 'updateName',
    sent: { input: { urn: TEAM, name: 'The team' } },
    makes: [[TEAM, 'corpGroupInfo', { admins: [], members: [], groups: [], displayName: 'The team' }]],
  },
  {
    mutation: 'updateName',
    sent: { input: { urn: SHOP, name: 'Store' } },
    makes: [[SHOP, 'domainProperties', { name: 'Store' }]],
  },
  {
    mutation: 'updateName',
    sent: { input: { urn: NODE, name: 'Node' } },
    makes: [[NODE, 'glossaryNodeInfo', { definition: 'Words.', name: 'Node' }]],
  },
  {
    mutation: 'updateName',
    sent: { input: { urn: PRODUCT, name: 'Product' } },
    makes: [[PRODUCT, 'dataProductProperties', { name: 'Product', description: 'Old.' }]],
  },
  {
    mutation: 'updateParentNode',
    sent: { input: { resourceUrn: MARKETING, parentNode: NODE } },
    makes: [[MARKETING, 'glossaryTermInfo', { definition: 'Shown.', termSource: 'INTERNAL', parentNode: NODE }]],
  },
  {
    mutation: 'updateParentNode',
    sent: { input: { resourceUrn: MARKETING, parentNode: null } },
    makes: [[MARKETING, 'glossaryTermInfo', { definition: 'Shown.', termSource: 'INTERNAL' }]],
  },
  {
    mutation: 'setTagColor',
    sent: { urn: PUBLIC, colorHex: '#1f77b4' },
    makes: [[PUBLIC, 'tagProperties', { name: 'public', colorHex: '#1f77b4' }]],
  },
  {
    mutation: 'updateEmbed',
    sent: { input: { urn: DASHBOARD, renderUrl: 'https://looker.invalid/d' } },
    makes: [[DASHBOARD, 'embed', { renderUrl: 'https://looker.invalid/d' }]],
  },
  {
    mutation: 'addGroupMembers',
    sent: { input: { groupUrn: TEAM, userUrns: [ANN, BOB] } },
    makes: [
      [ANN, 'nativeGroupMembership', { nativeGroups: [TEAM] }],
      [BOB, 'nativeGroupMembership', { nativeGroups: [TEAM] }],
    ],
  },
  {
    mutation: 'removeGroupMembers',
    sent: { input: { groupUrn: TEAM, userUrns: [BOB] } },
    makes: [
      [ANN, 'nativeGroupMembership', { nativeGroups: [TEAM] }],
      [BOB, 'nativeGroupMembership', { nativeGroups: [] }],
      [BOB, 'groupMembership', { groups: [] }],
    ],
  },
  {
    mutation: 'batchAssignRole',
    sent: { input: { roleUrn: ROLE, actors: [ANN, BOB] } },
    makes: [
      [ANN, 'roleMembership', { roles: [ROLE] }],
      [BOB, 'roleMembership', { roles: [ROLE] }],
    ],
  },
  {
    mutation: 'batchAssignRole',
    sent: { input: { actors: [BOB] } },
    makes: [
      [ANN, 'roleMembership', { roles: [ROLE] }],
      [BOB, 'roleMembership', { roles: [] }],
    ],
  },
  {
    mutation: 'updateUserStatus',
    sent: { urn: ANN, status: 'SUSPENDED' },
    answer: ANN,
    makes: [[ANN, 'corpUserStatus', { status: 'SUSPENDED', lastModified: STAMP }]],
  },
  {
    mutation: 'updateCorpGroupProperties',
    sent: { urn: TEAM, input: { description: 'Us.', email: 'us@example.invalid' } },
    answer: { urn: TEAM },
    makes: [[TEAM, 'corpGroupEditableInfo', { description: 'Us.', email: 'us@example.invalid' }]],
  },
  {
    mutation: 'updateCorpGroupProperties',
    sent: { urn: TEAM, input: { slack: '#us', email: null } },
    answer: { urn: TEAM },
    makes: [[TEAM, 'corpGroupEditableInfo', { description: 'Us.', email: 'us@example.invalid', slack: '#us' }]],
  },
  {
    mutation: 'updateCorpUserProperties',
    sent: { urn: ANN, input: { displayName: 'Ann', skills: ['SQL'], teams: [], phone: '1' } },
    answer: { urn: ANN },
    makes: [[ANN, 'corpUserEditableInfo', { displayName: 'Ann', skills: ['SQL'], teams: [], phone: '1' }]],
  },
  {
    mutation: 'updateOwnershipType',
    sent: { urn: KIND, input: { description: 'Cares.' } },
    answer: { urn: KIND },
    makes: [
      [KIND, 'ownershipTypeInfo', { name: 'Steward', description: 'Cares.', created: WHEN, lastModified: STAMP }],
    ],
  },
  {
    mutation: 'batchSetDataProduct',
    sent: { input: { dataProductUrn: PRODUCT, resourceUrns: [ORDERS, REPORT] } },
    makes: [
      [
        PRODUCT,
        'dataProductProperties',
        { name: 'Product', description: 'Old.', assets: [edge(ORDERS), edge(REPORT)] },
      ],
      [OTHER_PRODUCT, 'dataProductProperties', { name: 'Q', assets: [] }],
    ],
  },
  {
    mutation: 'batchSetDataProduct',
    sent: { input: { resourceUrns: [ORDERS] } },
    makes: [[PRODUCT, 'dataProductProperties', { name: 'Product', description: 'Old.', assets: [edge(REPORT)] }]],
  },
  {
    mutation: 'updateDataProduct',
    sent: { urn: PRODUCT, input: { name: 'New', description: null } },
    answer: { urn: PRODUCT },
    makes: [[PRODUCT, 'dataProductProperties', { name: 'New', description: 'Old.', assets: [edge(REPORT)] }]],
  },
  {
    mutation: 'updateQuery',
    sent: {
      urn: QUERY,
      input: { properties: { statement: { value: 'select 2', language: 'SQL' } }, subjects: [{ datasetUrn: ORDERS }] },
    },
    answer: { urn: QUERY },
    makes: [
      [
        QUERY,
        'queryProperties',
        { statement: { value: 'select 2', language: 'SQL' }, source: 'MANUAL', created: WHEN, lastModified: STAMP },
      ],
      [QUERY, 'querySubjects', { subjects: [{ entity: ORDERS }] }],
    ],
  },
  ...(
    [
      ['updateChart', CHART, 'editableChartProperties'],
      ['updateDashboard', DASHBOARD, 'editableDashboardProperties'],
      ['updateDataFlow', FLOW, 'editableDataFlowProperties'],
      ['updateDataJob', JOB, 'editableDataJobProperties'],
      ['updateNotebook', NOTEBOOK, 'editableNotebookProperties'],
    ] as const
  ).flatMap(([mutation, urn, aspect]): readonly EditCase[] => [
    {
      mutation,
      sent: { urn, input: { editableProperties: { description: 'Seen.' } } },
      answer: { urn },
      makes: [
        [urn, aspect, { description: 'Seen.', lastModified: STAMP }],
        [urn, 'ownership', undefined],
        [urn, 'globalTags', undefined],
      ],
    },
    {
      mutation,
      sent: {
        urn,
        input: {
          // What is there twice is stored once.
          ownership: { owners: [{ owner: ANN, ownershipTypeUrn: KIND }, { owner: BOB }, { owner: BOB }] },
          tags: { tags: [{ tag: { urn: PII } }, { tag: { urn: PII } }] },
        },
      },
      answer: { urn },
      makes: [
        [
          urn,
          'ownership',
          {
            owners: [
              { owner: ANN, type: 'CUSTOM', typeUrn: KIND },
              { owner: BOB, type: 'NONE' },
            ],
            lastModified: STAMP,
          },
        ],
        [urn, 'globalTags', { tags: [{ tag: PII }] }],
        [urn, aspect, { description: 'Seen.', lastModified: STAMP }],
      ],
    },
  ]),
  {
    mutation: 'updateTag',
    sent: { urn: PUBLIC, input: { urn: PUBLIC, name: 'Public', description: 'For all.' } },
    answer: { urn: PUBLIC },
    makes: [[PUBLIC, 'tagProperties', { name: 'Public', description: 'For all.', colorHex: '#1f77b4' }]],
  },
  {
    mutation: 'updateIngestionSource',
    sent: {
      urn: SOURCE,
      input: { name: 'Weekly', type: 'mysql', config: { recipe: '{}', executorId: 'default' } },
    },
    answer: SOURCE,
    makes: [
      [
        SOURCE,
        'dataHubIngestionSourceInfo',
        { name: 'Weekly', type: 'mysql', config: { recipe: '{}', executorId: 'default' } },
      ],
    ],
  },
  {
    mutation: 'updateTest',
    sent: { urn: TEST, input: { name: 'Columns', category: 'Docs', definition: {} } },
    answer: TEST,
    makes: [[TEST, 'testInfo', { name: 'Columns', category: 'Docs', definition: { type: 'JSON' } }]],
  },
  {
    mutation: 'cancelIngestionExecutionRequest',
    sent: { input: { executionRequestUrn: RUN, ingestionSourceUrn: SOURCE } },
    answer: RUN,
    makes: [[RUN, 'dataHubExecutionRequestSignal', { signal: 'KILL', createdAt: STAMP }]],
  },
];
