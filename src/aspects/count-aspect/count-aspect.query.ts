import { Query } from '@nestjs/cqrs';

/** How many entities have an aspect; `urnLike`: an SQL LIKE pattern on their URNs. */
export class CountAspectQuery extends Query<number> {
  constructor(
    readonly aspect: string,
    readonly urnLike: string | undefined,
  ) {
    super();
  }
}
