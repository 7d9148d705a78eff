import { setImmediate } from 'node:timers/promises';

/** Lets others have their turn in this process, and stops where the signal says so. */
export async function rest(signal: AbortSignal): Promise<void> {
  await setImmediate();
  signal.throwIfAborted();
}

/** Says after how much work others have their turn: letters read, parts looked at. */
export class Breath {
  private done = 0;

  constructor(
    private readonly signal: AbortSignal,
    private readonly most: number,
  ) {}

  /** Counts work. @returns whether it is time to rest */
  isDueAfter(work: number): boolean {
    this.done += work;
    return this.done >= this.most;
  }

  async take(): Promise<void> {
    this.done = 0;
    await rest(this.signal);
  }
}
