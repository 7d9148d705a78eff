/** How the line to the room was since the look before. */
export interface LineLook {
  /** Of 1: what got lost on the way, in the direction that lost more. */
  readonly loss: number;
  /** ms, there and back. */
  readonly roundTrip: number;
}

/** ms between two looks at the line. */
export const lookEvery = 2_000;

/** From either of them on pictures break up, and sound soon would. */
const thin: LineLook = { loss: 0.08, roundTrip: 600 };

/** Below both of them a line carries pictures again. */
const good: LineLook = { loss: 0.02, roundTrip: 300 };

/** Looks after each other: a moment is not enough. */
const looksUntilThin = 3;
const looksUntilGood = 10;
const mostLooksUntilGood = 120;

/** Says from looks at a line whether it is too thin for pictures. Each time that it was, it has to be good for longer. */
export class LineJudge {
  private isThin = false;
  /** Looks after each other that speak for the other. */
  private against = 0;
  private untilGood = looksUntilGood;

  /** @returns whether the line is thin now */
  look({ loss, roundTrip }: LineLook): boolean {
    const speaksAgainst = this.isThin
      ? loss <= good.loss && roundTrip <= good.roundTrip
      : loss >= thin.loss || roundTrip >= thin.roundTrip;
    this.against = speaksAgainst ? this.against + 1 : 0;
    if (this.against < (this.isThin ? this.untilGood : looksUntilThin)) return this.isThin;
    this.against = 0;
    if (this.isThin) this.untilGood = Math.min(this.untilGood * 2, mostLooksUntilGood);
    this.isThin = !this.isThin;
    return this.isThin;
  }
}
