import { Injectable } from '@nestjs/common';
import { ExistsEntityQuery, IngestProposalsCommand, type ProposalDto } from '../../aspects/index.js';
import { Clock } from '../../kernel/clock.js';
import { writeExactJson } from '../../kernel/exact-json.js';
import { failures } from '../../kernel/failures.js';
import type { Urn } from '../../kernel/urn.js';
import { MessageBus } from '../../platform/seam/index.js';
import { Registry } from '../../registry/registry.js';
import { type ChangeOf, type EditRequest, requireAspect } from './edit-request.js';
import { editedSubjects } from './edit-subjects.js';
import { fillTemplate } from './fill-template.js';

/** Adds points to time series. */
@Injectable()
export class PointReport {
  constructor(
    private readonly registry: Registry,
    private readonly bus: MessageBus,
    private readonly clock: Clock,
  ) {}

  /** @throws failures.entityMissing, failures.editInvalid for an entity that has no such series */
  async execute({ target, aspect, value }: ChangeOf<'point'>, request: EditRequest): Promise<Urn | undefined> {
    const { sent, context, doing } = request;
    const subjects = editedSubjects(this.registry, target, sent);
    for (const subject of subjects) {
      requireAspect(subject, [aspect], request);
      if (await this.bus.execute(new ExistsEntityQuery(subject.urn, context))) continue;
      throw failures.entityMissing({ urn: subject.urn, doing: `${doing}, "${subject.member}"` });
    }
    const stamp = { time: this.clock.now(), actor: context.actor };
    const point = writeExactJson(fillTemplate(value, { sent, stamp, exists: () => false }));
    const proposals = subjects.map(({ urn, entity }): ProposalDto => {
      return {
        entityType: entity.name,
        entityUrn: urn,
        changeType: 'UPSERT',
        aspectName: aspect,
        aspect: { value: point, contentType: 'application/json' },
      };
    });
    await this.bus.execute(new IngestProposalsCommand(proposals, context));
    return subjects[0]?.urn;
  }
}
