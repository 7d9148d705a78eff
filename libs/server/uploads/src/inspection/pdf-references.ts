import { numberOf } from './pdf-streams';
import { damaged, isDictionary, isList, type PdfDictionary, type PdfReader, unsafe } from './pdf-values';

/** Objects of all tables; more is a file made to keep the server busy. */
export const mostEntries = 1_000_000;

/** Where an object is. */
export interface PdfPlace {
  readonly number: number;
  /** Its first byte in the file, or the number of the stream it is packed in. */
  readonly place: number;
  /** Which of that stream it is; null where it lies by itself. */
  readonly index: number | null;
}

/** A table of places, with what is said beside it. */
export interface ReferenceSection {
  readonly dictionary: PdfDictionary;
  readonly entries: readonly PdfPlace[];
}

/** The two ways in which a file says where its objects are. */
export const readCrossReferences = {
  /** Behind the word `xref`: runs of lines, and the dictionary of the file. */
  table(reader: PdfReader): ReferenceSection {
    const entries: PdfPlace[] = [];
    for (;;) {
      const word = reader.word();
      if (word === 'trailer') break;
      if (!/^\d{1,10}$/.test(word)) throw damaged();
      const first = Number(word);
      const count = reader.integer();
      for (let index = 0; index < count; index += 1) {
        const place = reader.integer();
        reader.integer();
        const kind = reader.word();
        if (kind === 'n') entries.push({ number: first + index, place, index: null });
        else if (kind !== 'f') throw damaged();
      }
    }
    const dictionary = reader.value();
    if (!isDictionary(dictionary)) throw damaged();
    return { dictionary, entries };
  },

  /** In a stream: numbers of so many bytes each. */
  stream(plain: Buffer, dictionary: PdfDictionary): ReferenceSection {
    const widths = numbersOf(dictionary, 'W');
    const [kindWidth = 0, placeWidth = 0, indexWidth = 0] = widths;
    const width = kindWidth + placeWidth + indexWidth;
    if (widths.length !== 3 || width === 0 || widths.some((one) => one > 6)) throw unsafe();
    const runs = dictionary.has('Index') ? numbersOf(dictionary, 'Index') : [0, numberOf(dictionary, 'Size')];
    const all = runs.reduce((sum, count, index) => sum + (index % 2 === 1 ? count : 0), 0);
    if (all > mostEntries) throw damaged();
    const entries: PdfPlace[] = [];
    let at = 0;
    for (let run = 0; run < runs.length; run += 2) {
      const [first = 0, count = 0] = [runs[run], runs[run + 1]];
      if (at + count * width > plain.length) throw damaged();
      for (let index = 0; index < count; index += 1, at += width) {
        const kind = kindWidth === 0 ? 1 : plain.readUIntBE(at, kindWidth);
        const place = placeWidth === 0 ? 0 : plain.readUIntBE(at + kindWidth, placeWidth);
        const last = indexWidth === 0 ? 0 : plain.readUIntBE(at + kindWidth + placeWidth, indexWidth);
        if (kind > 2) throw unsafe();
        if (kind > 0) entries.push({ number: first + index, place, index: kind === 2 ? last : null });
      }
    }
    if (at !== plain.length || runs.length % 2 !== 0) throw damaged();
    return { dictionary, entries };
  },
};

function numbersOf(dictionary: PdfDictionary, key: string): number[] {
  const values = dictionary.get(key);
  if (!isList(values)) throw unsafe();
  return values.map((value) => {
    if (typeof value !== 'number' || !Number.isSafeInteger(value) || value < 0) throw unsafe();
    return value;
  });
}
