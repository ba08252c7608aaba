import { Injectable } from '@nestjs/common';
import { ChangeLog } from '../../change-log/change-log.port.js';
import { IndexNotReady } from '../../kernel/failures.js';
import type { Work } from '../../kernel/work.js';
import {
  CatalogCommand,
  type CatalogMessage,
  type Consistency,
  MessageInterceptor,
  type MessageStep,
  type RequestContext,
} from '../../platform/seam/index.js';
import { ProjectionRunner } from '../projection-runner.js';
import { seqOfToken, tokenInvalid, tokenOf } from './consistency-token.js';

/** Milliseconds for which a write waits at most for an index that is not embedded: it is durable already. */
const WRITE_WAIT = 2000;
/** Milliseconds that are left of a request that has waited, to be answered in. */
const ANSWER_TIME = 100;
const MOST_WAIT = 3_600_000;

/**
 * Lets callers read what they wrote, where an index is behind the primary store: the answer to a command carries its
 * place in the log as a token, and a message of a request with a token waits until all reads find what that is of.
 */
@Injectable()
export class ConsistentMessages extends MessageInterceptor {
  constructor(
    private readonly log: ChangeLog,
    private readonly runner: ProjectionRunner,
  ) {
    super();
  }

  override wants(): boolean {
    return true;
  }

  override around<Result>(
    message: CatalogMessage<Result>,
    context: RequestContext,
    next: MessageStep,
  ): Promise<Result> {
    const { consistency, work } = context;
    if (consistency === undefined) return next(message);
    if (message instanceof CatalogCommand) return this.command(message, { consistency, context }, next);
    if (consistency.token === undefined) return next(message);
    return this.met(consistency, consistency.token, work).then(() => next(message));
  }

  private async command<Result>(
    message: CatalogMessage<Result>,
    { consistency, context }: { readonly consistency: Consistency; readonly context: RequestContext },
    next: MessageStep,
  ): Promise<Result> {
    if (consistency.token !== undefined) await this.met(consistency, consistency.token, context.work);
    const before = this.runner.newest;
    const outer = consistency.commands ?? 0;
    consistency.commands = outer + 1;
    const result = await next(message).finally(() => {
      consistency.commands = outer;
    });
    if (consistency.isQueued === true) return result;
    // What changed nothing may have found what another process wrote.
    const seq = this.runner.newest > before ? this.runner.newest : await this.log.head();
    consistency.written = tokenOf({ storeId: await this.log.storeId(), seq });
    // The answer says where the write is: who must find it although this was too short can wait by the token.
    if (outer === 0 && (consistency.waitsForIndexes || context.wire === 'graphql' || context.wire === 'mcp'))
      await this.runner.untilShared(seq, Math.min(WRITE_WAIT, context.work.millisecondsLeft));
    return result;
  }

  /** All messages of a request wait together. */
  private met(consistency: Consistency, token: string, work: Work): Promise<void> {
    return (consistency.met ??= this.reach(token, work));
  }

  private async reach(token: string, work: Work): Promise<void> {
    const seq = seqOfToken(token, await this.log.storeId());
    const { writers } = this.log;
    if (writers === 'one' && seq > (await this.log.head())) throw tokenInvalid('it is of a later state of the store');
    const left = Math.min(work.millisecondsLeft - ANSWER_TIME, MOST_WAIT);
    if ((await this.runner.until(seq, left)) === 'reached') return;
    throw new IndexNotReady('The indexes have not caught up with what the token is of; try again.', 1);
  }
}
