import { optionalText, readSystemMetadata, requireMembers, requireText } from '../request-fields.js';
import type { ProposalDto, SerialisedAspect } from './ingest-proposals.command.js';

/**
 * A proposal as it came over the wire. The models call the value of an aspect bytes, one character each; real callers
 * send any text there, so the shell is read here and the aspect inside is left to its own record.
 * @throws failures.parameterMissing, failures.parameterInvalid, naming the part of `name` that is not as it should be
 */
export function parseProposal(name: string, value: unknown): ProposalDto {
  const sent = requireMembers(name, value);
  const entityUrn = optionalText(`${name}.entityUrn`, sent['entityUrn']);
  const aspectName = optionalText(`${name}.aspectName`, sent['aspectName']);
  const entityKeyAspect = readAspect(`${name}.entityKeyAspect`, sent['entityKeyAspect']);
  const aspect = readAspect(`${name}.aspect`, sent['aspect']);
  const systemMetadata = readSystemMetadata(`${name}.systemMetadata`, sent['systemMetadata']);
  return {
    entityType: requireText(`${name}.entityType`, sent['entityType']),
    changeType: requireText(`${name}.changeType`, sent['changeType']),
    ...(entityUrn === undefined ? {} : { entityUrn }),
    ...(aspectName === undefined ? {} : { aspectName }),
    ...(entityKeyAspect === undefined ? {} : { entityKeyAspect }),
    ...(aspect === undefined ? {} : { aspect }),
    ...(systemMetadata === undefined ? {} : { systemMetadata }),
  };
}

function readAspect(name: string, value: unknown): SerialisedAspect | undefined {
  if (value === undefined || value === null) return undefined;
  const sent = requireMembers(name, value);
  return {
    value: requireText(`${name}.value`, sent['value']),
    contentType: requireText(`${name}.contentType`, sent['contentType']),
  };
}
