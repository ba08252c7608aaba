// src/aspects - stores aspects and their versions in the primary store; knows nothing of search or edges.
export { AspectStore, noLimit } from './aspect-store.port.js';
export type {
  AspectPatch,
  AspectRow,
  AspectWrite,
  EntityWrite,
  RowScan,
  StoredAspects,
  WalkedRow,
  WriteRequest,
} from './aspect-store.port.js';
export { RunIndex } from './run-index.port.js';
export type { RunRow, RunSeries, RunSummary } from './run-index.port.js';
export { AspectsModule } from './aspects.module.js';
export { requireBatch } from './batch-limit.js';
export { entityPages } from './entity-pages.js';
export { CountAspectQuery } from './count-aspect/count-aspect.js';
export { DeleteEntityCommand } from './delete-entity/delete-entity.command.js';
export { EditAspectsCommand } from './edit-aspects/edit-aspects.command.js';
export type { EditedAspect } from './edit-aspects/edit-aspects.command.js';
export { ExistsEntityQuery } from './exists-entity/exists-entity.js';
export { IngestProposalsCommand } from './ingest-proposals/ingest-proposals.command.js';
export type { AspectMerge, ProposalDto, SerialisedAspect } from './ingest-proposals/ingest-proposals.command.js';
export { ProposalQueue } from './ingest-proposals/proposal-queue.port.js';
export type { QueuedProposal } from './ingest-proposals/proposal-queue.port.js';
export { ProposalRunner } from './ingest-proposals/proposal-runner.js';
export { StoredProposalQueue } from './waiting-proposals/stored-proposal-queue.js';
export { ProposalWorker } from './waiting-proposals/proposal-worker.js';
export { PROPOSALS, WaitingProposals } from './waiting-proposals/waiting-proposals.port.js';
export { parseProposal } from './ingest-proposals/proposal-dto.js';
export { IngestSnapshotsCommand } from './ingest-snapshots/ingest-snapshots.command.js';
export { placedFailure } from './placed-failure.js';
export type { SnapshotDto } from './ingest-snapshots/ingest-snapshots.command.js';
export { ListUrnsQuery } from './list-urns/list-urns.js';
export { ReadEntitiesQuery } from './read-entities/read-entities.query.js';
export type { EntityAspects } from './read-entities/read-entities.query.js';
export { ReadVersionQuery } from './read-version/read-version.js';
export type { AspectVersion } from './read-version/read-version.js';
export { CommitNotices } from './group-commit/commit-notices.js';
export { GroupCommit } from './group-commit/group-commit.js';
export { RunlessWrites } from './group-commit/runless-writes.js';
export type { EntityChange } from './group-commit/group-commit.js';
export { completeSystemMetadata } from './system-metadata.js';
