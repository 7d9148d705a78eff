import { sessionLimits, type Role } from '@lyceum/contracts/auth';
import { readEndNotice, writeEndNotice } from './end-notice';
import { type SessionState, type SessionUser, signedOut, type SignedOutReason } from './session-state';
import {
  browserStorage,
  clockOffsetKey,
  endNoticeKey,
  keepMeLoggedInKey,
  type KeyValueStorage,
  timestampKey,
  tokenKey,
} from './session-storage';
import { decodeToken } from './token-payload';

/** What a router knows about the page it has shown. */
export interface LandedRoute {
  /** The route's pattern: `/thread/$threadId`. */
  readonly fullPath: string;
  readonly context?: unknown;
}

/**
 * Who is signed in on this browser. The token in local storage is the one truth and is shared by all tabs; this
 * object follows it and tells its listeners. Reading `state` is cheap and gives the same object until something changes.
 *
 * A token that has run out does not end the session: calls renew it first (`TokenRefresher`), and only the server's
 * refusal to do so ends it. Idleness is the other end (checklist lines 26, 27).
 */
export class Session {
  private current: SessionState = signedOut('none');
  private landedAt = Date.now();
  /** The present page; undefined before the first. */
  route: LandedRoute | undefined;
  /** Called after every page the user opens. */
  onLanded: (() => void) | undefined;
  private readonly stateListeners = new Set<() => void>();
  private readonly roleListeners = new Set<(roles: readonly Role[]) => void>();

  constructor(private readonly storage: KeyValueStorage = browserStorage()) {}

  get state(): SessionState {
    return this.current;
  }

  /** When the present page was opened, in milliseconds since 1970. */
  get pageLandedAt(): number {
    return this.landedAt;
  }

  /** When the user was last active in any tab, in milliseconds since 1970; 0 when nobody knows. */
  get lastActiveAt(): number {
    return Number(this.storage.getItem(timestampKey)) || 0;
  }

  get keepsLoggedIn(): boolean {
    return this.storage.getItem(keepMeLoggedInKey) === 'true';
  }

  /** Whether somebody has been signed in in this browser before. */
  get wasUsed(): boolean {
    return this.storage.getItem(clockOffsetKey) !== null;
  }

  /** Whether the user has been away too long to be taken for present (checklist lines 26, 27). */
  get isIdle(): boolean {
    if (this.current.status !== 'signed-in' || this.keepsLoggedIn) return false;
    return Date.now() - this.lastActiveAt >= sessionLimits.idleMilliseconds;
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
    else this.become(signedOut(readEndNotice(this.storage) ?? 'none'));
  }

  /** Keeps up with other tabs. Answers the function that stops it. */
  watchOtherTabs(target: Pick<Window, 'addEventListener' | 'removeEventListener'>): () => void {
    const onStorage = (event: StorageEvent): void => {
      // A null key means that everything was cleared.
      if (event.key === null || event.key === tokenKey) this.reread();
    };
    target.addEventListener('storage', onStorage);
    return () => target.removeEventListener('storage', onStorage);
  }

  /** Signs in with a token of the server. `keepLoggedIn` is remembered when given. */
  adopt(token: string, keepLoggedIn?: boolean): void {
    if (keepLoggedIn !== undefined) this.storage.setItem(keepMeLoggedInKey, String(keepLoggedIn));
    this.storage.removeItem(endNoticeKey);
    this.touch();
    this.renew(token);
  }

  /** Replaces the token by a newer one. That says nothing about the user's presence. */
  renew(token: string): void {
    const issuedAt = decodeToken(token)?.issuedAt;
    if (typeof issuedAt === 'number')
      this.storage.setItem(clockOffsetKey, String(Math.round(Date.now() - issuedAt)));
    this.storage.setItem(tokenKey, token);
    this.follow(token);
  }

  /** Forgets the token, here and in every other tab. */
  end(reason: Exclude<SignedOutReason, 'none' | 'elsewhere'>): void {
    this.storage.removeItem(timestampKey);
    this.storage.removeItem(keepMeLoggedInKey);
    // Before the token goes: that is what other tabs react to.
    writeEndNotice(this.storage, reason);
    this.storage.removeItem(tokenKey);
    this.become(signedOut(reason));
  }

  /** The user has read why the session ended. */
  dismissEndNotice(): void {
    this.storage.removeItem(endNoticeKey);
    if (this.current.status === 'signed-out') this.become(signedOut('none'));
  }

  /** Notes that the user is active. */
  touch(): void {
    this.storage.setItem(timestampKey, String(Date.now()));
  }

  /** Notes that the user opened another page, which also refreshes the timestamp (checklist line 25). */
  landed(route?: LandedRoute): void {
    this.landedAt = Date.now();
    this.route = route;
    if (this.current.status === 'signed-in') this.touch();
    this.onLanded?.();
  }

  /** Takes up what another tab may have done a moment ago, before the browser tells. */
  reread(): void {
    const token = this.storage.getItem(tokenKey);
    if (token) this.follow(token);
    else if (this.current.status === 'signed-in') this.become(signedOut('elsewhere'));
  }

  private follow(token: string): void {
    const content = decodeToken(token);
    if (!content) return this.end('expired');
    // A device whose clock is wrong by an hour would otherwise take every token for an old one.
    const offset = Number(this.storage.getItem(clockOffsetKey)) || 0;
    const user: SessionUser = { ...content.user, expiresAt: content.expiresAt + offset };
    if (this.current.status !== 'signed-in' || this.current.token !== token)
      this.become({ status: 'signed-in', token, user });
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
