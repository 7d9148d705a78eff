/** ms */
const leastBetween = 60_000;

/** Says what goes wrong with what somebody sends, once a minute however often it does: bad packets come by the hundred. */
export class Faults {
  private readonly say: (line: string) => void;
  private saidAt = -Infinity;
  private unsaid = 0;

  constructor(say: (line: string) => void) {
    this.say = say;
  }

  /** @param now ms; tests have their own */
  tell(error: unknown, now = performance.now()): void {
    if (now - this.saidAt < leastBetween) {
      this.unsaid += 1;
      return;
    }
    const more = this.unsaid > 0 ? ` (and ${String(this.unsaid)} before)` : '';
    this.say(`room server: not recorded: ${String(error)}${more}\n`);
    [this.saidAt, this.unsaid] = [now, 0];
  }
}
