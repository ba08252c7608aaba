import { Module } from '@nestjs/common';
import { AspectsModule } from '../aspects/index.js';
import { Bootstrap } from './bootstrap.js';

/** First contents of a catalog. */
@Module({ imports: [AspectsModule], providers: [Bootstrap], exports: [Bootstrap] })
export class BootstrapModule {}
