import type { MethodSpec, ResourceSpec } from '../../../generated/service/registry/model.js';
import { SYSTEM_ACTOR } from '../../kernel/actors.js';
import { Work } from '../../kernel/work.js';
import { buildMethodTable } from './method-table.js';
import { RpcMethod } from './rpc-method.js';
import type { RequestContext } from '../seam/index.js';

class CountController {
  readonly counted = 7;

  @RpcMethod('aspects.getCount', { deferred: ['urnLike'] })
  count(): number {
    return this.counted;
  }
}

class ReadController {
  @RpcMethod('aspects.get')
  read(): object {
    return {};
  }
}

function method(kind: MethodSpec['kind'], name: string): MethodSpec {
  return { kind, name, doc: '', deprecated: undefined, parameters: [], returns: undefined, errors: [] };
}

function resource(...methods: readonly MethodSpec[]): ResourceSpec {
  return { name: 'aspects', doc: '', source: 'rpc/aspects.yml', methods };
}

const CONTEXT: RequestContext = { actor: SYSTEM_ACTOR, requestId: 'req-1', wire: 'rpc', work: Work.unlimited };

describe('buildMethodTable', () => {
  it('binds each method to the controller that names it', async () => {
    const spec = resource(method('action', 'getCount'), method('get', 'get'));
    const { table, problems } = buildMethodTable([spec], [new CountController(), new ReadController(), {}]);
    const served = table.get('aspects');
    const count = served?.actions.get('getCount');
    expect(problems).toEqual([]);
    expect([served?.get?.spec.name, served?.batchGet, served?.simpleGet]).toEqual(['get', undefined, undefined]);
    expect([count?.spec.name, [...(count?.deferred ?? [])]]).toEqual(['getCount', ['urnLike']]);
    expect(await count?.handle({}, CONTEXT, '2.0.0')).toBe(7);
  });

  it('tells what is without a controller, has several, or is no method', () => {
    const spec = resource(method('action', 'getCount'), method('action', 'restoreIndices'));
    const controllers = [new CountController(), new CountController(), new ReadController()];
    expect(buildMethodTable([spec], controllers).problems).toEqual([
      'aspects.getCount has several controllers',
      'aspects.restoreIndices has no controller',
      "aspects.get is not among the models' methods",
    ]);
  });
});

export class WrongController {
  // @ts-expect-error -- a controller reads only what the model states
  @RpcMethod('aspects.getCount')
  count(parameters: { readonly nonsense: string }): string {
    return parameters.nonsense;
  }
}
