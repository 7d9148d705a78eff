import { uploadsErrors } from '@lyceum/contracts/uploads';
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
/** The conditions of newer sheets hold their formula in one more element. */
const holdsFormula = list('formula1 formula2');
const codes = list('instrText delInstrText');
/** In equations `f` is a fraction, which holds elements. */
const mathNamespace =
  /^http:\/\/(?:schemas\.openxmlformats\.org\/officeDocument\/2006|purl\.oclc\.org\/ooxml\/officeDocument)\/math$/;
const isFormula = ({ namespace, name }: XmlElement): boolean =>
  formulas.has(name) && !mathNamespace.test(namespace);

/** Goes through the words of one part of an office file. */
export class OfficeText {
  /** Codes of fields that are open, the innermost last; null once its result has begun. */
  private readonly open: (string | null)[] = [];
  private readonly within: XmlElement[] = [];
  /** Formulas that are open, the innermost last. */
  private readonly written: string[] = [];

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
    this.assertWords(element);
    this.within.push(element);
    if (isFormula(element)) this.written.push('');
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

  /** What is read as one text is words alone: an element in between would part them here, and not for who runs them. */
  private assertWords({ name }: XmlElement): void {
    const around = this.within.at(-1);
    if (!around || !(isFormula(around) || codes.has(around.name))) return;
    if (!(holdsFormula.has(around.name) && name === 'f')) throw unsafe();
  }

  private end(element: XmlElement): void {
    this.within.pop();
    if (isFormula(element) && calls.test((this.written.pop() ?? '').replace(/"[^"]*"/g, '""')))
      throw unsafe();
  }

  private words(text: string): void {
    for (const [index, formula] of this.written.entries()) this.written[index] = formula + text;
    if (!codes.has(this.within.at(-1)?.name ?? '')) return;
    const code = this.open.at(-1);
    // Outside of a field it may become one.
    if (code === undefined) assertField(text);
    else if (code !== null && code.length < codeLetters)
      this.open[this.open.length - 1] = (code + text).slice(0, codeLetters);
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
  const [whole = '', name = ''] = /^[\s"\\]*(=|[^\s\\"=]*)/.exec(code) ?? [];
  // Of a longer one the end is not kept.
  if (whole.length >= codeLetters) throw unsafe();
  // The same code may be looked at again with a part that follows.
  if (!fields.has(name.toUpperCase())) throw unsafe();
}
