/** The small size of a picture; null for what is none. */
export function previewUrl(url: string, type: string): string | null {
  return type === 'image/webp' ? url.replace(/\.webp$/, '.small.webp') : null;
}
