import { Module } from '@nestjs/common';
import { ChangeFollower } from '../change-log/change-follower.port.js';
import { ProjectionMetrics } from './projection-metrics.js';
import { ProjectionRunner } from './projection-runner.js';
import { ProjectionSources } from './projection-sources.js';
import { RebuildSource } from './rebuild-source.js';
import { Retention } from './retention/retention.js';
import { RetryPolicy } from './retry-policy.js';

@Module({
  providers: [
    ProjectionMetrics,
    ProjectionRunner,
    ProjectionSources,
    RebuildSource,
    Retention,
    { provide: ChangeFollower, useExisting: ProjectionRunner },
    { provide: RetryPolicy, useFactory: () => new RetryPolicy() },
  ],
  exports: [ChangeFollower, ProjectionRunner, Retention],
})
export class ProjectionsModule {}
