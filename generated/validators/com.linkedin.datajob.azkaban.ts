// @generated from models/com/linkedin/datajob/azkaban/ by "npm run generate". Do not edit.
import type { ValidationSink } from './sink.js';

const symbolsOfAzkabanJobType: ReadonlySet<string> = new Set(['COMMAND', 'HADOOP_JAVA', 'HADOOP_SHELL', 'HIVE', 'PIG', 'SQL', 'GLUE']);
export function checkAzkabanJobType(value: unknown, sink: ValidationSink): void {
  if (typeof value !== 'string' || !symbolsOfAzkabanJobType.has(value)) sink.notSymbol(value, symbolsOfAzkabanJobType);
}
