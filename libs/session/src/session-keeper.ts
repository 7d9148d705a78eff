import { sessionLimits } from '@lyceum/contracts/auth';
import { type PrimaryTab, primaryTab } from './primary-tab';
import { type Session, session } from './session';
import { lifeOf, renewalMarginMilliseconds } from './session-state';
import { signOut } from './sign-out';
import { refresher, type TokenRefresher } from './token-refresher';

/** Activity is noted at most so often, in ms. */
const noteMilliseconds = 5_000;

/** Two renewals are at least so far apart, in ms, however short the life of a token. */
const leastMilliseconds = 1_000;

/** A renewal that failed for want of a network is tried again after this, in ms. */
const retryMilliseconds = 20_000;

/** What counts as activity of the user. */
const activities = ['pointerdown', 'pointermove', 'keydown', 'wheel', 'touchstart', 'focus'] as const;

type Timer = ReturnType<typeof setTimeout>;

/**
 * Looks after the session of a signed-in page. Every tab notes the user's activity in local storage, so that being busy
 * in one tab keeps all of them; the primary tab logs out after 30 idle minutes (checklist line 26) and renews the token
 * ahead of its end.
 */
export class SessionKeeper {
  private idleTimer: Timer | undefined;
  private renewalTimer: Timer | undefined;
  private notedAt = 0;

  constructor(
    private readonly owner: Session,
    private readonly tab: Pick<PrimaryTab, 'isPrimary' | 'subscribe'>,
    private readonly tokens: Pick<TokenRefresher, 'refresh'>,
    private readonly onIdle: () => void,
  ) {}

  /** Answers the function that ends it. */
  start(target: Window = window): () => void {
    const options = { capture: true, passive: true } as const;
    for (const activity of activities) target.addEventListener(activity, this.note, options);
    const stopFollowing = [this.owner.subscribe(this.plan), this.tab.subscribe(this.plan)];
    // Timers of a sleeping device stand still.
    target.document.addEventListener('visibilitychange', this.plan);
    this.plan();
    return () => {
      for (const activity of activities) target.removeEventListener(activity, this.note, options);
      target.document.removeEventListener('visibilitychange', this.plan);
      for (const stop of stopFollowing) stop();
      this.cancel();
    };
  }

  private readonly note = (): void => {
    const now = Date.now();
    if (this.owner.state.status !== 'signed-in' || now - this.notedAt < noteMilliseconds) return;
    // The first move after a long absence comes too late.
    if (this.owner.isIdle) return this.checkIdle();
    this.notedAt = now;
    this.owner.touch();
  };

  private readonly plan = (): void => {
    this.cancel();
    if (!this.tab.isPrimary) return;
    this.checkIdle();
    const { state } = this.owner;
    if (state.status === 'signed-in') this.planRenewal(lifeOf(state) - 2 * renewalMarginMilliseconds);
  };

  private readonly checkIdle = (): void => {
    if (this.owner.isIdle) return this.onIdle();
    const { keepsLoggedIn, state } = this.owner;
    if (keepsLoggedIn || state.status === 'signed-out' || !this.tab.isPrimary) return;
    const left = this.owner.lastActiveAt + sessionLimits.idleMilliseconds - Date.now();
    clearTimeout(this.idleTimer);
    this.idleTimer = setTimeout(this.checkIdle, left);
  };

  private planRenewal(milliseconds: number): void {
    this.renewalTimer = setTimeout(
      () => {
        // What it changes calls `plan` by itself.
        this.tokens.refresh().catch(() => this.planRenewal(retryMilliseconds));
      },
      Math.max(milliseconds, leastMilliseconds),
    );
  }

  private cancel(): void {
    clearTimeout(this.idleTimer);
    clearTimeout(this.renewalTimer);
  }
}

/** Starts the keeper of this page. */
export function keepSession(): () => void {
  return new SessionKeeper(session, primaryTab, refresher, () => signOut('timed-out')).start();
}
