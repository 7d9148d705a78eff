import type { Counter } from './counter';
import type { RateLimit } from './rate-limits.port';

/** What a process may give out to somebody until the time is over. */
interface Share {
  left: number;
  readonly end: number;
  /** Whether nobody has more to give. */
  readonly isLast: boolean;
}

/**
 * Points of a shared counter that this process has taken, so many at a time, and gives out by itself: then a call costs
 * no write but each share does. No more than the limit get through; what a process took and nobody used is lost until the
 * time is over.
 */
export class Shares {
  /** By key. All last equally long, so that those taken first stand first and end first. */
  private readonly taken = new Map<string, Share>();
  private readonly coming = new Map<string, Promise<void>>();

  constructor(
    private readonly counter: Counter,
    private readonly limit: RateLimit & { readonly atATime: number },
  ) {}

  /** @returns null where there was a point, else how many ms nobody has one */
  async spend(key: string): Promise<number | null> {
    for (;;) {
      const share = this.taken.get(key);
      const left = share ? share.end - Date.now() : 0;
      if (share && left > 0 && share.left > 0) {
        share.left -= 1;
        return null;
      }
      if (share && left > 0 && share.isLast) return left;
      await this.next(key);
    }
  }

  /** Of many calls at once one takes the share, and the others wait for it. */
  private next(key: string): Promise<void> {
    const known = this.coming.get(key);
    if (known) return known;
    const coming = this.take(key).finally(() => this.coming.delete(key));
    this.coming.set(key, coming);
    return coming;
  }

  private async take(key: string): Promise<void> {
    const { atATime, points: limit } = this.limit;
    const { points, millisecondsLeft } = await this.counter.add(key, atATime);
    const left = Math.max(0, Math.min(atATime, limit - (points - atATime)));
    this.forgetEnded();
    this.taken.delete(key);
    this.taken.set(key, { left, end: Date.now() + millisecondsLeft, isLast: left < atATime });
  }

  private forgetEnded(): void {
    const now = Date.now();
    for (const [key, { end }] of this.taken) {
      if (end > now) return;
      this.taken.delete(key);
    }
  }
}
