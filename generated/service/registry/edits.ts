// @generated from models/graphql/edits.yml by "npm run generate". Do not edit.
import type { EditSpec } from './edit-model.js';

/** Mutations of the tables of edits, by name. */
export const edits: readonly EditSpec[] = [
  {
    name: 'addGroupMembers',
    references: [
      { path: ['input', 'groupUrn'], entities: ['corpGroup'] },
      { path: ['input', 'userUrns', '*'], entities: ['corpuser'] },
    ],
    change: {
      kind: 'list',
      verb: 'add',
      target: { path: ['input', 'userUrns', '*'], entities: [], hasColumns: false },
      list: {
        aspect: 'nativeGroupMembership',
        member: 'nativeGroups',
        key: [],
        repeated: 'keep',
        beside: {},
        also: [{ aspect: 'groupMembership', member: 'groups' }],
      },
      item: { kind: 'sent', path: ['input', 'groupUrn'] },
    },
    answer: 'done',
  },
  {
    name: 'addLink',
    references: [],
    change: {
      kind: 'list',
      verb: 'add',
      target: { path: ['input', 'resourceUrn'], entities: [], hasColumns: false },
      list: {
        aspect: 'institutionalMemory',
        member: 'elements',
        key: [{ kind: 'sent', path: ['url'] }],
        repeated: 'keep',
        beside: {},
        also: [],
      },
      item: {
        kind: 'object',
        members: {
          url: { kind: 'sent', path: ['input', 'linkUrl'] },
          description: { kind: 'sent', path: ['input', 'label'] },
          createStamp: { kind: 'stamp' },
        },
      },
    },
    answer: 'done',
    filled: [['input', 'linkUrl']],
  },
  {
    name: 'addOwner',
    references: [
      { path: ['input', 'ownerUrn'], entities: ['corpuser', 'corpGroup'] },
      { path: ['input', 'ownershipTypeUrn'], entities: ['ownershipType'] },
    ],
    change: {
      kind: 'list',
      verb: 'add',
      target: { path: ['input', 'resourceUrn'], entities: [], hasColumns: false },
      list: {
        aspect: 'ownership',
        member: 'owners',
        key: [
          { kind: 'sent', path: ['owner'] },
          {
            kind: 'first',
            of: [
              { kind: 'sent', path: ['typeUrn'] },
              { kind: 'text', parts: ['urn:li:ownershipType:__system__', { path: ['type'], isLowerCase: true }] },
            ],
          },
        ],
        repeated: 'replace',
        beside: { lastModified: { kind: 'stamp' } },
        also: [],
      },
      item: {
        kind: 'object',
        members: {
          owner: { kind: 'sent', path: ['input', 'ownerUrn'] },
          type: {
            kind: 'first',
            of: [
              { kind: 'sent', path: ['input', 'type'] },
              {
                kind: 'when',
                test: { kind: 'sent', path: ['input', 'ownershipTypeUrn'] },
                then: { kind: 'constant', value: 'CUSTOM' },
                otherwise: { kind: 'constant', value: 'NONE' },
              },
            ],
          },
          typeUrn: {
            kind: 'first',
            of: [
              { kind: 'sent', path: ['input', 'ownershipTypeUrn'] },
              {
                kind: 'text',
                parts: ['urn:li:ownershipType:__system__', { path: ['input', 'type'], isLowerCase: true }],
              },
              { kind: 'constant', value: 'urn:li:ownershipType:__system__none' },
            ],
          },
          source: { kind: 'object', members: { type: { kind: 'constant', value: 'MANUAL' } } },
        },
      },
    },
    answer: 'done',
  },
  {
    name: 'addOwners',
    references: [
      { path: ['input', 'owners', '*', 'ownerUrn'], entities: ['corpuser', 'corpGroup'] },
      { path: ['input', 'owners', '*', 'ownershipTypeUrn'], entities: ['ownershipType'] },
    ],
    change: {
      kind: 'list',
      verb: 'add',
      target: { path: ['input', 'resourceUrn'], entities: [], hasColumns: false },
      list: {
        aspect: 'ownership',
        member: 'owners',
        key: [
          { kind: 'sent', path: ['owner'] },
          {
            kind: 'first',
            of: [
              { kind: 'sent', path: ['typeUrn'] },
              { kind: 'text', parts: ['urn:li:ownershipType:__system__', { path: ['type'], isLowerCase: true }] },
            ],
          },
        ],
        repeated: 'replace',
        beside: { lastModified: { kind: 'stamp' } },
        also: [],
      },
      each: ['input', 'owners'],
      item: {
        kind: 'object',
        members: {
          owner: { kind: 'sent', path: ['each', 'ownerUrn'] },
          type: {
            kind: 'first',
            of: [
              { kind: 'sent', path: ['each', 'type'] },
              {
                kind: 'when',
                test: { kind: 'sent', path: ['each', 'ownershipTypeUrn'] },
                then: { kind: 'constant', value: 'CUSTOM' },
                otherwise: { kind: 'constant', value: 'NONE' },
              },
            ],
          },
          typeUrn: {
            kind: 'first',
            of: [
              { kind: 'sent', path: ['each', 'ownershipTypeUrn'] },
              {
                kind: 'text',
                parts: ['urn:li:ownershipType:__system__', { path: ['each', 'type'], isLowerCase: true }],
              },
              { kind: 'constant', value: 'urn:li:ownershipType:__system__none' },
            ],
          },
          source: { kind: 'object', members: { type: { kind: 'constant', value: 'MANUAL' } } },
        },
      },
    },
    answer: 'done',
  },
  {
    name: 'addRelatedTerms',
    references: [{ path: ['input', 'termUrns', '*'], entities: ['glossaryTerm'], relation: 'other' }],
    change: {
      kind: 'choice',
      by: ['input', 'relationshipType'],
      of: {
        isA: {
          kind: 'list',
          verb: 'add',
          target: { path: ['input', 'urn'], entities: [], hasColumns: false },
          list: { aspect: 'glossaryRelatedTerms', member: 'isRelatedTerms', key: [], repeated: 'keep', beside: {}, also: [] },
          each: ['input', 'termUrns'],
          item: { kind: 'sent', path: ['each'] },
        },
        hasA: {
          kind: 'list',
          verb: 'add',
          target: { path: ['input', 'urn'], entities: [], hasColumns: false },
          list: { aspect: 'glossaryRelatedTerms', member: 'hasRelatedTerms', key: [], repeated: 'keep', beside: {}, also: [] },
          each: ['input', 'termUrns'],
          item: { kind: 'sent', path: ['each'] },
        },
      },
    },
    answer: 'done',
  },
  {
    name: 'addTag',
    references: [{ path: ['input', 'tagUrn'], entities: ['tag'] }],
    change: {
      kind: 'list',
      verb: 'add',
      target: { path: ['input', 'resourceUrn'], entities: [], hasColumns: true },
      list: {
        aspect: 'globalTags',
        member: 'tags',
        key: [{ kind: 'sent', path: ['tag'] }],
        repeated: 'keep',
        beside: {},
        also: [],
        column: 'globalTags',
      },
      item: { kind: 'object', members: { tag: { kind: 'sent', path: ['input', 'tagUrn'] } } },
    },
    answer: 'done',
  },
  {
    name: 'addTags',
    references: [{ path: ['input', 'tagUrns', '*'], entities: ['tag'] }],
    change: {
      kind: 'list',
      verb: 'add',
      target: { path: ['input', 'resourceUrn'], entities: [], hasColumns: true },
      list: {
        aspect: 'globalTags',
        member: 'tags',
        key: [{ kind: 'sent', path: ['tag'] }],
        repeated: 'keep',
        beside: {},
        also: [],
        column: 'globalTags',
      },
      each: ['input', 'tagUrns'],
      item: { kind: 'object', members: { tag: { kind: 'sent', path: ['each'] } } },
    },
    answer: 'done',
  },
  {
    name: 'addTerm',
    references: [{ path: ['input', 'termUrn'], entities: ['glossaryTerm'] }],
    change: {
      kind: 'list',
      verb: 'add',
      target: { path: ['input', 'resourceUrn'], entities: [], hasColumns: true },
      list: {
        aspect: 'glossaryTerms',
        member: 'terms',
        key: [{ kind: 'sent', path: ['urn'] }],
        repeated: 'keep',
        beside: { auditStamp: { kind: 'stamp' } },
        also: [],
        column: 'glossaryTerms',
      },
      item: { kind: 'object', members: { urn: { kind: 'sent', path: ['input', 'termUrn'] } } },
    },
    answer: 'done',
  },
  {
    name: 'addTerms',
    references: [{ path: ['input', 'termUrns', '*'], entities: ['glossaryTerm'] }],
    change: {
      kind: 'list',
      verb: 'add',
      target: { path: ['input', 'resourceUrn'], entities: [], hasColumns: true },
      list: {
        aspect: 'glossaryTerms',
        member: 'terms',
        key: [{ kind: 'sent', path: ['urn'] }],
        repeated: 'keep',
        beside: { auditStamp: { kind: 'stamp' } },
        also: [],
        column: 'glossaryTerms',
      },
      each: ['input', 'termUrns'],
      item: { kind: 'object', members: { urn: { kind: 'sent', path: ['each'] } } },
    },
    answer: 'done',
  },
  {
    name: 'batchAddOwners',
    references: [
      { path: ['input', 'owners', '*', 'ownerUrn'], entities: ['corpuser', 'corpGroup'] },
      { path: ['input', 'owners', '*', 'ownershipTypeUrn'], entities: ['ownershipType'] },
    ],
    change: {
      kind: 'list',
      verb: 'add',
      target: { path: ['input', 'resources', '*', 'resourceUrn'], entities: [], hasColumns: false },
      list: {
        aspect: 'ownership',
        member: 'owners',
        key: [
          { kind: 'sent', path: ['owner'] },
          {
            kind: 'first',
            of: [
              { kind: 'sent', path: ['typeUrn'] },
              { kind: 'text', parts: ['urn:li:ownershipType:__system__', { path: ['type'], isLowerCase: true }] },
            ],
          },
        ],
        repeated: 'replace',
        beside: { lastModified: { kind: 'stamp' } },
        also: [],
      },
      each: ['input', 'owners'],
      item: {
        kind: 'object',
        members: {
          owner: { kind: 'sent', path: ['each', 'ownerUrn'] },
          type: {
            kind: 'first',
            of: [
              { kind: 'sent', path: ['each', 'type'] },
              {
                kind: 'when',
                test: { kind: 'sent', path: ['each', 'ownershipTypeUrn'] },
                then: { kind: 'constant', value: 'CUSTOM' },
                otherwise: { kind: 'constant', value: 'NONE' },
              },
            ],
          },
          typeUrn: {
            kind: 'first',
            of: [
              { kind: 'sent', path: ['each', 'ownershipTypeUrn'] },
              {
                kind: 'text',
                parts: ['urn:li:ownershipType:__system__', { path: ['each', 'type'], isLowerCase: true }],
              },
              { kind: 'constant', value: 'urn:li:ownershipType:__system__none' },
            ],
          },
          source: { kind: 'object', members: { type: { kind: 'constant', value: 'MANUAL' } } },
        },
      },
    },
    answer: 'done',
  },
  {
    name: 'batchAddTags',
    references: [{ path: ['input', 'tagUrns', '*'], entities: ['tag'] }],
    change: {
      kind: 'list',
      verb: 'add',
      target: { path: ['input', 'resources', '*', 'resourceUrn'], entities: [], hasColumns: true },
      list: {
        aspect: 'globalTags',
        member: 'tags',
        key: [{ kind: 'sent', path: ['tag'] }],
        repeated: 'keep',
        beside: {},
        also: [],
        column: 'globalTags',
      },
      each: ['input', 'tagUrns'],
      item: { kind: 'object', members: { tag: { kind: 'sent', path: ['each'] } } },
    },
    answer: 'done',
  },
  {
    name: 'batchAddTerms',
    references: [{ path: ['input', 'termUrns', '*'], entities: ['glossaryTerm'] }],
    change: {
      kind: 'list',
      verb: 'add',
      target: { path: ['input', 'resources', '*', 'resourceUrn'], entities: [], hasColumns: true },
      list: {
        aspect: 'glossaryTerms',
        member: 'terms',
        key: [{ kind: 'sent', path: ['urn'] }],
        repeated: 'keep',
        beside: { auditStamp: { kind: 'stamp' } },
        also: [],
        column: 'glossaryTerms',
      },
      each: ['input', 'termUrns'],
      item: { kind: 'object', members: { urn: { kind: 'sent', path: ['each'] } } },
    },
    answer: 'done',
  },
  {
    name: 'batchAssignRole',
    references: [{ path: ['input', 'roleUrn'], entities: ['dataHubRole'] }],
    change: {
      kind: 'members',
      target: { path: ['input', 'actors', '*'], entities: [], hasColumns: false },
      aspects: [
        {
          aspect: 'roleMembership',
          absent: 'drop',
          members: { roles: { kind: 'list', items: [{ kind: 'sent', path: ['input', 'roleUrn'] }] } },
        },
      ],
    },
    answer: 'done',
  },
  {
    name: 'batchRemoveOwners',
    references: [
      { path: ['input', 'ownerUrns', '*'], entities: ['corpuser', 'corpGroup'] },
      { path: ['input', 'ownershipTypeUrn'], entities: ['ownershipType'] },
    ],
    change: {
      kind: 'list',
      verb: 'remove',
      target: { path: ['input', 'resources', '*', 'resourceUrn'], entities: [], hasColumns: false },
      list: {
        aspect: 'ownership',
        member: 'owners',
        key: [
          { kind: 'sent', path: ['owner'] },
          {
            kind: 'first',
            of: [
              { kind: 'sent', path: ['typeUrn'] },
              { kind: 'text', parts: ['urn:li:ownershipType:__system__', { path: ['type'], isLowerCase: true }] },
            ],
          },
        ],
        repeated: 'replace',
        beside: { lastModified: { kind: 'stamp' } },
        also: [],
      },
      each: ['input', 'ownerUrns'],
      item: {
        kind: 'object',
        members: { owner: { kind: 'sent', path: ['each'] }, typeUrn: { kind: 'sent', path: ['input', 'ownershipTypeUrn'] } },
      },
    },
    answer: 'done',
  },
  {
    name: 'batchRemoveTags',
    references: [{ path: ['input', 'tagUrns', '*'], entities: ['tag'] }],
    change: {
      kind: 'list',
      verb: 'remove',
      target: { path: ['input', 'resources', '*', 'resourceUrn'], entities: [], hasColumns: true },
      list: {
        aspect: 'globalTags',
        member: 'tags',
        key: [{ kind: 'sent', path: ['tag'] }],
        repeated: 'keep',
        beside: {},
        also: [],
        column: 'globalTags',
      },
      each: ['input', 'tagUrns'],
      item: { kind: 'object', members: { tag: { kind: 'sent', path: ['each'] } } },
    },
    answer: 'done',
  },
  {
    name: 'batchRemoveTerms',
    references: [{ path: ['input', 'termUrns', '*'], entities: ['glossaryTerm'] }],
    change: {
      kind: 'list',
      verb: 'remove',
      target: { path: ['input', 'resources', '*', 'resourceUrn'], entities: [], hasColumns: true },
      list: {
        aspect: 'glossaryTerms',
        member: 'terms',
        key: [{ kind: 'sent', path: ['urn'] }],
        repeated: 'keep',
        beside: { auditStamp: { kind: 'stamp' } },
        also: [],
        column: 'glossaryTerms',
      },
      each: ['input', 'termUrns'],
      item: { kind: 'object', members: { urn: { kind: 'sent', path: ['each'] } } },
    },
    answer: 'done',
  },
  {
    name: 'batchSetDataProduct',
    references: [{ path: ['input', 'resourceUrns', '*'], entities: [] }],
    change: {
      kind: 'list',
      verb: 'add',
      target: { path: ['input', 'dataProductUrn'], entities: [], hasColumns: false },
      list: {
        aspect: 'dataProductProperties',
        member: 'assets',
        key: [{ kind: 'sent', path: ['destinationUrn'] }],
        repeated: 'keep',
        beside: {},
        also: [],
        exclusive: 'DataProductContains',
      },
      each: ['input', 'resourceUrns'],
      item: {
        kind: 'object',
        members: {
          destinationUrn: { kind: 'sent', path: ['each'] },
          created: { kind: 'stamp' },
          lastModified: { kind: 'stamp' },
        },
      },
    },
    answer: 'done',
  },
  {
    name: 'batchSetDomain',
    references: [{ path: ['input', 'domainUrn'], entities: ['domain'] }],
    change: {
      kind: 'members',
      target: { path: ['input', 'resources', '*', 'resourceUrn'], entities: [], hasColumns: false },
      aspects: [
        {
          aspect: 'domains',
          absent: 'drop',
          members: { domains: { kind: 'list', items: [{ kind: 'sent', path: ['input', 'domainUrn'] }] } },
        },
      ],
    },
    answer: 'done',
  },
  {
    name: 'batchUpdateDeprecation',
    references: [],
    change: {
      kind: 'members',
      target: { path: ['input', 'resources', '*', 'resourceUrn'], entities: [], hasColumns: false },
      aspects: [
        {
          aspect: 'deprecation',
          absent: 'drop',
          members: {
            deprecated: { kind: 'sent', path: ['input', 'deprecated'] },
            decommissionTime: { kind: 'sent', path: ['input', 'decommissionTime'] },
            note: { kind: 'first', of: [{ kind: 'sent', path: ['input', 'note'] }, { kind: 'constant', value: '' }] },
            actor: { kind: 'actor' },
          },
        },
      ],
    },
    answer: 'done',
  },
  {
    name: 'batchUpdateSoftDeleted',
    references: [],
    change: {
      kind: 'members',
      target: { path: ['input', 'urns', '*'], entities: [], hasColumns: false },
      aspects: [{ aspect: 'status', absent: 'drop', members: { removed: { kind: 'sent', path: ['input', 'deleted'] } } }],
    },
    answer: 'done',
  },
  {
    name: 'cancelIngestionExecutionRequest',
    references: [
      { path: ['input', 'ingestionSourceUrn'], entities: ['dataHubIngestionSource'] },
      { path: ['input', 'executionRequestUrn'], entities: ['dataHubExecutionRequest'] },
    ],
    change: {
      kind: 'members',
      target: { path: ['input', 'executionRequestUrn'], entities: [], hasColumns: false },
      aspects: [
        {
          aspect: 'dataHubExecutionRequestSignal',
          absent: 'drop',
          members: { signal: { kind: 'constant', value: 'KILL' }, createdAt: { kind: 'stamp' } },
        },
      ],
    },
    answer: 'urn',
  },
  {
    name: 'createDataProduct',
    references: [{ path: ['input', 'domainUrn'], entities: ['domain'] }],
    change: {
      kind: 'create',
      entity: 'dataProduct',
      aspects: [
        {
          aspect: 'dataProductProperties',
          value: {
            kind: 'object',
            members: {
              name: { kind: 'sent', path: ['input', 'properties', 'name'] },
              description: { kind: 'sent', path: ['input', 'properties', 'description'] },
            },
          },
        },
        {
          aspect: 'domains',
          value: {
            kind: 'object',
            members: { domains: { kind: 'list', items: [{ kind: 'sent', path: ['input', 'domainUrn'] }] } },
          },
        },
        {
          aspect: 'ownership',
          value: {
            kind: 'object',
            members: {
              owners: {
                kind: 'list',
                items: [
                  {
                    kind: 'object',
                    members: {
                      owner: { kind: 'actor' },
                      type: {
                        kind: 'when',
                        test: {
                          kind: 'existing',
                          urn: { kind: 'constant', value: 'urn:li:ownershipType:__system__technical_owner' },
                        },
                        then: { kind: 'constant', value: 'TECHNICAL_OWNER' },
                        otherwise: { kind: 'constant', value: 'NONE' },
                      },
                      typeUrn: {
                        kind: 'first',
                        of: [
                          {
                            kind: 'existing',
                            urn: { kind: 'constant', value: 'urn:li:ownershipType:__system__technical_owner' },
                          },
                          { kind: 'constant', value: 'urn:li:ownershipType:__system__none' },
                        ],
                      },
                      source: { kind: 'object', members: { type: { kind: 'constant', value: 'MANUAL' } } },
                    },
                  },
                ],
              },
              lastModified: { kind: 'stamp' },
            },
          },
        },
      ],
    },
    answer: 'entity',
    filled: [['input', 'properties', 'name']],
  },
  {
    name: 'createDomain',
    references: [],
    change: {
      kind: 'create',
      entity: 'domain',
      id: { kind: 'sent', path: ['input', 'id'] },
      aspects: [
        {
          aspect: 'domainProperties',
          value: {
            kind: 'object',
            members: {
              name: { kind: 'sent', path: ['input', 'name'] },
              description: { kind: 'sent', path: ['input', 'description'] },
              created: { kind: 'stamp' },
            },
          },
        },
        {
          aspect: 'ownership',
          value: {
            kind: 'object',
            members: {
              owners: {
                kind: 'list',
                items: [
                  {
                    kind: 'object',
                    members: {
                      owner: { kind: 'actor' },
                      type: {
                        kind: 'when',
                        test: {
                          kind: 'existing',
                          urn: { kind: 'constant', value: 'urn:li:ownershipType:__system__technical_owner' },
                        },
                        then: { kind: 'constant', value: 'TECHNICAL_OWNER' },
                        otherwise: { kind: 'constant', value: 'NONE' },
                      },
                      typeUrn: {
                        kind: 'first',
                        of: [
                          {
                            kind: 'existing',
                            urn: { kind: 'constant', value: 'urn:li:ownershipType:__system__technical_owner' },
                          },
                          { kind: 'constant', value: 'urn:li:ownershipType:__system__none' },
                        ],
                      },
                      source: { kind: 'object', members: { type: { kind: 'constant', value: 'MANUAL' } } },
                    },
                  },
                ],
              },
              lastModified: { kind: 'stamp' },
            },
          },
        },
      ],
    },
    answer: 'urn',
    filled: [['input', 'name']],
  },
  {
    name: 'createGlossaryNode',
    references: [{ path: ['input', 'parentNode'], entities: ['glossaryNode'] }],
    change: {
      kind: 'create',
      entity: 'glossaryNode',
      id: { kind: 'sent', path: ['input', 'id'] },
      aspects: [
        {
          aspect: 'glossaryNodeInfo',
          value: {
            kind: 'object',
            members: {
              name: { kind: 'sent', path: ['input', 'name'] },
              definition: { kind: 'first', of: [{ kind: 'sent', path: ['input', 'description'] }, { kind: 'constant', value: '' }] },
              parentNode: { kind: 'sent', path: ['input', 'parentNode'] },
            },
          },
        },
        {
          aspect: 'ownership',
          value: {
            kind: 'object',
            members: {
              owners: {
                kind: 'list',
                items: [
                  {
                    kind: 'object',
                    members: {
                      owner: { kind: 'actor' },
                      type: {
                        kind: 'when',
                        test: {
                          kind: 'existing',
                          urn: { kind: 'constant', value: 'urn:li:ownershipType:__system__technical_owner' },
                        },
                        then: { kind: 'constant', value: 'TECHNICAL_OWNER' },
                        otherwise: { kind: 'constant', value: 'NONE' },
                      },
                      typeUrn: {
                        kind: 'first',
                        of: [
                          {
                            kind: 'existing',
                            urn: { kind: 'constant', value: 'urn:li:ownershipType:__system__technical_owner' },
                          },
                          { kind: 'constant', value: 'urn:li:ownershipType:__system__none' },
                        ],
                      },
                      source: { kind: 'object', members: { type: { kind: 'constant', value: 'MANUAL' } } },
                    },
                  },
                ],
              },
              lastModified: { kind: 'stamp' },
            },
          },
        },
      ],
    },
    answer: 'urn',
    filled: [['input', 'name']],
  },
  {
    name: 'createGlossaryTerm',
    references: [{ path: ['input', 'parentNode'], entities: ['glossaryNode'] }],
    change: {
      kind: 'create',
      entity: 'glossaryTerm',
      id: { kind: 'sent', path: ['input', 'id'] },
      aspects: [
        {
          aspect: 'glossaryTermInfo',
          value: {
            kind: 'object',
            members: {
              name: { kind: 'sent', path: ['input', 'name'] },
              definition: { kind: 'first', of: [{ kind: 'sent', path: ['input', 'description'] }, { kind: 'constant', value: '' }] },
              parentNode: { kind: 'sent', path: ['input', 'parentNode'] },
              termSource: { kind: 'constant', value: 'INTERNAL' },
            },
          },
        },
        {
          aspect: 'ownership',
          value: {
            kind: 'object',
            members: {
              owners: {
                kind: 'list',
                items: [
                  {
                    kind: 'object',
                    members: {
                      owner: { kind: 'actor' },
                      type: {
                        kind: 'when',
                        test: {
                          kind: 'existing',
                          urn: { kind: 'constant', value: 'urn:li:ownershipType:__system__technical_owner' },
                        },
                        then: { kind: 'constant', value: 'TECHNICAL_OWNER' },
                        otherwise: { kind: 'constant', value: 'NONE' },
                      },
                      typeUrn: {
                        kind: 'first',
                        of: [
                          {
                            kind: 'existing',
                            urn: { kind: 'constant', value: 'urn:li:ownershipType:__system__technical_owner' },
                          },
                          { kind: 'constant', value: 'urn:li:ownershipType:__system__none' },
                        ],
                      },
                      source: { kind: 'object', members: { type: { kind: 'constant', value: 'MANUAL' } } },
                    },
                  },
                ],
              },
              lastModified: { kind: 'stamp' },
            },
          },
        },
      ],
    },
    answer: 'urn',
    filled: [['input', 'name']],
  },
  {
    name: 'createGroup',
    references: [],
    change: {
      kind: 'create',
      entity: 'corpGroup',
      id: { kind: 'sent', path: ['input', 'id'] },
      aspects: [
        {
          aspect: 'corpGroupInfo',
          value: {
            kind: 'object',
            members: {
              displayName: { kind: 'sent', path: ['input', 'name'] },
              description: { kind: 'sent', path: ['input', 'description'] },
              admins: { kind: 'list', items: [] },
              members: { kind: 'list', items: [] },
              groups: { kind: 'list', items: [] },
              created: { kind: 'stamp' },
            },
          },
        },
        { aspect: 'origin', value: { kind: 'object', members: { type: { kind: 'constant', value: 'NATIVE' } } } },
      ],
    },
    answer: 'urn',
    filled: [['input', 'name']],
  },
  {
    name: 'createIngestionSource',
    references: [],
    change: {
      kind: 'create',
      entity: 'dataHubIngestionSource',
      aspects: [
        {
          aspect: 'dataHubIngestionSourceInfo',
          value: {
            kind: 'object',
            members: {
              name: { kind: 'sent', path: ['input', 'name'] },
              type: { kind: 'sent', path: ['input', 'type'] },
              schedule: {
                kind: 'when',
                test: { kind: 'sent', path: ['input', 'schedule'] },
                then: {
                  kind: 'object',
                  members: {
                    interval: { kind: 'sent', path: ['input', 'schedule', 'interval'] },
                    timezone: { kind: 'sent', path: ['input', 'schedule', 'timezone'] },
                  },
                },
                otherwise: { kind: 'first', of: [] },
              },
              config: {
                kind: 'object',
                members: {
                  recipe: { kind: 'sent', path: ['input', 'config', 'recipe'] },
                  version: { kind: 'sent', path: ['input', 'config', 'version'] },
                  executorId: { kind: 'sent', path: ['input', 'config', 'executorId'] },
                  debugMode: { kind: 'sent', path: ['input', 'config', 'debugMode'] },
                },
              },
            },
          },
        },
      ],
    },
    answer: 'urn',
    filled: [['input', 'name'], ['input', 'type']],
  },
  {
    name: 'createOwnershipType',
    references: [],
    change: {
      kind: 'create',
      entity: 'ownershipType',
      aspects: [
        {
          aspect: 'ownershipTypeInfo',
          value: {
            kind: 'object',
            members: {
              name: { kind: 'sent', path: ['input', 'name'] },
              description: { kind: 'sent', path: ['input', 'description'] },
              created: { kind: 'stamp' },
              lastModified: { kind: 'stamp' },
            },
          },
        },
      ],
    },
    answer: 'entity',
    filled: [['input', 'name']],
  },
  {
    name: 'createPost',
    references: [],
    change: {
      kind: 'create',
      entity: 'post',
      aspects: [
        {
          aspect: 'postInfo',
          value: {
            kind: 'object',
            members: {
              type: { kind: 'sent', path: ['input', 'postType'] },
              content: {
                kind: 'object',
                members: {
                  title: { kind: 'sent', path: ['input', 'content', 'title'] },
                  type: { kind: 'sent', path: ['input', 'content', 'contentType'] },
                  description: { kind: 'sent', path: ['input', 'content', 'description'] },
                  link: { kind: 'sent', path: ['input', 'content', 'link'] },
                  media: { kind: 'sent', path: ['input', 'content', 'media'] },
                },
              },
              created: { kind: 'now' },
              lastModified: { kind: 'now' },
            },
          },
        },
      ],
    },
    answer: 'done',
    filled: [['input', 'content', 'title']],
  },
  {
    name: 'createQuery',
    references: [{ path: ['input', 'subjects', '*', 'datasetUrn'], entities: ['dataset'] }],
    change: {
      kind: 'create',
      entity: 'query',
      aspects: [
        {
          aspect: 'queryProperties',
          value: {
            kind: 'object',
            members: {
              name: { kind: 'sent', path: ['input', 'properties', 'name'] },
              description: { kind: 'sent', path: ['input', 'properties', 'description'] },
              statement: { kind: 'sent', path: ['input', 'properties', 'statement'] },
              source: { kind: 'constant', value: 'MANUAL' },
              created: { kind: 'stamp' },
              lastModified: { kind: 'stamp' },
            },
          },
        },
        {
          aspect: 'querySubjects',
          value: {
            kind: 'object',
            members: {
              subjects: {
                kind: 'each',
                path: ['input', 'subjects'],
                item: { kind: 'object', members: { entity: { kind: 'sent', path: ['each', 'datasetUrn'] } } },
              },
            },
          },
        },
      ],
    },
    answer: 'entity',
    filled: [['input', 'properties', 'name'], ['input', 'properties', 'statement', 'value']],
  },
  {
    name: 'createSecret',
    references: [],
    change: {
      kind: 'create',
      entity: 'dataHubSecret',
      id: { kind: 'sent', path: ['input', 'name'] },
      aspects: [
        {
          aspect: 'dataHubSecretValue',
          value: {
            kind: 'object',
            members: {
              name: { kind: 'sent', path: ['input', 'name'] },
              value: { kind: 'sent', path: ['input', 'value'] },
              description: { kind: 'sent', path: ['input', 'description'] },
              created: { kind: 'stamp' },
            },
          },
        },
      ],
    },
    answer: 'urn',
    filled: [['input', 'name']],
  },
  {
    name: 'createTag',
    references: [],
    change: {
      kind: 'create',
      entity: 'tag',
      id: { kind: 'sent', path: ['input', 'id'] },
      aspects: [
        {
          aspect: 'tagProperties',
          value: {
            kind: 'object',
            members: {
              name: { kind: 'sent', path: ['input', 'name'] },
              description: { kind: 'sent', path: ['input', 'description'] },
            },
          },
        },
        {
          aspect: 'ownership',
          value: {
            kind: 'object',
            members: {
              owners: {
                kind: 'list',
                items: [
                  {
                    kind: 'object',
                    members: {
                      owner: { kind: 'actor' },
                      type: {
                        kind: 'when',
                        test: {
                          kind: 'existing',
                          urn: { kind: 'constant', value: 'urn:li:ownershipType:__system__technical_owner' },
                        },
                        then: { kind: 'constant', value: 'TECHNICAL_OWNER' },
                        otherwise: { kind: 'constant', value: 'NONE' },
                      },
                      typeUrn: {
                        kind: 'first',
                        of: [
                          {
                            kind: 'existing',
                            urn: { kind: 'constant', value: 'urn:li:ownershipType:__system__technical_owner' },
                          },
                          { kind: 'constant', value: 'urn:li:ownershipType:__system__none' },
                        ],
                      },
                      source: { kind: 'object', members: { type: { kind: 'constant', value: 'MANUAL' } } },
                    },
                  },
                ],
              },
              lastModified: { kind: 'stamp' },
            },
          },
        },
      ],
    },
    answer: 'urn',
    filled: [['input', 'name']],
  },
  {
    name: 'createTest',
    references: [],
    change: {
      kind: 'create',
      entity: 'test',
      id: { kind: 'sent', path: ['input', 'id'] },
      aspects: [
        {
          aspect: 'testInfo',
          value: {
            kind: 'object',
            members: {
              name: { kind: 'sent', path: ['input', 'name'] },
              category: { kind: 'sent', path: ['input', 'category'] },
              description: { kind: 'sent', path: ['input', 'description'] },
              definition: {
                kind: 'object',
                members: {
                  type: { kind: 'constant', value: 'JSON' },
                  json: { kind: 'sent', path: ['input', 'definition', 'json'] },
                },
              },
            },
          },
        },
      ],
    },
    answer: 'urn',
    filled: [['input', 'name'], ['input', 'category']],
  },
  {
    name: 'deleteDataProduct',
    references: [],
    change: { kind: 'delete', target: { path: ['urn'], entities: ['dataProduct'], hasColumns: false } },
    answer: 'done',
  },
  {
    name: 'deleteDomain',
    references: [],
    change: { kind: 'delete', target: { path: ['urn'], entities: ['domain'], hasColumns: false } },
    answer: 'done',
  },
  {
    name: 'deleteGlossaryEntity',
    references: [],
    change: { kind: 'delete', target: { path: ['urn'], entities: ['glossaryNode', 'glossaryTerm'], hasColumns: false } },
    answer: 'done',
  },
  {
    name: 'deleteIngestionSource',
    references: [],
    change: { kind: 'delete', target: { path: ['urn'], entities: ['dataHubIngestionSource'], hasColumns: false } },
    answer: 'urn',
  },
  {
    name: 'deleteOwnershipType',
    references: [],
    change: { kind: 'delete', target: { path: ['urn'], entities: ['ownershipType'], hasColumns: false } },
    answer: 'done',
  },
  {
    name: 'deletePost',
    references: [],
    change: { kind: 'delete', target: { path: ['urn'], entities: ['post'], hasColumns: false } },
    answer: 'done',
  },
  {
    name: 'deleteQuery',
    references: [],
    change: { kind: 'delete', target: { path: ['urn'], entities: ['query'], hasColumns: false } },
    answer: 'done',
  },
  {
    name: 'deleteSecret',
    references: [],
    change: { kind: 'delete', target: { path: ['urn'], entities: ['dataHubSecret'], hasColumns: false } },
    answer: 'urn',
  },
  {
    name: 'deleteTag',
    references: [],
    change: { kind: 'delete', target: { path: ['urn'], entities: ['tag'], hasColumns: false } },
    answer: 'done',
  },
  {
    name: 'deleteTest',
    references: [],
    change: { kind: 'delete', target: { path: ['urn'], entities: ['test'], hasColumns: false } },
    answer: 'done',
  },
  {
    name: 'deleteView',
    references: [],
    change: { kind: 'delete', target: { path: ['urn'], entities: ['dataHubView'], hasColumns: false } },
    answer: 'done',
  },
  {
    name: 'removeGroup',
    references: [],
    change: { kind: 'delete', target: { path: ['urn'], entities: ['corpGroup'], hasColumns: false } },
    answer: 'done',
  },
  {
    name: 'removeGroupMembers',
    references: [
      { path: ['input', 'groupUrn'], entities: ['corpGroup'] },
      { path: ['input', 'userUrns', '*'], entities: ['corpuser'] },
    ],
    change: {
      kind: 'list',
      verb: 'remove',
      target: { path: ['input', 'userUrns', '*'], entities: [], hasColumns: false },
      list: {
        aspect: 'nativeGroupMembership',
        member: 'nativeGroups',
        key: [],
        repeated: 'keep',
        beside: {},
        also: [{ aspect: 'groupMembership', member: 'groups' }],
      },
      item: { kind: 'sent', path: ['input', 'groupUrn'] },
    },
    answer: 'done',
  },
  {
    name: 'removeLink',
    references: [],
    change: {
      kind: 'list',
      verb: 'remove',
      target: { path: ['input', 'resourceUrn'], entities: [], hasColumns: false },
      list: {
        aspect: 'institutionalMemory',
        member: 'elements',
        key: [{ kind: 'sent', path: ['url'] }],
        repeated: 'keep',
        beside: {},
        also: [],
      },
      item: { kind: 'object', members: { url: { kind: 'sent', path: ['input', 'linkUrl'] } } },
    },
    answer: 'done',
  },
  {
    name: 'removeOwner',
    references: [
      { path: ['input', 'ownerUrn'], entities: ['corpuser', 'corpGroup'] },
      { path: ['input', 'ownershipTypeUrn'], entities: ['ownershipType'] },
    ],
    change: {
      kind: 'list',
      verb: 'remove',
      target: { path: ['input', 'resourceUrn'], entities: [], hasColumns: false },
      list: {
        aspect: 'ownership',
        member: 'owners',
        key: [
          { kind: 'sent', path: ['owner'] },
          {
            kind: 'first',
            of: [
              { kind: 'sent', path: ['typeUrn'] },
              { kind: 'text', parts: ['urn:li:ownershipType:__system__', { path: ['type'], isLowerCase: true }] },
            ],
          },
        ],
        repeated: 'replace',
        beside: { lastModified: { kind: 'stamp' } },
        also: [],
      },
      item: {
        kind: 'object',
        members: {
          owner: { kind: 'sent', path: ['input', 'ownerUrn'] },
          typeUrn: { kind: 'sent', path: ['input', 'ownershipTypeUrn'] },
        },
      },
    },
    answer: 'done',
  },
  {
    name: 'removeRelatedTerms',
    references: [{ path: ['input', 'termUrns', '*'], entities: ['glossaryTerm'], relation: 'other' }],
    change: {
      kind: 'choice',
      by: ['input', 'relationshipType'],
      of: {
        isA: {
          kind: 'list',
          verb: 'remove',
          target: { path: ['input', 'urn'], entities: [], hasColumns: false },
          list: { aspect: 'glossaryRelatedTerms', member: 'isRelatedTerms', key: [], repeated: 'keep', beside: {}, also: [] },
          each: ['input', 'termUrns'],
          item: { kind: 'sent', path: ['each'] },
        },
        hasA: {
          kind: 'list',
          verb: 'remove',
          target: { path: ['input', 'urn'], entities: [], hasColumns: false },
          list: { aspect: 'glossaryRelatedTerms', member: 'hasRelatedTerms', key: [], repeated: 'keep', beside: {}, also: [] },
          each: ['input', 'termUrns'],
          item: { kind: 'sent', path: ['each'] },
        },
      },
    },
    answer: 'done',
  },
  {
    name: 'removeTag',
    references: [{ path: ['input', 'tagUrn'], entities: ['tag'] }],
    change: {
      kind: 'list',
      verb: 'remove',
      target: { path: ['input', 'resourceUrn'], entities: [], hasColumns: true },
      list: {
        aspect: 'globalTags',
        member: 'tags',
        key: [{ kind: 'sent', path: ['tag'] }],
        repeated: 'keep',
        beside: {},
        also: [],
        column: 'globalTags',
      },
      item: { kind: 'object', members: { tag: { kind: 'sent', path: ['input', 'tagUrn'] } } },
    },
    answer: 'done',
  },
  {
    name: 'removeTerm',
    references: [{ path: ['input', 'termUrn'], entities: ['glossaryTerm'] }],
    change: {
      kind: 'list',
      verb: 'remove',
      target: { path: ['input', 'resourceUrn'], entities: [], hasColumns: true },
      list: {
        aspect: 'glossaryTerms',
        member: 'terms',
        key: [{ kind: 'sent', path: ['urn'] }],
        repeated: 'keep',
        beside: { auditStamp: { kind: 'stamp' } },
        also: [],
        column: 'glossaryTerms',
      },
      item: { kind: 'object', members: { urn: { kind: 'sent', path: ['input', 'termUrn'] } } },
    },
    answer: 'done',
  },
  {
    name: 'removeUser',
    references: [],
    change: { kind: 'delete', target: { path: ['urn'], entities: ['corpuser'], hasColumns: false } },
    answer: 'done',
  },
  {
    name: 'reportOperation',
    references: [],
    change: {
      kind: 'point',
      target: { path: ['input', 'urn'], entities: [], hasColumns: false },
      aspect: 'operation',
      value: {
        kind: 'object',
        members: {
          timestampMillis: { kind: 'now' },
          actor: { kind: 'actor' },
          operationType: { kind: 'sent', path: ['input', 'operationType'] },
          customOperationType: { kind: 'sent', path: ['input', 'customOperationType'] },
          sourceType: { kind: 'sent', path: ['input', 'sourceType'] },
          customProperties: { kind: 'entries', path: ['input', 'customProperties'] },
          numAffectedRows: { kind: 'sent', path: ['input', 'numAffectedRows'] },
          partitionSpec: {
            kind: 'when',
            test: { kind: 'sent', path: ['input', 'partition'] },
            then: {
              kind: 'object',
              members: {
                type: { kind: 'constant', value: 'PARTITION' },
                partition: { kind: 'sent', path: ['input', 'partition'] },
              },
            },
            otherwise: { kind: 'first', of: [] },
          },
          lastUpdatedTimestamp: { kind: 'first', of: [{ kind: 'sent', path: ['input', 'timestampMillis'] }, { kind: 'now' }] },
        },
      },
    },
    answer: 'done',
  },
  {
    name: 'setDomain',
    references: [{ path: ['domainUrn'], entities: ['domain'] }],
    change: {
      kind: 'members',
      target: { path: ['entityUrn'], entities: [], hasColumns: false },
      aspects: [
        {
          aspect: 'domains',
          absent: 'drop',
          members: { domains: { kind: 'list', items: [{ kind: 'sent', path: ['domainUrn'] }] } },
        },
      ],
    },
    answer: 'done',
  },
  {
    name: 'setTagColor',
    references: [],
    change: {
      kind: 'members',
      target: { path: ['urn'], entities: [], hasColumns: false },
      aspects: [{ aspect: 'tagProperties', absent: 'drop', members: { colorHex: { kind: 'sent', path: ['colorHex'] } } }],
    },
    answer: 'done',
  },
  {
    name: 'unsetDomain',
    references: [],
    change: {
      kind: 'members',
      target: { path: ['entityUrn'], entities: [], hasColumns: false },
      aspects: [{ aspect: 'domains', absent: 'drop', members: { domains: { kind: 'list', items: [] } } }],
    },
    answer: 'done',
  },
  {
    name: 'updateChart',
    references: [{ path: ['urn'], entities: ['chart'] }],
    change: {
      kind: 'members',
      target: { path: ['urn'], entities: [], hasColumns: false },
      aspects: [
        {
          aspect: 'ownership',
          absent: 'keep',
          members: {
            owners: {
              kind: 'each',
              path: ['input', 'ownership', 'owners'],
              item: {
                kind: 'object',
                members: {
                  owner: { kind: 'sent', path: ['each', 'owner'] },
                  type: {
                    kind: 'first',
                    of: [
                      { kind: 'sent', path: ['each', 'type'] },
                      {
                        kind: 'when',
                        test: { kind: 'sent', path: ['each', 'ownershipTypeUrn'] },
                        then: { kind: 'constant', value: 'CUSTOM' },
                        otherwise: { kind: 'constant', value: 'NONE' },
                      },
                    ],
                  },
                  typeUrn: { kind: 'sent', path: ['each', 'ownershipTypeUrn'] },
                },
              },
            },
            lastModified: { kind: 'stamp' },
          },
        },
        {
          aspect: 'globalTags',
          absent: 'keep',
          members: {
            tags: {
              kind: 'first',
              of: [
                {
                  kind: 'each',
                  path: ['input', 'globalTags', 'tags'],
                  item: { kind: 'object', members: { tag: { kind: 'sent', path: ['each', 'tag', 'urn'] } } },
                },
                {
                  kind: 'each',
                  path: ['input', 'tags', 'tags'],
                  item: { kind: 'object', members: { tag: { kind: 'sent', path: ['each', 'tag', 'urn'] } } },
                },
              ],
            },
          },
        },
        {
          aspect: 'editableChartProperties',
          absent: 'keep',
          members: {
            description: { kind: 'sent', path: ['input', 'editableProperties', 'description'] },
            lastModified: { kind: 'stamp' },
          },
        },
      ],
    },
    answer: 'entity',
  },
  {
    name: 'updateCorpGroupProperties',
    references: [{ path: ['urn'], entities: ['corpGroup'] }],
    change: {
      kind: 'members',
      target: { path: ['urn'], entities: [], hasColumns: false },
      aspects: [
        {
          aspect: 'corpGroupEditableInfo',
          absent: 'keep',
          members: {
            description: { kind: 'sent', path: ['input', 'description'] },
            slack: { kind: 'sent', path: ['input', 'slack'] },
            email: { kind: 'sent', path: ['input', 'email'] },
          },
        },
      ],
    },
    answer: 'entity',
  },
  {
    name: 'updateCorpUserProperties',
    references: [{ path: ['urn'], entities: ['corpuser'] }],
    change: {
      kind: 'members',
      target: { path: ['urn'], entities: [], hasColumns: false },
      aspects: [
        {
          aspect: 'corpUserEditableInfo',
          absent: 'keep',
          members: {
            displayName: { kind: 'sent', path: ['input', 'displayName'] },
            title: { kind: 'sent', path: ['input', 'title'] },
            aboutMe: { kind: 'sent', path: ['input', 'aboutMe'] },
            teams: { kind: 'sent', path: ['input', 'teams'] },
            skills: { kind: 'sent', path: ['input', 'skills'] },
            pictureLink: { kind: 'sent', path: ['input', 'pictureLink'] },
            slack: { kind: 'sent', path: ['input', 'slack'] },
            phone: { kind: 'sent', path: ['input', 'phone'] },
            email: { kind: 'sent', path: ['input', 'email'] },
          },
        },
      ],
    },
    answer: 'entity',
  },
  {
    name: 'updateDashboard',
    references: [{ path: ['urn'], entities: ['dashboard'] }],
    change: {
      kind: 'members',
      target: { path: ['urn'], entities: [], hasColumns: false },
      aspects: [
        {
          aspect: 'ownership',
          absent: 'keep',
          members: {
            owners: {
              kind: 'each',
              path: ['input', 'ownership', 'owners'],
              item: {
                kind: 'object',
                members: {
                  owner: { kind: 'sent', path: ['each', 'owner'] },
                  type: {
                    kind: 'first',
                    of: [
                      { kind: 'sent', path: ['each', 'type'] },
                      {
                        kind: 'when',
                        test: { kind: 'sent', path: ['each', 'ownershipTypeUrn'] },
                        then: { kind: 'constant', value: 'CUSTOM' },
                        otherwise: { kind: 'constant', value: 'NONE' },
                      },
                    ],
                  },
                  typeUrn: { kind: 'sent', path: ['each', 'ownershipTypeUrn'] },
                },
              },
            },
            lastModified: { kind: 'stamp' },
          },
        },
        {
          aspect: 'globalTags',
          absent: 'keep',
          members: {
            tags: {
              kind: 'first',
              of: [
                {
                  kind: 'each',
                  path: ['input', 'globalTags', 'tags'],
                  item: { kind: 'object', members: { tag: { kind: 'sent', path: ['each', 'tag', 'urn'] } } },
                },
                {
                  kind: 'each',
                  path: ['input', 'tags', 'tags'],
                  item: { kind: 'object', members: { tag: { kind: 'sent', path: ['each', 'tag', 'urn'] } } },
                },
              ],
            },
          },
        },
        {
          aspect: 'editableDashboardProperties',
          absent: 'keep',
          members: {
            description: { kind: 'sent', path: ['input', 'editableProperties', 'description'] },
            lastModified: { kind: 'stamp' },
          },
        },
      ],
    },
    answer: 'entity',
  },
  {
    name: 'updateDataFlow',
    references: [{ path: ['urn'], entities: ['dataFlow'] }],
    change: {
      kind: 'members',
      target: { path: ['urn'], entities: [], hasColumns: false },
      aspects: [
        {
          aspect: 'ownership',
          absent: 'keep',
          members: {
            owners: {
              kind: 'each',
              path: ['input', 'ownership', 'owners'],
              item: {
                kind: 'object',
                members: {
                  owner: { kind: 'sent', path: ['each', 'owner'] },
                  type: {
                    kind: 'first',
                    of: [
                      { kind: 'sent', path: ['each', 'type'] },
                      {
                        kind: 'when',
                        test: { kind: 'sent', path: ['each', 'ownershipTypeUrn'] },
                        then: { kind: 'constant', value: 'CUSTOM' },
                        otherwise: { kind: 'constant', value: 'NONE' },
                      },
                    ],
                  },
                  typeUrn: { kind: 'sent', path: ['each', 'ownershipTypeUrn'] },
                },
              },
            },
            lastModified: { kind: 'stamp' },
          },
        },
        {
          aspect: 'globalTags',
          absent: 'keep',
          members: {
            tags: {
              kind: 'first',
              of: [
                {
                  kind: 'each',
                  path: ['input', 'globalTags', 'tags'],
                  item: { kind: 'object', members: { tag: { kind: 'sent', path: ['each', 'tag', 'urn'] } } },
                },
                {
                  kind: 'each',
                  path: ['input', 'tags', 'tags'],
                  item: { kind: 'object', members: { tag: { kind: 'sent', path: ['each', 'tag', 'urn'] } } },
                },
              ],
            },
          },
        },
        {
          aspect: 'editableDataFlowProperties',
          absent: 'keep',
          members: {
            description: { kind: 'sent', path: ['input', 'editableProperties', 'description'] },
            lastModified: { kind: 'stamp' },
          },
        },
      ],
    },
    answer: 'entity',
  },
  {
    name: 'updateDataJob',
    references: [{ path: ['urn'], entities: ['dataJob'] }],
    change: {
      kind: 'members',
      target: { path: ['urn'], entities: [], hasColumns: false },
      aspects: [
        {
          aspect: 'ownership',
          absent: 'keep',
          members: {
            owners: {
              kind: 'each',
              path: ['input', 'ownership', 'owners'],
              item: {
                kind: 'object',
                members: {
                  owner: { kind: 'sent', path: ['each', 'owner'] },
                  type: {
                    kind: 'first',
                    of: [
                      { kind: 'sent', path: ['each', 'type'] },
                      {
                        kind: 'when',
                        test: { kind: 'sent', path: ['each', 'ownershipTypeUrn'] },
                        then: { kind: 'constant', value: 'CUSTOM' },
                        otherwise: { kind: 'constant', value: 'NONE' },
                      },
                    ],
                  },
                  typeUrn: { kind: 'sent', path: ['each', 'ownershipTypeUrn'] },
                },
              },
            },
            lastModified: { kind: 'stamp' },
          },
        },
        {
          aspect: 'globalTags',
          absent: 'keep',
          members: {
            tags: {
              kind: 'first',
              of: [
                {
                  kind: 'each',
                  path: ['input', 'globalTags', 'tags'],
                  item: { kind: 'object', members: { tag: { kind: 'sent', path: ['each', 'tag', 'urn'] } } },
                },
                {
                  kind: 'each',
                  path: ['input', 'tags', 'tags'],
                  item: { kind: 'object', members: { tag: { kind: 'sent', path: ['each', 'tag', 'urn'] } } },
                },
              ],
            },
          },
        },
        {
          aspect: 'editableDataJobProperties',
          absent: 'keep',
          members: {
            description: { kind: 'sent', path: ['input', 'editableProperties', 'description'] },
            lastModified: { kind: 'stamp' },
          },
        },
      ],
    },
    answer: 'entity',
  },
  {
    name: 'updateDataProduct',
    references: [{ path: ['urn'], entities: ['dataProduct'] }],
    change: {
      kind: 'members',
      target: { path: ['urn'], entities: [], hasColumns: false },
      aspects: [
        {
          aspect: 'dataProductProperties',
          absent: 'keep',
          members: {
            name: { kind: 'sent', path: ['input', 'name'] },
            description: { kind: 'sent', path: ['input', 'description'] },
          },
        },
      ],
    },
    answer: 'entity',
    filled: [['input', 'name']],
  },
  {
    name: 'updateDeprecation',
    references: [],
    change: {
      kind: 'members',
      target: { path: ['input', 'urn'], entities: [], hasColumns: false },
      aspects: [
        {
          aspect: 'deprecation',
          absent: 'drop',
          members: {
            deprecated: { kind: 'sent', path: ['input', 'deprecated'] },
            decommissionTime: { kind: 'sent', path: ['input', 'decommissionTime'] },
            note: { kind: 'first', of: [{ kind: 'sent', path: ['input', 'note'] }, { kind: 'constant', value: '' }] },
            actor: { kind: 'actor' },
          },
        },
      ],
    },
    answer: 'done',
  },
  {
    name: 'updateEmbed',
    references: [],
    change: {
      kind: 'members',
      target: { path: ['input', 'urn'], entities: [], hasColumns: false },
      aspects: [{ aspect: 'embed', absent: 'drop', members: { renderUrl: { kind: 'sent', path: ['input', 'renderUrl'] } } }],
    },
    answer: 'done',
  },
  {
    name: 'updateIngestionSource',
    references: [{ path: ['urn'], entities: ['dataHubIngestionSource'] }],
    change: {
      kind: 'members',
      target: { path: ['urn'], entities: [], hasColumns: false },
      aspects: [
        {
          aspect: 'dataHubIngestionSourceInfo',
          absent: 'drop',
          members: {
            name: { kind: 'sent', path: ['input', 'name'] },
            type: { kind: 'sent', path: ['input', 'type'] },
            schedule: {
              kind: 'when',
              test: { kind: 'sent', path: ['input', 'schedule'] },
              then: {
                kind: 'object',
                members: {
                  interval: { kind: 'sent', path: ['input', 'schedule', 'interval'] },
                  timezone: { kind: 'sent', path: ['input', 'schedule', 'timezone'] },
                },
              },
              otherwise: { kind: 'first', of: [] },
            },
            config: {
              kind: 'object',
              members: {
                recipe: { kind: 'sent', path: ['input', 'config', 'recipe'] },
                version: { kind: 'sent', path: ['input', 'config', 'version'] },
                executorId: { kind: 'sent', path: ['input', 'config', 'executorId'] },
                debugMode: { kind: 'sent', path: ['input', 'config', 'debugMode'] },
              },
            },
          },
        },
      ],
      missing: 'created',
    },
    answer: 'urn',
    filled: [['input', 'name'], ['input', 'type']],
  },
  {
    name: 'updateName',
    references: [],
    change: {
      kind: 'members',
      target: { path: ['input', 'urn'], entities: [], hasColumns: false },
      aspects: [
        { aspect: 'corpGroupInfo', absent: 'drop', members: { displayName: { kind: 'sent', path: ['input', 'name'] } } },
        {
          aspect: 'dataProductProperties',
          absent: 'drop',
          members: { name: { kind: 'sent', path: ['input', 'name'] } },
        },
        { aspect: 'domainProperties', absent: 'drop', members: { name: { kind: 'sent', path: ['input', 'name'] } } },
        { aspect: 'glossaryNodeInfo', absent: 'drop', members: { name: { kind: 'sent', path: ['input', 'name'] } } },
        { aspect: 'glossaryTermInfo', absent: 'drop', members: { name: { kind: 'sent', path: ['input', 'name'] } } },
      ],
    },
    answer: 'done',
    filled: [['input', 'name']],
  },
  {
    name: 'updateNotebook',
    references: [{ path: ['urn'], entities: ['notebook'] }],
    change: {
      kind: 'members',
      target: { path: ['urn'], entities: [], hasColumns: false },
      aspects: [
        {
          aspect: 'ownership',
          absent: 'keep',
          members: {
            owners: {
              kind: 'each',
              path: ['input', 'ownership', 'owners'],
              item: {
                kind: 'object',
                members: {
                  owner: { kind: 'sent', path: ['each', 'owner'] },
                  type: {
                    kind: 'first',
                    of: [
                      { kind: 'sent', path: ['each', 'type'] },
                      {
                        kind: 'when',
                        test: { kind: 'sent', path: ['each', 'ownershipTypeUrn'] },
                        then: { kind: 'constant', value: 'CUSTOM' },
                        otherwise: { kind: 'constant', value: 'NONE' },
                      },
                    ],
                  },
                  typeUrn: { kind: 'sent', path: ['each', 'ownershipTypeUrn'] },
                },
              },
            },
            lastModified: { kind: 'stamp' },
          },
        },
        {
          aspect: 'globalTags',
          absent: 'keep',
          members: {
            tags: {
              kind: 'each',
              path: ['input', 'tags', 'tags'],
              item: { kind: 'object', members: { tag: { kind: 'sent', path: ['each', 'tag', 'urn'] } } },
            },
          },
        },
        {
          aspect: 'editableNotebookProperties',
          absent: 'keep',
          members: {
            description: { kind: 'sent', path: ['input', 'editableProperties', 'description'] },
            lastModified: { kind: 'stamp' },
          },
        },
      ],
    },
    answer: 'entity',
  },
  {
    name: 'updateOwnershipType',
    references: [{ path: ['urn'], entities: ['ownershipType'] }],
    change: {
      kind: 'members',
      target: { path: ['urn'], entities: [], hasColumns: false },
      aspects: [
        {
          aspect: 'ownershipTypeInfo',
          absent: 'keep',
          members: {
            name: { kind: 'sent', path: ['input', 'name'] },
            description: { kind: 'sent', path: ['input', 'description'] },
            lastModified: { kind: 'stamp' },
          },
        },
      ],
    },
    answer: 'entity',
    filled: [['input', 'name']],
  },
  {
    name: 'updateParentNode',
    references: [{ path: ['input', 'parentNode'], entities: ['glossaryNode'], relation: 'parent' }],
    change: {
      kind: 'members',
      target: { path: ['input', 'resourceUrn'], entities: [], hasColumns: false },
      aspects: [
        {
          aspect: 'glossaryNodeInfo',
          absent: 'drop',
          members: { parentNode: { kind: 'sent', path: ['input', 'parentNode'] } },
        },
        {
          aspect: 'glossaryTermInfo',
          absent: 'drop',
          members: { parentNode: { kind: 'sent', path: ['input', 'parentNode'] } },
        },
      ],
    },
    answer: 'done',
  },
  {
    name: 'updateQuery',
    references: [{ path: ['urn'], entities: ['query'] }, { path: ['input', 'subjects', '*', 'datasetUrn'], entities: ['dataset'] }],
    change: {
      kind: 'members',
      target: { path: ['urn'], entities: [], hasColumns: false },
      aspects: [
        {
          aspect: 'queryProperties',
          absent: 'keep',
          members: {
            name: { kind: 'sent', path: ['input', 'properties', 'name'] },
            description: { kind: 'sent', path: ['input', 'properties', 'description'] },
            statement: { kind: 'sent', path: ['input', 'properties', 'statement'] },
            lastModified: { kind: 'stamp' },
          },
        },
        {
          aspect: 'querySubjects',
          absent: 'keep',
          members: {
            subjects: {
              kind: 'each',
              path: ['input', 'subjects'],
              item: { kind: 'object', members: { entity: { kind: 'sent', path: ['each', 'datasetUrn'] } } },
            },
          },
        },
      ],
    },
    answer: 'entity',
    filled: [['input', 'properties', 'name'], ['input', 'properties', 'statement', 'value']],
  },
  {
    name: 'updateTag',
    references: [{ path: ['urn'], entities: ['tag'] }],
    change: {
      kind: 'members',
      target: { path: ['urn'], entities: [], hasColumns: false },
      aspects: [
        {
          aspect: 'tagProperties',
          absent: 'keep',
          members: {
            name: { kind: 'sent', path: ['input', 'name'] },
            description: { kind: 'sent', path: ['input', 'description'] },
          },
        },
      ],
    },
    answer: 'entity',
    filled: [['input', 'name']],
  },
  {
    name: 'updateTest',
    references: [{ path: ['urn'], entities: ['test'] }],
    change: {
      kind: 'members',
      target: { path: ['urn'], entities: [], hasColumns: false },
      aspects: [
        {
          aspect: 'testInfo',
          absent: 'drop',
          members: {
            name: { kind: 'sent', path: ['input', 'name'] },
            category: { kind: 'sent', path: ['input', 'category'] },
            description: { kind: 'sent', path: ['input', 'description'] },
            definition: {
              kind: 'object',
              members: {
                type: { kind: 'constant', value: 'JSON' },
                json: { kind: 'sent', path: ['input', 'definition', 'json'] },
              },
            },
          },
        },
      ],
    },
    answer: 'urn',
    filled: [['input', 'name'], ['input', 'category']],
  },
  {
    name: 'updateUserStatus',
    references: [{ path: ['urn'], entities: ['corpuser'] }],
    change: {
      kind: 'members',
      target: { path: ['urn'], entities: [], hasColumns: false },
      aspects: [
        {
          aspect: 'corpUserStatus',
          absent: 'drop',
          members: { status: { kind: 'sent', path: ['status'] }, lastModified: { kind: 'stamp' } },
        },
      ],
    },
    answer: 'urn',
  },
];
