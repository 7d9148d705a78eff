import { type FrontEndLogLevel, loggingLimits } from '@lyceum/contracts/logging';
import type { postReport } from './post-report';

/** An entry as a page makes it; where and when are added. */
export interface LogEntry {
  readonly level: FrontEndLogLevel;
  readonly message: string;
  readonly stack?: string | undefined;
  /** Whether somebody should look at it whatever its level. */
  readonly sendToTeam?: boolean;
}

/** A page that fails over and over tells of it so often. */
const mostEntries = 50;

/** Browsers say this about nothing that anybody notices. */
const harmless = /^ResizeObserver loop|^Script error\.?$/;

/**
 * What goes wrong in this page, for the server's logs: five entries at a time; at once what is an error or meant for the
 * team; and what waits when the page is hidden (checklist line 244).
 */
export class FrontEndLogs {
  private waiting: (LogEntry & { path: string; timestamp: string })[] = [];
  private left = mostEntries;

  constructor(
    private readonly send: typeof postReport,
    private readonly device: () => string,
    private readonly page: () => string,
  ) {}

  add({ level, message, stack, sendToTeam = false }: LogEntry): void {
    if (this.left === 0 || harmless.test(message)) return;
    this.left -= 1;
    this.waiting.push({
      level,
      message: message.slice(0, loggingLimits.messageLength),
      stack: stack?.slice(0, loggingLimits.stackLength),
      sendToTeam,
      path: this.page(),
      timestamp: new Date().toISOString(),
    });
    if (level === 'error' || sendToTeam || this.waiting.length >= loggingLimits.logFlushSize)
      this.flush(false);
  }

  /** Sends what waits. A report that does not arrive is lost: trying again would be more of the same. */
  flush(isLeaving: boolean): void {
    const logs = this.waiting.splice(0);
    if (logs.length === 0) return;
    this.send('/fe-logs', { deviceId: this.device(), logs }, isLeaving).catch(() => undefined);
  }

  /** Begins to listen for what the page itself says. */
  start(target: Window): void {
    target.addEventListener('error', ({ error, message }) => this.addFailure(error, message));
    target.addEventListener('unhandledrejection', ({ reason }) =>
      this.addFailure(reason, 'A promise was refused'),
    );
    target.addEventListener('vite:preloadError', ({ payload }) =>
      this.add({ level: 'warn', message: payload.message, sendToTeam: true }),
    );
    target.addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI }) =>
      this.add({
        level: 'warn',
        message: `Blocked by ${effectiveDirective}: ${blockedURI.split('?')[0] ?? ''}`,
      }),
    );
    target.addEventListener('offline', () => this.add({ level: 'info', message: 'The network is gone' }));
    target.addEventListener('online', () => this.add({ level: 'info', message: 'The network is back' }));
    target.addEventListener('pagehide', () => this.flush(true));
    target.document.addEventListener('visibilitychange', () => {
      if (target.document.visibilityState === 'hidden') this.flush(true);
    });
  }

  private addFailure(failure: unknown, otherwise: string): void {
    const error = failure instanceof Error ? failure : null;
    // Called off, or no network: neither is a fault of the page.
    if (error && ['AbortError', 'NetworkError'].includes(error.name)) return;
    const message = error ? `${error.name}: ${error.message}` : otherwise;
    this.add({ level: 'error', message, stack: error?.stack });
  }
}
