import type { ProcessEngine } from '../process-engine.js';
import { FaultRelay } from './fault-relay.js';

/**
 * What happens to an engine. `stop`: it ends in order; `kill`: SIGKILL; `pause`: SIGSTOP; `slow`, `cut` and `deaf`: of
 * the network to it, see RelayMode; `full`: no space is left on its disk.
 */
export type EngineFault = 'cut' | 'deaf' | 'full' | 'kill' | 'pause' | 'slow' | 'stop';

/** How an engine has no space left, and has some again; `remove` after the engine has ended. */
export interface Space {
  fill(): Promise<void>;
  free(): Promise<void>;
  remove(): Promise<void>;
}

/** What makes an engine that faults can happen to. */
export interface EngineParts {
  /** @param relay port at which clients will reach it */
  make(relay: number): ProcessEngine;
  /** Its own port, of the variables by which it says where it is. */
  portOf(found: Readonly<Record<string, string>>): number;
  /** Called before it starts. */
  spaceOf(engine: ProcessEngine): Space;
}

/** A real engine that services reach through a relay, and to which faults happen. */
export class FaultedEngine {
  private fault: EngineFault | undefined;

  private constructor(
    private readonly engine: ProcessEngine,
    private readonly relay: FaultRelay,
    private readonly space: Space,
    /** Where it is itself, by variable. */
    readonly found: Readonly<Record<string, string>>,
  ) {}

  /** @throws EngineMissing, SmallDiskMissing */
  static async start(parts: EngineParts): Promise<FaultedEngine> {
    let port = 0;
    const relay = await FaultRelay.open(() => port);
    const engine = parts.make(relay.port);
    const space = parts.spaceOf(engine);
    try {
      const found = await engine.start();
      port = parts.portOf(found);
      return new FaultedEngine(engine, relay, space, found);
    } catch (error) {
      await relay.close();
      await engine.kill();
      await space.remove();
      await engine.remove();
      throw error;
    }
  }

  /** Port of the relay. */
  get port(): number {
    return this.relay.port;
  }

  async inject(fault: EngineFault): Promise<void> {
    this.fault = fault;
    switch (fault) {
      case 'stop':
        await this.engine.stop();
        break;
      case 'kill':
        await this.engine.kill();
        break;
      case 'pause':
        this.engine.pause();
        break;
      case 'full':
        await this.space.fill();
        break;
      default:
        this.relay.become(fault);
    }
  }

  /** What an operator does at most: make space, start what has ended. */
  async heal(): Promise<void> {
    const { fault } = this;
    this.fault = undefined;
    this.relay.become('pass');
    if (fault === 'pause') this.engine.resume();
    if (fault === 'full') await this.space.free();
    if (!this.engine.isRunning) await this.engine.start();
  }

  async close(): Promise<void> {
    if (this.fault === 'pause') this.engine.resume();
    await this.relay.close();
    await this.engine.kill();
    await this.space.remove();
    await this.engine.remove();
  }
}
