import type { Name } from './syntax.js';
import { reservedWord, type Token } from './token.js';
import type { TokenStream } from './token-stream.js';

/**
 * A simple name, `what` being how messages call it (`a field name`). A word that cannot be a name is reported and
 * accepted anyway; `undefined` when there is no name here.
 */
export function parseSimpleName(stream: TokenStream, what: string): Name | undefined {
  const name = parseDottedName(stream, what);
  if (name?.text.includes('.') === true) {
    const params = { name: name.text, what: capitalized(what) };
    stream.diagnostics.report('qualified-name', name.span, params);
    return { text: name.text.slice(name.text.lastIndexOf('.') + 1), span: name.span };
  }
  return name;
}

/** A name that may have a namespace; errors as for `parseSimpleName`. */
export function parseDottedName(stream: TokenStream, what: string): Name | undefined {
  const first = takeWord(stream, what);
  if (first === undefined) return undefined;
  if (!stream.at('.')) return { text: first.text, span: stream.spanOf(first) };
  let text = first.text;
  while (stream.take('.') !== undefined) {
    const segment = takeWord(stream, 'a name after the dot');
    if (segment === undefined) break;
    text += `.${segment.text}`;
  }
  return { text, span: stream.spanFrom(first.start) };
}

function takeWord(stream: TokenStream, what: string): Token | undefined {
  const token = stream.current;
  const isWord = token.kind === 'identifier' || token.kind === 'number';
  if (!isWord && reservedWord(token.kind) === undefined) {
    stream.reportExpected(what);
    return undefined;
  }
  stream.advance();
  reportFlaw(stream, token);
  return token;
}

function reportFlaw(stream: TokenStream, token: Token): void {
  const span = stream.spanOf(token);
  if (token.kind === 'number' || token.flaw === 'invalid') {
    stream.diagnostics.report('invalid-name', span, { name: token.text });
  } else if (token.flaw === 'hyphen') {
    stream.diagnostics.report('hyphen-in-name', span, { name: token.text });
  } else if (token.kind !== 'identifier') {
    stream.diagnostics.report('reserved-word', span, { word: token.text });
  }
}

function capitalized(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
