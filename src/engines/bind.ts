import type { Abstract, FactoryProvider } from '@nestjs/common';

/** What the tokens stand for, in their order. */
type Instances<Tokens extends readonly Abstract<unknown>[]> = {
  [At in keyof Tokens]: Tokens[At]['prototype'];
};

/** Provide an instance that is made of others. */
export function bind<T, const Tokens extends readonly Abstract<unknown>[]>(
  provide: Abstract<T>,
  inject: Tokens,
  useFactory: (...instances: Instances<Tokens>) => Promise<T> | T,
): FactoryProvider {
  return { provide, inject: [...inject], useFactory };
}
