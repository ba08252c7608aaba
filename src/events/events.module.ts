import { Module } from '@nestjs/common';
import { ProduceEventController } from './produce-event/produce-event.controller.js';
import { ProduceEventHandler } from './produce-event/produce-event.js';

@Module({ controllers: [ProduceEventController], providers: [ProduceEventHandler] })
export class EventsModule {}
