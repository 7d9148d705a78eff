import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

/** Letters of a text that one file has, in their order. */
export interface FontRun {
  /** The file they are in. */
  readonly file: string;
  readonly text: string;
}

interface Family {
  /** How its files begin, up to what they hold. */
  readonly name: string;
  /** One of its files. Named as a whole: so the image knows which packages it needs. */
  readonly latin: () => string;
  readonly weight: number;
}

const require = createRequire(import.meta.url);

/** With serifs where it has all letters of a text, else the other one, which has Chinese, too. */
const families: readonly Family[] = [
  {
    name: 'newsreader',
    latin: () => require.resolve('@fontsource-variable/newsreader/files/newsreader-latin-wght-normal.woff2'),
    weight: 500,
  },
  {
    name: 'noto-sans-sc',
    latin: () =>
      require.resolve('@fontsource-variable/noto-sans-sc/files/noto-sans-sc-latin-wght-normal.woff2'),
    weight: 500,
  },
];

interface Part {
  readonly file: string;
  readonly ranges: readonly (readonly [from: number, to: number])[];
}

/** It comes without types. */
type SubsetFont = (
  font: Buffer,
  letters: string,
  terms: { readonly targetFormat: 'truetype'; readonly variationAxes: Readonly<Record<string, number>> },
) => Promise<Buffer>;
/** Loaded when something is printed: a server that prints nothing needs none of it. */
const subsetter = (): SubsetFont => require('subset-font') as SubsetFont;

const read = new Map<string, Promise<readonly Part[]>>();

/** How a text is set, piece by piece; null where it has a letter that no font here has. */
export async function runsOf(text: string): Promise<FontRun[] | null> {
  for (const family of families) {
    const runs = setIn(await partsOf(family), text);
    if (runs) return runs;
  }
  return null;
}

/** A font of just these letters, as printed pages hold it. */
export async function fontOf(file: string, letters: string): Promise<Buffer> {
  const weight = families.find(({ name }) => file.includes(name))?.weight ?? 400;
  return subsetter()(await readFile(file), letters, {
    targetFormat: 'truetype',
    variationAxes: { wght: weight },
  });
}

function setIn(parts: readonly Part[], text: string): FontRun[] | null {
  const runs: { file: string; text: string }[] = [];
  for (const letter of text.normalize('NFC')) {
    const code = letter.codePointAt(0) ?? 0;
    const last = runs.at(-1);
    const holders = parts.filter(({ ranges }) => ranges.some(([from, to]) => code >= from && code <= to));
    const part = holders.find(({ file }) => file === last?.file) ?? holders[0];
    if (!part) return null;
    if (last?.file === part.file) last.text += letter;
    else runs.push({ file: part.file, text: letter });
  }
  return runs;
}

function partsOf(family: Family): Promise<readonly Part[]> {
  const parts = read.get(family.name) ?? readParts(family);
  read.set(family.name, parts);
  return parts;
}

/** Which letters each file of a family has, as its package says it: by name (`latin`), or by number (`[12]`). */
async function readParts({ name, latin }: Family): Promise<readonly Part[]> {
  const files = dirname(latin());
  const said = JSON.parse(await readFile(join(dirname(files), 'unicode.json'), 'utf8')) as Record<
    string,
    string
  >;
  return Object.entries(said).map(([part, ranges]) => ({
    file: join(files, `${name}-${part.replaceAll(/[[\]]/g, '')}-wght-normal.woff2`),
    ranges: ranges.split(',').map(rangeOf),
  }));
}

/** `U+4e00-4eff`, or one letter. */
function rangeOf(said: string): readonly [number, number] {
  const [from = '', to = from] = said.trim().replace('U+', '').split('-');
  return [Number.parseInt(from, 16), Number.parseInt(to, 16)];
}
