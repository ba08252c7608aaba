import { Injectable } from '@nestjs/common';
import { AspectStore, type RunRow, RunIndex } from '../../aspects/index.js';
import { nextTurn } from '../../kernel/event-loop-turn.js';
import type { Urn } from '../../kernel/urn.js';
import { Registry } from '../../registry/index.js';
import type { WrittenRow } from './rollback-run.command.js';

/** Rows of one read. */
const PAGE = 1000;

/** Reads what runs, or models, have written. Rows of entity types that the models no longer have are left out. */
@Injectable()
export class RunReader {
  constructor(
    private readonly registry: Registry,
    private readonly runs: RunIndex,
    private readonly store: AspectStore,
  ) {}

  /** Rows of a run in the order of writing, page by page; none is empty. */
  async *pages(runId: string): AsyncGenerator<readonly WrittenRow[], undefined> {
    let after = 0;
    for (;;) {
      const rows = await this.runs.rowsOf(runId, after, PAGE);
      const last = rows.at(-1);
      if (last === undefined) return;
      after = last.seq;
      const known = rows.filter(({ entityType }) => this.registry.entity(entityType) !== undefined);
      if (known.length > 0) yield known.map((row) => this.written(row, runId));
      await nextTurn();
    }
  }

  /** Rows that models of a name and version wrote, which means to read all rows of the catalog. */
  async *pagesOfRegistry(name: string, version: string): AsyncGenerator<readonly WrittenRow[], undefined> {
    let after: Urn | undefined;
    for (;;) {
      const rows = await this.store.walk(after, PAGE / 10);
      after = rows.at(-1)?.urn;
      if (after === undefined) return;
      const written = rows.filter(
        ({ entityType, system }) =>
          system.registryName === name &&
          system.registryVersion === version &&
          this.registry.entity(entityType) !== undefined,
      );
      if (written.length > 0)
        yield written.map(({ system, ...row }) =>
          this.written({ ...row, observed: system.lastObserved }, system.runId),
        );
      await nextTurn();
    }
  }

  private written({ urn, entityType, aspect, observed }: Omit<RunRow, 'seq'>, runId: string): WrittenRow {
    const isKey = this.registry.entity(entityType)?.keyAspect === aspect;
    return { urn, entityType, aspect, runId, timestamp: observed, isKey };
  }
}
