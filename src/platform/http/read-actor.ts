import { SYSTEM_ACTOR } from '../../kernel/actors.js';
import { failures } from '../../kernel/failures.js';
import { readUrn, type Urn } from '../../kernel/urn.js';

/**
 * Whoever calls while authentication is off may say in whose name, by the header X-DataHub-Actor.
 * @throws failures.urnInvalid
 */
export function readActor(header: string | undefined): Urn {
  if (header === undefined || header === '') return SYSTEM_ACTOR;
  const reading = readUrn(header);
  if (reading.kind === 'problem') throw failures.urnInvalid({ urn: header, reason: reading.reason });
  return reading.value.urn;
}
