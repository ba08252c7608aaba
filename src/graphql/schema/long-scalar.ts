import { GraphQLError, Kind, type GraphQLScalarType } from 'graphql';
import { NumberText } from '../../kernel/exact-json.js';

/** Give the scalar Long its meaning: a JSON integer of 64 bits, exact. */
export function defineLong(scalar: GraphQLScalarType): void {
  scalar.serialize = serialize;
  scalar.parseValue = parseLong;
  scalar.parseLiteral = (node): number => {
    if (node.kind === Kind.INT || node.kind === Kind.STRING) return parseLong(node.value);
    throw new GraphQLError(`Long cannot represent a value of kind ${node.kind}.`, { nodes: node });
  };
}

function serialize(value: unknown): NumberText | number {
  if (typeof value === 'number' && Number.isInteger(value)) return value;
  if (typeof value === 'bigint') return new NumberText(String(value));
  throw new GraphQLError(`Long cannot represent ${String(value)}.`);
}

/** Input is used to compare and to store times, so it must be exact as a double. */
function parseLong(value: unknown): number {
  const number = typeof value === 'string' && /^-?\d+$/.test(value) ? Number(value) : value;
  if (typeof number === 'number' && Number.isSafeInteger(number)) return number;
  throw new GraphQLError(
    `Long cannot represent ${JSON.stringify(value)}: it must be an integer between -(2^53 - 1) and 2^53 - 1.`,
  );
}
