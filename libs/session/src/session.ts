import type { Role } from '@lyceum/contracts';
import { type SessionState, type SessionUser, signedOut, type SignedOutReason } from './session-state';
import { browserStorage, type KeyValueStorage, timestampKey, tokenKey } from './session-storage';

type Decode = (token: string) => Promise<SessionUser | null>;

/** Loaded on demand: a visitor without a token never needs the validation library. */
const decodeLazily: Decode = async (token) => (await import('./token-payload')).decodeToken(token);

/**
 * Who is signed in on this browser. The token in local storage is the one truth and is shared by all tabs; this
 * object follows it and tells its listeners. Reading `state` is cheap and gives the same object until something changes.
 */
export class Session {
  private current: SessionState = signedOut.none;
  private latestTurn = 0;
  private readonly stateListeners = new Set<() => void>();
  private readonly roleListeners = new Set<(roles: readonly Role[]) => void>();

  constructor(
    private readonly storage: KeyValueStorage = browserStorage(),
    private readonly decode: Decode = decodeLazily,
  ) {}

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
  async restore(): Promise<void> {
    const token = this.storage.getItem(tokenKey);
    if (token) await this.follow(token);
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
  async adopt(token: string): Promise<void> {
    this.storage.setItem(tokenKey, token);
    this.touch();
    await this.follow(token);
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
    if (token) void this.follow(token);
    else if (this.current.status === 'signed-in') this.become(signedOut.elsewhere);
  }

  private async follow(token: string): Promise<void> {
    const turn = ++this.latestTurn;
    const user = await this.decode(token);
    // Somebody signed out or in while the token was being read: theirs is the later word.
    if (turn !== this.latestTurn) return;
    if (user && user.expiresAt > Date.now()) this.become({ status: 'signed-in', token, user });
    else this.end('expired');
  }

  private become(next: SessionState): void {
    const before = this.current;
    this.latestTurn += 1;
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
