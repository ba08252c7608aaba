// src/lineage - edges between entities, one hop or many; knows nothing of the aspects that state them.
export { EdgeGraph } from './edge-graph.port.js';
export type { Neighbours, NeighboursRequest } from './edge-graph.port.js';
export { EdgeStore } from './edge-store.port.js';
export type { Edge } from './edge-store.port.js';
export { LineageModule } from './lineage.module.js';
export { WaitingEdgeGraph } from './waiting-edge-graph.js';
export { ReadLineageQuery } from './read-lineage/read-lineage.js';
export { ReadRelationshipsQuery } from './read-relationships/read-relationships.js';
export type { RelationshipCriteria } from './read-relationships/read-relationships.js';
export { urnsOfPath } from './search-across-lineage/lineage-paths.js';
export { ScrollAcrossLineageQuery } from './scroll-across-lineage/scroll-across-lineage.query.js';
export { SearchAcrossLineageQuery } from './search-across-lineage/search-across-lineage.query.js';
export type {
  LineageAnswer,
  LineageHit,
  LineageCriteria,
} from './search-across-lineage/search-across-lineage.query.js';
