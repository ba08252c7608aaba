import type { ICommandHandler } from '@nestjs/cqrs';
import { CommandHandler } from '@nestjs/cqrs';
import { Clock } from '../../kernel/clock.js';
import { failures } from '../../kernel/failures.js';
import type { Urn } from '../../kernel/urn.js';
import { Registry } from '../../registry/registry.js';
import type { EditedAspect } from '../../aspects/index.js';
import type { AspectValue, CurrentAspects } from '../aspect-editor.js';
import { AspectEditor } from '../aspect-editor.js';
import { withEdge, withoutEdge } from './lineage-lists.js';
import type { LineageSlot } from './lineage-slot.js';
import { lineageSlot } from './lineage-slot.js';
import type { LineageEdge } from './update-lineage.command.js';
import { UpdateLineageCommand } from './update-lineage.command.js';

const DOING = 'Cannot update lineage';

/** An edge whose ends are URNs of known types, and its place. */
interface Placed {
  readonly downstream: Urn;
  readonly upstream: Urn;
  readonly slot: LineageSlot;
}

@CommandHandler(UpdateLineageCommand)
export class UpdateLineageHandler implements ICommandHandler<UpdateLineageCommand> {
  constructor(
    private readonly registry: Registry,
    private readonly editor: AspectEditor,
    private readonly clock: Clock,
  ) {}

  async execute({ edgesToAdd, edgesToRemove, context }: UpdateLineageCommand): Promise<void> {
    const added = edgesToAdd.map((edge) => this.place(edge));
    for (const { downstream, upstream } of added) {
      if (downstream !== upstream) continue;
      throw failures.editInvalid({ reason: `${DOING}: ${upstream} cannot be upstream of itself.`, value: upstream });
    }
    const removed = edgesToRemove.map((edge) => this.place(edge));
    const all = [...added, ...removed];
    const owners = all.map(({ slot }) => slot.owner);
    const stamp = { time: this.clock.now(), actor: context.actor };
    await this.editor.edit(owners, context, (current) => {
      for (const edge of added) current.requireExisting(edge.upstream, DOING);
      for (const edge of all) current.requireExisting(edge.downstream, DOING);
      const changes = new Map<string, EditedAspect>();
      // Removals last: they win over an addition of the same edge.
      for (const { slot } of added) change(changes, current, slot, (value) => withEdge(value, slot, stamp));
      for (const { slot } of removed) {
        if (current.exists(slot.owner)) change(changes, current, slot, (value) => withoutEdge(value, slot));
      }
      return [...changes.values()];
    });
  }

  private place({ downstreamUrn, upstreamUrn }: LineageEdge): Placed {
    const downstream = this.registry.requireUrn(downstreamUrn).urn;
    const upstream = this.registry.requireUrn(upstreamUrn).urn;
    return { downstream, upstream, slot: lineageSlot(downstream, upstream) };
  }
}

function change(
  changes: Map<string, EditedAspect>,
  current: CurrentAspects,
  slot: LineageSlot,
  edit: (value: AspectValue) => AspectValue,
): void {
  const key = `${slot.owner}\n${slot.aspect}`;
  const before = changes.get(key)?.value ?? current.value(slot.owner, slot.aspect) ?? slot.base;
  if (before === undefined) {
    const reason = `${DOING}: ${slot.owner} has no aspect "${slot.aspect}" to hold the edge.`;
    throw failures.editInvalid({ reason, value: slot.owner });
  }
  changes.set(key, { urn: slot.owner, aspect: slot.aspect, value: edit(before) });
}
