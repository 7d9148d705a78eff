/** The small size of a picture that has a public address; null for what is none. */
export function previewUrl(url: string, type: string): string | null {
  return type === 'image/webp' && !url.startsWith('/files/documents/')
    ? url.replace(/\.webp$/, '.small.webp')
    : null;
}
