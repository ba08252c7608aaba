/** Where boxes are: their upper left corners, by their ids. */
export type Positions = ReadonlyMap<string, { readonly x: number; readonly y: number }>;

/** What is laid out: boxes of a size each, and what connects them. `gap`: pixels between layers, for words on lines. */
export interface LayoutTask {
  readonly gap?: number;
  readonly boxes: readonly { readonly id: string; readonly width: number; readonly height: number }[];
  readonly edges: readonly { readonly source: string; readonly target: string }[];
}
