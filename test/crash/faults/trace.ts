/**
 * What `file-faults.c` records. `inode`: number of a file, which a later file may get. Names: in the directory. `sync`:
 * number of a sync, since those of two threads overlap.
 */
export type TraceRecord =
  | { readonly kind: 'mark'; readonly text: string }
  | {
      readonly kind: 'open';
      readonly name: string;
      readonly inode: bigint;
      readonly isNew: boolean;
      readonly isTruncated: boolean;
    }
  | { readonly kind: 'rename'; readonly from: string; readonly to: string }
  | { readonly kind: 'sync-begin'; readonly inode: bigint; readonly sync: number }
  | { readonly kind: 'sync-end'; readonly inode: bigint; readonly sync: number; readonly isFailed: boolean }
  | { readonly kind: 'truncate'; readonly inode: bigint; readonly size: number }
  | { readonly kind: 'unlink'; readonly name: string }
  | { readonly kind: 'write'; readonly inode: bigint; readonly offset: number; readonly data: Buffer };

/** Bytes of the header of a record, and where in it what stands. */
const HEADER = 32;
const ERROR = 4;
const INODE = 8;
const OFFSET = 16;
const LENGTH = 24;

/** @throws RangeError when the trace ends in the middle of a record */
export function parseTrace(trace: Buffer): readonly TraceRecord[] {
  const records: TraceRecord[] = [];
  for (let at = 0; at < trace.length;) {
    const length = trace.readUInt32LE(at + LENGTH);
    const end = at + HEADER + length;
    if (end > trace.length) throw new RangeError('The trace ends in the middle of a record.');
    records.push(parse(trace.subarray(at, at + HEADER), trace.subarray(at + HEADER, end)));
    at = end;
  }
  return records;
}

function parse(header: Buffer, data: Buffer): TraceRecord {
  const operation = String.fromCharCode(header.readUInt8(0));
  const flags = header.readUInt8(1);
  const inode = header.readBigUInt64LE(INODE);
  const offset = Number(header.readBigUInt64LE(OFFSET));
  const text = data.toString('utf8');
  const [from = '', to = ''] = text.split('\n');
  switch (operation) {
    case 'c':
      return { kind: 'open', name: text, inode, isNew: (flags & 1) !== 0, isTruncated: (flags & 2) !== 0 };
    case 'm':
      return { kind: 'mark', text };
    case 'r':
      return { kind: 'rename', from, to };
    case 's':
      return { kind: 'sync-begin', inode, sync: offset };
    case 'S':
      return { kind: 'sync-end', inode, sync: offset, isFailed: header.readInt32LE(ERROR) !== 0 };
    case 't':
      return { kind: 'truncate', inode, size: offset };
    case 'u':
      return { kind: 'unlink', name: text };
    case 'w':
      return { kind: 'write', inode, offset, data };
    default:
      throw new RangeError(`The trace has an unknown record ${operation}.`);
  }
}
