import { Module } from '@nestjs/common';
import { RestoreIndicesHandler } from './restore-indices/restore-indices.handler.js';
import { RestoreIndicesController } from './restore-indices/restore-indices.controller.js';

@Module({ controllers: [RestoreIndicesController], providers: [RestoreIndicesHandler] })
export class OperationsModule {}
