import { Module } from '@nestjs/common';
import { ReadTimelineHandler } from './read-timeline/read-timeline.handler.js';

@Module({ providers: [ReadTimelineHandler] })
export class TimelineModule {}
