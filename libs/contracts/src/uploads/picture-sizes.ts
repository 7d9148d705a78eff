import type { PictureSize } from './uploads.enums';
import { uploadsLimits } from './uploads.limits';

/** Paths of a picture's sizes; the large one is the picture's own. */
export function sizesOf(url: string): Record<PictureSize, string> {
  const stem = url.replace(/\.webp$/, '');
  return { small: `${stem}.small.webp`, medium: `${stem}.medium.webp`, large: url };
}

/** The sizes of a picture with the width of each, as `srcset` says them. @param pixels of the large one */
export function srcSetOf(
  url: string,
  { width, height }: { readonly width: number; readonly height: number },
): string {
  const sizes = sizesOf(url);
  return (['small', 'medium', 'large'] as const)
    .map((size) => {
      const shown = Math.min(1, uploadsLimits.pictureSides[size] / Math.max(width, height));
      return `${sizes[size]} ${String(Math.round(width * shown))}w`;
    })
    .join(', ');
}
