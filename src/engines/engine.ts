/** Something that keeps a file or a connection open. */
export interface Closable {
  close(): Promise<void> | void;
}

/**
 * An engine behind a port. `probe`: rejects when it cannot be reached or cannot do its work. `check`: looks in the
 * background whether what is stored is damaged, if there is reason to, and calls back with what it found. `projection`:
 * what makes the store again from its beginning, once the engine has given up what is damaged, and how much of it is to
 * be compared with the primary store; absent for one that cannot be made again. `warmUp`: loads what it needs in the
 * background; never rejects.
 */
export interface Engine extends Closable {
  readonly name: string;
  readonly probe: () => Promise<unknown>;
  readonly check: (onDamage: (reason: string) => void) => void;
  readonly projection?: { readonly name: string; readonly compared: 'all' | 'samples' };
  readonly warmUp?: () => Promise<void>;
}

/**
 * The engine that the ports of the primary store are bound to: AspectStore, ChangeLog, TimeseriesStore, DeadLetters,
 * Leases, RunIndex, StoredModel, StoredTexts and WaitingProposals. It is open when it is provided, and closed after
 * everything that is derived from it.
 */
export abstract class PrimaryEngine {
  abstract readonly engine: Engine;
}

/**
 * The engines that DocumentStore, EdgeStore, SearchIndex and EdgeGraph are bound to. They are open when they are
 * provided, under models that were accepted, and closed in their order.
 */
export abstract class IndexEngines {
  abstract readonly engines: readonly Engine[];
}

/**
 * The folder of this process's own files, which nobody else may use meanwhile; closed after all engines. Where no
 * engine is embedded there is none, and both methods do nothing.
 */
export abstract class DataFolder {
  /** Tell commands of this machine where requests are served. */
  abstract announce(address: string): void;
  abstract close(): Promise<void> | void;
}

/** The exchange of events with others, around the life of the server; without a broker there is none. */
export abstract class EventEngine {
  /** Begin in the background; a broker that is away is waited for. */
  abstract start(): void;
  /** Take nothing further. */
  abstract finish(): Promise<void>;
  /** After the last write, and before the engines are closed. */
  abstract close(): Promise<void>;
  /** What operators should look at, a sentence each. */
  abstract warnings(): readonly string[];
  /** What is wrong with the broker, by name of the engine: `undefined` when nothing is; empty where there is none. */
  abstract problems(): ReadonlyMap<string, string | undefined>;
}

/** What operators should know of what is sent to receivers of OpenLineage; where there are none, nothing. */
export abstract class LineageState {
  /** What operators should look at, a sentence each. */
  abstract warnings(): readonly string[];
  /** What is wrong with a receiver, by its name: `undefined` when nothing is. */
  abstract problems(): ReadonlyMap<string, string | undefined>;
}

/** Names of engines, for people and in metrics. */
export const PRIMARY_STORE = 'primary store';
export const SEARCH_INDEX = 'search index';
export const EDGE_GRAPH = 'edge graph';
export const EVENT_BROKER = 'events';

/** Names of the projections. */
export const DOCUMENTS = 'documents';
export const EDGES = 'edges';
