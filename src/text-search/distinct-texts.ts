/** Texts that are looked up here; further ones are in a Set, so that no choice of texts makes it slow. */
const FEW = 256;
/** Four times as many places as texts, so that few of them meet. */
const PLACES = 4 * FEW;
/** Numbers of texts that a place can have. */
const LAST_NUMBER = 2 ** 31 - 1 - FEW;
/** Of the hash by Fowler, Noll and Vo. */
const SEED = 0x811c9dc5;
const PRIME = 0x01000193;

/**
 * A list of texts, each once, that is filled again and again. A Set would enter every text into the engine's table of
 * all names first, which took longer than the analysis of its words.
 */
export class DistinctTexts {
  /** In the order in which they came. */
  readonly texts: string[] = [];
  /** Number of a text, from 1, beyond `before`; numbers up to that one are of lists that were cleared. */
  private readonly places = new Int32Array(PLACES);
  private before = 0;
  private further: Set<string> | undefined;

  /** Add a text unless it is there. */
  add(text: string): 'again' | 'first' {
    let place = hashOf(text) & (PLACES - 1);
    for (let number = this.numberAt(place); number > 0; number = this.numberAt(place)) {
      if (this.texts[number - 1] === text) return 'again';
      place = (place + 1) & (PLACES - 1);
    }
    if (this.texts.length >= FEW) return this.addFurther(text);
    this.places[place] = this.before + this.texts.push(text);
    return 'first';
  }

  clear(): void {
    this.before += Math.min(this.texts.length, FEW);
    this.texts.length = 0;
    this.further = undefined;
    if (this.before < LAST_NUMBER) return;
    this.places.fill(0);
    this.before = 0;
  }

  private numberAt(place: number): number {
    return (this.places[place] ?? 0) - this.before;
  }

  private addFurther(text: string): 'again' | 'first' {
    const further = (this.further ??= new Set<string>());
    if (further.has(text)) return 'again';
    further.add(text);
    this.texts.push(text);
    return 'first';
  }
}

function hashOf(text: string): number {
  const { length } = text;
  let hash = Math.imul(SEED ^ length, PRIME);
  // Not all of a text: it is compared anyway. Most texts of one list differ at their end, URNs before it.
  hash = Math.imul(hash ^ text.charCodeAt(length - 1), PRIME);
  hash = Math.imul(hash ^ text.charCodeAt(length - 2), PRIME);
  hash = Math.imul(hash ^ text.charCodeAt(length - 7), PRIME);
  hash = Math.imul(hash ^ text.charCodeAt(length - 8), PRIME);
  hash = Math.imul(hash ^ text.charCodeAt(length >> 1), PRIME);
  return hash ^ (hash >>> 15);
}
