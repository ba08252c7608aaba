// @generated from models/com/linkedin/events/metadata/ by "npm run generate". Do not edit.
import type { ValidationSink } from './sink.js';

const symbolsOfChangeType: ReadonlySet<string> = new Set(['UPSERT', 'CREATE', 'UPDATE', 'DELETE', 'PATCH', 'RESTATE']);
export function checkChangeType(value: unknown, sink: ValidationSink): void {
  if (typeof value !== 'string' || !symbolsOfChangeType.has(value)) sink.notSymbol(value, symbolsOfChangeType);
}
