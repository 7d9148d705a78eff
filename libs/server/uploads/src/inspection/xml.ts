import { uploadsErrors } from '@lyceum/contracts/uploads';
import { DomainError } from '@lyceum/kernel';
import { Breath } from './rest';

/** What comes in a document: an element begins, words in it, it ends. */
export type XmlEvent =
  | { readonly kind: 'start'; readonly element: XmlElement }
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'end'; readonly element: XmlElement };

export interface XmlElement {
  readonly namespace: string;
  readonly name: string;
  readonly attributes: readonly XmlAttribute[];
}

export interface XmlAttribute {
  /** Empty for those without a prefix. */
  readonly namespace: string;
  readonly name: string;
  readonly value: string;
}

const damaged = (): DomainError => new DomainError(uploadsErrors.DAMAGED);
const unsafe = (): DomainError => new DomainError(uploadsErrors.NOT_SAFE);

const mostDepth = 250;
/** Attributes of one element, and letters of one text or value; more is a file made to keep the server busy. */
const mostAttributes = 250;
const mostLetters = 2_000_000;
/** Letters after which others have their turn in this process. */
const breathLetters = 50_000;
const xmlNamespace = 'http://www.w3.org/XML/1998/namespace';
const declaration =
  /^\ufeff?(?:<\?xml version="1\.[01]"(?: +encoding="utf-8")?(?: +standalone="(?:yes|no)")? *\?>)?/i;
const name = String.raw`[\p{L}_][\p{L}\p{N}_.\-]{0,200}(?::[\p{L}_][\p{L}\p{N}_.\-]{0,200})?`;
const startTag = new RegExp(String.raw`<(${name})`, 'uy');
const endTag = new RegExp(String.raw`</(${name})\s*>`, 'uy');
const attribute = new RegExp(String.raw`\s+(${name})\s*=\s*(["'])`, 'uy');
const tagEnd = /\s*(\/?)>/y;
const entities: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };

/** What prefixes stand for where the reader is: of each the innermost meaning last, so that nothing is copied. */
class Scopes {
  private readonly meanings = new Map([['xml', [xmlNamespace]]]);

  of(prefix: string): string | undefined {
    return this.meanings.get(prefix)?.at(-1);
  }

  enter(declared: readonly (readonly [prefix: string, namespace: string])[]): void {
    for (const [prefix, namespace] of declared) {
      const known = this.meanings.get(prefix);
      if (known) known.push(namespace);
      else this.meanings.set(prefix, [namespace]);
    }
  }

  leave(declared: readonly (readonly [prefix: string, namespace: string])[]): void {
    for (const [prefix] of declared) this.meanings.get(prefix)?.pop();
  }
}

/** An element as it is written. */
interface StartTag {
  readonly tag: string;
  readonly element: XmlElement;
  /** Prefixes that it gives a meaning. */
  readonly declared: readonly (readonly [prefix: string, namespace: string])[];
  readonly isEmpty: boolean;
  readonly end: number;
}

/**
 * Reads XML as strictly as its specification has it, and less of it: UTF-8 alone, no types of documents, no entities but the
 * five, no instructions. So nobody reads anything else from it. Others have their turn after so many letters.
 * @param take gets what comes, in its order
 * @param signal ends it
 * @throws DomainError UPLOADS_DAMAGED where it is not well-formed, UPLOADS_NOT_SAFE where it uses more
 */
export async function readXml(
  bytes: Buffer,
  signal: AbortSignal,
  take: (event: XmlEvent) => void,
): Promise<void> {
  const text = decode(bytes);
  const breath = new Breath(signal, breathLetters);
  const scopes = new Scopes();
  const open: StartTag[] = [];
  let at = declaration.exec(text)?.[0].length ?? 0;
  let roots = 0;
  const leave = ({ element, declared }: StartTag): void => {
    take({ kind: 'end', element });
    scopes.leave(declared);
  };
  while (at < text.length) {
    const from = at;
    if (text[at] !== '<') {
      const next = text.indexOf('<', at);
      const words = unescaped(text.slice(at, next < 0 ? text.length : next));
      if (open.length === 0 && words.trim() !== '') throw damaged();
      if (open.length > 0) take({ kind: 'text', text: words });
      at += (next < 0 ? text.length : next) - at;
    } else if (text.startsWith('</', at)) {
      const [whole, tag] = matchAt(endTag, text, at) ?? [];
      const last = open.pop();
      if (whole === undefined || last === undefined || last.tag !== tag) throw damaged();
      leave(last);
      at += whole.length;
    } else if (text.startsWith('<!', at) || text.startsWith('<?', at)) {
      at = afterComment(text, at);
    } else {
      if (open.length === 0) roots += 1;
      if (roots > 1 || open.length >= mostDepth) throw damaged();
      const read = readStart(text, at, scopes);
      take({ kind: 'start', element: read.element });
      if (read.isEmpty) leave(read);
      else open.push(read);
      at = read.end;
    }
    if (breath.isDueAfter(at - from)) await breath.take();
  }
  if (open.length > 0 || roots !== 1) throw damaged();
}

/** @throws DomainError UPLOADS_NOT_SAFE for what is none: types of documents, instructions, words that are not read as such */
function afterComment(text: string, at: number): number {
  const end = text.indexOf('--', at + 4);
  if (!text.startsWith('<!--', at) || end < 0 || text[end + 2] !== '>') throw unsafe();
  return end + 3;
}

/** Reads an element, and enters what it declares. */
function readStart(text: string, from: number, scopes: Scopes): StartTag {
  const [head, tag = ''] = matchAt(startTag, text, from) ?? [];
  if (head === undefined) throw damaged();
  let at = from + head.length;
  const written = new Map<string, string>();
  for (let found = matchAt(attribute, text, at); found; found = matchAt(attribute, text, at)) {
    const [whole, key = '', quote = ''] = found;
    const start = at + whole.length;
    const close = text.indexOf(quote, start);
    const value = text.slice(start, Math.max(start, close));
    if (close < 0 || written.has(key) || value.includes('<') || written.size >= mostAttributes)
      throw damaged();
    written.set(key, unescaped(value));
    at = close + 1;
  }
  const [close, slash] = matchAt(tagEnd, text, at) ?? [];
  if (close === undefined) throw damaged();
  const declared = [...written]
    .filter(([key]) => isDeclaration(key))
    .map(([key, value]) => [key.slice('xmlns:'.length), value] as const);
  scopes.enter(declared);
  const attributes = [...written]
    .filter(([key]) => !isDeclaration(key))
    .map(([key, value]) => ({ ...meant(key, scopes, ''), value }));
  const names = new Set(attributes.map((one) => `${one.namespace} ${one.name}`));
  if (names.size < attributes.length) throw damaged();
  const element = { ...meant(tag, scopes, scopes.of('') ?? ''), attributes };
  return { tag, element, declared, isEmpty: slash === '/', end: at + close.length };
}

const isDeclaration = (key: string): boolean => key === 'xmlns' || key.startsWith('xmlns:');

/** @param plain the namespace of a name without a prefix */
function meant(written: string, scopes: Scopes, plain: string): { namespace: string; name: string } {
  const [prefix = '', local] = written.split(':');
  if (local === undefined) return { namespace: plain, name: prefix };
  const namespace = scopes.of(prefix);
  if (namespace === undefined) throw damaged();
  return { namespace, name: local };
}

/** @throws DomainError UPLOADS_NOT_SAFE for entities of its own */
function unescaped(text: string): string {
  if (text.length > mostLetters) throw unsafe();
  if (!text.includes('&')) return text;
  return text.replace(
    /&(?:#(\d{1,7})|#x([0-9a-f]{1,6})|(\w+))?;?/gi,
    (whole, decimal?: string, hex?: string, named?: string) => {
      if (!whole.endsWith(';')) throw damaged();
      if (named !== undefined) return entities[named] ?? refuse();
      const code = decimal === undefined ? Number.parseInt(hex ?? '', 16) : Number(decimal);
      if (!(code > 0 && code <= 0x10ffff)) throw damaged();
      return String.fromCodePoint(code);
    },
  );
}

function refuse(): never {
  throw unsafe();
}

function matchAt(pattern: RegExp, text: string, at: number): RegExpExecArray | null {
  pattern.lastIndex = at;
  return pattern.exec(text);
}

function decode(bytes: Buffer): string {
  try {
    // A mark at the start is looked at as part of the declaration.
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes);
  } catch {
    throw unsafe();
  }
}

/** The value of an attribute without a prefix, whatever its element is. */
export const plainAttribute = ({ attributes }: XmlElement, wanted: string): string | undefined =>
  attributes.find((one) => one.namespace === '' && one.name === wanted)?.value;
