import type { VersionWeight } from '../../generated/service/registry/model.js';
import type { AuditStamp } from '../kernel/audit-stamp.js';
import type { Urn } from '../kernel/urn.js';

/**
 * One change of an entity in words. `entityUrn`: the entity, or the part of it that was changed. `modifier`: what was
 * added, removed or modified: a URN, or the address of a link; `null` for the text of the entity itself.
 * `description`: a sentence for people.
 */
export interface TimelineEvent {
  readonly entityUrn: Urn;
  readonly category: string;
  readonly operation: 'ADD' | 'MODIFY' | 'REMOVE';
  readonly modifier: string | null;
  readonly parameters: Readonly<Record<string, string>> | null;
  readonly auditStamp: AuditStamp;
  readonly semVerChange: VersionWeight;
  readonly description: string;
}

/** One step of a JSON Patch. */
export interface RawDifference {
  readonly op: 'add' | 'remove' | 'replace';
  readonly path: string;
  readonly value?: unknown;
}

/**
 * What changed in one moment. `timestamp`: epoch milliseconds, UTC. `semVer`: the version that the changes so far come
 * to, such as `0.1.0-computed`. `rawDiff`: the change of each aspect as JSON Patch, the aspect being the first step of
 * its paths; `null` unless it was asked for. `versionStamp`: the version of each aspect by then, such as
 * `globalTags:2;ownership:0`, where 0 is the latest.
 */
export interface TimelineTransaction {
  readonly timestamp: number;
  readonly actor: Urn;
  readonly proxy: null;
  readonly reporter: null;
  readonly semVer: string;
  readonly semVerChange: VersionWeight;
  readonly changeEvents: readonly TimelineEvent[];
  readonly rawDiff: readonly RawDifference[] | null;
  readonly versionStamp: string;
}
