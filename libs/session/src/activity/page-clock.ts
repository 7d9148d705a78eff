import { loggingLimits } from '@lyceum/contracts/logging';

/**
 * How long a page has been looked at, in ms. It stands still while the page is hidden, and once the user has given no
 * sign for five minutes (checklist line 243). Times are milliseconds since 1970.
 */
export class PageClock {
  private total = 0;
  /** From when on time is still to be counted; null while the page is hidden. */
  private since: number | null;
  private lastSign: number;

  constructor(now: number) {
    this.since = now;
    this.lastSign = now;
  }

  /** The user moves, types, scrolls. */
  sign(now: number): void {
    this.count(now);
    this.lastSign = now;
  }

  hide(now: number): void {
    this.count(now);
    this.since = null;
  }

  show(now: number): void {
    this.since = now;
    this.lastSign = now;
  }

  elapsed(now: number): number {
    this.count(now);
    return this.total;
  }

  private count(now: number): void {
    if (this.since === null) return;
    this.total += Math.max(0, Math.min(now, this.lastSign + loggingLimits.pageIdle) - this.since);
    this.since = now;
  }
}
