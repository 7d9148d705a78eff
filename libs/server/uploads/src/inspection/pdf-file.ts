import { mostEntries, readCrossReferences, type ReferenceSection } from './pdf-references';
import { type PdfStream, numberOf, StreamUnpacker } from './pdf-streams';
import {
  damaged,
  isDictionary,
  isSpace,
  PartCount,
  type PdfDictionary,
  PdfName,
  PdfReader,
  PdfReference,
  type PdfValue,
  unsafe,
} from './pdf-values';
import { Breath, rest } from './rest';

/** Letters after which others have their turn in this process. */
const breathLetters = 50_000;
/** Versions of one object; more is a file made to keep the server busy. */
const mostVersions = 100;

/** What a PDF holds, every object of it, also those that a later one replaces. */
export interface PdfContent {
  /** By their numbers; of one number there may be several. */
  readonly objects: ReadonlyMap<number, readonly PdfValue[]>;
  /** Of streams and files: what stands beside the objects. */
  readonly dictionaries: readonly PdfDictionary[];
  readonly streams: readonly PdfDictionary[];
}

/** An object that lies in the file by itself. */
interface Placed {
  readonly number: number;
  readonly stream: PdfStream | null;
}

/**
 * Reads a PDF from its first byte to its last one. Whatever a reader could take for an object must be one of those that are
 * found on the way: tables say where objects are, and they may point nowhere else; nothing that looks like an object lies
 * in a string, a comment or a stream.
 */
export class PdfFile {
  private readonly text: string;
  private readonly parts = new PartCount();
  private readonly reader: PdfReader;
  private readonly unpacker = new StreamUnpacker();
  private readonly objects = new Map<number, PdfValue[]>();
  /** By where they begin. */
  private readonly placed = new Map<number, Placed>();
  private readonly packed = new Map<number, readonly number[]>();
  private readonly sections = new Map<number, ReferenceSection>();
  private readonly starts: number[] = [];
  private tables = 0;

  constructor(private readonly bytes: Buffer) {
    this.text = bytes.toString('latin1');
    this.reader = new PdfReader(this.text, this.parts);
  }

  /** @throws DomainError UPLOADS_DAMAGED where it cannot be read whole, UPLOADS_NOT_SAFE */
  async read(signal: AbortSignal): Promise<PdfContent> {
    const breath = new Breath(signal, breathLetters);
    for (let from = 0; this.reader.skip(); from = this.reader.at) {
      this.part();
      this.parts.next();
      if (breath.isDueAfter(this.reader.at - from)) await breath.take();
    }
    const streams = [...this.placed.values()].flatMap(({ stream }) => (stream ? [stream] : []));
    await this.assertLengths(streams, signal);
    await this.unpackObjects(signal);
    await this.readReferences(signal);
    await rest(signal);
    this.assertNothingElse();
    await rest(signal);
    const dictionaries = [...this.sections.values()].map(({ dictionary }) => dictionary);
    return { objects: this.objects, dictionaries, streams: streams.map(({ dictionary }) => dictionary) };
  }

  /** What begins here: an object, a table, its dictionary, or where the last table is. */
  private part(): void {
    const { at } = this.reader;
    const word = this.reader.word();
    if (/^\d+$/.test(word)) return this.object(at, Number(word));
    if (word === 'xref') return this.table(at);
    if (word !== 'startxref') throw damaged();
    this.starts.push(this.reader.integer());
  }

  private object(at: number, number: number): void {
    this.reader.integer();
    if (this.reader.word() !== 'obj') throw damaged();
    const value = this.reader.value();
    let word = this.reader.word();
    let stream: PdfStream | null = null;
    if (word === 'stream') {
      if (!isDictionary(value)) throw damaged();
      stream = { dictionary: value, bytes: this.streamBytes() };
      word = this.reader.word();
    }
    if (word !== 'endobj') throw damaged();
    this.placed.set(at, { number, stream });
    this.define(number, value);
  }

  private streamBytes(): Buffer {
    const { at } = this.reader;
    const head = this.text.startsWith('\r\n', at) ? 2 : this.text.startsWith('\n', at) ? 1 : 0;
    const end = this.text.indexOf('endstream', at);
    if (head === 0 || end < at + head) throw damaged();
    this.reader.at = end + 'endstream'.length;
    return this.bytes.subarray(at + head, end);
  }

  private table(at: number): void {
    const section = readCrossReferences.table(this.reader);
    this.tables += 1;
    this.sections.set(at, section);
  }

  private define(number: number, value: PdfValue): void {
    // What is only another name of an object leads round and round.
    if (value instanceof PdfReference) throw unsafe();
    const known = this.objects.get(number);
    if (known && known.length >= mostVersions) throw damaged();
    if (known) known.push(value);
    else this.objects.set(number, [value]);
  }

  /** A stream ends where it says, and where it seems to. */
  private async assertLengths(streams: readonly PdfStream[], signal: AbortSignal): Promise<void> {
    const breath = new Breath(signal, breathLetters);
    for (const { dictionary, bytes } of streams) {
      const said = dictionary.get('Length');
      const lengths = said instanceof PdfReference ? (this.objects.get(said.number) ?? []) : [said];
      const least = contentLength(bytes);
      const isRight = lengths.every(
        (length) => typeof length === 'number' && length >= least && length <= bytes.length,
      );
      if (lengths.length === 0 || !isRight) throw damaged();
      if (breath.isDueAfter(lengths.length + bytes.length - least)) await breath.take();
    }
  }

  private async unpackObjects(signal: AbortSignal): Promise<void> {
    for (const { number, stream } of this.placed.values()) {
      if (!stream || !holdsObjects(stream.dictionary)) continue;
      await rest(signal);
      const { dictionary } = stream;
      if (this.packed.has(number)) throw unsafe();
      this.packed.set(number, this.unpackOne(await this.unpacker.unpacked(stream), dictionary));
    }
  }

  /** @returns the numbers of the objects, in their order */
  private unpackOne(plain: Buffer, dictionary: PdfDictionary): number[] {
    const text = plain.toString('latin1');
    const [count, first] = [numberOf(dictionary, 'N'), numberOf(dictionary, 'First')];
    const head = new PdfReader(text, this.parts, { to: first });
    const numbers: number[] = [];
    const places: number[] = [];
    for (let index = 0; index < count; index += 1) {
      numbers.push(head.integer());
      places.push(head.integer());
    }
    if (head.skip()) throw damaged();
    const reader = new PdfReader(text, this.parts, { from: first });
    for (const [index, number] of numbers.entries()) {
      this.parts.next();
      reader.skip();
      const place = new PdfReader(text, this.parts, { from: first + (places[index] ?? 0) });
      // One after another, as they are listed: nothing lies between or behind them.
      if (!place.skip() || place.at !== reader.at) throw damaged();
      this.define(number, reader.value());
    }
    if (reader.skip()) throw damaged();
    return numbers;
  }

  private async readReferences(signal: AbortSignal): Promise<void> {
    for (const [at, { stream }] of this.placed) {
      if (!stream || !isNamed(stream.dictionary, 'XRef')) continue;
      await rest(signal);
      const plain = await this.unpacker.unpacked(stream);
      this.sections.set(at, readCrossReferences.stream(plain, stream.dictionary));
    }
    let count = 0;
    for (const section of this.sections.values()) {
      await rest(signal);
      count += section.entries.length;
      if (count > mostEntries) throw damaged();
      this.assertSection(section);
    }
    const [last = 0] = this.starts.slice(-1);
    // The first part of a file that is made for slow lines says 0: its table has come before.
    const isRight = this.starts.every((start) => this.sections.has(start) || (start === 0 && last !== 0));
    if (!isRight || !this.sections.has(last)) throw damaged();
  }

  private assertSection({ dictionary, entries }: ReferenceSection): void {
    for (const key of ['Prev', 'XRefStm'])
      if (dictionary.has(key) && !this.sections.has(numberOf(dictionary, key))) throw damaged();
    const root = dictionary.get('Root');
    const isRoot = (value: PdfValue): boolean => isDictionary(value) && isNamed(value, 'Catalog');
    if (dictionary.has('Root')) {
      const roots = root instanceof PdfReference ? (this.objects.get(root.number) ?? []) : [];
      if (roots.length === 0 || !roots.every(isRoot)) throw damaged();
    }
    for (const { number, place, index } of entries) {
      const isThere =
        index === null
          ? this.placed.get(this.after(place))?.number === number
          : this.packed.get(place)?.[index] === number;
      if (!isThere) throw damaged();
    }
  }

  /** Where the next thing begins; tables may point at the space before it. */
  private after(place: number): number {
    const spaces = /[\0\t\n\f\r ]{0,8}/y;
    spaces.lastIndex = place;
    spaces.exec(this.text);
    return Math.max(place, spaces.lastIndex);
  }

  /** Readers that mistrust the tables look for these words themselves. */
  private assertNothingElse(): void {
    const count = (pattern: RegExp): number => Array.from(this.text.matchAll(pattern)).length;
    const isAll =
      count(/\d[\0\t\n\f\r ]+\d+[\0\t\n\f\r ]*obj/g) === this.placed.size &&
      count(/trailer[\0\t\n\f\r ]*<</g) === this.tables &&
      count(/startxref/g) === this.starts.length;
    if (!isAll) throw unsafe();
  }
}

const isNamed = (dictionary: PdfDictionary, name: string): boolean => {
  const type = dictionary.get('Type');
  return type instanceof PdfName && type.text === name;
};

/** Also where it does not say so: readers go by the tables. */
function holdsObjects(dictionary: PdfDictionary): boolean {
  if (dictionary.get('Type') instanceof PdfReference) throw unsafe();
  return isNamed(dictionary, 'ObjStm') || (dictionary.has('N') && dictionary.has('First'));
}

/** Bytes up to the last one that is no space. */
function contentLength(bytes: Buffer): number {
  let length = bytes.length;
  while (length > 0 && isSpace(bytes[length - 1] ?? 0)) length -= 1;
  return length;
}
