import { Query } from '@nestjs/cqrs';

/** Whether anything is stored of an entity; soft-deleted ones exist. */
export class ExistsEntityQuery extends Query<boolean> {
  constructor(readonly urn: string) {
    super();
  }
}
