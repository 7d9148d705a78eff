/** Fetches our faces, for the screens and visits to come. Without a network the next visit asks again. */
export async function fetchOwnFonts(): Promise<void> {
  try {
    await Promise.all(
      Array.from(document.fonts)
        .filter(isOurs)
        .map((face) => face.load()),
    );
    document.documentElement.dataset.fonts ??= 'fetched';
    // The page's early script reads it (tools/vite/early-script.ts).
    localStorage.setItem('lyceum-fonts', 'own');
  } catch {
    // The stand-ins go on.
  }
}

/** Of ours those with the letters of English; the others come when a text needs them. */
const isOurs = ({ family, unicodeRange }: FontFace): boolean =>
  / Variable\b/.test(family) && /^U\+0+-/i.test(unicodeRange);
