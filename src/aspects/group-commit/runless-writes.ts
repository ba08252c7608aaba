import { Injectable } from '@nestjs/common';
import { Clock } from '../../kernel/clock.js';
import type { Urn } from '../../kernel/urn.js';
import { completeSystemMetadata } from '../system-metadata.js';
import { type CommitRequest, GroupCommit } from './group-commit.js';

/** Writes that somebody asks for by an operation: they have the present time, and belong to no run. */
@Injectable()
export class RunlessWrites {
  constructor(
    private readonly groupCommit: GroupCommit,
    private readonly clock: Clock,
  ) {}

  /** See GroupCommit. @param actor who asked for them */
  submit(changes: CommitRequest['changes'], actor: Urn): ReturnType<GroupCommit['submitRemoval']> {
    const time = this.clock.now();
    const system = completeSystemMetadata(undefined, time);
    return this.groupCommit.submitRemoval({ changes, stamp: { time, actor }, system });
  }
}
