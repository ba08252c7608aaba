import {
  aspects,
  edits,
  entities,
  keyedArrays,
  openLineage,
  pointMembers,
  records,
  resources,
  rules,
  skeletons,
  textAnalysis,
} from '../../generated/service/registry/index.js';
import { parameterValidators, validators } from '../../generated/service/validators/index.js';
import { GeneratedRegistry } from './generated-registry.js';
import type { Registry } from './registry.js';

/** The registry of the generated models, for the service and for commands that need no server. */
export const servedRegistry: Registry = new GeneratedRegistry({
  entities,
  aspects,
  resources,
  records,
  keyedArrays,
  pointMembers,
  skeletons,
  rules,
  edits,
  openLineage,
  textAnalysis,
  validators,
  parameterValidators,
});
