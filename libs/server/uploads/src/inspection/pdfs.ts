import { uploadsErrors } from '@lyceum/contracts/uploads';
import { DomainError } from '@lyceum/kernel';
import { isAllowedLink } from './links';
import { type PdfContent, PdfFile } from './pdf-file';
import {
  damaged,
  isDictionary,
  isList,
  type PdfDictionary,
  PdfName,
  PdfReference,
  type PdfValue,
  unsafe,
} from './pdf-values';
import { Breath } from './rest';

/** Names of what a reader would run, start, play, send, fetch, unpack, or not show to everybody. */
const forbidden: ReadonlySet<string> = new Set([
  ...[
    'JavaScript',
    'JS',
    'AA',
    'Launch',
    'SubmitForm',
    'ImportData',
    'ResetForm',
    'GoToR',
    'GoToE',
    'GoToDp',
  ],
  ...['EmbeddedFile', 'EmbeddedFiles', 'EF', 'Filespec', 'FileAttachment', 'Collection', 'XFA'],
  ...['RichMedia', 'RichMediaContent', 'RichMediaExecute', 'Rendition', 'Movie', 'Sound', '3D', 'GoTo3DView'],
  ...['Encrypt', 'Crypt'],
]);

/** What may happen when something is opened or clicked: a leap in the file, a link, a page turned, a layer shown. */
const harmless: ReadonlySet<string> = new Set(['GoTo', 'URI', 'Named', 'Hide', 'SetOCGState', 'Trans']);

/** Where it says what happens. */
const triggers = ['A', 'PA', 'Next', 'OpenAction'] as const;

/** Values after which others have their turn. */
const breathValues = 5_000;

/** Where a stream would be fetched from. */
const elsewhere = ['F', 'FFilter', 'FDecodeParms'] as const;

/**
 * A PDF that only shows: without scripts, programs, files within and forms that send themselves, wherever in it they stand.
 * What is locked with a password cannot be looked into, and is refused.
 * @param signal ends it
 * @throws DomainError UPLOADS_CONTENT_MISMATCH, UPLOADS_DAMAGED where it cannot be read whole, UPLOADS_NOT_SAFE
 */
export async function inspectPdf(bytes: Buffer, signal: AbortSignal): Promise<void> {
  const start = bytes.toString('latin1', 0, 8);
  if (!/^%PDF-\d\.\d/.test(start)) throw new DomainError(uploadsErrors.CONTENT_MISMATCH);
  // Nothing may hide behind its end.
  if (!/%%EOF[\s\0]*$/.test(bytes.subarray(-1024).toString('latin1'))) throw damaged();
  const content = await new PdfFile(bytes).read(signal);
  const rules = new Rules(content);
  for (const stream of content.streams) if (elsewhere.some((key) => stream.has(key))) throw unsafe();
  for (const dictionary of content.dictionaries) rules.assert(dictionary);
  const breath = new Breath(signal, breathValues);
  for (const values of content.objects.values())
    for (const value of values) {
      const before = rules.looked;
      rules.assert(value);
      if (breath.isDueAfter(rules.looked - before)) await breath.take();
    }
}

/** For what an object is looked at where it is referred to. */
type Role = 'acts' | 'act' | 'kind' | 'address';

class Rules {
  /** Values that were looked at. */
  looked = 0;
  private readonly judged: Readonly<Record<Role, Set<number>>> = {
    acts: new Set(),
    act: new Set(),
    kind: new Set(),
    address: new Set(),
  };

  constructor(private readonly content: PdfContent) {}

  /** @throws DomainError UPLOADS_NOT_SAFE */
  assert(value: PdfValue): void {
    this.looked += 1;
    if (value instanceof PdfName && forbidden.has(value.text)) throw unsafe();
    if (isList(value)) for (const one of value) this.assert(one);
    if (!isDictionary(value)) return;
    for (const [key, one] of value) {
      if (forbidden.has(key)) throw unsafe();
      this.assert(one);
    }
    for (const key of triggers) this.assertHarmless(value.get(key));
    for (const key of ['URI', 'Base']) this.assertAddress(value.get(key));
  }

  private assertHarmless(value: PdfValue | undefined): void {
    for (const action of this.meant(value, 'acts'))
      // What comes next is looked at where it stands.
      if (isDictionary(action)) this.assertAction(action);
      else if (isList(action))
        for (const one of action)
          for (const inner of this.meant(one, 'act')) if (isDictionary(inner)) this.assertAction(inner);
  }

  private assertAction(action: PdfDictionary): void {
    for (const kind of this.meant(action.get('S'), 'kind'))
      if (!(kind instanceof PdfName) || !harmless.has(kind.text)) throw unsafe();
  }

  private assertAddress(value: PdfValue | undefined): void {
    for (const address of this.meant(value, 'address'))
      if (typeof address === 'string' && !isAllowedLink(readable(address))) throw unsafe();
  }

  /** Whatever a reader may find in a value's place; an object that was judged in that role is not judged again. */
  private meant(value: PdfValue | undefined, role: Role): readonly PdfValue[] {
    this.looked += 1;
    if (!(value instanceof PdfReference)) return value === undefined || value === null ? [] : [value];
    if (this.judged[role].has(value.number)) return [];
    this.judged[role].add(value.number);
    const values = this.content.objects.get(value.number) ?? [];
    this.looked += values.length;
    return values;
  }
}

/** A string as it is meant. */
function readable(text: string): string {
  if (!text.startsWith('\xfe\xff')) return text;
  const bytes = Buffer.from(text, 'latin1');
  return bytes
    .subarray(2, bytes.length - (bytes.length % 2))
    .swap16()
    .toString('utf16le');
}
