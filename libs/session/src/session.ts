import type { Role } from '@lyceum/contracts';
import { type SessionState, signedOut, type SignedOutReason } from './session-state';
import { browserStorage, type KeyValueStorage, timestampKey, tokenKey } from './session-storage';
import { decodeToken } from './token-payload';

/**
 * Who is signed in on this browser. The token in local storage is the one truth and is shared by all tabs; this
 * object follows it and tells its listeners. Reading `state` is cheap and gives the same object until something changes.
 */
export class Session {
  private current: SessionState = signedOut.none;
  private readonly stateListeners = new Set<() => void>();
  private readonly roleListeners = new Set<(roles: readonly Role[]) => void>();

  constructor(private readonly storage: KeyValueStorage = browserStorage()) {}

  get state(): SessionState {
    return this.current;
  }

  /** Calls `listener` after every change. Answers the function that stops it. */
  readonly subscribe = (listener: () => void): (() => void) => {
    this.stateListeners.add(listener);
    return () => this.stateListeners.delete(listener);
  };

  /** Calls `listener` when the same user holds other roles than before. Answers the function that stops it. */
  onRolesChanged(listener: (roles: readonly Role[]) => void): () => void {
    this.roleListeners.add(listener);
    return () => this.roleListeners.delete(listener);
  }

  /** Takes up what local storage holds; call it once before the first screen. */
  restore(): void {
    const token = this.storage.getItem(tokenKey);
    if (token) this.follow(token);
  }

  /** Keeps up with other tabs. Answers the function that stops it. */
  watchOtherTabs(target: Pick<Window, 'addEventListener' | 'removeEventListener'>): () => void {
    const onStorage = (event: StorageEvent): void => {
      // A null key means that everything was cleared.
      if (event.key === null || event.key === tokenKey) this.followStorage();
    };
    target.addEventListener('storage', onStorage);
    return () => target.removeEventListener('storage', onStorage);
  }

  /** Signs in with a token of the server, or replaces the present one by a newer one. */
  adopt(token: string): void {
    this.storage.setItem(tokenKey, token);
    this.touch();
    this.follow(token);
  }

  /** Forgets the token, here and in every other tab. */
  end(reason: Exclude<SignedOutReason, 'none' | 'elsewhere'>): void {
    this.storage.removeItem(tokenKey);
    this.storage.removeItem(timestampKey);
    this.become(signedOut[reason]);
  }

  /** Notes that the user is here: on sign-in and on every change of route (checklist line 25). */
  touch(): void {
    this.storage.setItem(timestampKey, String(Date.now()));
  }

  private followStorage(): void {
    const token = this.storage.getItem(tokenKey);
    if (token) this.follow(token);
    else if (this.current.status === 'signed-in') this.become(signedOut.elsewhere);
  }

  private follow(token: string): void {
    const user = decodeToken(token);
    if (user && user.expiresAt > Date.now()) this.become({ status: 'signed-in', token, user });
    else this.end('expired');
  }

  private become(next: SessionState): void {
    const before = this.current;
    this.current = next;
    if (before === next) return;
    for (const listener of [...this.stateListeners]) listener();
    const roles = changedRolesOf(before, next);
    if (roles) for (const listener of [...this.roleListeners]) listener(roles);
  }
}

function changedRolesOf(before: SessionState, next: SessionState): readonly Role[] | null {
  if (before.user === null || next.user === null || before.user.id !== next.user.id) return null;
  const held = new Set(before.user.roles);
  const { roles } = next.user;
  return roles.length === held.size && roles.every((role) => held.has(role)) ? null : roles;
}

/** The session of this page. */
export const session = new Session();
