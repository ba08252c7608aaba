/** The header of a message that says on whose behalf it was sent. */
const NAME = 'cadastre-actor';

export function actorHeaders(actor: string): Map<Buffer, Buffer> {
  return new Map([[Buffer.from(NAME), Buffer.from(actor)]]);
}

/** `undefined` where no header says it. */
export function actorIn(headers: ReadonlyMap<Buffer, Buffer>): string | undefined {
  for (const [name, value] of headers) if (name.toString() === NAME) return value.toString();
  return undefined;
}
