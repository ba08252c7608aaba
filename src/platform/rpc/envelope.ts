import type { MethodSpec } from '../../../generated/service/registry/model.js';
import { assertNever, InvariantError } from '../../kernel/assert-never.js';
import { RawJson, type RpcAnswer } from './rpc-method.js';

/** Body of a successful answer, as its kind wants it; the empty text for a method that returns nothing. */
export function envelope(method: MethodSpec, answer: RpcAnswer): string {
  if (method.returns === undefined) return '';
  switch (method.kind) {
    case 'action':
      return `{"value":${jsonText(answer)}}`;
    case 'get':
    case 'simpleGet':
      return jsonText(answer);
    case 'batchGet':
      return `{"results":${resultsText(answer)},"statuses":{},"errors":{}}`;
    default:
      return assertNever(method.kind, 'kind of method');
  }
}

function resultsText(answer: RpcAnswer): string {
  if (!(answer instanceof Map)) throw new InvariantError('A batch read answers a map.');
  const results: ReadonlyMap<unknown, RpcAnswer> = answer;
  const members = [...results].map(([id, result]) => `${JSON.stringify(String(id))}:${jsonText(result)}`);
  return `{${members.join(',')}}`;
}

function jsonText(answer: RpcAnswer): string {
  if (answer === undefined) throw new InvariantError('A method that states a result answers one.');
  return answer instanceof RawJson ? answer.text : JSON.stringify(answer);
}
