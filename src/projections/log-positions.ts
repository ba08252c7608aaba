import type { ChangeEntry, ChangeLog } from '../change-log/change-log.port.js';
import { entryDigest } from '../change-log/entry-digest.js';
import type { Position } from '../change-log/position.js';

/** Positions in a log that a store keeps, with what proves them. */
export class LogPositions {
  /** What the store had when it was opened. */
  found: Position | undefined;

  constructor(private readonly log: ChangeLog) {}

  /** @param entry of that number, where it is at hand */
  async at(seq: number, entry?: ChangeEntry): Promise<Position> {
    const digest = this.found?.seq === seq ? this.found.proof?.digest : await this.digestAt(seq, entry);
    const [storeId, opening] = [await this.log.storeId(), await this.log.opening()];
    return { storeId, seq, proof: { digest: digest ?? '', opening } };
  }

  /** `undefined` for an entry that was trimmed. */
  private async digestAt(seq: number, entry?: ChangeEntry): Promise<string | undefined> {
    const last = entry ?? (await this.log.read(seq - 1, 1))[0];
    return last?.seq === seq ? entryDigest(last) : undefined;
  }
}
