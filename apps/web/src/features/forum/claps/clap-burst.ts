/** Claps that come within so many milliseconds of each other go to the server together. */
export const burstMilliseconds = 400;

/** Gathers claps, and sends each burst as one call. */
export class ClapBurst {
  private gathered = 0;
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(private readonly send: (count: number) => void) {}

  /** Claps that were made and not sent yet. */
  get waiting(): number {
    return this.gathered;
  }

  add(): void {
    this.gathered += 1;
    clearTimeout(this.timer);
    this.timer = setTimeout(() => this.flush(), burstMilliseconds);
  }

  /** Sends what is waiting at once: nobody is here any more to wait for. */
  flush(): void {
    clearTimeout(this.timer);
    const count = this.gathered;
    this.gathered = 0;
    if (count > 0) this.send(count);
  }
}
