import { Module } from '@nestjs/common';
import { AspectParser } from './aspect-parsing/aspect-parser.js';
import { CountAspectHandler } from './count-aspect/count-aspect.js';
import { AspectCoverage } from './count-coverage/aspect-coverage.js';
import { CountCoverageController } from './count-coverage/count-coverage.controller.js';
import { CountCoverageHandler } from './count-coverage/count-coverage.js';
import { DeleteEntityController } from './delete-entity/delete-entity.controller.js';
import { DeleteEntityHandler } from './delete-entity/delete-entity.handler.js';
import { DefaultAspects } from './default-aspects/default-aspects.js';
import { ExistsEntityHandler } from './exists-entity/exists-entity.js';
import { IngestProposalsHandler } from './ingest-proposals/ingest-proposals.handler.js';
import { ProposalParser } from './ingest-proposals/proposal-parser.js';
import { IngestSnapshotsHandler } from './ingest-snapshots/ingest-snapshots.handler.js';
import { SnapshotParser } from './ingest-snapshots/snapshot-parser.js';
import { ListUrnsHandler } from './list-urns/list-urns.js';
import { ReadEntitiesHandler } from './read-entities/read-entities.handler.js';
import { ReadVersionHandler } from './read-version/read-version.js';
import { ReadStampedEntitiesController } from './read-stamped-entities/read-stamped-entities.controller.js';
import { ReadStampedEntitiesHandler } from './read-stamped-entities/read-stamped-entities.js';
import { ApplyRetentionController } from './apply-retention/apply-retention.controller.js';
import { ApplyRetentionHandler } from './apply-retention/apply-retention.js';
import { SetWritableController } from './set-writable/set-writable.controller.js';
import { SetWritableHandler } from './set-writable/set-writable.js';
import { AspectPatcher } from './patching/aspect-patcher.js';
import { EditAspectsHandler } from './edit-aspects/edit-aspects.handler.js';
import { CommitNotices } from './group-commit/commit-notices.js';
import { GroupCommit } from './group-commit/group-commit.js';
import { RetentionPolicies } from './retention/retention-policies.js';
import { RunlessWrites } from './group-commit/runless-writes.js';
import { CountAspectController } from './count-aspect/count-aspect.controller.js';
import { ExistsEntityController } from './exists-entity/exists-entity.controller.js';
import { IngestProposalsController } from './ingest-proposals/ingest-proposals.controller.js';
import { IngestSnapshotsController } from './ingest-snapshots/ingest-snapshots.controller.js';
import { ListUrnsController } from './list-urns/list-urns.controller.js';
import { ReadEntitiesController } from './read-entities/read-entities.controller.js';
import { ReadVersionController } from './read-version/read-version.controller.js';

@Module({
  controllers: [
    ApplyRetentionController,
    CountAspectController,
    CountCoverageController,
    DeleteEntityController,
    ExistsEntityController,
    IngestProposalsController,
    IngestSnapshotsController,
    ListUrnsController,
    ReadEntitiesController,
    ReadStampedEntitiesController,
    ReadVersionController,
    SetWritableController,
  ],
  providers: [
    ApplyRetentionHandler,
    AspectCoverage,
    AspectPatcher,
    AspectParser,
    CommitNotices,
    CountAspectHandler,
    CountCoverageHandler,
    DefaultAspects,
    DeleteEntityHandler,
    ExistsEntityHandler,
    IngestProposalsHandler,
    IngestSnapshotsHandler,
    ListUrnsHandler,
    ProposalParser,
    ReadEntitiesHandler,
    ReadStampedEntitiesHandler,
    ReadVersionHandler,
    SetWritableHandler,
    SnapshotParser,
    EditAspectsHandler,
    GroupCommit,
    RetentionPolicies,
    RunlessWrites,
  ],
  exports: [CommitNotices, GroupCommit, RunlessWrites],
})
export class AspectsModule {}
