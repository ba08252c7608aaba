import { failures } from '../../kernel/failures.js';
import { isMembers } from '../../kernel/members.js';
import { optionalText, parseSystemMetadata, requireMembers, requireText } from '../request-fields.js';
import type { ProposalDto, SerialisedAspect } from './ingest-proposals.command.js';

/**
 * Parse a proposal from the wire. The models declare the value of an aspect as bytes, one character each; real callers
 * put any text there, so only the envelope is parsed here and the aspect inside is left to the parser of its own
 * record. Newer callers send further members, which are ignored, unless they make the change depend on something.
 * @throws failures.parameterMissing, failures.parameterInvalid, naming the part of `name` that is wrong
 */
export function parseProposal(name: string, value: unknown): ProposalDto {
  const fields = requireMembers(name, value);
  requireUnconditional(`${name}.headers`, fields['headers']);
  const entityUrn = optionalText(`${name}.entityUrn`, fields['entityUrn']);
  const aspectName = optionalText(`${name}.aspectName`, fields['aspectName']);
  const entityKeyAspect = parseSerialisedAspect(`${name}.entityKeyAspect`, fields['entityKeyAspect']);
  const aspect = parseSerialisedAspect(`${name}.aspect`, fields['aspect']);
  const systemMetadata = parseSystemMetadata(`${name}.systemMetadata`, fields['systemMetadata']);
  return {
    entityType: requireText(`${name}.entityType`, fields['entityType']),
    changeType: requireText(`${name}.changeType`, fields['changeType']),
    ...(entityUrn === undefined ? {} : { entityUrn }),
    ...(aspectName === undefined ? {} : { aspectName }),
    ...(entityKeyAspect === undefined ? {} : { entityKeyAspect }),
    ...(aspect === undefined ? {} : { aspect }),
    ...(systemMetadata === undefined ? {} : { systemMetadata }),
  };
}

/** Header by which newer callers let a change depend on the stored version (D-462); `*` is any version. */
const VERSION_CONDITION = 'If-Version-Match';
const ANY_VERSION = '*';

/** @throws failures.parameterInvalid for a condition: the change would be carried out where it must not be */
function requireUnconditional(name: string, headers: unknown): void {
  for (const [header, value] of Object.entries(isMembers(headers) ? headers : {})) {
    if (header.toLowerCase() !== VERSION_CONDITION.toLowerCase() || value === ANY_VERSION || value === null) continue;
    const reason = 'writes on condition of a version are not supported; a PATCH that begins with a test is';
    throw failures.parameterInvalid({ name: `${name}.${header}`, reason });
  }
}

function parseSerialisedAspect(name: string, value: unknown): SerialisedAspect | undefined {
  if (value === undefined || value === null) return undefined;
  const fields = requireMembers(name, value);
  return {
    value: requireText(`${name}.value`, fields['value']),
    contentType: requireText(`${name}.contentType`, fields['contentType']),
  };
}
