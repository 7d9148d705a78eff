/** Parts of the screen whose files are being fetched. */
export const partsOnTheWay = new Set<Promise<unknown>>();

/** Loads a part; `partsAreThere` waits for it. */
export function onTheWay<Part>(load: () => Promise<Part>): Promise<Part> {
  const part = load().finally(() => partsOnTheWay.delete(part));
  partsOnTheWay.add(part);
  return part;
}

/** Parts that were asked for and do not stand on the screen yet: in their place is what stands there meanwhile. */
export const partsToShow = new Set<unknown>();
