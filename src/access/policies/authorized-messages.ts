import { Injectable } from '@nestjs/common';
import { EditAspectsCommand } from '../../aspects/index.js';
import { entityTypeOf, parseUrn, type Urn } from '../../kernel/urn.js';
import { Settings } from '../../platform/config/index.js';
import {
  CatalogCommand,
  type CatalogMessage,
  MessageInterceptor,
  type MessageStep,
  type RequestContext,
} from '../../platform/seam/index.js';
import { Registry } from '../../registry/index.js';
import { PERSONAL_NEEDS } from './aspect-needs.js';
import { Authorization } from './authorization.js';
import { type MessageNeed, needOf } from './message-needs.js';
import { isPersonalSearch, narrowToOwn } from './personal-searches.js';
import { plannedWrites } from './planned-writes.js';

/** Has policies decide about every message, whichever wire it comes from, before anything is done for it. */
@Injectable()
export class AuthorizedMessages extends MessageInterceptor {
  constructor(
    private readonly authorization: Authorization,
    private readonly registry: Registry,
    private readonly settings: Settings,
  ) {
    super();
  }

  override wants(): boolean {
    return this.settings.auth === 'on';
  }

  override around<Result>(message: CatalogMessage<Result>, { actor }: RequestContext, next: MessageStep) {
    const need = needOf(message.constructor.name);
    // Most requests read what everybody may read: they wait for nothing.
    if (!isPersonalSearch(message) && this.authorization.permitsAtOnce(actor, need, urnsOf(message, need)))
      return next(message);
    return this.authorized(message, actor, need, next);
  }

  private async authorized<Result>(
    message: CatalogMessage<Result>,
    actor: Urn,
    need: MessageNeed,
    next: MessageStep,
  ): Promise<Result> {
    if (this.authorization.isFree(actor)) return this.free(message, next);
    if (need.kind === 'writes') {
      const isAboutRights = await this.requireWrites(message, actor);
      const result = await next(message);
      if (isAboutRights) this.authorization.forget();
      return result;
    }
    await this.requireOther(message, actor, need);
    return next(message);
  }

  private async free<Result>(message: CatalogMessage<Result>, next: MessageStep): Promise<Result> {
    const result = await next(message);
    if (message instanceof CatalogCommand) this.authorization.forget();
    return result;
  }

  private async requireOther(message: object, actor: Urn, need: MessageNeed): Promise<void> {
    if (need.kind === 'everywhere' || need.kind === 'some')
      await this.authorization.require(actor, need.privileges, need.kind);
    if (isPersonalSearch(message) && !(await this.authorization.hasEverywhere(actor, PERSONAL_NEEDS)))
      narrowToOwn(message, actor);
    if (need.kind === 'entities')
      await this.authorization.requireFor(actor, need.privileges, this.knownTypes(urnsOf(message, need)));
  }

  /** @returns whether what is written may decide who may do what */
  private async requireWrites(message: object, actor: Urn): Promise<boolean> {
    if (!(message instanceof EditAspectsCommand))
      return this.authorization.requireWrites(actor, plannedWrites(message, this.registry));
    // What is edited is known when the edit runs, inside the transaction; so it is checked there.
    message.check = await this.authorization.editCheck(actor, message.urns);
    return true;
  }

  /** URNs of entities that the models know; whoever carries the message out says what is wrong with the others. */
  private knownTypes(texts: readonly unknown[]): readonly Urn[] {
    return texts.flatMap((text) => {
      const urn = typeof text === 'string' ? parseUrn(text) : undefined;
      return urn === undefined || this.registry.entity(entityTypeOf(urn)) === undefined ? [] : [urn];
    });
  }
}

/** What a message has where its need says that URNs are; nothing for other needs. */
function urnsOf(message: object, need: MessageNeed): readonly unknown[] {
  if (need.kind !== 'entities') return [];
  let at: unknown = message;
  for (const member of need.urns) at = typeof at === 'object' && at !== null ? Reflect.get(at, member) : undefined;
  return Array.isArray(at) ? at : [at];
}
