import type { LoggerService } from '@nestjs/common';
import { type Acceptance, acceptModels } from './accept-models.js';
import { changeReport, changeSum } from './change-report.js';
import type { ServedModel } from './served-model.js';
import type { StoredModel } from './stored-model.port.js';

/** Stored values do not fit the models that the service was built with. The message is a report for operators. */
export class ModelsRefused extends Error {
  override readonly name = 'ModelsRefused';
}

/** Proof that the models may be served over the store; providers that depend on it open nothing before. */
export class ModelAcceptance {
  private constructor(readonly outcome: Acceptance['kind']) {}

  /**
   * Compare the models with those of the store, and record them there. `token` identifies a change to accept although
   * stored values do not fit it.
   * @throws ModelsRefused nothing is recorded then
   */
  static async of(
    stored: StoredModel,
    served: ServedModel,
    {
      token,
      now,
      logger,
    }: { readonly token: string | undefined; readonly now: number; readonly logger: LoggerService },
  ): Promise<ModelAcceptance> {
    const acceptance = await acceptModels(stored, served, { accepted: token, now });
    switch (acceptance.kind) {
      case 'refused':
        throw new ModelsRefused(refusalText(acceptance));
      case 'changed':
        logger.log(`The models have changed since the last start. ${changeSum(acceptance.changes)}`);
        for (const { code, message } of acceptance.overruled) logger.warn(`Accepted by its token, ${code}: ${message}`);
        break;
      case 'recorded':
      case 'same':
    }
    return new ModelAcceptance(acceptance.kind);
  }
}

function refusalText({ changes, others, token }: Extract<Acceptance, { kind: 'refused' }>): string {
  const beside = others.length === 0 ? '' : `\nBeside these, which stored values fit: ${changeSum(others)}\n`;
  return `The models have changed so that stored values do not fit them.

${changeReport(changes, () => undefined)}${beside}
Nothing was written. Serve the earlier models, or fix these: "npx cadastre models check --against REF" shows the places.
To accept exactly this change, start once with ACCEPT_MODELS=${token} or, with "npx cadastre serve", --accept-models
${token}: stored values stay as they are, are served as far as the models name them, and are validated when they are
written again.`;
}
