const OURS = 'com.linkedin.';
const PREFIX = 'pegasus2avro.';
/** Namespace of types that were Avro before they were PDL: they keep their names. */
const FROM_AVRO = 'com.linkedin.avro2pegasus.';

/** Name of a type in Avro: the namespace distinguishes events on Kafka from the model's own types. */
export function avroName(fqn: string): string {
  if (fqn.startsWith(FROM_AVRO)) return `${OURS}${fqn.slice(FROM_AVRO.length)}`;
  return fqn.startsWith(OURS) ? `${OURS}${PREFIX}${fqn.slice(OURS.length)}` : fqn;
}
