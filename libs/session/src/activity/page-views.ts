import { loggingLimits } from '@lyceum/contracts/logging';
import type { Session } from '../session';
import { NetworkError } from '../api-error';
import { pageOf } from './page-of';
import { PageClock } from './page-clock';
import { onSign } from './signs';
import type { postReport } from './post-report';

/** Page views wait so long for others to go out with them, in ms. */
const gatherMilliseconds = 2_000;

/** A page view as POST /user-actions takes it. */
interface PageView {
  readonly userId: string;
  readonly actionType: 'PAGE_VIEW';
  readonly path: string;
  readonly duration: number;
  readonly timestamp: string;
}

interface OpenPage {
  readonly userId: string;
  readonly path: string;
  readonly address: string;
  readonly clock: PageClock;
}

/**
 * Reports the pages somebody signed in looks at for 2 s or more (checklist lines 239, 240). Nothing is noted while
 * nobody is signed in, and what waits is thrown away when somebody else is.
 */
export class PageViews {
  private open: OpenPage | null = null;
  private waiting: PageView[] = [];
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(
    private readonly owner: Pick<Session, 'state' | 'route'>,
    private readonly send: typeof postReport,
    private readonly address: () => string,
  ) {}

  /** The router has arrived somewhere: another page, or only another search parameter of the same one. */
  readonly landed = (): void => {
    const { user } = this.owner.state;
    const address = this.address();
    if (this.open && this.open.address === address && this.open.userId === user?.id) return;
    this.close();
    const { route } = this.owner;
    // Before the router's first page there is nothing to look at.
    if (!user || !route) return;
    const base = /^\/ops(\/|$)/.test(address) ? '/ops' : '';
    const clock = new PageClock(Date.now());
    this.open = { userId: user.id, path: pageOf(route, base), address, clock };
  };

  /** The session has changed. */
  readonly followSession = (): void => {
    const { user } = this.owner.state;
    if (this.open?.userId === user?.id) return;
    this.open = null;
    this.waiting = this.waiting.filter(({ userId }) => userId === user?.id);
    if (user) this.landed();
  };

  readonly sign = (): void => this.open?.clock.sign(Date.now());

  /** The page goes out of sight, perhaps for ever: what was seen of it is reported at once. */
  readonly hide = (): void => {
    const page = this.open;
    this.leave();
    if (!page) return;
    const clock = new PageClock(Date.now());
    clock.hide(Date.now());
    this.open = { ...page, clock };
  };

  readonly show = (): void => this.open?.clock.show(Date.now());

  /** Reports the present page and everything that waits, now. */
  readonly leave = (): void => {
    this.close();
    this.flush(true);
  };

  /** Begins to listen. */
  start(target: Window): void {
    onSign(target, this.sign);
    target.document.addEventListener('visibilitychange', () =>
      target.document.visibilityState === 'hidden' ? this.hide() : this.show(),
    );
    target.addEventListener('pagehide', this.leave);
    this.landed();
    if (target.document.visibilityState === 'hidden') this.open?.clock.hide(Date.now());
  }

  private close(): void {
    const page = this.open;
    this.open = null;
    const { user } = this.owner.state;
    if (!page || page.userId !== user?.id) return;
    const { userId, path, clock } = page;
    const { leastPageView, durationStep } = loggingLimits;
    const seen = clock.elapsed(Date.now());
    if (seen < leastPageView) return;
    const duration = Math.round(seen / durationStep) * durationStep;
    this.waiting.push({
      userId,
      actionType: 'PAGE_VIEW',
      path,
      duration,
      timestamp: new Date().toISOString(),
    });
    this.timer ??= setTimeout(() => this.flush(false), gatherMilliseconds);
  }

  private flush(isLeaving: boolean): void {
    clearTimeout(this.timer);
    this.timer = undefined;
    const views = this.waiting.splice(0, loggingLimits.batchSize);
    if (views.length === 0 || !this.owner.state.user) return;
    this.send('/user-actions', views, isLeaving).catch((error: unknown) => {
      // Without a network they wait for the next ones; what the server refuses is not asked for again.
      if (error instanceof NetworkError)
        this.waiting = [...views, ...this.waiting].slice(0, loggingLimits.batchSize);
    });
  }
}
