import { Injectable } from '@nestjs/common';
import { AspectStore, RunlessWrites } from '../../aspects/index.js';
import { readExactJson, writeExactJson } from '../../kernel/exact-json.js';
import { isMembers } from '../../kernel/members.js';
import { parseUrn, type Urn } from '../../kernel/urn.js';
import { type EntityUrn, Registry } from '../../registry/registry.js';

/** The entity that stands for the request of a run, and the aspect with its outcome. */
const REQUEST = 'dataHubExecutionRequest';
const OUTCOME = 'dataHubExecutionRequestResult';

type RollbackStatus = 'ROLLBACK_FAILED' | 'ROLLED_BACK' | 'ROLLING_BACK';

/** Says in the request by which a run was started that it is rolled back: interfaces show it there. */
@Injectable()
export class RunRequest {
  constructor(
    private readonly registry: Registry,
    private readonly store: AspectStore,
    private readonly writes: RunlessWrites,
  ) {}

  /** Nothing happens for a run that nobody requested, or that has no outcome yet. */
  async note(runId: string, status: RollbackStatus, actor: Urn): Promise<void> {
    const target = this.target(runId);
    if (target === undefined) return;
    const [stored] = (await this.store.latest([target.urn], [OUTCOME])).get(target.urn) ?? [];
    if (stored === undefined) return;
    await this.writes.submit((latest) => {
      const text = latest.json(target.urn, OUTCOME);
      const value = text === undefined ? undefined : readExactJson(text);
      if (!isMembers(value)) return [];
      return [{ target, writes: [{ aspect: OUTCOME, change: 'UPSERT', json: writeExactJson({ ...value, status }) }] }];
    }, actor);
  }

  /** `undefined` when a run cannot have a request. */
  private target(runId: string): EntityUrn | undefined {
    const entity = this.registry.entity(REQUEST);
    const urn = parseUrn(`urn:li:${REQUEST}:${runId}`);
    if (entity === undefined || urn === undefined) return undefined;
    try {
      return this.registry.requireUrn(urn);
    } catch {
      // The text is no key: nobody can have written such an entity.
      return undefined;
    }
  }
}
