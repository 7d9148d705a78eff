const underWay = new Set<Promise<unknown>>();

/** Loads a part; `partsAreThere` waits for it. */
export async function onTheWay<Part>(load: () => Promise<Part>): Promise<Part> {
  const part = load();
  underWay.add(part);
  try {
    return await part;
  } finally {
    underWay.delete(part);
  }
}

/** Resolves once no part of the screen is on its way: the line is free for what nobody looks at. */
export async function partsAreThere(): Promise<void> {
  while (underWay.size > 0) await Promise.allSettled(underWay);
}
