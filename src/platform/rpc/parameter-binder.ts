import type { ParameterSpec } from '../../../generated/service/registry/model.js';
import { membersToDoubles } from '../../kernel/exact-json.js';
import { failures } from '../../kernel/failures.js';
import type { Members } from '../../kernel/members.js';
import type { Registry } from '../../registry/index.js';
import type { ServedMethod } from './method-table.js';
import { readQueryValue } from './query-values.js';
import type { RawQuery } from './request-target.js';

/**
 * Sent values to the parameters of a method: unknown ones are passed over, the rest is checked against the models, and
 * defaults are filled in. A member that is null counts as absent; a number comes as the nearest double.
 */
export class ParameterBinder {
  constructor(private readonly registry: Registry) {}

  /** @throws failures.parameterMissing, failures.parametersInvalid */
  fromBody(method: ServedMethod, body: Members): Members {
    return this.bind(method, ({ name }) => (Object.hasOwn(body, name) ? (body[name] ?? undefined) : undefined));
  }

  /** @throws failures.parameterMissing, failures.parametersInvalid, failures.queryStringMalformed */
  fromQuery(method: ServedMethod, query: RawQuery): Members {
    return this.bind(method, ({ name, type }) => {
      const raw = query.get(name);
      return raw === undefined ? undefined : readQueryValue(name, type, raw);
    });
  }

  private bind(method: ServedMethod, read: (parameter: ParameterSpec) => unknown): Members {
    const sent: Record<string, unknown> = {};
    const deferred: Record<string, unknown> = {};
    for (const parameter of method.spec.parameters) {
      const { name } = parameter;
      const value = read(parameter);
      if (value !== undefined) (method.deferred.has(name) ? deferred : sent)[name] = value;
      else if (isNeeded(parameter)) throw failures.parameterMissing({ name });
    }
    this.check(method, sent);
    this.fillDefaults(method, sent);
    return { ...membersToDoubles(sent), ...deferred };
  }

  private check(method: ServedMethod, sent: Members): void {
    const found = this.registry.parameterIssues(method.resource, method.spec, sent);
    if (found.length === 0) return;
    // A deferred parameter was kept from the check, which therefore misses it.
    const issues = found.filter(({ path }) => !method.deferred.has(path.slice(1)));
    if (issues.length === 0) return;
    const text = issues.map(({ path, message }) => `ERROR :: ${path} :: ${message}`).join('\n');
    throw failures.parametersInvalid({ method: method.spec.name, issues: text });
  }

  private fillDefaults(method: ServedMethod, sent: Record<string, unknown>): void {
    for (const { name, type, default: fallback } of method.spec.parameters) {
      const value = sent[name];
      if (value === undefined) {
        if (fallback !== undefined && !method.deferred.has(name)) sent[name] = fallback;
      } else if (type.kind === 'named') sent[name] = this.registry.withDefaults(type.fqn, value);
      else if (type.kind === 'array' && type.items.kind === 'named' && Array.isArray(value)) {
        const { fqn } = type.items;
        sent[name] = value.map((item: unknown) => this.registry.withDefaults(fqn, item));
      }
    }
  }
}

function isNeeded(parameter: ParameterSpec): boolean {
  return parameter.presence === 'required' && parameter.default === undefined;
}
