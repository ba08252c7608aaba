/** What Playwright compares pictures with. It is exported without types; the version of the package is pinned. */
declare module 'playwright-core/lib/coreBundle' {
  interface ImageTolerance {
    /** Of the colour of a pixel, from 0 to 1. */
    readonly threshold: number;
    /** Share of the pixels that may differ. */
    readonly maxDiffPixelRatio: number;
  }
  interface ImageDifference {
    readonly errorMessage: string;
    /** A picture with the pixels that differ; absent when the sizes differ. */
    readonly diff?: Buffer;
  }
  export const utils: {
    getComparator(
      type: 'image/png',
    ): (actual: Buffer, expected: Buffer, tolerance: ImageTolerance) => ImageDifference | null;
  };
}
