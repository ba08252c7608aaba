import type { MethodSpec } from '../../../generated/service/registry/model.js';
import { assertNever, InvariantError } from '../../kernel/assert-never.js';
import { LongText } from '../../kernel/long-text.js';
import { RawJson, type RpcAnswer } from './rpc-method.js';

/** Body of a successful answer, as its kind wants it; the empty text for a method that returns nothing. */
export function envelope(method: MethodSpec, answer: RpcAnswer): Buffer | string {
  if (method.returns === undefined) return '';
  switch (method.kind) {
    case 'action':
      return between('{"value":', jsonText(answer), '}');
    case 'get':
    case 'simpleDelete':
    case 'simpleGet':
      return between('', jsonText(answer), '');
    case 'batchGet':
      return between('{"results":', jsonText(answer), ',"statuses":{},"errors":{}}');
    default:
      return assertNever(method.kind, 'kind of method');
  }
}

function between(before: string, text: LongText | string, after: string): Buffer | string {
  if (typeof text === 'string') return `${before}${text}${after}`;
  const whole = new LongText();
  whole.add(before);
  whole.append(text);
  whole.add(after);
  return whole.whole();
}

function jsonText(answer: RpcAnswer): LongText | string {
  if (answer === undefined) throw new InvariantError('A method that states a result answers one.');
  return answer instanceof RawJson ? answer.text : JSON.stringify(answer);
}
