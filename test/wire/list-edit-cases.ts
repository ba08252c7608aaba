import {
  ANN,
  BOB,
  KIND,
  MARKETING,
  PII,
  PUBLIC,
  SALES,
  STAMP,
  TEAM,
  TURNOVER,
  both,
  columnOf,
  owner,
  said,
  system,
  user,
  type EditCase,
} from './edit-catalog.js';
import { ORDERS, REPORT } from './graphql.builder.js';

/** What is to be removed need not exist. */
const GONE = 'urn:li:glossaryTerm:gone';

/** Edits of lists, in this order: a case finds what those before it made. */
export const LIST_CASES: readonly EditCase[] = [
  {
    mutation: 'addTag',
    sent: { input: { resourceUrn: ORDERS, tagUrn: PUBLIC } },
    makes: [[ORDERS, 'globalTags', { tags: [{ tag: PII }, { tag: PUBLIC }] }]],
  },
  {
    mutation: 'addTags',
    sent: { input: { ...columnOf(ORDERS), tagUrns: [PII, PUBLIC, PII] } },
    makes: [
      [ORDERS, 'editableSchemaMetadata', said({ globalTags: { tags: [{ tag: PII }, { tag: PUBLIC }] } })],
      [ORDERS, 'globalTags', { tags: [{ tag: PII }, { tag: PUBLIC }] }],
    ],
  },
  {
    mutation: 'removeTag',
    sent: { input: { ...columnOf(ORDERS), tagUrn: PII } },
    makes: [[ORDERS, 'editableSchemaMetadata', said({ globalTags: { tags: [{ tag: PUBLIC }] } })]],
  },
  {
    mutation: 'batchAddTags',
    sent: { input: { tagUrns: [PII], resources: [...both, { resourceUrn: REPORT }] } },
    makes: [
      [ORDERS, 'globalTags', { tags: [{ tag: PII }, { tag: PUBLIC }] }],
      [REPORT, 'globalTags', { tags: [{ tag: PII }] }],
    ],
  },
  {
    mutation: 'batchRemoveTags',
    sent: { input: { tagUrns: [PII, PUBLIC], resources: [columnOf(ORDERS), ...both] } },
    makes: [
      [ORDERS, 'editableSchemaMetadata', said({ globalTags: { tags: [] } })],
      [ORDERS, 'globalTags', { tags: [] }],
      [REPORT, 'globalTags', { tags: [] }],
    ],
  },
  {
    mutation: 'addTerm',
    sent: { input: { resourceUrn: ORDERS, termUrn: SALES } },
    makes: [[ORDERS, 'glossaryTerms', { terms: [{ urn: SALES }], auditStamp: STAMP }]],
  },
  {
    mutation: 'addTerms',
    sent: { input: { resourceUrn: ORDERS, termUrns: [SALES, MARKETING] } },
    makes: [[ORDERS, 'glossaryTerms', { terms: [{ urn: SALES }, { urn: MARKETING }], auditStamp: STAMP }]],
  },
  {
    mutation: 'removeTerm',
    sent: { input: { resourceUrn: ORDERS, termUrn: SALES } },
    makes: [[ORDERS, 'glossaryTerms', { terms: [{ urn: MARKETING }], auditStamp: STAMP }]],
  },
  {
    mutation: 'batchAddTerms',
    sent: { input: { termUrns: [SALES], resources: [columnOf(ORDERS), { resourceUrn: REPORT }] } },
    makes: [
      [
        ORDERS,
        'editableSchemaMetadata',
        said({ globalTags: { tags: [] }, glossaryTerms: { terms: [{ urn: SALES }], auditStamp: STAMP } }),
      ],
      [REPORT, 'glossaryTerms', { terms: [{ urn: SALES }], auditStamp: STAMP }],
    ],
  },
  {
    mutation: 'batchRemoveTerms',
    sent: { input: { termUrns: [SALES, MARKETING], resources: both } },
    makes: [
      [ORDERS, 'glossaryTerms', { terms: [], auditStamp: STAMP }],
      [REPORT, 'glossaryTerms', { terms: [], auditStamp: STAMP }],
    ],
  },
  {
    mutation: 'addOwner',
    sent: { input: { resourceUrn: REPORT, ownerUrn: ANN, ...user, type: 'TECHNICAL_OWNER' } },
    makes: [
      [
        REPORT,
        'ownership',
        { owners: [owner(ANN, 'TECHNICAL_OWNER', system('technical_owner'))], lastModified: STAMP },
      ],
    ],
  },
  {
    mutation: 'addOwners',
    sent: {
      input: {
        resourceUrn: REPORT,
        owners: [
          { ownerUrn: BOB, ...user, ownershipTypeUrn: KIND },
          { ownerUrn: TEAM, ownerEntityType: 'CORP_GROUP' },
        ],
      },
    },
    makes: [
      [
        REPORT,
        'ownership',
        {
          owners: [
            owner(ANN, 'TECHNICAL_OWNER', system('technical_owner')),
            owner(BOB, 'CUSTOM', KIND),
            owner(TEAM, 'NONE', system('none')),
          ],
          lastModified: STAMP,
        },
      ],
    ],
  },
  {
    mutation: 'removeOwner',
    sent: { input: { resourceUrn: REPORT, ownerUrn: BOB, ownershipTypeUrn: KIND } },
    makes: [
      [
        REPORT,
        'ownership',
        {
          owners: [owner(ANN, 'TECHNICAL_OWNER', system('technical_owner')), owner(TEAM, 'NONE', system('none'))],
          lastModified: STAMP,
        },
      ],
    ],
  },
  {
    mutation: 'batchAddOwners',
    sent: { input: { owners: [{ ownerUrn: ANN, ...user, type: 'TECHNICAL_OWNER' }], resources: both } },
    makes: [
      [
        ORDERS,
        'ownership',
        {
          owners: [
            owner(ANN, 'TECHNICAL_OWNER', system('technical_owner')),
            { owner: 'urn:li:corpGroup:sales', type: 'NONE' },
          ],
          lastModified: STAMP,
        },
      ],
    ],
  },
  {
    mutation: 'batchRemoveOwners',
    sent: { input: { ownerUrns: [ANN, 'urn:li:corpGroup:sales'], resources: both } },
    makes: [
      [ORDERS, 'ownership', { owners: [], lastModified: STAMP }],
      [REPORT, 'ownership', { owners: [owner(TEAM, 'NONE', system('none'))], lastModified: STAMP }],
    ],
  },
  {
    mutation: 'addLink',
    sent: { input: { resourceUrn: ORDERS, linkUrl: 'https://docs.invalid/a', label: 'A' } },
    makes: [
      [
        ORDERS,
        'institutionalMemory',
        { elements: [{ url: 'https://docs.invalid/a', description: 'A', createStamp: STAMP }] },
      ],
    ],
  },
  {
    mutation: 'removeLink',
    sent: { input: { resourceUrn: ORDERS, linkUrl: 'https://docs.invalid/a' } },
    makes: [[ORDERS, 'institutionalMemory', { elements: [] }]],
  },
  {
    mutation: 'addRelatedTerms',
    sent: { input: { urn: SALES, termUrns: [MARKETING, TURNOVER, MARKETING], relationshipType: 'isA' } },
    makes: [[SALES, 'glossaryRelatedTerms', { isRelatedTerms: [MARKETING, TURNOVER] }]],
  },
  {
    mutation: 'addRelatedTerms',
    sent: { input: { urn: SALES, termUrns: [TURNOVER], relationshipType: 'hasA' } },
    makes: [[SALES, 'glossaryRelatedTerms', { isRelatedTerms: [MARKETING, TURNOVER], hasRelatedTerms: [TURNOVER] }]],
  },
  {
    mutation: 'removeRelatedTerms',
    sent: { input: { urn: SALES, termUrns: [TURNOVER, GONE], relationshipType: 'isA' } },
    makes: [[SALES, 'glossaryRelatedTerms', { isRelatedTerms: [MARKETING], hasRelatedTerms: [TURNOVER] }]],
  },
];
