// @generated from models/ by "npm run generate". Do not edit.
import type { ModelRules } from './model.js';

/** What the models state beside what they state of single entities and aspects. */
export const rules: ModelRules = {
  defaults: {
    browsePath: { aspect: 'browsePaths', member: 'paths' },
    browsePathV2: { aspect: 'browsePathsV2', member: 'path' },
    delimiter: { aspect: 'dataPlatformInfo', member: 'datasetNameDelimiter' },
    platform: { aspect: 'dataPlatformInstance', member: 'platform' },
    platformType: 'dataPlatform',
  },
  expansions: {
    description: ['editedDescription'],
    fieldDescriptions: ['editedFieldDescriptions'],
    fieldGlossaryTerms: ['editedFieldGlossaryTerms'],
    fieldTags: ['editedFieldTags'],
    glossaryTerms: ['fieldGlossaryTerms', 'editedFieldGlossaryTerms'],
    tags: ['fieldTags', 'editedFieldTags'],
  },
  changeEvents: {
    assertionRunEvent: [
      {
        category: 'RUN',
        changed: { kind: 'point', path: ['status'], operations: { COMPLETE: 'COMPLETED' } },
        parameters: { asserteeUrn: ['asserteeUrn'], runId: ['runId'], runResult: ['result', 'type'] },
      },
    ],
    chartKey: [{ category: 'LIFECYCLE', changed: { kind: 'presence', set: 'CREATE', cleared: 'HARD_DELETE' } }],
    containerKey: [{ category: 'LIFECYCLE', changed: { kind: 'presence', set: 'CREATE', cleared: 'HARD_DELETE' } }],
    dashboardKey: [{ category: 'LIFECYCLE', changed: { kind: 'presence', set: 'CREATE', cleared: 'HARD_DELETE' } }],
    dataFlowKey: [{ category: 'LIFECYCLE', changed: { kind: 'presence', set: 'CREATE', cleared: 'HARD_DELETE' } }],
    dataJobKey: [{ category: 'LIFECYCLE', changed: { kind: 'presence', set: 'CREATE', cleared: 'HARD_DELETE' } }],
    dataProcessInstanceRunEvent: [
      {
        category: 'RUN',
        changed: { kind: 'point', path: ['status'], operations: { COMPLETE: 'COMPLETED', STARTED: 'STARTED' } },
        parameters: { attempt: ['attempt'], runResult: ['result', 'type'] },
      },
    ],
    datasetKey: [{ category: 'LIFECYCLE', changed: { kind: 'presence', set: 'CREATE', cleared: 'HARD_DELETE' } }],
    datasetProperties: [{ category: 'DOCUMENTATION', changed: { kind: 'text', path: ['description'] }, parameter: 'description' }],
    deprecation: [
      {
        category: 'DEPRECATION',
        changed: { kind: 'flag', path: ['deprecated'], set: 'DEPRECATED', cleared: 'ACTIVE' },
        parameter: 'status',
      },
    ],
    domainKey: [{ category: 'LIFECYCLE', changed: { kind: 'presence', set: 'CREATE', cleared: 'HARD_DELETE' } }],
    domains: [{ category: 'DOMAIN', changed: { kind: 'items', path: ['domains', '*'] }, parameter: 'domainUrn' }],
    editableDatasetProperties: [{ category: 'DOCUMENTATION', changed: { kind: 'text', path: ['description'] }, parameter: 'description' }],
    editableSchemaMetadata: [
      {
        category: 'TAG',
        changed: { kind: 'items', path: ['globalTags', 'tags', '*', 'tag'] },
        list: { path: ['editableSchemaFieldInfo'], key: 'fieldPath', part: 'schemaField', whole: 'parentUrn' },
        parameter: 'tagUrn',
        parameters: { fieldPath: ['fieldPath'] },
      },
      {
        category: 'GLOSSARY_TERM',
        changed: { kind: 'items', path: ['glossaryTerms', 'terms', '*', 'urn'] },
        list: { path: ['editableSchemaFieldInfo'], key: 'fieldPath', part: 'schemaField', whole: 'parentUrn' },
        parameter: 'termUrn',
        parameters: { fieldPath: ['fieldPath'] },
      },
      {
        category: 'DOCUMENTATION',
        changed: { kind: 'text', path: ['description'] },
        list: { path: ['editableSchemaFieldInfo'], key: 'fieldPath', part: 'schemaField', whole: 'parentUrn' },
        parameter: 'description',
        parameters: { fieldPath: ['fieldPath'] },
      },
    ],
    globalTags: [{ category: 'TAG', changed: { kind: 'items', path: ['tags', '*', 'tag'] }, parameter: 'tagUrn' }],
    glossaryTermKey: [{ category: 'LIFECYCLE', changed: { kind: 'presence', set: 'CREATE', cleared: 'HARD_DELETE' } }],
    glossaryTerms: [{ category: 'GLOSSARY_TERM', changed: { kind: 'items', path: ['terms', '*', 'urn'] }, parameter: 'termUrn' }],
    ownership: [
      {
        category: 'OWNER',
        changed: { kind: 'keyed', modified: [] },
        list: { path: ['owners'], key: 'owner' },
        parameter: 'ownerUrn',
        parameters: { ownerType: ['type'] },
      },
    ],
    schemaMetadata: [
      {
        category: 'TECHNICAL_SCHEMA',
        changed: { kind: 'keyed', modified: [['nativeDataType']] },
        list: { path: ['fields'], key: 'fieldPath', part: 'schemaField' },
        parameter: 'fieldUrn',
        parameters: { fieldPath: ['fieldPath'], nullable: ['nullable'] },
      },
      {
        category: 'TAG',
        changed: { kind: 'items', path: ['globalTags', 'tags', '*', 'tag'] },
        list: { path: ['fields'], key: 'fieldPath', part: 'schemaField', whole: 'parentUrn' },
        parameter: 'tagUrn',
        parameters: { fieldPath: ['fieldPath'] },
      },
      {
        category: 'GLOSSARY_TERM',
        changed: { kind: 'items', path: ['glossaryTerms', 'terms', '*', 'urn'] },
        list: { path: ['fields'], key: 'fieldPath', part: 'schemaField', whole: 'parentUrn' },
        parameter: 'termUrn',
        parameters: { fieldPath: ['fieldPath'] },
      },
      {
        category: 'DOCUMENTATION',
        changed: { kind: 'text', path: ['description'] },
        list: { path: ['fields'], key: 'fieldPath', part: 'schemaField', whole: 'parentUrn' },
        parameter: 'description',
        parameters: { fieldPath: ['fieldPath'] },
      },
    ],
    status: [{ category: 'LIFECYCLE', changed: { kind: 'flag', path: ['removed'], set: 'SOFT_DELETE', cleared: 'REINSTATE' } }],
    tagKey: [{ category: 'LIFECYCLE', changed: { kind: 'presence', set: 'CREATE', cleared: 'HARD_DELETE' } }],
  },
  display: { name: ['_entityName', 'displayName', 'name', 'title'], description: ['editedDescription', 'description'] },
  softDelete: 'removed',
  timeline: {
    dataset: {
      DEPRECATION: [],
      DOCUMENTATION: [
        {
          aspect: 'institutionalMemory',
          changed: { kind: 'list', path: ['elements'], key: 'url', details: ['description'] },
          weights: { ADD: 'MINOR', MODIFY: 'PATCH', REMOVE: 'MINOR' },
        },
        {
          aspect: 'datasetProperties',
          changed: { kind: 'text', path: ['description'] },
          parameter: 'description',
          weights: { ADD: 'MINOR', MODIFY: 'MINOR', REMOVE: 'MINOR' },
        },
        {
          aspect: 'editableDatasetProperties',
          changed: { kind: 'text', path: ['description'] },
          parameter: 'description',
          weights: { ADD: 'MINOR', MODIFY: 'MINOR', REMOVE: 'MINOR' },
        },
        {
          aspect: 'schemaMetadata',
          parts: { entityType: 'schemaField', key: 'fieldPath', path: ['fields'] },
          changed: { kind: 'text', path: ['description'] },
          parameter: 'description',
          weights: { ADD: 'MINOR', MODIFY: 'PATCH', REMOVE: 'MINOR' },
        },
        {
          aspect: 'editableSchemaMetadata',
          parts: { entityType: 'schemaField', key: 'fieldPath', path: ['editableSchemaFieldInfo'] },
          changed: { kind: 'text', path: ['description'] },
          parameter: 'description',
          weights: { ADD: 'MINOR', MODIFY: 'PATCH', REMOVE: 'MINOR' },
        },
      ],
      DOMAIN: [],
      GLOSSARY_TERM: [
        {
          aspect: 'glossaryTerms',
          changed: { kind: 'list', path: ['terms'], key: 'urn', details: [] },
          parameter: 'termUrn',
          weights: { ADD: 'MINOR', MODIFY: 'PATCH', REMOVE: 'MINOR' },
        },
        {
          aspect: 'editableSchemaMetadata',
          parts: { entityType: 'schemaField', key: 'fieldPath', path: ['editableSchemaFieldInfo'] },
          changed: { kind: 'list', path: ['glossaryTerms', 'terms'], key: 'urn', details: [] },
          parameter: 'termUrn',
          weights: { ADD: 'MINOR', MODIFY: 'PATCH', REMOVE: 'MINOR' },
        },
      ],
      LIFECYCLE: [],
      OWNER: [
        {
          aspect: 'ownership',
          changed: { kind: 'list', path: ['owners'], key: 'owner', details: ['type', 'typeUrn'] },
          parameter: 'ownerUrn',
          weights: { ADD: 'MINOR', MODIFY: 'PATCH', REMOVE: 'MINOR' },
        },
      ],
      RUN: [],
      TAG: [
        {
          aspect: 'globalTags',
          changed: { kind: 'list', path: ['tags'], key: 'tag', details: [] },
          parameter: 'tagUrn',
          weights: { ADD: 'MINOR', MODIFY: 'PATCH', REMOVE: 'MINOR' },
        },
        {
          aspect: 'schemaMetadata',
          parts: { entityType: 'schemaField', key: 'fieldPath', path: ['fields'] },
          changed: { kind: 'list', path: ['globalTags', 'tags'], key: 'tag', details: [] },
          parameter: 'tagUrn',
          weights: { ADD: 'MINOR', MODIFY: 'PATCH', REMOVE: 'MINOR' },
        },
        {
          aspect: 'editableSchemaMetadata',
          parts: { entityType: 'schemaField', key: 'fieldPath', path: ['editableSchemaFieldInfo'] },
          changed: { kind: 'list', path: ['globalTags', 'tags'], key: 'tag', details: [] },
          parameter: 'tagUrn',
          weights: { ADD: 'MINOR', MODIFY: 'PATCH', REMOVE: 'MINOR' },
        },
      ],
      TECHNICAL_SCHEMA: [
        {
          aspect: 'schemaMetadata',
          parts: { entityType: 'schemaField', key: 'fieldPath', path: ['fields'] },
          changed: {
            kind: 'parts',
            type: 'nativeDataType',
            description: 'description',
            primaryKeys: ['primaryKeys'],
            renamed: 'MINOR',
          },
          parameter: 'fieldPath',
          weights: { ADD: 'MINOR', MODIFY: 'MAJOR', REMOVE: 'MAJOR' },
        },
      ],
    },
    glossaryTerm: {
      DOCUMENTATION: [
        {
          aspect: 'glossaryTermInfo',
          changed: { kind: 'text', path: ['definition'] },
          parameter: 'description',
          weights: { ADD: 'MINOR', MODIFY: 'MINOR', REMOVE: 'MINOR' },
        },
      ],
      OWNER: [
        {
          aspect: 'ownership',
          changed: { kind: 'list', path: ['owners'], key: 'owner', details: ['type', 'typeUrn'] },
          parameter: 'ownerUrn',
          weights: { ADD: 'MINOR', MODIFY: 'PATCH', REMOVE: 'MINOR' },
        },
      ],
    },
  },
};
