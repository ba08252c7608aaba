/** A type as the documentation writes it, parsed. Named types are full names. */
export type ParsedType =
  | { readonly kind: 'array' | 'map'; readonly of: string }
  | { readonly kind: 'name'; readonly name: string }
  | { readonly kind: 'union'; readonly members: readonly MemberText[] };

/** `key`: the alias, or the type again. */
export interface MemberText {
  readonly key: string;
  readonly type: string;
}

/** `array[…]`, `map[string, …]`, `union[…]` or a name. */
export function parseType(text: string): ParsedType {
  const inner = text.slice(text.indexOf('[') + 1, -1);
  if (text.startsWith('array[')) return { kind: 'array', of: inner };
  if (text.startsWith('map[')) return { kind: 'map', of: inner.slice('string, '.length) };
  if (!text.startsWith('union[')) return { kind: 'name', name: text };
  return { kind: 'union', members: splitMembers(inner).map(memberOf) };
}

function memberOf(text: string): MemberText {
  const alias = /^(\w+): (.*)$/.exec(text);
  return alias === null ? { key: text, type: text } : { key: alias[1] ?? '', type: alias[2] ?? '' };
}

/** Split at commas outside brackets. */
function splitMembers(text: string): readonly string[] {
  const members: string[] = [];
  let depth = 0;
  let start = 0;
  for (let index = 0; index <= text.length; index++) {
    const character = text.charAt(index);
    if (character === '[') depth += 1;
    else if (character === ']') depth -= 1;
    else if (character === '' || (character === ',' && depth === 0)) {
      members.push(text.slice(start, index).trim());
      start = index + 1;
    }
  }
  return members.filter((member) => member !== '');
}
