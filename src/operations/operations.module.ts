import { Module } from '@nestjs/common';
import { RestoreIndicesHandler } from './restore-indices/restore-indices.handler.js';

@Module({ providers: [RestoreIndicesHandler] })
export class OperationsModule {}
