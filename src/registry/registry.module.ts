import { Global, Module } from '@nestjs/common';
import { Registry } from './registry.js';
import { servedRegistry } from './served-registry.js';

/** Everything in the service depends on the models, so modules need not import the registry one by one. */
@Global()
@Module({
  providers: [{ provide: Registry, useValue: servedRegistry }],
  exports: [Registry],
})
export class RegistryModule {}
