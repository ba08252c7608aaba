import type { IQueryHandler } from '@nestjs/cqrs';
import { QueryHandler } from '@nestjs/cqrs';
import { failures } from '../../kernel/failures.js';
import { readUrn } from '../../kernel/urn.js';
import type { Neighbours } from '../edge-graph.port.js';
import { EdgeGraph } from '../edge-graph.port.js';
import { ReadRelationshipsQuery } from './read-relationships.query.js';

/** Most edges of one page. */
const MAX_COUNT = 10_000;

@QueryHandler(ReadRelationshipsQuery)
export class ReadRelationshipsHandler implements IQueryHandler<ReadRelationshipsQuery> {
  constructor(private readonly graph: EdgeGraph) {}

  async execute({ urn, direction, types, page }: ReadRelationshipsQuery): Promise<Neighbours> {
    // Edges may lead to entity types that this model lacks: the grammar is asked for, not the registry.
    const reading = readUrn(urn);
    if (reading.kind === 'problem') throw failures.urnInvalid({ urn, reason: reading.reason });
    if (page.start < 0) throw failures.pageInvalid({ name: 'start', reason: 'it is negative' });
    if (page.count < 0 || page.count > MAX_COUNT) {
      throw failures.pageInvalid({ name: 'count', reason: `it must be between 0 and ${String(MAX_COUNT)}` });
    }
    return this.graph.neighbours({ urn: reading.value.urn, direction, types, page });
  }
}
