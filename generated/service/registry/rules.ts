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
    chartKey: { category: 'LIFECYCLE', changed: { kind: 'presence', set: 'CREATE', cleared: 'HARD_DELETE' } },
    containerKey: { category: 'LIFECYCLE', changed: { kind: 'presence', set: 'CREATE', cleared: 'HARD_DELETE' } },
    dashboardKey: { category: 'LIFECYCLE', changed: { kind: 'presence', set: 'CREATE', cleared: 'HARD_DELETE' } },
    dataFlowKey: { category: 'LIFECYCLE', changed: { kind: 'presence', set: 'CREATE', cleared: 'HARD_DELETE' } },
    dataJobKey: { category: 'LIFECYCLE', changed: { kind: 'presence', set: 'CREATE', cleared: 'HARD_DELETE' } },
    datasetKey: { category: 'LIFECYCLE', changed: { kind: 'presence', set: 'CREATE', cleared: 'HARD_DELETE' } },
    datasetProperties: { category: 'DOCUMENTATION', changed: { kind: 'text', path: ['description'] }, parameter: 'description' },
    deprecation: {
      category: 'DEPRECATION',
      changed: { kind: 'flag', path: ['deprecated'], set: 'DEPRECATED', cleared: 'ACTIVE' },
      parameter: 'status',
    },
    domainKey: { category: 'LIFECYCLE', changed: { kind: 'presence', set: 'CREATE', cleared: 'HARD_DELETE' } },
    domains: { category: 'DOMAIN', changed: { kind: 'items', path: ['domains', '*'] }, parameter: 'domainUrn' },
    editableDatasetProperties: { category: 'DOCUMENTATION', changed: { kind: 'text', path: ['description'] }, parameter: 'description' },
    globalTags: { category: 'TAG', changed: { kind: 'items', path: ['tags', '*', 'tag'] }, parameter: 'tagUrn' },
    glossaryTermKey: { category: 'LIFECYCLE', changed: { kind: 'presence', set: 'CREATE', cleared: 'HARD_DELETE' } },
    glossaryTerms: { category: 'GLOSSARY_TERM', changed: { kind: 'items', path: ['terms', '*', 'urn'] }, parameter: 'termUrn' },
    ownership: { category: 'OWNER', changed: { kind: 'items', path: ['owners', '*', 'owner'] }, parameter: 'ownerUrn' },
    status: { category: 'LIFECYCLE', changed: { kind: 'flag', path: ['removed'], set: 'SOFT_DELETE', cleared: 'REINSTATE' } },
    tagKey: { category: 'LIFECYCLE', changed: { kind: 'presence', set: 'CREATE', cleared: 'HARD_DELETE' } },
  },
  display: { name: ['_entityName', 'displayName', 'name', 'title'], description: ['editedDescription', 'description'] },
  softDelete: 'removed',
};
