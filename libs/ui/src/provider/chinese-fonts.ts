const isScout = (face: FontFace) => face.family.includes('Han Scout');

const loadChineseFonts = () => void import('../styles/chinese.css').catch(() => undefined);

/**
 * Loads Noto Sans SC once Chinese text is on the screen: that makes the browser fetch the scout of fonts.css,
 * and the arrival of the scout is what we listen for. Returns the cleanup.
 */
export function loadChineseFontsWhenShown(): () => void {
  const fonts = 'fonts' in document ? document.fonts : undefined;
  // Older engines and jsdom know no font loading; the system's own Chinese font serves there.
  if (!fonts) return () => undefined;
  fonts.forEach((face) => {
    if (isScout(face) && face.status === 'loaded') loadChineseFonts();
  });
  const onLoaded = (event: FontFaceSetLoadEvent) => {
    if (event.fontfaces.some(isScout)) loadChineseFonts();
  };
  fonts.addEventListener('loadingdone', onLoaded);
  return () => fonts.removeEventListener('loadingdone', onLoaded);
}
