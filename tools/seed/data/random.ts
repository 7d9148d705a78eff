/** Numbers that look random and are the same for the same seed (mulberry32). */
export class Random {
  #state: number;

  constructor(seed: number) {
    this.#state = seed >>> 0;
  }

  /** From 0 up to, not including, 1. */
  next(): number {
    this.#state = (this.#state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(this.#state ^ (this.#state >>> 15), this.#state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  }

  /** A whole number from 0 up to, not including, `below`. */
  below(below: number): number {
    return Math.floor(this.next() * below);
  }

  /** Like `below`, but small ones come far more often, as people and words do in a forum. */
  skewed(below: number): number {
    return Math.floor(this.next() ** 3 * below);
  }

  of<Item>(items: readonly Item[]): Item {
    const item = items[this.below(items.length)];
    if (item === undefined) throw new Error('Nothing to choose from.');
    return item;
  }

  /** A UUID of version 7 made at this time, in ms since 1970. */
  uuid(time: number): string {
    const stamp = Math.floor(time).toString(16).padStart(12, '0');
    const part = (digits: number): string =>
      this.below(16 ** digits)
        .toString(16)
        .padStart(digits, '0');
    const variant = (8 + this.below(4)).toString(16);
    return `${stamp.slice(0, 8)}-${stamp.slice(8)}-7${part(3)}-${variant}${part(3)}-${part(6)}${part(6)}`;
  }
}
