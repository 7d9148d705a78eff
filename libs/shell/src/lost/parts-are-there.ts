import { partsOnTheWay } from './parts-on-the-way';

/** Resolves once no part of the screen is on its way: the line is free for what nobody looks at. */
export async function partsAreThere(): Promise<void> {
  while (partsOnTheWay.size > 0) await Promise.allSettled(partsOnTheWay);
}
