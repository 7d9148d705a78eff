/** Lets only so many pieces of work run at the same time in this process; the others wait their turn. */
export class Turnstile {
  private running = 0;
  private readonly waiting: (() => void)[] = [];

  constructor(private readonly places: number) {}

  async run<Result>(work: () => Promise<Result>): Promise<Result> {
    if (this.running < this.places) this.running += 1;
    else await new Promise<void>((resolve) => this.waiting.push(resolve));
    try {
      return await work();
    } finally {
      const next = this.waiting.shift();
      if (next) next();
      else this.running -= 1;
    }
  }
}
