/** How many entities of a type a catalog has in which nobody has written: its first contents. */
export const FIRST_ENTITIES: Readonly<Record<string, number>> = { corpuser: 1 };
