import type { Tool } from '../tool.js';
import { explainModel } from './explain-model.js';
import { findLineagePath } from './find-lineage-path.js';
import { followLineage } from './follow-lineage.js';
import { getEntity } from './get-entity.js';
import { listChanges } from './list-changes.js';
import { readHistory } from './read-history.js';
import { searchEntities } from './search-entities.js';
import { patchAspect, writeAspect } from './write-aspect.js';

/** All tools, in the order in which agents see them. */
export const TOOLS: readonly Tool[] = [
  ...[searchEntities, getEntity, followLineage, findLineagePath, explainModel, listChanges, readHistory],
  ...[writeAspect, patchAspect],
];
