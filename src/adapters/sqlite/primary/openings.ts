import { randomUUID } from 'node:crypto';

/** Openings that are remembered; a derived store is written at every start, so it knows one of the last few. */
const REMEMBERED = 100;

/** An opening of the store. `head`: number of the newest entry then. */
interface Opening {
  readonly id: string;
  readonly head: number;
}

/**
 * The openings of a store, the latest last. A position that was read during one of them cannot be beyond the head with
 * which the next one began, unless the store has lost entries since, or is another one.
 */
export class Openings {
  private constructor(private readonly list: readonly Opening[]) {}

  /** @param text of the earlier ones, as `text` returns it; `undefined` when there are none */
  static next(text: string | undefined, head: number): Openings {
    return new Openings([...parse(text), { id: randomUUID(), head }].slice(-REMEMBERED));
  }

  /** Id of the latest. */
  get current(): string {
    return this.list.at(-1)?.id ?? '';
  }

  /** Number of the newest entry when an opening ended: infinite for the latest, -1 for one that is unknown. */
  headAfter(id: string): number {
    const at = this.list.findIndex((opening) => opening.id === id);
    return at < 0 ? -1 : (this.list[at + 1]?.head ?? Number.POSITIVE_INFINITY);
  }

  get text(): string {
    return this.list.map(({ id, head }) => `${id} ${String(head)}`).join('\n');
  }
}

function parse(text: string | undefined): readonly Opening[] {
  return (text ?? '').split('\n').flatMap((line) => {
    const [id = '', head] = line.split(' ');
    return head === undefined ? [] : [{ id, head: Number(head) }];
  });
}
