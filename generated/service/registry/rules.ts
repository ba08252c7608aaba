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
  display: { name: ['_entityName', 'displayName', 'name', 'title'], description: ['editedDescription', 'description'] },
  softDelete: 'removed',
};
