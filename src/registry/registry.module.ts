import { Global, Module } from '@nestjs/common';
import { aspects, entities, records, resources } from '../../generated/registry/index.js';
import { parameterValidators, validators } from '../../generated/validators/index.js';
import { GeneratedRegistry } from './generated-registry.js';
import { Registry } from './registry.js';

const registry = new GeneratedRegistry({ entities, aspects, resources, records, validators, parameterValidators });

/** Everything in the service asks the models, so the registry need not be imported module by module. */
@Global()
@Module({
  providers: [{ provide: Registry, useValue: registry }],
  exports: [Registry],
})
export class RegistryModule {}
