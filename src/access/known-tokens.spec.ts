import { CommitNotices } from '../aspects/index.js';
import { FixedClock, ScriptedAspectStore } from '../aspects/scripted-aspect-store.builder.js';
import type { ChangeEntry } from '../change-log/change-log.port.js';
import { failures } from '../kernel/failures.js';
import { parseUrn, type Urn } from '../kernel/urn.js';
import { STATUS_ASPECT } from './account-status.js';
import { KnownTokens } from './known-tokens.js';
import { type SigningKey, SigningKeys } from './signing-keys.port.js';
import { TOKEN_ASPECT, tokenUrn } from './token-record.js';
import { tokenId, TokenSigner } from './token-signer.js';
import { messageOf } from '../kernel/caught-error.js';

class OneKey extends SigningKeys {
  override keys(): Promise<readonly SigningKey[]> {
    return Promise.resolve([{ id: '0a', secret: Buffer.from('x'.repeat(40)) }]);
  }
}

class PlacedStore extends ScriptedAspectStore {
  constructor(override readonly isRemote: boolean) {
    super();
  }
}

function urn(text: string): Urn {
  const made = parseUrn(text);
  if (made === undefined) throw new RangeError(text);
  return made;
}

const MAYA = urn('urn:li:corpuser:maya');
const SYSTEM = { lastObserved: 0, runId: 'run' };

function entry(of: Pick<ChangeEntry, 'aspect' | 'change' | 'entityType'>): ChangeEntry {
  const value = { json: undefined, previousJson: undefined, system: SYSTEM, previousSystem: undefined };
  return { ...value, ...of, seq: 1, kind: 'versioned', urn: MAYA, actor: MAYA, time: 0 };
}

const STATE_WRITTEN = entry({ entityType: 'corpuser', aspect: STATUS_ASPECT, change: 'UPSERT' });

async function opened(place: 'embedded' | 'remote') {
  const clock = { time: 10_000_000 };
  const [store, fixed, notices] = [new PlacedStore(place === 'remote'), new FixedClock(), new CommitNotices()];
  fixed.now = () => clock.time;
  const signer = new TokenSigner(new OneKey(), fixed);
  const token = await signer.sign({ actor: MAYA, use: 'caller', expiresAt: clock.time + 3_600_000 });
  store.put(tokenUrn(tokenId(token)), TOKEN_ASPECT, { actorUrn: MAYA });
  const tokens = new KnownTokens(signer, store, fixed, notices);
  const call = async (): Promise<string> => {
    try {
      return tokens.known(token) ?? (await tokens.actorOf(token, token));
    } catch (error) {
      return messageOf(error);
    }
  };
  const setState = (status: string): void => {
    const others = store.rows.filter(({ aspect }) => aspect !== STATUS_ASPECT);
    store.rows.splice(0, store.rows.length, ...others);
    store.put(MAYA, STATUS_ASPECT, { status });
  };
  return { clock, store, notices, call, setState };
}

const SUSPENDED = failures.userSuspended({}).message;

describe('tokens of a suspended user', () => {
  it('are refused at once by the process that wrote the state, and are good again with another', async () => {
    const { notices, call, setState } = await opened('embedded');
    expect(await call()).toBe(MAYA);
    setState('SUSPENDED');
    notices.tell([STATE_WRITTEN]);
    expect([await call(), await call()]).toEqual([SUSPENDED, SUSPENDED]);
    setState('ACTIVE');
    notices.tell([STATE_WRITTEN]);
    expect(await call()).toBe(MAYA);
  });

  it('are refused within a second by the others', async () => {
    const { clock, call, setState } = await opened('remote');
    expect(await call()).toBe(MAYA);
    setState('SUSPENDED');
    clock.time += 999;
    expect(await call()).toBe(MAYA);
    clock.time += 1;
    expect(await call()).toBe(SUSPENDED);
    setState('ACTIVE');
    clock.time += 1000;
    expect(await call()).toBe(MAYA);
  });

  it('are refused when they are met for the first time', async () => {
    const { call, setState } = await opened('embedded');
    setState('SUSPENDED');
    expect(await call()).toBe(SUSPENDED);
  });

  it('are good when the user was deleted with the state', async () => {
    const { store, notices, call, setState } = await opened('embedded');
    setState('SUSPENDED');
    expect(await call()).toBe(SUSPENDED);
    store.rows.pop();
    notices.tell([entry({ entityType: 'corpuser', aspect: 'corpUserKey', change: 'DELETE' })]);
    expect(await call()).toBe(MAYA);
  });
});

describe('a known token', () => {
  it.each(['embedded', 'remote'] as const)('costs no read of an %s store', async (place) => {
    const { clock, store, notices, call } = await opened(place);
    await call();
    const before = store.lookups.length;
    for (let count = 0; count < 100; count++) {
      notices.tell([entry({ entityType: 'corpuser', aspect: 'corpUserInfo', change: 'UPSERT' })]);
      await call();
    }
    expect(store.lookups).toHaveLength(before);
    clock.time += 1000;
    await call();
    expect(store.lookups).toHaveLength(place === 'remote' ? before + 1 : before);
  });

  it('is refused with its own reason when its time is over', async () => {
    const { clock, call } = await opened('embedded');
    expect(await call()).toBe(MAYA);
    clock.time += 3_600_000;
    expect([await call(), await call()]).toEqual(Array(2).fill(failures.tokenExpired({}).message));
  });

  it('is refused when it was deleted', async () => {
    const { store, notices, call } = await opened('embedded');
    expect(await call()).toBe(MAYA);
    store.rows.splice(0);
    notices.tell([entry({ entityType: 'dataHubAccessToken', aspect: 'dataHubAccessTokenKey', change: 'DELETE' })]);
    expect(await call()).toBe(failures.unauthenticated({}).message);
  });
});
