import { StoreUnavailable } from '../../kernel/failures.js';

/** The broker refuses this service: somebody has to change the configuration, or a right on the broker. */
export class KafkaRefused extends StoreUnavailable {
  override readonly name = 'KafkaRefused';
}

/** What is known of an error of the client, and of those that it was made of. */
interface FaultNames {
  /** Codes of Kafka's protocol. */
  readonly protocol: ReadonlySet<string>;
  /** Codes of the client library. */
  readonly client: ReadonlySet<string>;
  /** The message of the innermost one. */
  readonly reason: string;
}

const RIGHTS = [
  'TOPIC_AUTHORIZATION_FAILED',
  'GROUP_AUTHORIZATION_FAILED',
  'CLUSTER_AUTHORIZATION_FAILED',
  'TRANSACTIONAL_ID_AUTHORIZATION_FAILED',
] as const;
const IDENTITY = ['SASL_AUTHENTICATION_FAILED', 'UNSUPPORTED_SASL_MECHANISM', 'ILLEGAL_SASL_STATE'] as const;
/** Messages that no later attempt gets in. */
const UNACCEPTABLE = ['MESSAGE_TOO_LARGE', 'RECORD_LIST_TOO_LARGE', 'INVALID_RECORD'] as const;
const TLS_REASON = /certificate|self-signed|\bssl\b|\btls\b/i;

export function namesOf(error: unknown): FaultNames {
  const [protocol, client] = [new Set<string>(), new Set<string>()];
  let reason = '';
  // Errors are nested by the library: a list of them, or a cause.
  const visit = (one: unknown): void => {
    if (typeof one !== 'object' || one === null) return;
    const member = (name: string): unknown => Reflect.get(one, name);
    const [apiId, code, message, errors, cause] = ['apiId', 'code', 'message', 'errors', 'cause'].map(member);
    if (typeof apiId === 'string') protocol.add(apiId);
    if (typeof code === 'string') client.add(code);
    if (typeof message === 'string' && message !== '') reason = message;
    visit(cause);
    if (Array.isArray(errors)) errors.forEach(visit);
  };
  visit(error);
  return { protocol, client, reason };
}

/** Whether the broker will never take what it was given. */
export function isUnacceptable(error: unknown): boolean {
  const { protocol } = namesOf(error);
  return UNACCEPTABLE.some((code) => protocol.has(code));
}

/**
 * What the service says of an error of the client: refused, with the variable to look at, or away.
 * @param doing what it was about, such as "publish to a topic"
 */
export function kafkaFault(error: unknown, doing: string): StoreUnavailable {
  if (error instanceof StoreUnavailable) return error;
  const { protocol, client, reason } = namesOf(error);
  const right = RIGHTS.find((code) => protocol.has(code));
  if (right !== undefined)
    return new KafkaRefused(`KAFKA_BROKERS: the user of this service has no right to ${doing} (${right}).`, {
      cause: error,
    });
  if (IDENTITY.some((code) => protocol.has(code)) || client.has('PLT_KFK_AUTHENTICATION'))
    return new KafkaRefused(
      `KAFKA_SASL: the Kafka broker does not accept the mechanism, or KAFKA_USERNAME with the password of KAFKA_PASSWORD_FILE.`,
      { cause: error },
    );
  if (TLS_REASON.test(reason))
    return new KafkaRefused(`KAFKA_TLS: no encrypted connection to the Kafka broker can be made: ${reason}.`, {
      cause: error,
    });
  return new StoreUnavailable(`The Kafka broker cannot be reached to ${doing}: ${reason || String(error)}`, {
    cause: error,
  });
}
