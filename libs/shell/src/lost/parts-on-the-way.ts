/** Parts of the screen whose files are being fetched. */
export const partsOnTheWay = new Set<Promise<unknown>>();

/** Loads a part; `partsAreThere` waits for it. */
export function onTheWay<Part>(load: () => Promise<Part>): Promise<Part> {
  const part = load().finally(() => partsOnTheWay.delete(part));
  partsOnTheWay.add(part);
  return part;
}

/** Parts that were asked for and do not stand on the screen yet: in their place is what stands there meanwhile. */
class PartsToShow {
  private readonly parts = new Set<unknown>();
  /** Called when less is waited for. */
  onLess: (() => void) | undefined;

  get isEmpty(): boolean {
    return this.parts.size === 0;
  }

  add(part: unknown): void {
    this.parts.add(part);
  }

  delete(part: unknown): void {
    if (this.parts.delete(part)) this.onLess?.();
  }

  /** None of them comes: an error stands on the screen. */
  clear(): void {
    this.parts.clear();
    this.onLess?.();
  }
}

export const partsToShow = new PartsToShow();
