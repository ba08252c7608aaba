import { describeEditing } from './aspect-store-editing.js';
import { describeHistory } from './aspect-store-history.js';
import { describePatching } from './aspect-store-patching.js';
import { describePoints } from './aspect-store-points.js';
import { describeReading } from './aspect-store-reading.js';
import { describeRefusals } from './aspect-store-refusals.js';
import { describeRetention } from './aspect-store-retention.js';
import { describeScanning } from './aspect-store-scanning.js';
import { describeWriting } from './aspect-store-writing.js';
import type { PrimaryStoreAdapter } from './primary-store-adapters.js';

/** The contract of the AspectStore port, for every adapter. */
export function describeAspectStore(adapter: PrimaryStoreAdapter): void {
  describe(`AspectStore: ${adapter.name}`, () => {
    describe('writing', () => describeWriting(adapter));
    describe('patching', () => describePatching(adapter));
    describe('editing', () => describeEditing(adapter));
    describe('points', () => describePoints(adapter));
    describe('refusals', () => describeRefusals(adapter));
    describe('reading', () => describeReading(adapter));
    describe('history', () => describeHistory(adapter));
    describe('retention', () => describeRetention(adapter));
    describe('scanning', () => describeScanning(adapter));
  });
}
