import type { Command } from 'commander';
import { counted } from '../../kernel/counted.js';
import type { CommandContext } from '../command-context.js';
import { memberOf, textOf } from '../json-members.js';
import { type Confirmation, isConfirmed } from './confirm.js';
import { encodedList } from './encoded-list.js';
import { findEntity, type NamedEntity } from './entities/entity-rules.js';
import { isStored, propose, settingPatch } from './entities/propose.js';

interface DeleteOptions {
  readonly hard?: true;
  readonly references?: true;
  /** Whether deletion was agreed to beforehand. */
  readonly isAgreed: boolean;
}

/** `cadastre delete` and `cadastre undelete`: entities and aspects that are no longer wanted. */
export function addDelete(program: Command, context: CommandContext): void {
  program
    .command('delete <urn> [aspect]')
    .description('mark an entity as removed, or delete it or one of its aspects for good')
    .option('--hard', 'delete the entity with all aspects and their history')
    .option('--references', 'with --hard, also remove from all other entities what points at it')
    .option('-y, --yes', 'do not ask before something is deleted for good')
    .addHelpText(
      'after',
      `
An entity that is marked as removed is hidden from search; undelete shows it again. What is deleted for good does not
return; without a terminal to ask on, that needs --yes.

Examples:
  $ npx cadastre delete "urn:li:corpuser:jdoe"
  $ npx cadastre delete "urn:li:corpuser:jdoe" --hard --references
  $ npx cadastre delete "urn:li:corpuser:jdoe" corpUserInfo --yes`,
    )
    .action(
      async (urn: string, aspect: string | undefined, given: Omit<DeleteOptions, 'isAgreed'>, command: Command) => {
        const options = { ...given, isAgreed: command.getOptionValue('yes') === true };
        const entity = await storedEntity(urn, context);
        if (entity === undefined) return;
        // Without its key aspect there is no entity.
        if (aspect === entity.keyAspect) await deleteEntity(entity, options, context);
        else if (aspect !== undefined) await deleteAspect(urn, aspect, options, context);
        else if (options.hard === true) await deleteEntity(entity, options, context);
        else await mark(entity, 'removed', context);
      },
    );
  program
    .command('undelete <urn>')
    .description('show an entity again that is marked as removed')
    .addHelpText('after', '\nExamples:\n  $ npx cadastre undelete "urn:li:corpuser:jdoe"')
    .action(async (urn: string) => {
      const entity = await storedEntity(urn, context);
      if (entity !== undefined) await mark(entity, 'shown', context);
    });
}

/** Refuses an entity of which nothing is stored: to mark it would create it. */
async function storedEntity(urn: string, context: CommandContext): Promise<NamedEntity | undefined> {
  // The service is asked in any case: it knows what is wrong with a URN.
  if (await isStored(urn, context.client())) {
    const entity = await findEntity(urn);
    if (entity !== undefined) return entity;
    const message = `The models of this command line do not have the entity type of ${urn}.`;
    context.refuse({ code: 'NAME_UNKNOWN', message, status: 0 });
    return undefined;
  }
  context.refuse({ code: 'ENTITY_MISSING', message: `${urn} is not stored.`, status: 0 });
  return undefined;
}

/** Set or clear the flag. Both can be repeated. */
async function mark(entity: NamedEntity, wanted: 'removed' | 'shown', context: CommandContext): Promise<void> {
  const { urn, type, flag } = entity;
  if (flag === undefined) {
    const message = `Entities of the type ${type} cannot be marked as removed; --hard deletes for good.`;
    context.refuse({ code: 'CHANGE_TYPE_UNSUPPORTED', message, status: 0 });
    return;
  }
  const text = settingPatch(flag.path, wanted === 'removed');
  await propose({ kind: 'PATCH', urn, aspect: flag.aspect, text }, context.client());
  const sentence = wanted === 'removed' ? `is marked as removed; undelete shows it again.` : 'is shown.';
  context.done(`${urn} ${sentence}`, { urn, removed: wanted === 'removed' });
}

async function deleteEntity(
  { urn, keyAspect }: NamedEntity,
  options: DeleteOptions,
  context: CommandContext,
): Promise<void> {
  if (!(await isConfirmed(`Delete ${urn} with all aspects and their history?`, agreed(options), context))) return;
  await propose({ kind: 'DELETE', urn, aspect: keyAspect }, context.client());
  if (options.references !== true) {
    context.done(`${urn} is deleted.`, { urn, deleted: true });
    return;
  }
  const references = Number(textOf(await context.client().action('entities', 'deleteReferences', { urn }), 'total'));
  const sentence = `${urn} is deleted, and ${counted(references, 'reference')} to it removed.`;
  context.done(sentence, { urn, deleted: true, references });
}

async function deleteAspect(
  urn: string,
  aspect: string,
  options: DeleteOptions,
  context: CommandContext,
): Promise<void> {
  const path = `/entitiesV2/${encodeURIComponent(urn)}?aspects=${encodedList([aspect])}`;
  const aspects = memberOf(await context.client().read(path), 'aspects');
  if (memberOf(aspects, aspect) === undefined) {
    context.refuse({ code: 'ASPECT_MISSING', message: `${urn} has no aspect ${aspect}.`, status: 0 });
    return;
  }
  if (!(await isConfirmed(`Delete ${aspect} of ${urn} with its history?`, agreed(options), context))) return;
  await propose({ kind: 'DELETE', urn, aspect }, context.client());
  context.done(`${aspect} of ${urn} is deleted.`, { urn, aspect, deleted: true });
}

function agreed({ isAgreed }: DeleteOptions): Confirmation {
  return { isAgreed, otherwise: 'Nothing was deleted' };
}
