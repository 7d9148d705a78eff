const lockName = 'lyceum-primary';

/**
 * Which of the open tabs is the primary one: the oldest (checklist line 28). Every tab queues for one lock and keeps it
 * for life; the queue is in order of arrival, so when the oldest tab closes, the next one follows.
 */
export class PrimaryTab {
  private holds = false;
  private readonly listeners = new Set<() => void>();

  constructor(private readonly locks: () => Pick<LockManager, 'request'> | undefined) {}

  get isPrimary(): boolean {
    return this.holds;
  }

  /** Calls `listener` when this tab becomes the primary one. Answers the function that stops it. */
  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  };

  /** Queues; call it once, as early as the page can. Without locks every tab is its own primary one. */
  start(): void {
    const locks = this.locks();
    if (!locks) return this.become();
    void locks
      .request(lockName, () => {
        this.become();
        return new Promise<void>(() => undefined);
      })
      // A page that is being closed gives its place up.
      .catch(() => undefined);
  }

  private become(): void {
    this.holds = true;
    for (const listener of [...this.listeners]) listener();
  }
}

/** This tab. */
export const primaryTab = new PrimaryTab(() =>
  typeof navigator === 'object' && 'locks' in navigator ? navigator.locks : undefined,
);
