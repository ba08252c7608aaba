// src/timeline - tells what changed of an entity, from the versions of its aspects; what counts is said by the models.
export { ReadTimelineQuery } from './read-timeline/read-timeline.query.js';
export type { TimelineCriteria } from './read-timeline/read-timeline.query.js';
export type { TimelineEvent, TimelineTransaction } from './timeline-transaction.js';
export { TimelineModule } from './timeline.module.js';
