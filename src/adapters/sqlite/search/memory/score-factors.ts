import { enlarged } from '../../enlarged.js';

/** Numbers that two bytes can say. */
const SHORT_NUMBERS = 65_536;

/**
 * What the scores of documents are multiplied by. Factors come from the weights that models state, and so are few: a
 * document has the number of its factor, which for a million documents fits the caches of a processor.
 */
export class ScoreFactors {
  /** By number; the first one is 1. */
  readonly values: number[] = [1];
  /** By id; documents beyond its end have the factor 1. */
  private own: Uint16Array | Uint32Array = new Uint16Array(0);
  private readonly known = new Map([[1, 0]]);
  private most = 1;

  /** Numbers of the factors, by id; those beyond the end are 0. */
  get numbers(): Uint16Array | Uint32Array {
    return this.own;
  }

  /** One that none exceeds, at least 1. */
  get highest(): number {
    return this.most;
  }

  get areAllOne(): boolean {
    return this.values.length === 1;
  }

  get bytes(): number {
    return this.own.byteLength;
  }

  of(id: number): number {
    return this.values[this.own[id] ?? 0] ?? 1;
  }

  put(id: number, factor: number): void {
    this.putNumber(id, this.numberOf(factor));
  }

  /** Place of a factor in `values`. */
  numberOf(factor: number): number {
    return this.known.get(factor) ?? this.add(factor);
  }

  /** @param number of its factor */
  putNumber(id: number, number: number): void {
    if (number === 0 && id >= this.own.length) return;
    if (id >= this.own.length) this.own = enlarged(this.own, id + 1);
    this.own[id] = number;
  }

  private add(factor: number): number {
    const number = this.values.push(factor) - 1;
    this.known.set(factor, number);
    this.most = Math.max(this.most, factor);
    if (number === SHORT_NUMBERS) this.own = Uint32Array.from(this.own);
    return number;
  }
}
