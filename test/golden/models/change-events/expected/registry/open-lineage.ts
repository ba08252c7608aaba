// @generated from models/openlineage.yml by "npm run generate". Do not edit.
import type { OpenLineageSpec } from './open-lineage-spec.js';

/** How events of OpenLineage become entities and aspects; undefined where something of it is not in the models. */
export const openLineage: OpenLineageSpec | undefined = undefined;
