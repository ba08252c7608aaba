import { Injectable, Logger } from '@nestjs/common';
import { AspectStore, completeSystemMetadata, type EntityChange, GroupCommit } from '../aspects/index.js';
import { readInstalledFiles } from '../assets/index.js';
import { ChangeLog, StoredTexts } from '../change-log/index.js';
import { SYSTEM_ACTOR } from '../kernel/actors.js';
import { Clock } from '../kernel/clock.js';
import { failures } from '../kernel/failures.js';
import type { Urn } from '../kernel/urn.js';
import { Registry } from '../registry/index.js';
import type { FirstAspect } from './bootstrap-file.js';

/** Where the files are, from the root of the package. */
const BOOTSTRAP_FOLDER = 'models/bootstrap';
/** Name of the text that says how far the first contents are. */
const STATE = 'bootstrap';
/** Other processes and first callers may write the same entities meanwhile. */
const MOST_ATTEMPTS = 10;

/** How it went. `not-empty`: the catalog had something before. `problems`: mistakes in the files, with their places. */
export type BootstrapOutcome =
  { readonly kind: 'not-empty' | 'written' } | { readonly kind: 'refused'; readonly problems: readonly string[] };

/**
 * Gives an empty catalog its first contents: users, roles, policies, platforms and what else the files say. They are
 * written once, by whichever process is first, all or none, and never over something that is there.
 */
@Injectable()
export class Bootstrap {
  private readonly logger = new Logger('bootstrap');

  // eslint-disable-next-line @typescript-eslint/max-params -- the ports that it stands on
  constructor(
    private readonly registry: Registry,
    private readonly store: AspectStore,
    private readonly groupCommit: GroupCommit,
    private readonly log: ChangeLog,
    private readonly texts: StoredTexts,
    private readonly clock: Clock,
  ) {}

  /** In the background: what goes wrong is logged, and tried again at the next start. */
  async start(): Promise<void> {
    try {
      const outcome = await this.run();
      if (outcome.kind === 'refused')
        for (const problem of outcome.problems)
          this.logger.error(`The catalog stays without first contents: ${problem}`);
    } catch (error) {
      this.logger.error({ err: error, msg: 'The first contents of the catalog could not be written.' });
    }
  }

  /** @throws StoreUnavailable */
  async run(): Promise<BootstrapOutcome> {
    if (!(await this.isWanted())) return { kind: 'not-empty' };
    const { aspects, problems } = await this.read();
    if (problems.length > 0) return { kind: 'refused', problems };
    await this.write(aspects);
    await this.texts.write(STATE, 'done');
    return { kind: 'written' };
  }

  /** An empty catalog, or one in which a process began this and was ended. */
  private async isWanted(): Promise<boolean> {
    const state = await this.texts.read(STATE);
    if (state !== undefined) return state === 'begun';
    if ((await this.log.head()) > 0) return false;
    await this.texts.write(STATE, 'begun');
    return true;
  }

  private async read(): Promise<{ readonly aspects: readonly FirstAspect[]; readonly problems: readonly string[] }> {
    // Loaded here: only the first start of a catalog needs it.
    const { parseBootstrapFile } = await import('./bootstrap-file.js');
    const parsed = (await readInstalledFiles(BOOTSTRAP_FOLDER)).map((file) => parseBootstrapFile(file, this.registry));
    const unknown = new Set(parsed.flatMap(({ unknownTypes }) => unknownTypes));
    if (unknown.size > 0)
      this.logger.log(`First contents are left out whose types the models do not have: ${[...unknown].join(', ')}.`);
    return {
      aspects: parsed.flatMap(({ aspects }) => aspects),
      problems: parsed.flatMap(({ problems }) => problems),
    };
  }

  private async write(aspects: readonly FirstAspect[]): Promise<void> {
    for (let attempt = 1; ; attempt++) {
      const changes = changesOf(await this.missing(aspects));
      if (changes.length === 0) return;
      const now = this.clock.now();
      try {
        await this.groupCommit.submit({
          changes,
          stamp: { time: now, actor: SYSTEM_ACTOR },
          system: completeSystemMetadata({}, now),
        });
        this.logger.log(`The catalog was empty; it has ${String(changes.length)} first entities now.`);
        return;
      } catch (error) {
        // Somebody was faster with one of them.
        if (!failures.aspectExists.is(error) || attempt === MOST_ATTEMPTS) throw error;
      }
    }
  }

  private async missing(aspects: readonly FirstAspect[]): Promise<readonly FirstAspect[]> {
    const urns = [...new Set(aspects.map(({ target }) => target.urn))];
    const stored = await this.store.latest(urns, [...new Set(aspects.map(({ aspect }) => aspect))]);
    return aspects.filter(({ target, aspect }) => !(stored.get(target.urn) ?? []).some((row) => row.aspect === aspect));
  }
}

/** One change for each entity. */
function changesOf(aspects: readonly FirstAspect[]): readonly EntityChange[] {
  const byUrn = new Map<Urn, FirstAspect[]>();
  for (const aspect of aspects) {
    const others = byUrn.get(aspect.target.urn);
    if (others === undefined) byUrn.set(aspect.target.urn, [aspect]);
    else others.push(aspect);
  }
  return [...byUrn.values()].flatMap((ofEntity) => {
    const [first] = ofEntity;
    const writes = ofEntity.map(({ aspect, json }) => ({ aspect, change: 'CREATE', json }) as const);
    return first === undefined ? [] : [{ target: first.target, writes }];
  });
}
