// src/openlineage - takes events of OpenLineage; what they say becomes proposals like all others.
export { OpenLineageModule } from './openlineage.module.js';
