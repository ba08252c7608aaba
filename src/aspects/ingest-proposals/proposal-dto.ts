import { optionalText, parseSystemMetadata, requireMembers, requireText } from '../request-fields.js';
import type { ProposalDto, SerialisedAspect } from './ingest-proposals.command.js';

/**
 * Parse a proposal from the wire. The models declare the value of an aspect as bytes, one character each; real callers
 * put any text there, so only the envelope is parsed here and the aspect inside is left to the parser of its own
 * record.
 * @throws failures.parameterMissing, failures.parameterInvalid, naming the part of `name` that is wrong
 */
export function parseProposal(name: string, value: unknown): ProposalDto {
  const fields = requireMembers(name, value);
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

function parseSerialisedAspect(name: string, value: unknown): SerialisedAspect | undefined {
  if (value === undefined || value === null) return undefined;
  const fields = requireMembers(name, value);
  return {
    value: requireText(`${name}.value`, fields['value']),
    contentType: requireText(`${name}.contentType`, fields['contentType']),
  };
}
