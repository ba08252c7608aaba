type Growing = Float64Array | Int32Array | Uint16Array | Uint32Array | Uint8Array;

/** Half as long again as it is, or longer: copying what is there then costs little for each element. */
const GROWTH = 1.5;

/** A longer array with the same content and room for at least so many elements. */
export function enlarged<A extends Growing>(content: A, least: number): A;
export function enlarged(content: Growing, least: number): Growing {
  const length = Math.max(least, Math.ceil(content.length * GROWTH));
  const longer = emptyLike(content, length);
  longer.set(content);
  return longer;
}

function emptyLike(content: Growing, length: number): Growing {
  if (content instanceof Float64Array) return new Float64Array(length);
  if (content instanceof Int32Array) return new Int32Array(length);
  if (content instanceof Uint32Array) return new Uint32Array(length);
  if (content instanceof Uint16Array) return new Uint16Array(length);
  return new Uint8Array(length);
}
