// src/openlineage - takes events of OpenLineage, which become proposals like all others, and makes such events of the
// change log.
export { isSent } from './out/sent-entries.js';
export { EventWriter } from './out/event-writer.js';
export { OpenLineageModule } from './openlineage.module.js';
