import { Global, Module } from '@nestjs/common';
import { Registry } from './registry.js';
import { servedRegistry } from './served-registry.js';

/** Everything in the service asks the models, so the registry need not be imported module by module. */
@Global()
@Module({
  providers: [{ provide: Registry, useValue: servedRegistry }],
  exports: [Registry],
})
export class RegistryModule {}
