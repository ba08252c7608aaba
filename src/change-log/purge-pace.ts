/**
 * How the traces of what was deleted or replaced are removed. `in-slices`: a few milliseconds at a time, while requests
 * are served. `at-once`: everything stops meanwhile, and files become as small as they can.
 */
export type PurgePace = 'at-once' | 'in-slices';
