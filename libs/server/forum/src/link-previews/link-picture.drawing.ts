import { createHash } from 'node:crypto';
import { loadSharp } from '@lyceum/uploads';
import type { OverlayOptions, Sharp } from 'sharp';

/** What stands on the picture of a shared link. */
export interface PictureWords {
  readonly title: string;
  /** The forum's name. */
  readonly section: string;
}

const size = { width: 1200, height: 630 } as const;

/** Left edge of what is written, and how wide it may be, in pixels. */
const left = 84;
const width = 880;

const font =
  'Newsreader, Noto Serif, Noto Serif CJK SC, Noto Sans CJK SC, Droid Sans Fallback, DejaVu Serif, serif';

/** Grounds with arches and a sun on them, of the brand's families of colours. */
const looks = [
  { ground: '#36196F', far: '#461F97', near: '#5826BF', light: '#F7B84B' },
  { ground: '#083F3D', far: '#0A5A56', near: '#0B7A75', light: '#F7B84B' },
  { ground: '#1C1830', far: '#36196F', near: '#6A35E0', light: '#4FC9C2' },
  { ground: '#5B1530', far: '#7E1D3A', near: '#A82444', light: '#F7B84B' },
] as const;

/** Draws the picture of these words as PNG. The same words always look the same. */
export async function drawPicture(words: PictureWords): Promise<Buffer> {
  const sharp = await loadSharp();
  const written: OverlayOptions[] = [];
  for (const { text, box } of boxesOf(words)) {
    // Words in a script that no font here has would be empty boxes: then the arches say it alone.
    if (await isDrawable(text, (input) => sharp({ text: input })).catch(() => false))
      written.push(overlay(text, box));
  }
  return sharp(Buffer.from(ground(words)))
    .composite(written)
    .png({ palette: true, effort: 4 })
    .toBuffer();
}

interface Box {
  readonly top: number;
  readonly height: number;
  readonly colour: string;
}

const boxesOf = ({ title, section }: PictureWords): { text: string; box: Box }[] => [
  { text: cut(section, 40), box: { top: 84, height: 42, colour: '#FBE3B5' } },
  { text: cut(title, 120), box: { top: 168, height: title.length > 28 ? 290 : 110, colour: '#FFFFFF' } },
];

const graphemes = new Intl.Segmenter(undefined, { granularity: 'grapheme' });

/** The text in one line, without drawings of its own (few fonts have them), and no longer than this. */
function cut(text: string, most: number): string {
  const plain = text
    .replaceAll(/\p{Extended_Pictographic}|\p{Cc}|\p{Cf}/gu, ' ')
    .replaceAll(/\s+/gu, ' ')
    .trim();
  const letters = Array.from(graphemes.segment(plain), ({ segment }) => segment);
  return letters.length > most ? `${letters.slice(0, most).join('').trimEnd()}…` : plain;
}

/** Pango's markup: what people wrote is text in it, never markup. */
const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

const overlay = (text: string, { top, height, colour }: Box): OverlayOptions => ({
  input: {
    text: {
      text: `<span foreground="${colour}" weight="500">${escaped(text)}</span>`,
      font,
      width,
      // In a box the letters are as large as they fit.
      height,
      rgba: true,
      wrap: 'word-char',
    },
  },
  top,
  left,
});

type Write = (text: { text: string; font: string; rgba: true }) => Sharp;

/** A place no font has a letter for, which looks like every other letter that is missing. */
const missing = '\uE5E5';

/** What this machine was found to have a font for. */
const known = new Map<string, boolean>();

/** Letters that are looked up for one picture: each is drawn once. */
const mostLookedUp = 60;

/** Whether this machine has a font for all letters of the text. */
async function isDrawable(text: string, write: Write): Promise<boolean> {
  if (text === '') return false;
  // One Latin letter stands for all: a machine without any font has none.
  const letters = new Set(Array.from(text, (letter) => (letter < '\u0250' ? 'a' : letter)));
  letters.delete(' ');
  if (known.size > 5_000) known.clear();
  const unknown = [...letters].filter((letter) => !known.has(letter));
  if (unknown.length > mostLookedUp) return false;
  if (unknown.length > 0) {
    const gap = await measure(missing, write);
    for (const letter of unknown) known.set(letter, (await measure(letter, write)) !== gap);
  }
  return [...letters].every((letter) => known.get(letter) === true);
}

/** A missing letter is a box with its number in it, of one measure for all of four digits. */
async function measure(letter: string, write: Write): Promise<string> {
  const { info } = await write({ text: escaped(letter), font: `${font} 48`, rgba: true })
    .png()
    .toBuffer({ resolveWithObject: true });
  return `${info.width} ${info.height}`;
}

/** Arches, whose number and places the words decide. */
function ground({ title, section }: PictureWords): string {
  const bytes = createHash('sha256').update(`${section}\n${title}`).digest();
  const byte = (index: number): number => bytes[index] ?? 0;
  const { ground: back, far, near, light } = looks[byte(0) % looks.length] ?? looks[0];
  const arches = Array.from({ length: 5 }, (_, index) => {
    const wide = 150 + (byte(index + 1) % 90);
    const x = 240 * index + (byte(index + 6) % 110) - 60;
    const y = 560 + (byte(index + 11) % 60);
    return `<path fill="${index % 2 === 0 ? far : near}" d="M${x} 630V${y}a${wide / 2} ${wide / 2} 0 0 1 ${wide} 0V630Z"/>`;
  });
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${size.width}" height="${size.height}">
    <rect width="100%" height="100%" fill="${back}"/>
    <circle cx="1080" cy="${110 + (byte(16) % 60)}" r="${44 + (byte(17) % 24)}" fill="${light}"/>${arches.join('')}</svg>`;
}
