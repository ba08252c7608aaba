import { useSyncExternalStore } from 'react';

/** Where the token is while the tab is open; no other tab, and nothing after it is closed, has it. */
const STORED = 'cadastre-token';
const listeners = new Set<() => void>();

/** Which access token requests carry, and whether the service has asked for one. */
export interface PageSession {
  /** `undefined` while nobody has signed in, which is all there is without authentication. */
  readonly token: string | undefined;
  /** The service refused a request because it had no token, or one that it does not accept. */
  readonly isRefused: boolean;
}

let current: PageSession = { token: sessionStorage.getItem(STORED) ?? undefined, isRefused: false };

/** The session now, for requests. */
export function readSession(): PageSession {
  return current;
}

/** Carry this token from now on. */
export function signIn(token: string): void {
  sessionStorage.setItem(STORED, token);
  change({ token, isRefused: false });
}

/** Forget the token, because somebody wants to, or because the service refused it. */
export function signOut(reason: 'refused' | 'wanted'): void {
  sessionStorage.removeItem(STORED);
  change({ token: undefined, isRefused: reason === 'refused' || current.token !== undefined });
}

/** The session, for components. */
export function useSession(): PageSession {
  return useSyncExternalStore(listen, readSession);
}

function change(session: PageSession): void {
  current = session;
  for (const listener of listeners) listener();
}

function listen(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
