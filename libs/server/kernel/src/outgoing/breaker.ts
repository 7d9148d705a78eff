import type { OutgoingTerms } from './outgoing.terms';

/**
 * Remembers in this process how calls to one target went. After so many outages in a row it opens: calls are refused at
 * once, but for one every `retrySeconds` that finds out whether the target is back.
 */
export class Breaker {
  private outages = 0;
  private retryAt: number | undefined;
  private reason = '';

  constructor(private readonly terms: Pick<OutgoingTerms, 'failures' | 'retrySeconds'>) {}

  /** Whether a call may go out now. While it is open, the one that may is the probe. */
  admit(now = Date.now()): boolean {
    if (this.retryAt === undefined) return true;
    if (now < this.retryAt) return false;
    this.retryAt = now + this.terms.retrySeconds * 1_000;
    return true;
  }

  get isOpen(): boolean {
    return this.retryAt !== undefined;
  }

  get lastReason(): string {
    return this.reason;
  }

  secondsToRetry(now = Date.now()): number {
    return Math.max(1, Math.ceil(((this.retryAt ?? now) - now) / 1_000));
  }

  succeeded(): void {
    this.outages = 0;
    this.retryAt = undefined;
  }

  failed(reason: string, now = Date.now()): void {
    this.outages += 1;
    this.reason = reason;
    if (this.isOpen || this.outages >= this.terms.failures)
      this.retryAt = now + this.terms.retrySeconds * 1_000;
  }
}
