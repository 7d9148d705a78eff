import { uploadsErrors } from '@lyceum/contracts';
import { DomainError } from '@lyceum/kernel';

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
const xmlNamespace = 'http://www.w3.org/XML/1998/namespace';
const declaration =
  /^\ufeff?(?:<\?xml version="1\.[01]"(?: +encoding="utf-8")?(?: +standalone="(?:yes|no)")? *\?>)?/i;
const name = String.raw`[\p{L}_][\p{L}\p{N}_.\-]{0,200}(?::[\p{L}_][\p{L}\p{N}_.\-]{0,200})?`;
const startTag = new RegExp(String.raw`<(${name})`, 'uy');
const endTag = new RegExp(String.raw`</(${name})\s*>`, 'uy');
const attribute = new RegExp(String.raw`\s+(${name})\s*=\s*(["'])`, 'uy');
const tagEnd = /\s*(\/?)>/y;
const entities: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };

/** Prefixes and what they stand for. */
type Scope = ReadonlyMap<string, string>;

/**
 * Reads XML as strictly as its specification has it, and less of it: UTF-8 alone, no types of documents, no entities but the
 * five, no instructions. So nobody reads anything else from it.
 * @throws DomainError UPLOADS_DAMAGED where it is not well-formed, UPLOADS_NOT_SAFE where it uses more
 */
export function* readXml(bytes: Buffer): Generator<XmlEvent> {
  const text = decode(bytes);
  const open: { readonly tag: string; readonly element: XmlElement; readonly scope: Scope }[] = [];
  let at = declaration.exec(text)?.[0].length ?? 0;
  let roots = 0;
  while (at < text.length) {
    if (text[at] !== '<') {
      const next = text.indexOf('<', at);
      const words = unescaped(text.slice(at, next < 0 ? text.length : next));
      if (open.length === 0 && words.trim() !== '') throw damaged();
      if (open.length > 0) yield { kind: 'text', text: words };
      at += (next < 0 ? text.length : next) - at;
    } else if (text.startsWith('</', at)) {
      const [whole, tag] = matchAt(endTag, text, at) ?? [];
      const last = open.pop();
      if (whole === undefined || last?.tag !== tag) throw damaged();
      yield { kind: 'end', element: last?.element as XmlElement };
      at += whole.length;
    } else if (text.startsWith('<!', at) || text.startsWith('<?', at)) {
      at = afterComment(text, at);
    } else {
      if (open.length === 0) roots += 1;
      if (roots > 1 || open.length >= mostDepth) throw damaged();
      const read = readStart(text, at, open.at(-1)?.scope ?? new Map([['xml', xmlNamespace]]));
      const { tag, element, scope, isEmpty } = read;
      yield { kind: 'start', element };
      if (isEmpty) yield { kind: 'end', element };
      else open.push({ tag, element, scope });
      at = read.end;
    }
  }
  if (open.length > 0 || roots !== 1) throw damaged();
}

/** @throws DomainError UPLOADS_NOT_SAFE for what is none: types of documents, instructions, words that are not read as such */
function afterComment(text: string, at: number): number {
  const end = text.indexOf('--', at + 4);
  if (!text.startsWith('<!--', at) || end < 0 || text[end + 2] !== '>') throw unsafe();
  return end + 3;
}

function readStart(text: string, from: number, outer: Scope) {
  const [head, tag = ''] = matchAt(startTag, text, from) ?? [];
  if (head === undefined) throw damaged();
  let at = from + head.length;
  const written = new Map<string, string>();
  for (let found = matchAt(attribute, text, at); found; found = matchAt(attribute, text, at)) {
    const [whole, key = '', quote = ''] = found;
    const start = at + whole.length;
    const close = text.indexOf(quote, start);
    const value = text.slice(start, Math.max(start, close));
    if (close < 0 || written.has(key) || value.includes('<')) throw damaged();
    written.set(key, unescaped(value));
    at = close + 1;
  }
  const [close, slash] = matchAt(tagEnd, text, at) ?? [];
  if (close === undefined) throw damaged();
  const scope = scopeOf(written, outer);
  const attributes = [...written]
    .filter(([key]) => key !== 'xmlns' && !key.startsWith('xmlns:'))
    .map(([key, value]) => ({ ...meant(key, scope, ''), value }));
  const names = new Set(attributes.map((one) => `${one.namespace} ${one.name}`));
  if (names.size < attributes.length) throw damaged();
  const element = { ...meant(tag, scope, scope.get('') ?? ''), attributes };
  return { tag, element, scope, isEmpty: slash === '/', end: at + close.length };
}

function scopeOf(written: ReadonlyMap<string, string>, outer: Scope): Scope {
  const declared = [...written].filter(([key]) => key === 'xmlns' || key.startsWith('xmlns:'));
  if (declared.length === 0) return outer;
  return new Map([...outer, ...declared.map(([key, value]) => [key.slice('xmlns:'.length), value] as const)]);
}

/** @param plain the namespace of a name without a prefix */
function meant(written: string, scope: Scope, plain: string): { namespace: string; name: string } {
  const [prefix = '', local] = written.split(':');
  if (local === undefined) return { namespace: plain, name: prefix };
  const namespace = scope.get(prefix);
  if (namespace === undefined) throw damaged();
  return { namespace, name: local };
}

/** @throws DomainError UPLOADS_NOT_SAFE for entities of its own */
function unescaped(text: string): string {
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
