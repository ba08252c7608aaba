import type { IQueryHandler } from '@nestjs/cqrs';
import { QueryHandler } from '@nestjs/cqrs';
import { AspectStore } from '../../aspects/index.js';
import { CatalogError, failures } from '../../kernel/failures.js';
import { inParts } from '../../kernel/in-turns.js';
import type { Urn } from '../../kernel/urn.js';
import { CatalogQuery, type RequestContext } from '../../platform/seam/index.js';
import { Registry } from '../../registry/index.js';
import { SecretCipher } from '../secrets/secret-cipher.js';
import { SECRET_ASPECT, SECRET_ENTITY, encryptedValueIn } from '../secrets/stored-secret.js';

/** Secrets of one read of the store. */
const MOST_AT_ONCE = 250;
/** Work of a secret, looked up and decrypted. */
const SECRET_UNITS = 10;

/** A secret in clear. `name`: by which it was asked for. */
export interface OpenedSecret {
  readonly name: string;
  readonly value: string;
}

/**
 * Values of secrets in clear, by their names: in their order, each once; names of which there is no secret are left
 * out. Fails with secretUnreadable for one that no key opens.
 */
export class ReadSecretsQuery extends CatalogQuery<readonly OpenedSecret[]> {
  constructor(
    readonly names: readonly string[],
    context: RequestContext,
  ) {
    super(context);
  }
}

@QueryHandler(ReadSecretsQuery)
export class ReadSecretsHandler implements IQueryHandler<ReadSecretsQuery> {
  constructor(
    private readonly registry: Registry,
    private readonly store: AspectStore,
    private readonly cipher: SecretCipher,
  ) {}

  execute({ names, context: { work } }: ReadSecretsQuery): Promise<readonly OpenedSecret[]> {
    return inParts([...new Set(names)], { work, size: MOST_AT_ONCE }, async (part) => {
      work.spend(part.length * SECRET_UNITS, 'Ask for fewer secrets.');
      return this.read(part);
    });
  }

  private async read(names: readonly string[]): Promise<readonly OpenedSecret[]> {
    const asked = names.flatMap((name) => this.urnOf(name) ?? []);
    const urns = asked.map(({ urn }) => urn);
    const stored = await this.store.latest(urns, [SECRET_ASPECT]);
    const opened: OpenedSecret[] = [];
    for (const { urn, name } of asked) {
      const row = stored.get(urn)?.find(({ aspect }) => aspect === SECRET_ASPECT);
      const encrypted = row && encryptedValueIn(row.json);
      if (encrypted === undefined) continue;
      const value = await this.cipher.open(urn, encrypted);
      if (value === undefined) throw failures.secretUnreadable({ name });
      opened.push({ name, value });
    }
    return opened;
  }

  /** `undefined` for a text that cannot be the name of any. */
  private urnOf(name: string): { readonly urn: Urn; readonly name: string } | undefined {
    const entity = this.registry.requireEntity(SECRET_ENTITY);
    try {
      return {
        urn: this.registry.urnOf(entity, Object.fromEntries(entity.keyFields.map((key) => [key.name, name]))),
        name,
      };
    } catch (error) {
      if (error instanceof CatalogError) return undefined;
      throw error;
    }
  }
}
