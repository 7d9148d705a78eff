/** Has text in our own faces, once they are fetched; to be called between two screens, where none is seen to change. */
export function wearOwnFonts(): void {
  const { dataset } = document.documentElement;
  if (dataset.fonts) dataset.fonts = 'own';
}
