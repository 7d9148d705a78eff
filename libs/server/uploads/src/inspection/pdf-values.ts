import { uploadsErrors } from '@lyceum/contracts/uploads';
import { DomainError } from '@lyceum/kernel';

/** A name as it is meant: `/J#61vaScript` is JavaScript. */
export class PdfName {
  constructor(readonly text: string) {}
}

/** A reference to an object: `3 0 R`. */
export class PdfReference {
  constructor(readonly number: number) {}
}

export type PdfDictionary = ReadonlyMap<string, PdfValue>;

/** Strings are letters of one byte each. */
export type PdfValue =
  | number
  | string
  | boolean
  | null
  | PdfName
  | PdfReference
  | readonly PdfValue[]
  | PdfDictionary;

export const isDictionary = (value: PdfValue | undefined): value is PdfDictionary => value instanceof Map;
export const isList = (value: PdfValue | undefined): value is readonly PdfValue[] => Array.isArray(value);

export const damaged = (): DomainError => new DomainError(uploadsErrors.DAMAGED);
export const unsafe = (): DomainError => new DomainError(uploadsErrors.NOT_SAFE);

/** Parts of one file, and of one of its objects, that are looked at; more is a file made to keep the server busy. */
const mostParts = 3_000_000;
const mostPartsOfOne = 500_000;
const mostDepth = 100;
/** Letters of a number. */
const mostLetters = 64;

/** Counts the parts of a file, wherever they stand. */
export class PartCount {
  private all = 0;
  private ofOne = 0;

  /** @throws DomainError UPLOADS_DAMAGED */
  add(): void {
    this.all += 1;
    this.ofOne += 1;
    if (this.all > mostParts || this.ofOne > mostPartsOfOne) throw damaged();
  }

  next(): void {
    this.ofOne = 0;
  }
}

const spaces = new Set([0, 9, 10, 12, 13, 32]);
export const isSpace = (code: number): boolean => spaces.has(code);
const delimiters = new Set([...'()<>[]{}/%'].map((letter) => letter.charCodeAt(0)));
const escapes: Readonly<Record<string, string>> = { n: '\n', r: '\r', t: '\t', b: '\b', f: '\f' };
const numberPattern = /^[+-]?(?:\d+\.?\d*|\.\d+)$/;
const referencePattern = /(\d{1,10})[\0\t\n\f\r ]+\d{1,5}[\0\t\n\f\r ]+R(?![^\0\t\n\f\r ()<>[\]{}/%])/y;

/** Reads values one after another; what is none of the format's is an error. */
export class PdfReader {
  at: number;
  private readonly end: number;

  /** @param text the file, a letter for each byte */
  constructor(
    readonly text: string,
    private readonly parts: PartCount,
    { from = 0, to = text.length }: { from?: number; to?: number } = {},
  ) {
    this.at = from;
    this.end = to;
  }

  /** Passes spaces and comments. @returns whether there is anything more */
  skip(): boolean {
    for (; this.at < this.end; this.at += 1) {
      const code = this.text.charCodeAt(this.at);
      if (code === 0x25) this.skipLine();
      else if (!spaces.has(code)) return true;
    }
    return false;
  }

  /** The next word: letters and digits up to a space or delimiter. Empty where there is none. */
  word(): string {
    this.skip();
    const from = this.at;
    while (this.at < this.end && this.isRegular(this.text.charCodeAt(this.at))) this.at += 1;
    this.parts.add();
    return this.text.slice(from, this.at);
  }

  /** @throws DomainError UPLOADS_DAMAGED where there is something else */
  integer(): number {
    const word = this.word();
    if (!/^\d{1,15}$/.test(word)) throw damaged();
    return Number(word);
  }

  value(depth = 0): PdfValue {
    this.parts.add();
    if (depth > mostDepth || !this.skip()) throw damaged();
    const [first = '', second] = [this.text[this.at], this.text[this.at + 1]];
    if (first === '/') return this.name();
    if (first === '(') return this.string();
    if (first === '[') return this.list(depth);
    if (first === '<') return second === '<' ? this.dictionary(depth) : this.hexadecimal();
    return this.reference() ?? this.atom();
  }

  private reference(): PdfReference | null {
    referencePattern.lastIndex = this.at;
    const [whole, number] = referencePattern.exec(this.text) ?? [];
    if (whole === undefined) return null;
    this.at += whole.length;
    return new PdfReference(Number(number));
  }

  private atom(): PdfValue {
    const word = this.word();
    if (word.length > mostLetters) throw damaged();
    if (numberPattern.test(word)) return Number(word);
    if (word === 'true' || word === 'false') return word === 'true';
    if (word === 'null') return null;
    throw damaged();
  }

  private name(): PdfName {
    this.at += 1;
    const from = this.at;
    while (this.at < this.end && this.isRegular(this.text.charCodeAt(this.at))) this.at += 1;
    const written = this.text.slice(from, this.at);
    const text = written.replace(/#([0-9A-Fa-f]{2})/g, (_, code: string) =>
      String.fromCharCode(Number.parseInt(code, 16)),
    );
    return new PdfName(text);
  }

  private list(depth: number): PdfValue[] {
    this.at += 1;
    const values: PdfValue[] = [];
    for (;;) {
      if (!this.skip()) throw damaged();
      if (this.text[this.at] === ']') break;
      values.push(this.value(depth + 1));
    }
    this.at += 1;
    return values;
  }

  private dictionary(depth: number): PdfDictionary {
    this.at += 2;
    const entries = new Map<string, PdfValue>();
    for (;;) {
      if (!this.skip()) throw damaged();
      if (this.text.startsWith('>>', this.at)) break;
      if (this.text[this.at] !== '/') throw damaged();
      const { text } = this.name();
      // Of two entries some readers take the one, and some the other.
      if (entries.has(text)) throw unsafe();
      entries.set(text, this.value(depth + 1));
    }
    this.at += 2;
    return entries;
  }

  private hexadecimal(): string {
    const closedAt = this.text.indexOf('>', this.at);
    const digits =
      closedAt < 0 ? 'none' : this.text.slice(this.at + 1, closedAt).replace(/[\0\t\n\f\r ]+/g, '');
    if (/[^0-9A-Fa-f]/.test(digits)) throw damaged();
    this.at = closedAt + 1;
    return Buffer.from(digits.length % 2 === 0 ? digits : `${digits}0`, 'hex').toString('latin1');
  }

  private string(): string {
    const from = this.at + 1;
    let depth = 1;
    for (this.at = from; this.at < this.end; this.at += 1) {
      const letter = this.text[this.at];
      if (letter === '\\') this.at += 1;
      else if (letter === '(') depth += 1;
      else if (letter === ')') depth -= 1;
      if (depth === 0) break;
    }
    if (this.at >= this.end) throw damaged();
    this.at += 1;
    return unescaped(this.text.slice(from, this.at - 1));
  }

  private skipLine(): void {
    while (this.at < this.end && !isLineEnd(this.text.charCodeAt(this.at))) this.at += 1;
    // The line's end is a space like any other.
    this.at -= 1;
  }

  private isRegular(code: number): boolean {
    return !spaces.has(code) && !delimiters.has(code);
  }
}

const isLineEnd = (code: number): boolean => code === 10 || code === 13;

const unescaped = (text: string): string =>
  text.replace(
    /\\(?:([0-7]{1,3})|(\r\n|[\s\S]))/g,
    (_, octal: string | undefined, letter: string | undefined) => {
      if (octal !== undefined) return String.fromCharCode(Number.parseInt(octal, 8) % 256);
      if (letter === undefined || /[\r\n]/.test(letter)) return '';
      return escapes[letter] ?? letter;
    },
  );
