/** With what an index is made. */
export interface IndexBody {
  readonly settings: Readonly<Record<string, unknown>>;
  readonly mappings: Readonly<Record<string, unknown>>;
}

/** Names of the indexes and aliases of one store, all under a prefix that other users of the server do not have. */
export class IndexNames {
  /**
   * @param prefix such as `cadastre`
   * @param store such as `documents`
   */
  constructor(
    readonly prefix: string,
    readonly store: string,
  ) {}

  /** The index of positions, which all stores share. */
  get positions(): string {
    return `${this.prefix}-positions`;
  }

  /** All indexes of the store, by a pattern. */
  get ofStore(): string {
    return `${this.prefix}-${this.store}-*`;
  }

  ofGeneration(generation: number): string {
    return `${this.prefix}-${this.store}-${String(generation)}-*`;
  }

  /** Index of a part, such as an entity type; names are in lower case. */
  index(generation: number, part: string): string {
    return `${this.prefix}-${this.store}-${String(generation)}-${part.toLowerCase()}`;
  }

  partOf(index: string, generation: number): string {
    return index.slice(this.index(generation, '').length);
  }

  /** Alias of what serves: all parts. */
  get all(): string {
    return `${this.prefix}-${this.store}`;
  }

  /** The same of one part. */
  part(part: string): string {
    return `${this.all}.${part.toLowerCase()}`;
  }

  /** Alias of an index for what one writer writes. */
  written(index: string, writer: number): string {
    return `${index}.w${String(writer)}`;
  }

  /** Aliases of the index of a part that serves. */
  aliases(part: string): readonly string[] {
    return [this.all, this.part(part)];
  }
}
