import { z } from 'zod';
import { IngestProposalsCommand } from '../../aspects/index.js';
import type { Members } from '../../kernel/members.js';
import { type AgentCall, tool } from '../tool.js';

const JSON_TYPE = 'application/json';
const target = {
  urn: z.string().describe('URN of the entity; one that is not stored is created.'),
  aspect: z.string().describe('Name of the aspect.'),
} as const;

/** Store an aspect as a whole. */
export const writeAspect = tool({
  name: 'write_aspect',
  title: 'Write an aspect',
  description:
    'Store an aspect of an entity, in place of its earlier value, which stays in its history. The value is checked by ' +
    'the models; explain_model shows an example. To change a part of it use patch_aspect.',
  access: 'write',
  input: { ...target, value: z.record(z.string(), z.unknown()).describe('The whole aspect.') },
  run: ({ urn, aspect, value }, call) => write({ urn, aspect, changeType: 'UPSERT', value }, call),
});

/** Change a part of an aspect. */
export const patchAspect = tool({
  name: 'patch_aspect',
  title: 'Patch an aspect',
  description:
    'Change a part of an aspect by a JSON Patch (RFC 6902), applied to what is stored at that moment. Items of lists ' +
    'are named by their keys, which the documentation of the models shows.',
  access: 'write',
  input: {
    ...target,
    patch: z
      .array(
        z.strictObject({
          op: z.string().describe('add, remove or replace.'),
          path: z.string(),
          value: z.unknown().optional(),
        }),
      )
      .min(1)
      .describe('Operations, carried out in their order, all or none.'),
  },
  run: ({ urn, aspect, patch }, call) => write({ urn, aspect, changeType: 'PATCH', value: patch }, call),
});

interface AspectProposal {
  readonly urn: string;
  readonly aspect: string;
  readonly changeType: 'PATCH' | 'UPSERT';
  readonly value: unknown;
}

async function write({ urn, aspect, changeType, value }: AspectProposal, call: AgentCall): Promise<Members> {
  const { entity } = call.registry.requireUrn(urn);
  const proposal = {
    ...{ entityType: entity.name, entityUrn: urn, changeType, aspectName: aspect },
    aspect: { value: JSON.stringify(value), contentType: JSON_TYPE },
  };
  const [written] = await call.bus.execute(new IngestProposalsCommand([proposal], call.context));
  return { urn: written, aspect, written: true };
}
