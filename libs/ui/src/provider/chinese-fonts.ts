/**
 * Loads Noto Sans SC once Chinese text is on the screen: the browser then fetches the scout of fonts.css, and
 * `loaded`, which by itself fetches nothing, resolves.
 */
export function loadChineseFontsWhenShown(): void {
  // Older engines and jsdom know no font loading; the system's own Chinese font serves there.
  if (typeof document.fonts?.forEach !== 'function') return;
  document.fonts.forEach((face) => {
    if (!face.family.includes('Han Scout')) return;
    face.loaded.then(() => import('../styles/chinese.css')).catch(() => undefined);
  });
}
