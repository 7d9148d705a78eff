import { uploadsErrors } from '@lyceum/contracts';
import { DomainError } from '@lyceum/kernel';
import type { XmlElement, XmlEvent } from './xml';

const unsafe = (): DomainError => new DomainError(uploadsErrors.NOT_SAFE);

const list = (words: string): ReadonlySet<string> => new Set(words.split(/\s+/));

/** Elements that are objects, programs, or texts from elsewhere, in whatever part they stand. */
const forbidden =
  list(`altChunk object control OLEObject oleObj oleObject embed subDoc attachedTemplate mailMerge ddeLink ddeService
  externalReference externalBook oleLink webPublishing queryTable connection`);

/** What a field may be; others fetch, start or exchange data (`DDEAUTO`, `INCLUDETEXT`, `LINK`, `MACROBUTTON`). */
const fields =
  list(`PAGE NUMPAGES SECTIONPAGES SECTION HYPERLINK TOC TOA TC XE INDEX PAGEREF REF NOTEREF STYLEREF SEQ DATE TIME
  CREATEDATE SAVEDATE PRINTDATE EDITTIME AUTHOR TITLE SUBJECT KEYWORDS COMMENTS FILENAME FILESIZE LASTSAVEDBY NUMWORDS NUMCHARS
  DOCPROPERTY SYMBOL EQ FORMTEXT FORMCHECKBOX FORMDROPDOWN CITATION BIBLIOGRAPHY LISTNUM AUTONUM AUTONUMLGL ADDIN = IF`);

/** Acts of slides: to go to another one, and to play what lies in it. */
const actions =
  /^(?:|ppaction:\/\/(?:hlinkshowjump|hlinksldjump|customshow|noaction|media)(?:\?[\w=&.-]*)?|ppaction:\/\/hlinksldjump)$/i;

/** Formulas that start, fetch or call something: `cmd|' /C calc'!A0`. */
const calls =
  /\||\b(?:CALL|REGISTER(?:\.ID)?|EXEC|EXECUTE|INITIATE|POKE|REQUEST|DDE|RTD|WEBSERVICE|FILTERXML|IMAGE|STOCKHISTORY|PY|RUN|FOPEN|GET\.\w+)\s*\(/i;
/** Of the code of a field so much is kept as its name may need. */
const codeLetters = 1_000;
const formulas = list('f formula formula1 formula2 definedName oldFormula');

/** Goes through the words of one part of an office file. */
export class OfficeText {
  /** Codes of fields that are open, the innermost last; null once its result has begun. */
  private readonly open: (string | null)[] = [];
  private readonly within: string[] = [];
  private formula = '';

  /** @throws DomainError UPLOADS_NOT_SAFE */
  add(event: XmlEvent): void {
    if (event.kind === 'text') return this.words(event.text);
    const { element } = event;
    if (event.kind === 'start') this.start(element);
    else this.end(element);
  }

  private start(element: XmlElement): void {
    const { name, attributes } = element;
    if (forbidden.has(name)) throw unsafe();
    this.within.push(name);
    if (formulas.has(name)) this.formula = '';
    for (const { name: key, value } of attributes) {
      if (key === 'action' && /^hlink/.test(name) && !actions.test(value)) throw unsafe();
      if (key === 'macro' && value !== '') throw unsafe();
      if (name === 'fldSimple' && key === 'instr') assertField(value);
      if (name === 'definedName' && key === 'name' && /auto_?(?:open|close|activate|deactivate)/i.test(value))
        throw unsafe();
      if (
        name === 'definedName' &&
        ['function', 'xlm', 'vbProcedure'].includes(key) &&
        /^(?:1|true)$/.test(value)
      )
        throw unsafe();
      if (name === 'fldChar' && key === 'fldCharType') this.mark(value);
    }
  }

  private end({ name }: XmlElement): void {
    this.within.pop();
    if (formulas.has(name) && calls.test(this.formula.replace(/"[^"]*"/g, '""'))) throw unsafe();
  }

  private words(text: string): void {
    const name = this.within.at(-1) ?? '';
    if (formulas.has(name)) this.formula += text;
    if (name !== 'instrText' && name !== 'delInstrText') return;
    const code = this.open.at(-1);
    // Outside of a field it may become one.
    if (code === undefined) assertField(text);
    else if (code !== null && code.length < codeLetters) this.open[this.open.length - 1] = code + text;
  }

  private mark(type: string): void {
    if (type === 'begin') {
      // The name of a field stands before whatever it holds: else one field could write another's.
      const around = this.open.at(-1);
      if (typeof around === 'string') assertField(around);
      this.open.push('');
      return;
    }
    const code = this.open.at(-1);
    if (typeof code === 'string') assertField(code);
    if (type === 'end') this.open.pop();
    else if (this.open.length > 0) this.open[this.open.length - 1] = null;
  }
}

function assertField(code: string): void {
  const name = /^[\s"\\]*(=|[^\s\\"=]*)/.exec(code)?.[1] ?? '';
  // The same code may be looked at again with a part that follows.
  if (!fields.has(name.toUpperCase())) throw unsafe();
}
