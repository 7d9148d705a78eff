import { ApiError, NetworkError } from './api-error';
import { type Session, session } from './session';
import { lifeOf, renewalMarginMilliseconds } from './session-state';

/** The part of the Web Locks API used here. */
export interface Locks {
  request<Result>(name: string, work: () => Promise<Result>): Promise<Result>;
}

const lockName = 'lyceum-refresh';

/**
 * Renews the access token with the refresh cookie. One renewal at a time over all tabs: the server rotates the cookie
 * at each, so two at once would look like a stolen one.
 */
export class TokenRefresher {
  private running: Promise<void> | null = null;

  constructor(
    private readonly owner: Session,
    private readonly locks: Locks | undefined,
    private readonly origin = '',
  ) {}

  /**
   * The token to call with; null when nobody is signed in. Renewed first when it has run out, or is about to.
   * @throws NetworkError when it has run out and the server cannot be reached
   */
  async usableToken(): Promise<string | null> {
    const { state } = this.owner;
    if (state.status === 'signed-out') return null;
    if (lifeOf(state) > renewalMarginMilliseconds) return state.token;
    try {
      await this.refresh();
    } catch (error) {
      // It may still do: a device with a shaky network should not fail before it has to.
      if (lifeOf(state) <= 0) throw error;
    }
    return this.token();
  }

  /**
   * A token other than the one the server refused; null when the session is over.
   * @throws NetworkError, ApiError when the server has trouble
   */
  async replacementFor(refused: string): Promise<string | null> {
    if (this.token() === refused) await this.refresh();
    const token = this.token();
    return token === refused ? null : token;
  }

  /**
   * Renews now, or joins the renewal under way. Signed out, signs in if the browser holds a refresh cookie, as it does
   * after a social sign-in. A refusal (401) ends the session; nothing else does.
   * @throws NetworkError, ApiError when the server has trouble
   */
  refresh(): Promise<void> {
    this.running ??= this.inTurn().finally(() => {
      this.running = null;
    });
    return this.running;
  }

  private inTurn(): Promise<void> {
    const before = this.token();
    const work = async (): Promise<void> => {
      // While we waited for our turn another tab may have renewed, or signed out.
      this.owner.reread();
      if (this.token() === before) await this.exchange(before);
    };
    return this.locks ? this.locks.request(lockName, work) : work();
  }

  private async exchange(before: string | null): Promise<void> {
    // Staff who look on as somebody else would come back as themselves: the cookie is theirs.
    if (this.owner.state.user?.viewedBy) return this.owner.end('expired');
    const response = await this.post();
    const body: unknown = await response.json().catch(() => null);
    // Somebody signed out or in meanwhile: their session is not ours to touch.
    if (this.token() !== before) return;
    if (response.ok) {
      const { readToken } = await import('./token-answer');
      return this.take(readToken(body), before);
    }
    if (response.status === 401) {
      if (before !== null) this.owner.end('expired');
      return;
    }
    const { readErrorAnswer } = await import('./error-answer');
    const error = typeof body === 'object' && body !== null && 'error' in body ? body.error : null;
    throw new ApiError(readErrorAnswer(error, response.status));
  }

  private take(token: string, before: string | null): void {
    // Signed out or in while the code was loading.
    if (this.token() !== before) return;
    if (before === null) this.owner.adopt(token);
    else this.owner.renew(token);
  }

  private async post(): Promise<Response> {
    try {
      return await fetch(`${this.origin}/auth/refresh`, { method: 'POST', credentials: 'same-origin' });
    } catch (cause) {
      throw new NetworkError({ cause });
    }
  }

  private token(): string | null {
    const { state } = this.owner;
    return state.status === 'signed-in' ? state.token : null;
  }
}

/** Old browsers, and pages over plain http elsewhere than on this machine, have no locks: a tab then renews by itself. */
export function pageLocks(): LockManager | undefined {
  return typeof navigator === 'object' && 'locks' in navigator ? navigator.locks : undefined;
}

/** The refresher of this page. */
export const refresher = new TokenRefresher(session, pageLocks());
